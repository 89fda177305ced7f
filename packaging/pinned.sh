# What a release is built with. Everything here is fixed: by a hash, or by a version that its registry never changes
# and whose own dependencies are fixed by hashes in its lock file.

# The programs of Cargo: name, version, features.
cargo_tools='cargo-deb 3.8.0 default
cargo-about 0.9.3 cli'

# The sources of the standard library, of the very version of the compiler, as Debian has packed them.
rust_version=1.95.0
rust_src_package='rust-src=1.95.0+dfsg1-2~bpo13+1'
rust_src_file='rust-src_1.95.0+dfsg1-2~bpo13+1_all.deb'
rust_src_suite='trixie-backports'
rust_src_sha256=7b76db5b880a77f9e52975d2baa6209d2f76d2c9c2789515c3088cb960e2c83b

# The target of the programs for Windows.
windows_target=x86_64-pc-windows-gnu

# The largest setup that people are to download, in bytes: 25 MB.
setup_most_bytes=25000000
