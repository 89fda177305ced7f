## Who speaks

ask-output = { $proposed ->
    [screen-reader] A screen reader is running. Let it speak instead? Y or N, then Enter.
   *[own-voice] Should Annabella speak? Y, or N for your screen reader, then Enter.
  }
ask-words = How should moves sound? Enter, tournament words:
ask-words-own = Everyday words: { WORD($piece) } { $letter } { $rank }
words-named = { $words ->
    [hall] tournament words
   *[own] everyday words
  }
hear-command-words-hall = tournament words | tournament | the tournament words | the tournament ones | as in a tournament |
    hall | words of the hall | the hall | anna bella words | alphabet of the hall |
    use the tournament alphabet | tournament alphabet
hear-command-words-own = everyday words | everyday | the everyday words | the everyday ones | normal words |
    the normal words | the normal ones | normal ones | ordinary words | the ordinary ones |
    the usual words | the usual ones | plain words | own | own words | my own | my own words |
    my language | letters of the files | normal | ordinary
set-output = { $output ->
    [screen-reader] Your screen reader speaks
   *[own-voice] Annabella speaks
  }
ask-name = Your name in games from now on? Enter: as this computer calls you
name-of-computer = as this computer calls you
set-player = Your name in games: { $name }
set-no-player = In games your name is the one on this computer
set-reset = All settings reset
trouble-setting = The setting { $detail } cannot be read; the default is used
trouble-reader = { $state ->
    [there] Your screen reader speaks again
    [beside] A screen reader has started; Annabella keeps speaking. Control F2 changes that
   *[gone] No screen reader reads this window; Annabella speaks until one does
  }
hear-command-output-own-voice = speak yourself | program speaks | own voice speaks | no screen reader
hear-command-output-screen-reader = screen reader | use screen reader | screen reader speaks

## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } takes { $to }
takes-to = { WORD($piece) } takes { $to }
takes-file-to = { WORD($piece) } { $file } takes { $to }
takes-rank-to = { WORD($piece) } { $rank } takes { $to }
pawn-takes-to = { $file } takes { $to }

## How much is said

square-alone = { $square }
square-nothing = empty
piece-alone = { WORD($piece) }
piece-of = { WORD($side, $piece) }
square-colour = { $colour ->
    [dark] dark
   *[light] light
  }
set-preset = Verbosity: { $preset ->
    [brief] brief
    [full] full
   *[normal] normal
  }
set-detail = { $detail ->
    [square-colour] square colour
    [empty] empty squares
    [side] colour of pieces
    [piece-first] piece before square
    [number] move number
    [captured] captured piece
    [check] check
    [turn] who is to move, after each move
    [article] article of the laws
    [long] long answers
    [hints] hints
    [comments] comments
   *[typing] typed characters
  }: { $state ->
    [on] on
   *[off] off
  }
hear-command-verbosity-brief = say less | don't say so much | not so much | less detail |
    brief speech | speak briefly | brief | speak less | be brief | short speech | talk less |
    less talk | fewer words | less speech | be short | shorter | short please | don't talk so much |
    do not talk so much | you talk too much | less chatter | concise | speak short | brief mode | keep it short |
    less verbose | not so much talk | say a bit less | tell me less | shorter announcements | be more concise |
    be concise | more concise | cut it short | too many words | you say too much |
    short mode |
    less talking | less chat | stop chattering
hear-command-verbosity-normal = normal speech | normal | normal mode | speak normally | normal verbosity |
    normal amount of speech | say a normal amount
hear-command-verbosity-full = say more | I want to hear more | hear everything | more information |
    full speech | speak in full | more speech | talk more | more words | speak in detail |
    full mode | more detail | more details | verbose | longer | speak fully | in full | tell me everything |
    say everything | everything in detail | be more detailed | tell me more | longer announcements | speak more |
    give me all the details | all the details | I want more detail |
    detailed mode |
    say a bit more | say some more | tell me a bit more |
    give me the long version | the long version | long version

hear-command-detail-on = with { $detail } | say { $detail } | { $detail } on |
    announce { $detail } | tell me { $detail } too | also say { $detail }
hear-command-detail-off = without { $detail } | { $detail } off | leave out { $detail } |
    stop saying { $detail } | don't say { $detail } | no more { $detail } |
    stop announcing { $detail } | don't announce { $detail }
hear-detail-square-colour = square colour | square colours | colour of squares |
    the colour of the squares | colour of the squares | the square colours | the colour of the square |
    square color | square colors
hear-detail-empty = empty squares | empty
hear-detail-side = colour of pieces | sides
hear-detail-piece-first = piece first | piece before square
hear-detail-number = move number | move numbers | numbers
hear-detail-captured = captured piece | captured pieces
hear-detail-check = check
hear-detail-turn = side to move
hear-detail-article = article | articles
hear-detail-comments = comments
hear-detail-long = long answers | long
hear-command-hints-off = without help | without any help | without a hint | without tips | help off |
    stop giving me hints | stop giving hints | no more hints | stop the hints | no hints
hear-detail-hints = hints
hear-detail-typing = typing | typed characters | letters typed

## Reading again

review-copied = Copied

## For eyes

set-theme = Colours: { $theme ->
    [light] light
    [yellow] yellow on black
   *[dark] dark
  }
set-zoom = Size: { $percent } percent
set-second-window = { $state ->
    [on] The opponent's window is open
   *[off] The opponent's window is closed
  }
set-board-only = { $state ->
    [on] The board alone is shown
   *[off] Everything is shown beside the board
  }
set-braille-line = Braille shown in the window: { $code ->
    [off] off
    [ueb] Algebraic notation in UEB
    [uk-2015] UK code 2015
    [finland] Finnish chess signs
    [hungary] Hungarian chess signs
    [spain] Spanish code, ONCE B8
    [germany] German algebraic notation in Basisschrift
    [russia-literary] Russian notation in literary Braille
    [russia-compact] Russian notation, compact
    [nabcc] Algebraic notation in eight-dot computer Braille
   *[san-low] Algebraic notation with lowered digits
  }
braille-line = { $row ->
    [question] Braille: the question
    [move] Braille: last move and who is to move
    [clock] Braille: clocks
   *[rank] Braille: rank of the cursor
  }
hear-command-theme-dark = dark colours | dark theme | dark | dark mode | night mode |
    black background | white on black | dark background
hear-command-theme-light = light colours | light theme | light |
    light mode | bright colours |
    white background | black on white | bright background | light background
hear-command-theme-yellow = yellow | yellow on black | yellow theme |
    high contrast | more contrast | high contrast mode | high contrast theme | high contrast colours | strong contrast |
        contrast

## The menu

menu = { $page ->
    [tournament] Tournament
    [practice] Practice
    [engine] Engine and its options
    [drills] Drills
    [rules] Competition
    [explore] Explore the board
    [sound] Sounds
    [keyboard] Keyboard
    [gamepad] Gamepad
    [file] File
    [export] Export
    [game] Game
    [board] Board
    [speech] Speech
    [window] Window
   *[help] Help
  }
menu-setting = { $setting ->
    [level] Level of the opponent
    [ponders] Opponent thinks on your time
    [sheet-format] Braille file
    [sheet-code] Braille chess code
    [sheet-layout] Moves on the sheet
    [sheet-width] Cells in a line
    [sheet-height] Lines on a page
    [language] Language
    [announcer] Words of the announcements
    [form] Move form
    [files] Files
    [zwo] Rank 2 in German
    [read-back] Moves in words
    [warnings] Warnings of the clock
    [output] Who speaks
    [speaker] Built-in or system voice
    [rate] Speech rate
    [speech-volume] Speech volume
    [earcon-volume] Sound volume
    [preset] Verbosity
    [theme] Colours
    [zoom] Size
    [second-window] Opponent's window
    [board-only] Board alone
    [board-for-black] Board for Black
    [braille] Braille line
    [keyboard] Letters
    [tape-format] Recorder file
    [own-voice] Your voice in the recording
   *[device] Second device
  }
detail-name = { $detail ->
    [square-colour] square colour
    [empty] empty squares
    [side] colour of pieces
    [piece-first] piece before square
    [number] move number
    [captured] captured piece
    [check] check
    [turn] who is to move, after each move
    [article] article of the laws
    [long] long answers
    [hints] hints
    [comments] comments
   *[typing] typed characters
  }
sound-name = { $setting ->
    [moves] Sounds of moves
    [squares] Sounds of squares
    [clock] Sounds of the clock
    [messages] Other sounds
    [piece] Sound of the piece on a square
    [dark] Sound of dark squares
    [target] Sound of squares where the piece may go
    [mono] Mono
    [reversed] Swap left and right
    [side] Side
    [sweep] Speed of sweeps
    [ears] Left and right ear
    [pitch] Pitch of the voice
   *[speaking] Voice
  }
menu-help = { $row ->
    [page] Enter opens the page
    [setting] right or left changes it
    [file] Enter opens it
    [here] Enter saves here
   *[command] Enter does it
  }
menu-keys = Letters jump to a row, Escape goes back
menu-place = { $at } of { $count }
menu-closed = The menu is closed
hear-command-rate = speed { $number } | speech rate { $number } | speech speed { $number } |
    set speed to { $number } | speed { $number } percent | speech rate { $number } percent
hear-command-rate-normal = normal speed | speak at normal speed | normal speech rate | usual speed |
    speed back to normal
hear-command-volume = volume { $number } | speech volume { $number } | set volume to { $number } |
    volume at { $number } | volume { $number } percent | volume to { $number } percent
