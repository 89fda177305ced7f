#!/usr/bin/env bash
# Starts the real Orca on the desktop that runs already. What it says is written into the file $1,
# one line for each piece: the moment in milliseconds since 1970, then the text.
# It speaks through a speech server of its own, whose only voice writes instead of speaking. With
# `aloud` as the second argument it really speaks, into the sound server of the desktop.
set -euo pipefail

said=$1
: >"$said"
speech=$XDG_CONFIG_HOME/speech-dispatcher
mkdir -p "$speech/modules"
cat >"$speech/speechd.conf" <<'END'
LogLevel 3
LogDir "default"
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "paper" "sd_generic" "paper.conf"
DefaultModule paper
END
cat >"$speech/modules/paper.conf" <<END
GenericExecuteSynth "echo \$(date +%s%3N) \\'\$DATA\\' >> $said"
GenericCmdDependency "date"
AddVoice "en" "MALE1" "none"
END

if [ "${2:-}" = aloud ]; then
  cat >"$speech/speechd.conf" <<'END'
LogLevel 3
LogDir "default"
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
END
fi

# Orca looks for others of its kind and gives way to them. The one with which somebody reads the
# desktop around this one, or that of another test, is none of its business.
mkdir -p "$XDG_RUNTIME_DIR/bin"
printf '#!/bin/sh\nexit 1\n' >"$XDG_RUNTIME_DIR/bin/pgrep"
chmod +x "$XDG_RUNTIME_DIR/bin/pgrep"
export LANG=C.UTF-8 PATH=$XDG_RUNTIME_DIR/bin:$PATH
exec orca </dev/null >"$said.log" 2>&1
