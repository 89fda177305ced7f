//! Builds again when a voice, a Braille code or a page of the manual is added: they are part of the program.

fn main() {
    for folder in ["voices", "braille", "docs"] {
        println!("cargo:rerun-if-changed=../{folder}");
    }
}
