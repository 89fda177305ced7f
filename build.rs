//! Builds again when a voice or a Braille code is added: they are part of the program.

fn main() {
    println!("cargo:rerun-if-changed=voices");
    println!("cargo:rerun-if-changed=braille");
}
