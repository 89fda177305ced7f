# A sound server without a sound card, for with-desktop.sh. Programs play into the sink `out`,
# whose monitor the test records; what the test plays into `micsink` is heard by their microphone.

export PIPEWIRE_RUNTIME_DIR=$XDG_RUNTIME_DIR PULSE_SERVER=unix:$XDG_RUNTIME_DIR/pulse/native
export ALSA_CONFIG_PATH=$XDG_RUNTIME_DIR/asound.conf

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
