//! A FLAC file that can be played at every moment, even if the program is killed while it is being written.

use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};

use flacenc::bitsink::ByteSink;
use flacenc::component::{BitRepr, Stream, StreamInfo};
use flacenc::config::Encoder;
use flacenc::encode_fixed_size_frame;
use flacenc::error::{Verified, Verify};
use flacenc::source::{Context, Fill, FrameBuf};

use super::wav::to_i16;
use super::{BLOCK_FRAMES, SAMPLE_RATE_HZ};

const CHANNELS: usize = 2;
const BITS: usize = 16;

/// A 16-bit stereo FLAC file at 48 kHz that grows, in blocks of 80 ms.
///
/// The head of the file says at first that the length is not known, which the format allows; so what is there after a
/// power cut is a whole file. The length and the checksum are put into it at the end.
pub struct FlacRecording {
    file: BufWriter<File>,
    config: Verified<Encoder>,
    info: StreamInfo,
    context: Context,
    buffer: FrameBuf,
    /// Samples that do not fill a block yet.
    pending: Vec<i32>,
    blocks: usize,
}

/// What the encoder finds wrong with settings that never vary.
fn broken<E: std::fmt::Debug>(error: E) -> io::Error {
    io::Error::other(format!("{error:?}"))
}

impl FlacRecording {
    /// Begins the file.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn begin(file: File) -> io::Result<Self> {
        let mut config = Encoder::default();
        config.block_size = BLOCK_FRAMES;
        let config = config.into_verified().map_err(broken)?;
        let rate = SAMPLE_RATE_HZ as usize;
        let mut recording = Self {
            file: BufWriter::new(file),
            config,
            info: StreamInfo::new(rate, CHANNELS, BITS).map_err(broken)?,
            context: Context::new(BITS, CHANNELS),
            buffer: FrameBuf::with_size(CHANNELS, BLOCK_FRAMES).map_err(broken)?,
            pending: Vec::new(),
            blocks: 0,
        };
        let mut unknown = recording.info.clone();
        unknown.set_frame_sizes(0, 0).map_err(broken)?;
        recording.write_head(unknown)?;
        recording.file.flush()?;
        Ok(recording)
    }

    fn write_head(&mut self, mut info: StreamInfo) -> io::Result<()> {
        let sizes = info.set_block_sizes(BLOCK_FRAMES, BLOCK_FRAMES);
        sizes.map_err(broken)?;
        let mut sink = ByteSink::new();
        let head = Stream::with_stream_info(info);
        head.write(&mut sink).map_err(broken)?;
        self.file.write_all(sink.as_slice())
    }

    /// Appends interleaved stereo samples, -1 to 1.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn append(&mut self, samples: &[f32]) -> io::Result<()> {
        let samples = samples.iter().map(|&sample| i32::from(to_i16(sample)));
        self.pending.extend(samples);
        let whole = self.pending.len() / (CHANNELS * BLOCK_FRAMES);
        for block in 0..whole {
            self.write_block(block)?;
        }
        self.pending.drain(..whole * CHANNELS * BLOCK_FRAMES);
        Ok(())
    }

    fn write_block(&mut self, at: usize) -> io::Result<()> {
        let length = CHANNELS * BLOCK_FRAMES;
        let samples = &self.pending[at * length..(at + 1) * length];
        self.buffer.fill_interleaved(samples).map_err(broken)?;
        self.context.fill_interleaved(samples).map_err(broken)?;
        let frame = encode_fixed_size_frame(&self.config, &self.buffer, self.blocks, &self.info);
        let frame = frame.map_err(broken)?;
        self.blocks += 1;
        self.info.update_frame_info(&frame);
        let mut sink = ByteSink::new();
        frame.write(&mut sink).map_err(broken)?;
        self.file.write_all(sink.as_slice())
    }

    /// Brings everything to the file; what does not fill a block is filled up with silence.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            let silence = CHANNELS * BLOCK_FRAMES - self.pending.len();
            self.append(&vec![0.0; silence])?;
        }
        self.file.flush()
    }

    /// Puts the length and the checksum into the head.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        if self.blocks > 0 {
            let mut info = self.info.clone();
            info.set_md5_digest(&self.context.md5_digest());
            self.file.seek(SeekFrom::Start(0))?;
            self.write_head(info)?;
            self.file.flush()?;
        }
        self.file.get_ref().sync_all()
    }
}
