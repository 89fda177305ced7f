# How a check plays: a screen of its own, keys, and what the program has said of them.
# The programs that play write what they have said into the file $trace.

shots=$root/target/release-shots
mkdir -p "$shots"

# Waits until a command succeeds, for two minutes at most; $1 says for what.
await() {
  local what=$1 tries=0
  shift
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ $tries -lt 600 ] || { tail -n 20 "$trace" >&2 2>/dev/null || true; picture failed; fail "In vain waited for: $what."; }
    sleep .2
  done
}

# A screen without a monitor, which ends with this script.
open_screen() {
  need Xvfb xvfb; need xdotool xdotool; need import imagemagick
  local told
  told=$(mktemp)
  Xvfb -displayfd 1 -screen 0 1280x800x24 -noreset -nolisten tcp </dev/null >"$told" 2>/dev/null &
  screen=$!
  until [ -s "$told" ]; do sleep .1; done
  DISPLAY=:$(cat "$told")
  rm "$told"
  export DISPLAY LIBGL_ALWAYS_SOFTWARE=1
}

# Keeps a picture of the screen under a name.
picture() { import -window root "$shots/$1.png" 2>/dev/null || true; }

# Whether a picture shows something: its brightness varies.
is_drawn() { awk -v spread="$(convert "$shots/$1.png" -colorspace Gray -format '%[fx:standard_deviation]' info:)" 'BEGIN { exit !(spread > 0.02) }'; }

has_said() { grep -qaE "said .*($1)" "$trace"; }
key() { xdotool key --clearmodifiers "$1"; sleep .3; }

# Types a move and waits until it is announced.
move() {
  xdotool type --delay 60 "$1"
  key Return
  await "the announcement of $1" has_said "$2"
}

# Yes, to a question: the letter goes to the answer, and Enter takes it.
say_yes() { key y; key Return; }

# Who speaks, and in which words moves are announced, of which Enter takes those of the hall.
first_questions() {
  await "the question who speaks" has_said 'Should Annabella speak'
  say_yes
  await "the question in which words" has_said 'How should moves sound'
  key Return
  sleep 1
}

# The first start: the window is there, a question is answered, and ten moves are announced.
play_ten_moves() {
  await "the window" xdotool search --name '^Annabella$'
  await "the greeting" has_said 'Annabella'
  xdotool search --name '^Annabella$' windowfocus 2>/dev/null || true
  first_questions
  # The words of the hall, which are the same in every language of the program.
  move e4 'Eva vier'; move e5 'Eva fünf'; move Nf3 'Felix drei'; move Nc6 'Cesar sechs'; move Bb5 'Bella fünf'
  move a6 'Anna sechs'; move Ba4 'Anna vier'; move Nf6 'Felix sechs'; move d3 'David drei'; move d6 'David sechs'
  picture "$1"
  is_drawn "$1" || fail "The picture $shots/$1.png shows nothing."
}

# Starts the program after it was ended hard, and castles in the game that goes on.
goes_on() {
  start
  await "the window after the end" xdotool search --name '^Annabella$'
  await "the offer to go on" has_said 'Unfinished game'
  xdotool search --name '^Annabella$' windowfocus 2>/dev/null || true
  sleep 1
  say_yes
  move O-O '[Rr]ochade|[Cc]astl'
  say "  It was ended hard, and the game went on where it was."
}
