# Wine, in which the files for Windows are installed: each time in a new prefix below $work. Needs common.sh.

# Nothing of the desktop around is touched, and no terminal is opened beside the program.
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' WINEARCH=win64 LANG=C.UTF-8 LC_ALL=C.UTF-8

# What a prefix holds.
held() { (cd "$WINEPREFIX/drive_c" && find . ! -path './users/*/Temp/*' ! -path './windows/*' | sort); }

# Makes a prefix. $home is the folder of its user, $local where programs of one user are, $at the usual place of ours.
new_prefix() {
  export WINEPREFIX=$work/$1
  timeout 300 wineboot -i >/dev/null 2>&1 || fail "Wine cannot make a prefix."
  wineserver -w
  home=$WINEPREFIX/drive_c/users/$(id -un)
  # Wine leads the desktop and its like into the home of whoever runs the check. Nothing may be installed there.
  find "$home" -type l -exec rm {} \; -exec mkdir {} \;
  local=$home/AppData/Local
  at=$local/Programs/Annabella
  menu="$home/AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
  # Windows has it from the beginning, and finds programs in it.
  mkdir -p "$local/Microsoft/WindowsApps"
  held >"$work/before"
}

# Starts something in Wine, says nothing, and waits until all of it has ended.
windows() {
  local code=0
  timeout 300 wine "$@" >/dev/null 2>&1 || code=$?
  wineserver -w
  return "$code"
}

# The same for what must end with the number $1, and not wait for what else runs.
ends_with() {
  local wanted=$1 code=0
  shift
  timeout 300 wine "$@" >/dev/null 2>&1 || code=$?
  [ "$code" = "$wanted" ] || fail "This ends with $code, not with $wanted: $*"
}

# What the setup or the MSI promises to have made.
is_installed() {
  [ -s "$at/annabella.exe" ] || fail "The program is not in its folder."
  [ -f "$menu/Annabella.lnk" ] || fail "The start menu has no entry."
  [ -f "$local/Microsoft/WindowsApps/annabella.cmd" ] || fail "A terminal does not find the program."
}

# Ends unless only what is promised is left of the program: the games of the player.
nothing_left() {
  local left
  left=$(held | comm -13 "$work/before" - | grep -i annabella | grep -vE "^\./users/[^/]+/AppData/Roaming/annabella(/|$)" || true)
  [ -z "$left" ] || fail "This is left after the removal:" "$left"
  if grep -i annabella "$WINEPREFIX/user.reg" "$WINEPREFIX/system.reg" >&2; then fail "The registry still knows Annabella."; fi
  [ -f "$home/AppData/Roaming/annabella/data/current.log" ] || fail "The games of the player are gone, and nobody asked."
}
