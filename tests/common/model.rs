//! The model of spoken moves, where somebody has fetched it.

use std::io::Write;
use std::path::{Path, PathBuf};

/// Where `./x listening` puts the model; `None`, loudly, where nobody has fetched it.
pub fn model() -> Option<PathBuf> {
    let model =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("target/listening/speech-embedding.onnx");
    if !model.exists() {
        let line =
            "ATTENTION: a test of spoken moves is LEFT OUT: ./x listening fetches its model.\n";
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
    model.exists().then_some(model)
}
