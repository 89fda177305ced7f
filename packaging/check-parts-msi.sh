# The same for the MSI, which does not mix with the setup. check-parts reads it, after check-parts-setup.sh.

package() { winepath -w "$(file "$1" .msi)"; }

ends_with 0 msiexec /qn /i "$(package "$older")"
is_installed
play_for_weeks
ends_with 0 msiexec /qn /i "$(package "$version")"
is_installed
is_version "$version"
typed
refused any msiexec /qn /i "$(package "$older")"
refused 6 "$new" /S
ends_with 0 "$new" /S /PORTABLE '/D=C:\Stick'
rm -r "$drive/Stick"
remove msiexec /qn /x "$(package "$version")"
nothing_left

# Another folder is remembered.
folder="$drive/Mein %OS%! Schach"
ends_with 0 msiexec /qn /i "$(package "$older")" 'INSTALLDIR=C:\Mein %OS%! Schach'
typed
touch "$folder/nvdaControllerClient.dll"
ends_with 0 msiexec /qn /i "$(package "$version")"
is_version "$version" "$folder"
[ ! -e "$at" ] || fail "The newer MSI does not go where the older one was."
typed
remove msiexec /qn /x "$(package "$version")"
[ ! -e "$folder" ] || fail "The MSI leaves in its folder: $(ls "$folder")"
nothing_left
refused any msiexec /qn /i "$(package "$version")" 'INSTALLDIR=Z:\sys\annabella'

# One user has it, and no other.
refused any msiexec /qn /i "$(package "$version")" ALLUSERS=1

ends_with 0 "$new" /S
refused any msiexec /qn /i "$(package "$version")"
remove "$at/uninstall.exe" /S
nothing_left
say "The MSI installs, goes over an older version, refuses, and leaves what it promises."
