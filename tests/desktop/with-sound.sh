# A sound server without a sound card, for with-desktop.sh. Programs play into the sink `out`,
# whose monitor the test records; what the test plays into `micsink` is heard by their microphone.

export PIPEWIRE_RUNTIME_DIR=$XDG_RUNTIME_DIR PULSE_SERVER=unix:$XDG_RUNTIME_DIR/pulse/native
export ALSA_CONFIG_PATH=$XDG_RUNTIME_DIR/asound.conf

# The session manager leaves every real device alone: the desktop around the test may be using them,
# and where there is no login service, the search for Bluetooth keeps it from starting at all.
# The first two files are for its versions before 0.5, the third for those since.
plumbing=$XDG_CONFIG_HOME/wireplumber
mkdir -p "$plumbing"/{main.lua.d,bluetooth.lua.d,wireplumber.conf.d}
printf '%s_monitor.enabled = false\n' alsa v4l2 libcamera >"$plumbing/main.lua.d/60-no-devices.lua"
echo 'bluez_monitor.enabled = false' >"$plumbing/bluetooth.lua.d/60-no-devices.lua"
cat >"$plumbing/wireplumber.conf.d/no-devices.conf" <<'END'
wireplumber.profiles = {
  main = { hardware.audio = disabled, hardware.bluetooth = disabled, hardware.video-capture = disabled }
}
END

pipewire </dev/null >"$XDG_RUNTIME_DIR/pipewire.log" 2>&1 &
await test -S "$XDG_RUNTIME_DIR/pipewire-0"
wireplumber </dev/null >"$XDG_RUNTIME_DIR/wireplumber.log" 2>&1 &
pipewire-pulse </dev/null >"$XDG_RUNTIME_DIR/pulse.log" 2>&1 &
await pactl info

await pactl load-module module-null-sink sink_name=out rate=48000 channels=2
await pactl load-module module-null-sink sink_name=micsink rate=48000 channels=1
await pactl load-module module-remap-source source_name=mic master=micsink.monitor
await pactl set-default-sink out
await pactl set-default-source mic

cat >"$ALSA_CONFIG_PATH" <<'END'
</usr/share/alsa/alsa.conf>
pcm.!default { type pipewire }
ctl.!default { type pipewire }
END
