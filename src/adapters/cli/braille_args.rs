//! What a command takes that writes or reads Braille.

use clap::Args;

use super::outcome::{Failed, complain, one_of};
use crate::board::Side;
use crate::braille::{BrailleCode, Diagram, Layout, Paper, Prose, code, codes, languages, prose};

/// How scoresheets in Braille are written and read.
#[derive(Args)]
pub(super) struct BrailleArgs {
    /// The Braille chess code; auto, when a sheet is read, finds it
    #[arg(long, value_name = "CODE")]
    pub(super) code: Option<String>,
    /// How the moves stand on a page in Braille
    #[arg(long, value_parser = one_of::<Layout>(&LAYOUTS), default_value = "columns")]
    pub(super) layout: Layout,
    /// Cells in a line
    #[arg(long, default_value_t = 40)]
    pub(super) width: usize,
    /// Lines on a page
    #[arg(long, default_value_t = 25)]
    pub(super) height: usize,
    /// How positions are shown in Braille
    #[arg(long, value_parser = one_of::<Diagram>(&DIAGRAMS), default_value = "forsyth")]
    pub(super) diagram: Diagram,
    /// After which moves the position is shown, for example 12,24w; without a letter after Black's
    #[arg(long, value_name = "MOVES", value_delimiter = ',')]
    pub(super) diagram_after: Vec<String>,
    /// Write the clock times, a line after each move
    #[arg(long)]
    pub(super) clocks: bool,
    /// Write the variations, a paragraph below the move for each
    #[arg(long)]
    pub(super) variations: bool,
    /// Begin with a table of contents
    #[arg(long)]
    pub(super) contents: bool,
    /// The language of names and headings in Braille; without it that of the code
    #[arg(long, value_name = "LANGUAGE")]
    pub(super) prose: Option<String>,
}

/// The layouts, each with what help says of it.
const LAYOUTS: [(&str, &str); 4] = [
    ("columns", "A line for each number: number, White, Black"),
    ("running", "One after the other"),
    ("single", "A line for each move"),
    (
        "double",
        "Two columns of number, White, Black, where they fit",
    ),
];

/// The same for pictures of positions.
const DIAGRAMS: [(&str, &str); 3] = [
    ("forsyth", "The British line, rank after rank"),
    ("lists", "Lists of the pieces"),
    ("grid", "The board in eight lines"),
];

impl BrailleArgs {
    /// The code that is asked for; `None` for `auto`.
    pub(super) fn code(&self) -> Result<Option<&'static BrailleCode>, Failed> {
        let Some(id) = self.code.as_deref().filter(|id| *id != "auto") else {
            return Ok(None);
        };
        let ids: Vec<&str> = codes().iter().map(BrailleCode::id).collect();
        let unknown = || complain(&format!("--code {id}: there are {}", ids.join(", ")));
        code(id).map(Some).ok_or_else(unknown)
    }

    /// The Braille of names and headings: that of the code, or English where its language has no table, if no other one
    /// is asked for.
    pub(super) fn prose(&self, code: &BrailleCode) -> Result<&'static Prose, Failed> {
        let Some(id) = self.prose.as_deref() else {
            return Ok(prose(code.language()));
        };
        let found = languages().iter().find(|prose| prose.language() == id);
        found.ok_or_else(|| {
            let ids: Vec<&str> = languages().iter().map(Prose::language).collect();
            complain(&format!("--prose {id}: there are {}", ids.join(", ")))
        })
    }

    pub(super) fn paper(&self) -> Result<Paper, Failed> {
        Paper::new(self.width, self.height).ok_or_else(|| {
            complain(&format!(
                "--width {} --height {}: from {} to {} cells, from {} to {} lines",
                self.width,
                self.height,
                Paper::LEAST_WIDTH,
                Paper::MOST,
                Paper::least_height(self.width),
                Paper::MOST
            ))
        })
    }

    /// Where diagrams are wanted: numbers and sides.
    pub(super) fn diagrams(&self) -> Result<Vec<(u32, Side)>, Failed> {
        let read = |text: &String| {
            let (number, side) = match text.strip_suffix('w') {
                Some(number) => (number, Side::White),
                None => (text.strip_suffix('b').unwrap_or(text), Side::Black),
            };
            let number = number.trim().parse();
            let wrong = |_| {
                complain(&format!(
                    "--diagram-after {text}: a number, w or b after it"
                ))
            };
            number.map(|number| (number, side)).map_err(wrong)
        };
        self.diagram_after.iter().map(read).collect()
    }
}
