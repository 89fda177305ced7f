//! The formats of Braille files: BRF, Unicode Braille, PEF. Each writes page after page.

use std::fmt::Write as _;

use super::cells::{BLANK, EightDots, pattern};
use super::page::{BraillePage, Paper};

/// What a file says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// An identifier that no other file has, as a URI.
    pub identifier: String,
    pub title: String,
    /// The language of the prose, for example `de`.
    pub language: String,
    /// The day, `yyyy-mm-dd`.
    pub date: String,
    /// The name of the code.
    pub system: String,
    /// 6 or 8.
    pub dots: u8,
}

/// A page as Braille ASCII: seven bits, lines end with CR LF, the page with a form feed.
///
/// # Errors
/// A cell has eight dots.
pub fn brf(page: &BraillePage) -> Result<String, EightDots> {
    let mut text = String::new();
    for line in &page.lines {
        text += &line.to_ascii()?;
        text += "\r\n";
    }
    text.push('\u{c}');
    Ok(text)
}

/// A page as Unicode Braille: lines end with LF, the page with a form feed, a blank is U+2800.
pub fn unicode(page: &BraillePage) -> String {
    let mut text = String::new();
    for line in &page.lines {
        let _ = writeln!(text, "{line}");
    }
    text.push('\u{c}');
    text
}

/// The beginning of a file in PEF 2008-1.
pub fn pef_head(metadata: &Metadata, paper: Paper) -> String {
    let Metadata {
        identifier,
        title,
        language,
        date,
        system,
        ..
    } = metadata;
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">\n\
        <head><meta xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
        <dc:format>application/x-pef+xml</dc:format>\n\
        <dc:identifier>{}</dc:identifier>\n\
        <dc:title>{}</dc:title>\n\
        <dc:description>{}</dc:description>\n\
        <dc:date>{}</dc:date>\n\
        <dc:language>{}</dc:language>\n\
        </meta></head>\n\
        <body><volume cols=\"{}\" rows=\"{}\" rowgap=\"0\" duplex=\"false\"><section>\n",
        escaped(identifier),
        escaped(title),
        escaped(system),
        escaped(date),
        escaped(language),
        paper.width(),
        paper.height()
    )
}

/// A page in PEF.
pub fn pef_page(page: &BraillePage) -> String {
    let mut text = String::from("<page>\n");
    for line in &page.lines {
        let _ = writeln!(text, "<row>{}</row>", line.to_unicode(pattern(BLANK)));
    }
    text += "</page>\n";
    text
}

/// The end of a file in PEF.
pub const PEF_TAIL: &str = "</section></volume></body></pef>\n";

/// Text between the tags of XML; what XML cannot hold is left out.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' | '\r' => escaped.push(' '),
            _ if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            _ => escaped.push(c),
        }
    }
    escaped
}
