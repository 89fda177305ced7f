//! Builds again when a voice is added: the voices are part of the program.

fn main() {
    println!("cargo:rerun-if-changed=voices");
}
