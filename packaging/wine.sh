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
  local=$home/AppData/Local
  at=$local/Programs/Annabella
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

# What the setup or the MSI promises to have made.
is_installed() {
  [ -s "$at/annabella.exe" ] || fail "The program is not in its folder."
  [ -f "$home/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Annabella.lnk" ] || fail "The start menu has no entry."
  grep -qF '\annabella.com" %*' "$local/Microsoft/WindowsApps/annabella.cmd" || fail "A terminal does not find the program."
}

# Ends unless only what is promised is left of the program: the games of the player.
nothing_left() {
  local left
  left=$(held | comm -13 "$work/before" - | grep -i annabella | grep -vE '^\./users/[^/]+/AppData/Roaming/annabella(/|$)' || true)
  [ -z "$left" ] || fail "This is left after the removal:" "$left"
  if grep -qi annabella "$WINEPREFIX/user.reg" "$WINEPREFIX/system.reg"; then fail "The registry still knows Annabella."; fi
  [ -f "$home/AppData/Roaming/annabella/data/current.log" ] || fail "The games of the player are gone, and nobody asked."
}
