# What the scripts of this folder have in common. They are started by ./x release.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
packaging=$root/packaging
. "$packaging/pinned.sh"
# A check makes packages of another version elsewhere.
version=${RELEASE_VERSION:-$(sed -n '/^\[package\]/,/^\[/s/^version = "\(.*\)"/\1/p' "$root/Cargo.toml")}
target=${RELEASE_TARGET:-$root/target}
files=$target/release-files
# What is prepared for the packages, and what was fetched and need not be fetched again.
made=$target/release-made
kept=$root/target/release-kept
tools=$root/target/release-tools
PATH="$tools/bin:$PATH"
deb=$files/annabella_${version}-1_amd64.deb
setup=$files/annabella-$version-setup.exe
portable=$files/annabella-$version-portable.zip
msi=$files/annabella-$version.msi

say() { printf '%s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

# Ends with one line if a program is not there: $1 the program, $2 the package of Debian.
need() { has "$1" || fail "The program $1 is missing. Run this one line, then start again: apt-get install $2"; }

# Ends with one line unless everything is there that earlier jobs have made.
want() {
  local made_before
  for made_before in "$@"; do
    [ -e "$made_before" ] || fail "There is no $made_before yet. ./x release makes it, before this job."
  done
}
# Ends with one line if a program of Cargo is not there, of which the release has its own.
need_tool() { has "$1" || fail "The program $1 is missing. Run this one line, then start again: packaging/tools"; }
need_rust() { has cargo && has rustc || fail "Rust is missing. ./x run says how to install it."; }

# Keeps the paths of whoever builds out of the programs. A sign that no path has parts the options.
hide_builder() {
  local part=$'\x1f'
  cargo_home=${CARGO_HOME:-$HOME/.cargo}
  export CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=$cargo_home=/cargo$part--remap-path-prefix=$root=/annabella"
}
hides_builder() {
  if grep -qaF "$cargo_home/" "$1"; then fail "The program $1 holds paths of whoever has built it: $cargo_home."; fi
}

# The size of a file in megabytes of a million bytes, with one figure behind the point.
megabytes() { awk -v bytes="$(stat -c %s "$1")" 'BEGIN { printf "%.1f", bytes / 1000000 }'; }

# Lays beside the program for Windows what setup and MSI take besides it.
windows_parts() {
  want "$made/windows/Annabella/annabella.exe" "$made/windows/Annabella/manual-ru.txt"
  mkdir -p "$files"
  cp "$packaging/annabella.ico" "$made/windows/"
  # What is read with a simple editor or a terminal of Windows has its line ends.
  for file in portable.txt annabella.cmd; do sed 's/$/\r/' "$packaging/for-windows/$file" >"$made/windows/$file"; done
}
