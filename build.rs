//! For Windows, puts the icon, the version and the manifest into the program.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(feature = "windows-package")]
    windows();
}

/// What Windows shows of the program, and what it must know of it.
#[cfg(feature = "windows-package")]
fn windows() {
    println!("cargo:rerun-if-changed=packaging");
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    for program in ["annabella", "annabella-terminal"] {
        let mut resource = winresource::WindowsResource::new();
        if std::env::var("HOST") != std::env::var("TARGET") {
            resource.set_windres_path("x86_64-w64-mingw32-windres");
            resource.set_ar_path("x86_64-w64-mingw32-ar");
        }
        resource
            .set_icon("packaging/annabella.ico")
            .set_manifest_file("packaging/for-windows/annabella.manifest")
            .set("ProductName", "Annabella")
            .set("FileDescription", "Annabella")
            .set("CompanyName", "Annabella")
            .set(
                "LegalCopyright",
                "GNU General Public License, version 3 or later",
            );
        resource
            .compile_for(program)
            .expect("the icon, the version and the manifest are put into the program");
    }
}
