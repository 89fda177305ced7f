#!/usr/bin/env bash
# A desktop of its own for one test: screen, session bus, accessibility, sound server, all below
# the folder $1. When everything is up, $1/environment says how programs reach it.
# It ends when its standard input closes, which also happens when the test is killed, and takes
# every process of the desktop and the folder with it.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=$1

# The processes of this desktop are those that were started with its folder in their environment; who looks is not.
processes() {
  local environ pid
  for environ in $(env -u XDG_RUNTIME_DIR grep -lzFx "XDG_RUNTIME_DIR=$folder" /proc/[0-9]*/environ 2>/dev/null); do
    pid=${environ%/environ} && pid=${pid#/proc/}
    if [ "$pid" != $$ ]; then echo "$pid"; fi
  done
}

clean_up() {
  local signal pids
  for signal in TERM KILL; do
    pids=$(processes)
    if [ -z "$pids" ]; then break; fi
    # shellcheck disable=SC2086
    kill -"$signal" $pids 2>/dev/null || true
    for _ in 1 2 3 4 5 6 7 8 9 10; do
      if [ -z "$(processes)" ]; then break; fi
      sleep .1
    done
  done
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# Waits until a command succeeds; gives up after 30 seconds.
await() {
  local tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ $tries -ge 300 ]; then echo "The test desktop waits in vain for: $*" >&2; exit 1; fi
    sleep .1
  done
}

unset WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS PULSE_SERVER PIPEWIRE_REMOTE XAUTHORITY SPEECHD_ADDRESS
export XDG_RUNTIME_DIR=$folder HOME=$folder/home
export XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share XDG_CACHE_HOME=$HOME/.cache XDG_STATE_HOME=$HOME/.local/state
export LIBGL_ALWAYS_SOFTWARE=1
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$XDG_STATE_HOME"

Xvfb -displayfd 1 -screen 0 1280x800x24 -noreset -nolisten tcp </dev/null >"$folder/display" 2>"$folder/screen.log" &
await test -s "$folder/display"
DISPLAY=:$(cat "$folder/display")
export DISPLAY

export DBUS_SESSION_BUS_ADDRESS=unix:path=$folder/bus
dbus-daemon --session --nofork --address="$DBUS_SESSION_BUS_ADDRESS" </dev/null >"$folder/bus.log" 2>&1 &
await test -S "$folder/bus"

# Programs publish their accessibility tree only when an assistive technology has announced itself.
await gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
  --method org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>'

# shellcheck source=with-sound.sh
. "$here/with-sound.sh"

for name in XDG_RUNTIME_DIR HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME \
  LIBGL_ALWAYS_SOFTWARE DISPLAY DBUS_SESSION_BUS_ADDRESS PIPEWIRE_RUNTIME_DIR PULSE_SERVER ALSA_CONFIG_PATH; do
  echo "$name=${!name}"
done >"$folder/environment.part"
mv "$folder/environment.part" "$folder/environment"

# Until the test lets go.
cat >/dev/null
