//! The model `speech_embedding` of Google, run by `rten`. It is not ours and in no package of ours; `./x run` fetches it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{ScopedJoinHandle, available_parallelism};
use std::{fs, io};

use rten::{Model, ModelOptions, OpRegistry, RunOptions, ThreadPool, ValueOrView, op_registry};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};
use sha2::{Digest, Sha256};

use crate::listening::{DIMENSIONS, FeatureModel, Features, ModelFault};

/// The name of its file.
const FILE: &str = "speech-embedding.onnx";

/// What the file must be, so that nothing else is run.
pub(super) const SHA256: &str = "0140c2b1455c016783f9b859e16f47b5187c69079503cd053f406b86f9094560";

/// Samples of the window of the model: 775 ms.
const WINDOW: usize = 12_400;

/// On so many threads several sounds are heard beside each other, at most: what can be said is to be ready soon, and the
/// rest of the machine belongs to others.
const MOST_THREADS: usize = 2;

/// Why there is no model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelTrouble {
    /// It is in none of the places.
    Missing,
    /// The file is another one, or broken.
    Damaged,
    /// The file cannot be read.
    Unreadable(io::ErrorKind),
}

/// Where the model may lie: in a folder of the player's data, beside the program, and where packages put such files.
pub fn model_places(data: Option<&Path>) -> Vec<PathBuf> {
    let program = std::env::current_exe().ok();
    let folder = program.as_deref().and_then(Path::parent);
    let beside = folder.into_iter().flat_map(|folder| {
        let parent = folder.parent().unwrap_or(folder);
        [
            folder.join("listening"),
            parent.join("listening"),
            parent.join("share/annabella/listening"),
            // The tests are one folder deeper.
            parent.join("../listening"),
        ]
    });
    let data = data.map(|data| data.join("listening"));
    let folders = data.into_iter().chain(beside);
    folders.map(|folder| folder.join(FILE)).collect()
}

/// The model, ready to run.
pub struct SpeechEmbedding {
    model: Model,
    /// One thread each: two for one sound wait for each other wherever the machine has something else to do.
    threads: Vec<Arc<ThreadPool>>,
}

impl SpeechEmbedding {
    /// Loads the first file of `places` that is there.
    ///
    /// # Errors
    /// When there is none, or it is not the model.
    pub fn load(places: &[PathBuf]) -> Result<Self, ModelTrouble> {
        for place in places {
            match fs::read(place) {
                Ok(bytes) => return Self::of(bytes),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(ModelTrouble::Unreadable(error.kind())),
            }
        }
        Err(ModelTrouble::Missing)
    }

    fn of(bytes: Vec<u8>) -> Result<Self, ModelTrouble> {
        let sum = Sha256::digest(&bytes);
        let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        if sum != SHA256 {
            return Err(ModelTrouble::Damaged);
        }
        let model = ModelOptions::with_ops(operators())
            .load(clipping(bytes))
            .map_err(|_| ModelTrouble::Damaged)?;
        let count = available_parallelism().map_or(1, |count| count.get().min(MOST_THREADS));
        let threads = (0..count).map(|_| Arc::new(ThreadPool::with_num_threads(1)));
        let threads = threads.collect();
        Ok(Self { model, threads })
    }
}

/// The model keeps numbers from falling below a constant by asking for the greater one of two, which `rten` does one by
/// one. Written as a clip, which it does many at once, the same takes two thirds of the time. The letter by which that is
/// longer is taken from the name of the node, which stands before the operator.
fn clipping(mut model: Vec<u8>) -> Vec<u8> {
    const NAME: u8 = 0x1a;
    const OPERATOR: u8 = 0x22;
    let greater = [OPERATOR, 3, b'M', b'a', b'x'];
    let mut from = 0;
    while let Some(at) = model[from..].windows(5).position(|five| five == greater) {
        let at = from + at;
        let is_name = |&start: &usize| {
            model[start] == NAME && start + 2 + usize::from(model[start + 1]) == at
        };
        let name = (at.saturating_sub(64)..at).rev().find(is_name);
        if let Some(name) = name.filter(|&name| model[name + 1] > 0) {
            model[name + 1] -= 1;
            model[at - 1..at + 5].copy_from_slice(b"\x22\x04Clip");
        }
        from = at + 5;
    }
    model
}

/// The operators that are in the model. All others stay out of the program, which is smaller by them.
fn operators() -> OpRegistry {
    op_registry!(
        Add,
        And,
        BatchNormalization,
        Cast,
        Clip,
        Concat,
        Conv,
        Div,
        Gather,
        LeakyRelu,
        Less,
        Log,
        Loop,
        MatMul,
        Max,
        MaxPool,
        Mul,
        Pad,
        Pow,
        Range,
        Relu,
        Reshape,
        Shape,
        Slice,
        Split,
        Sqrt,
        Squeeze,
        Sub,
        Transpose,
        Unsqueeze
    )
}

impl SpeechEmbedding {
    fn run(&self, sound: &[f32], threads: &Arc<ThreadPool>) -> Result<Features, ModelFault> {
        if sound.len() < WINDOW {
            return Err(ModelFault::TooShort);
        }
        let input = NdTensorView::from_data([1, sound.len()], sound);
        let options = RunOptions::default().with_thread_pool(Some(Arc::clone(threads)));
        let output = self
            .model
            .run_one(ValueOrView::from(input), Some(options))
            .map_err(|_| ModelFault::Failed)?;
        let output: NdTensor<f32, 4> = output.try_into().map_err(|_| ModelFault::Failed)?;
        let numbers = output.to_vec();
        let (frames, rest) = numbers.as_chunks::<DIMENSIONS>();
        if rest.is_empty() {
            Ok(Features::new(frames.iter().copied()))
        } else {
            Err(ModelFault::Failed)
        }
    }
}

impl FeatureModel for SpeechEmbedding {
    fn features(&mut self, sound: &[f32]) -> Result<Features, ModelFault> {
        let threads = self.threads.first().ok_or(ModelFault::Failed)?;
        self.run(sound, threads)
    }

    fn features_of_all(&mut self, sounds: &[Vec<f32>]) -> Result<Vec<Features>, ModelFault> {
        let model = &*self;
        let part = sounds.len().div_ceil(model.threads.len().max(1)).max(1);
        std::thread::scope(|scope| {
            let parts = sounds.chunks(part).zip(&model.threads);
            let heard = parts.map(|(part, threads)| {
                let hear = move || part.iter().map(|sound| model.run(sound, threads)).collect();
                scope.spawn(hear)
            });
            let heard: Vec<ScopedJoinHandle<'_, Result<Vec<Features>, ModelFault>>> =
                heard.collect();
            let mut all = Vec::new();
            for part in heard {
                all.extend(part.join().map_err(|_| ModelFault::Failed)??);
            }
            Ok(all)
        })
    }
}
