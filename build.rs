//! Builds again when a voice, a Braille code or a page of the manual is added: they are part of the program.

fn main() {
    println!("cargo:rerun-if-changed=voices");
    println!("cargo:rerun-if-changed=braille");
    println!("cargo:rerun-if-changed=docs");
}
