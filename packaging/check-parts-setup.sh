# How setup and uninstaller behave, also where a person does what was not expected. check-parts reads it, with stubs of two
# versions in the place of the program.

file() { printf '%s\n' "$work/$1/target/release-files/annabella-$1$2"; }
old=$(file "$older" -setup.exe)
new=$(file "$version" -setup.exe)
stub=$work/$version/target/release-made/windows/Annabella/annabella.exe

is_version() { grep -qaF "version $1" "${2:-$at}/annabella.exe" || fail "The program is not that of version $1."; }
is_portable() { [ -f "$1/portable.txt" ] && [ ! -e "$1/uninstall.exe" ] || fail "This is no portable program: $1"; }
# What a player has after some weeks: games, speech that was kept ready, and NVDA's client beside the program.
play_for_weeks() {
  mkdir -p "$home/AppData/Roaming/annabella/data" "$local/annabella/cache"
  touch "$home/AppData/Roaming/annabella/data/current.log" "$local/annabella/cache/speech" "$at/nvdaControllerClient.dll"
}
# What is typed in a terminal starts the stub, which ends with 7.
typed() { ends_with 7 cmd /c "$(winepath -w "$command")"; }
remove() { ends_with 0 "$@"; wineserver -w; }
# Everything that counts, with what is in it.
state() {
  (cd "$drive" && find . -path ./windows -prune -o -path '*/Temp' -prune -o -type d -print -o -type f -exec sha256sum {} + | sort)
  wine reg export 'HKCU\Software' 'C:\windows\registry' /y >/dev/null 2>&1
  iconv -f UTF-16 -t UTF-8 "$drive/windows/registry" | grep -i annabella
}
# What ends with the number $1, or not well if that is "any", leaves everything as it was.
refused() {
  state >"$work/as-it-was" || true
  if [ "$1" != any ]; then ends_with "$@"; elif wine "${@:2}" >/dev/null 2>&1; then fail "This ends well: ${*:2}"; fi
  { state || true; } | diff "$work/as-it-was" - >&2 || fail "This has changed something, although it refused: ${*:2}"
}
# The same while the program $1 runs, with the word $2.
refused_while() {
  touch "$drive/windows/stay"
  wine "$1" "$2" >/dev/null 2>&1 &
  for _ in $(seq 300); do [ -e "$drive/windows/here" ] || sleep .1; done
  [ -e "$drive/windows/here" ] || fail "The stub does not start."
  refused "${@:3}"
  rm "$drive/windows/stay" "$drive/windows/here"
  wait $! || true
}
hold() { printf '/HOLD=%s' "$(winepath -w "$1")"; }

new_prefix parts
drive=$WINEPREFIX/drive_c
command=$local/Microsoft/WindowsApps/annabella.cmd

ends_with 0 "$old" /S
is_installed
is_version "$older"
play_for_weeks
refused_while "$at/annabella.exe" '' 2 "$new" /S
refused_while "$stub" "$(hold "$at/manual-ru.txt")" 2 "$new" /S
ends_with 0 "$new" /S
is_installed
is_version "$version"
[ -f "$at/nvdaControllerClient.dll" ] || fail "The setup over an older version takes NVDA's client away."
[ ! -e "$at/portable.txt" ] || fail "The setup makes a portable program of the installed one."
typed
refused 3 "$old" /S
refused 4 "$new" /S '/D=C:\Elsewhere\Annabella'
refused_while "$at/annabella.com" '' 2 "$at/uninstall.exe" /S
refused_while "$stub" "$(hold "$at/licence.txt")" 2 "$at/uninstall.exe" /S
refused_while "$stub" "$(hold "$home/AppData/Roaming/annabella/data/current.log")" 2 "$at/uninstall.exe" /S /GAMES
wineserver -w
grep -qF "\"DisplayVersion\"=\"$version\"" "$WINEPREFIX/user.reg" || fail "Windows is told another version."
say "  The setup goes over an older version, not over a newer one, and not beside itself. What is open stops setup and removal."

# Beside the installed program a portable one gets a folder of its own.
stick="$home/Desktop/Annabella"
ends_with 0 "$old" /S /PORTABLE
is_portable "$stick"
ends_with 0 "$new" /S /PORTABLE
is_version "$version" "$stick"
refused 3 "$old" /S /PORTABLE
ends_with 0 "$old" /S /PORTABLE /DOWNGRADE
is_version "$older" "$stick"
remove "$at/uninstall.exe" /S
mv "$stick" "$work/stick"
nothing_left
mv "$work/stick" "$drive/Stick"
refused 5 "$new" /S '/D=C:\Stick'
rm -r "$drive/Stick"

# A folder with signs that a terminal reads otherwise, which the setup makes, and by other names. The setup wants spaces in
# the name of a folder as they are, without marks around it: the shell takes them apart, and Wine puts them together.
folder="$drive/Spiele für Jörg/100%OS% & mehr!"
named='C:\Spiele für Jörg\100%OS% & mehr!'
ends_with 0 "$old" /S /D=$named
is_version "$older" "$folder"
typed
short=$(winepath -s 'C:\Spiele für Jörg')
for name in "$named" "$named\\." "$named\\" "$named/" "C:\\windows\\..\\spiele FÜR jörg\\100%os% & MEHR!" "$short\\100%OS% & mehr!"; do
  refused 5 "$new" /S /PORTABLE /D=$name
  ends_with 0 "$new" /S /D=$name
done
is_version "$version" "$folder"
remove "$folder/uninstall.exe" /S
[ ! -e "$drive/Spiele für Jörg" ] || fail "The folder above the program stays, although the setup has made it."
nothing_left
say "  Installed and portable are kept apart, by whatever name their folder is called."

mkdir "$drive/Mine"
ends_with 0 "$new" /S '/D=C:\Mine\Annabella'
touch "$drive/Mine/Annabella/my own notes.txt"
remove "$drive/Mine/Annabella/uninstall.exe" /S /GAMES
[ ! -e "$home/AppData/Roaming/annabella" ] || fail "The games are not deleted, although that was wanted."
[ "$(ls "$drive/Mine/Annabella")" = "my own notes.txt" ] || fail "The removal does not leave exactly the user's own files."
rm "$drive/Mine/Annabella/my own notes.txt"
ends_with 0 "$new" /S '/D=C:\Mine\Annabella'
remove "$drive/Mine/Annabella/uninstall.exe" /S
[ -z "$(ls "$drive/Mine")" ] || fail "The removal does not take its folder away."
echo mine >"$drive/Mine/licence.txt"
refused 7 "$new" /S '/D=C:\Mine'
refused 7 "$new" /S /PORTABLE '/D=C:\Mine'
rm -r "$drive/Mine"
refused 2 "$new" /S '/D=Z:\sys\annabella'
# Folders that cannot be. The setup went to the usual one.
for name in 'Q:\Games' 'Games\Annabella' 'C:/Games' '\\server\games' 'C:\' 'C:' '"C:\My Games"' ''; do
  refused 7 "$new" /S "/D=$name"
  refused 7 "$new" /S /PORTABLE "/D=$name"
done
ends_with 0 "$new" /S
refused 5 "$new" /S /PORTABLE "/D=$(winepath -w "$at")"
remove "$at/uninstall.exe" /S
[ ! -e "$at" ] || fail "The removal leaves its folder."
say "The setup installs, refuses, and leaves what it promises."
