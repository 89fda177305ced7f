# Commands. Speech, sounds and the window.

command-repeat = repeat the last announcement
    .hear = repeat | again | say again | say that again | once more | what | pardon | say that once more |
        repeat that | repeat it | repeat last announcement | repeat announcement | what was that |
        what did you say | I did not hear that | I didn't hear that | I did not understand |
        I didn't understand | sorry | excuse me | come again | beg your pardon | I beg your pardon |
        one more time | say it again | say that | huh | I missed that | didn't catch that | read that again |
        say again please | please repeat | I did not catch that | I didn't catch that | I did not get that |
        what was that again | what did you just say | tell me again | repeat please | repeat last message |
        can you say that again | eh | pardon me | didn't hear | did not hear | run that by me again |
        I didn't hear you | once again | sorry, say it again | say it one more time | one more time please |
        I did not hear you | say it once more | excuse me what | repeat the last thing |
        could you repeat yourself | repeat yourself | repeat the last thing you said | what was it you said |
        I didn't get that | didn't get that | say it again slowly | can you say that one more time |
        I wasn't listening | sorry what | sorry, say again | tell me that again | replay that | I zoned out |
        can you say it once more | repeat the position | repeat the question | read the question again |
        say the question again | the question again | read the puzzle again |
        I can't understand you | I couldn't understand you | I didn't understand you | that's not what I said |
        repeat that slowly | say that again slowly
command-listen = open the microphone to speak a move, again to close it
    .hear = listen | listen to me | microphone | open microphone | open the microphone | turn on the microphone |
        switch on the microphone | microphone on | mic | use the microphone | I want to speak |
        switch the microphone on | activate the microphone | I want to talk | voice input | I'd rather speak |
        I would rather speak | I prefer to speak | let me speak | I'd like to say my move | I want to say my move |
        let me say my move | by voice |
        let me speak my move | I'll say it | turn the microphone on
command-teach-voice = teach the program your voice, by thirty words that you repeat
    .hear = teach my voice | learn my voice | train my voice | voice training | learn how I speak |
        get to know my voice |
        you don't understand my accent | you don't understand me when I speak
command-faster = speak faster
    .hear = faster | speak faster | talk faster | speak more quickly | talk more quickly | quicker | speed up |
        speak quicker | too slow | higher speed | more speed | increase speed | increase speech rate |
        you speak too slowly | more quickly | faster speech | faster voice | you are too slow | speech faster |
        hurry up | speed up your speech | increase the speed | increase the speech rate | talk quicker | read faster |
        can you go faster | go faster | pick up the pace |
        you're too slow | you talk too slowly | you're slow as a snail | get on with it | raise the speed |
        at a faster pace | increase the talking speed | hurry your speech up |
        get a move on | hurry | hurry it up | up the speed | I can listen faster than that | zip along |
        rapid speech please | a tad faster |
        so slow | how slow | you are slow |
        much faster | a lot faster | faster than that | way too slow
command-slower = speak slower
    .hear = slower | speak slower | speak more slowly | more slowly | talk slower | slow down | not so fast | too fast |
        speak slowly | less speed | decrease speed | decrease speech rate | talk slowly | slowly | you speak too fast |
        you talk too fast | not so quickly | slower speech | slower voice | reduce speed | you are too fast |
        talk more slowly | speech slower | you're too fast | slow | speak slow | less fast | decrease the speed |
        reduce the speed | lower the speech rate | go slower | slow it down | ease off |
        I can't follow | I can't keep up | steady on | whoa | slow down there | you're rushing |
        too quick for me | you're talking too fast | don't rush | calm down a little |
        I'm not that quick | calm down | easy there | cut the speed | slow your speech | a tad slower | way too fast |
        much slower | a lot slower | you talk too quickly | you speak too quickly |
        can you say that slower | say that slower | say it slower | slower and again
command-louder = speak louder
    .hear = louder | speak louder | speak up | too quiet | turn it up | turn up | turn up volume | volume up |
        increase volume | more volume | I can't hear you | I cannot hear you | speak more loudly | raise volume |
        turn volume up | higher volume | volume higher | louder voice | I can't hear you louder | make it louder |
        I can't hear | turn the volume up | raise the volume | increase the volume | up the volume | can't hear you |
        crank it up | I can hardly hear you | I can barely hear you | pump up the volume |
        you're too quiet | raise your voice | I am hard of hearing | pump it up | I can't hear you well |
        you're whispering | volume up a bit | I am a bit deaf |
        I can barely hear | could you speak up | boost the volume | increase your volume | my hearing is poor |
        much louder
command-softer = speak softer
    .hear = softer | quieter | speak softer | speak more softly | speak quieter | too loud | turn it down |
        turn down volume | volume down | decrease volume | not so loud | less volume | lower volume | speak quietly |
        speak more quietly | talk more quietly | more quietly | quieter please | turn volume down | less loud |
        volume lower | softer please | reduce volume | lower voice | you are shouting | don't shout |
        turn the volume down | lower the volume | reduce the volume | lower your voice | turn the voice down |
        you're shouting | keep your voice down | not so loudly | make it quieter | make it softer | not that loud |
        can you be quieter | be quieter |
        stop yelling | people are sleeping | don't shout at me | you're too loud | keep it down | the baby is asleep |
        volume down a bit | that hurts my ears | less noise please |
        tone down the volume | my ears | you're deafening me | lower the sound
command-next-announcer = next announcement voice
    .hear = next voice | change announcement voice | another voice for the moves | other announcement voice |
        use the other alphabet | the other alphabet | another alphabet | other alphabet
command-next-form = next move form
    .hear = next form | other form | another form | change form |
        announce moves differently | another form of the moves | change how moves are announced |
        different move announcement |
        say the moves differently | how moves are said | other way of saying moves | change how you say moves
command-next-language = next language
    .hear = next language | this is the wrong language | I don't speak this language | not this language | translate |
        use my language
command-next-files = next names for the files
    .hear = next file names | other file names |
        other names for the files | call the files differently | name the letters differently
command-next-speaker = built-in voice or system voice
    .hear = other speaker | next speaker | change speaker
command-review-previous = previous message
    .hear = previous message | message before | last message again | message before that | go back one message | earlier message |
        what did you say before | what did you say before that |
        the message before | what did you say earlier |
        message before this one | the one before that message | previous message again
command-review-next = next message
    .hear = next message |
        on to the next message | go on to the next message | the following message | message after that |
        message after this | one message on | go forward one message
command-review-first = first message
    .hear = first message
command-review-last = last message
    .hear = last message | newest message |
        the latest message
command-review-spell = spell the message
    .hear = spell | spell message | spell it | spell that | spell last message | spell it out | spell out |
        letter by letter | how is that spelt | how is that spelled | spell the word | spell the last word |
        spell the name
command-review-copy = copy the message
    .hear = copy | copy message | copy that |
        copy to clipboard | copy the last message | copy it
command-copy-position = copy the position as FEN
    .hear = fen | the fen | copy fen | copy the fen | give me the fen | copy the position | copy position |
        position as fen | copy the board | fen of the position
command-copy-game = copy the game as PGN
    .hear = copy the game | copy game | copy pgn | copy the pgn | copy the game as pgn | copy this game | copy my game |
        copy the moves | copy moves | copy all moves | copy all the moves | copy the score of the game |
        put the game in the clipboard | game to the clipboard | moves to the clipboard | copy the whole game
command-next-preset = verbosity: brief, normal, full
    .hear = next verbosity | other verbosity | change verbosity | change level of detail |
        how much you say |
        how detailed should it be | change the amount of detail
command-next-output = own voice or screen reader
    .hear = other output | next output | change output |
        use my screen reader | talk through nvda | use nvda | use jaws | use orca | read it with my screen reader |
        let my screen reader talk
command-silence = be silent
    .hear = silence | be silent | quiet | stop | be quiet | shut up | hush | stop talking | stop speaking |
        enough | mute | shush | silent | stop it | stop that noise | be still | hold on | keep quiet |
        don't talk | quiet please | that's enough | no more talking | please be quiet | stop reading |
        hold your tongue | enough talking | stop speaking now | quit talking | be quiet now | zip it |
        shut your mouth | shut it | stop the talking | be quiet for now
command-earcons-softer = sounds softer
    .hear = sounds softer | sounds quieter | softer sounds | quieter sounds |
        effects quieter | turn the sound effects down | sound effects down |
        sounds down
command-earcons-louder = sounds louder
    .hear = sounds louder | louder sounds |
        louder sound effects | effects louder | turn the sound effects up | sound effects up |
        sounds up
command-sweep-rank = play the rank as sound
    .hear = play rank | rank as sound | sound of rank
command-sweep-file = play the file as sound
    .hear = play file | file as sound | sound of file
command-sweep-rising = play the rising diagonal as sound
    .hear = play rising diagonal | play diagonal | diagonal as sound
command-sweep-falling = play the falling diagonal as sound
    .hear = play falling diagonal | play other diagonal
command-sweep-pawns = play the pawns as sound
    .hear = play pawns | pawns as sound | sound of pawns
command-sweep-board = play the whole board as sound
    .hear = play board | board as sound | sound of board |
        let me hear the board as sound
command-sweep-ray-up = play the line from here to the edge as sound
    .hear = sound up | sound above | sound upwards
command-sweep-ray-down =
    .hear = sound down | sound below | sound downwards
command-sweep-ray-left =
    .hear = sound left
command-sweep-ray-right =
    .hear = sound right
command-sweep-ray-up-left =
    .hear = sound up left
command-sweep-ray-up-right =
    .hear = sound up right
command-sweep-ray-down-left =
    .hear = sound down left
command-sweep-ray-down-right =
    .hear = sound down right
command-next-earcon = glossary: next sound
    .hear = next sound | glossary | sounds | what are the sounds | which sounds are there | what sounds are there | list sounds |
        explain sounds | sound glossary | hear sounds | what do sounds mean | learn sounds | play the sounds |
        let me hear the sounds | what do the sounds mean | explain the sounds
command-previous-earcon = glossary: previous sound
    .hear = previous sound
command-earcon = glossary: the sound again
    .hear = same sound | that sound again | what was that sound | repeat sound |
        what does that sound mean | what was that noise
command-next-sound-setting = next sound setting
    .hear = next sound setting | sound settings
command-previous-sound-setting = previous sound setting
    .hear = previous sound setting
command-sound-more = sound setting: increase
    .hear = increase that setting | more
command-sound-less = sound setting: decrease
    .hear = decrease that setting | less
command-other-device = the next sound device for the second player
    .hear = other device | next device | change device | another device | next sound device
command-zoom-in = larger text
    .hear = greater | zoom in | larger | bigger | larger text | bigger text | make it bigger | make it larger |
        larger letters | enlarge | make text larger | make text bigger | bigger font | larger font |
        increase text size | text larger | bigger letters | make letters bigger | make the letters larger |
        increase the font size | I can't read this | magnify | the letters are too small | letters too small |
        the text is too small | text too small | too small | I can't read that | writing is too small |
        it's too small | everything is too small | the writing is tiny | I can't see it | zoom in a bit |
        increase the font | larger print |
        blow it up | I need it bigger | zoom | enlarge the text | huge letters please |
        the letters are far too small | I can't read the letters
command-zoom-out = smaller text
    .hear = smaller | zoom out | smaller text | make it smaller | smaller letters | make text smaller | smaller font |
        decrease text size | text smaller | make letters smaller | reduce the font size | the text is too big |
        text too big | the letters are too big | letters too big | too big |
        reduce font | everything is too big | shrink | decrease the font | zoom out a bit | reduce the size |
        reduce text size | shrink the text |
        the letters are far too big | writing is too big | letters too large
command-zoom-usual = normal text size
    .hear = usual size | normal size | normal text | reset zoom | usual text size | normal text size | reset the text size |
        default size | ordinary size |
        normal zoom | text size back to normal | one hundred percent | the text as before | back to normal size |
        zoom a hundred percent | default text size
command-next-theme = next colour scheme
    .hear = next colours | other colours | change colours | change colors | next theme | change theme | other colors |
        next colors | another theme | different colours | switch theme | change colour scheme | change color scheme |
        change the colours | change the colour scheme | I want other colours |
        I can't see the pieces with these colours | change the look | these colours are bad | colour scheme |
        change the appearance | theme | themes | invert colours | change background | colour theme
command-second-window = open or close the opponent's window
    .hear = opponent's window | second window | two windows | second board window | open second window | open window for opponent |
        close second window | another window | window for opponent | show second window | open other window |
        a window for my opponent
command-board-only = the board alone in the window, or everything beside it
    .hear = board only | board alone | only the board | just the board | show only the board | show the board only | show just the board | big board | biggest board | hide everything else |
        nothing but the board
command-next-braille = next Braille code in the window, or off
    .hear = Braille line | next braille display code |
        braille on the display | braille in the window |
        another braille code | switch to another braille code | other braille
