# Commands. The keyboard, the gamepad and help.

command-board-keys = board keys on or off
    .hear = board keys | explore board | letters explore | explore with letters | board mode | explore board with letters |
        letters for board |
        use the letters to explore the board | explore the board with keys | letters explore the board
command-home-row = home-row squares on or off
    .hear = home row | home row keys | home row squares
command-braille-keys = Perkins-style Braille typing on or off
    .hear = Braille keys | Perkins | Braille writer | braille typing | perkins keys | braille keyboard | type braille | braille input |
        type in braille | perkins keyboard
command-braille-strokes = next Braille typing method
    .hear = one-handed Braille | Braille strokes
command-braille-code = another Braille code for typing and the display
    .hear = next Braille code | other Braille code | change braille code
command-braille-test = test the keyboard for Braille typing
    .hear = test keyboard | keyboard test | test braille keyboard | test my keyboard
command-write-line = type a line
    .hear = type line | type | write line | write | enter line
command-explain-keys = key help: hear what each key does
    .hear = explain keys | key help | what do keys do | explain key | keyboard help | what does this key do |
        learn keys | what does each key do | describe keys | which key does what | tell me what keys do |
        explain keyboard | what do the keys do | tell me what the keys do | explain the keys | describe the keys |
        tell me about the keys | about the keys | explain the keys to me | teach me the keys | learn the keys |
        I want to learn the keys |
        tell me the keys
command-change-key = change a key
    .hear = change key | other key | assign key | another key | reassign key |
        change a key | assign another key | remap a key | other key for a command | new shortcut
command-reset-keys = reset all keys
    .hear = reset keys | all keys as at first | default keys | keys as at first | restore keys
command-write-by-pad = write a line, letter by letter
command-change-button = change a button
command-reset-buttons = reset all buttons
    .hear = reset buttons | all buttons as at first
command-help = help
    .hear = help | what can I do | what can I say | commands | help me | what can you do | what now | what next |
        what do I do | what should I do | what must I do | list commands | which commands are there |
        how does this work | how do I play | how do I move | how do I make move | I am lost | I'm lost | keys |
        shortcuts | list keys | which keys are there | instructions | how do I enter move | what shall I do |
        I am stuck | what can I do here | what commands are there | what are commands | how do I use this |
        I need help | I am lost here | help please | what are keys | which keys | and now | I don't know what to do |
        assist me | how to play | what are my options | what can I say here | what do I do now | what are my choices |
        list of commands | guide me | some help | I need some help | I do not know what to do | what else can you do |
        give me a hand | lend me a hand | help me out | I don't know how this works |
        I don't understand this program | I'm new here | what to do | how does this program work |
        what am I supposed to do | I don't get it | I don't understand | teach me the basics | where do I start |
        how do I move a piece | how do I play here | I'm a beginner, help | how can I use this | what do I type |
        explain how this works |
        I need a hand | how does one play here | show me how to use this | I'm confused | I'm lost, help |
        I'm a newbie | what should I type | what should I say | what are my commands | give me some instructions |
        explain yourself | what is possible here | what am I able to do | I have no idea how this works |
        is there any help |
        I'm completely lost | I don't know what to do here |
        how do I play chess | how do you play chess | how to play chess | how is chess played |
        I've never played before | I have never played before | I've never used this | I have never used this |
        I am new here | I am a beginner | I'm a beginner | how do I start | how do I begin |
        how does it work | how do I start playing | where do I begin
command-manual = open or close the manual
    .hear = manual | open manual | open the manual | read manual | user manual | handbook | close manual | guide |
        user guide | documentation | open handbook | read guide | instruction manual | where is the manual |
        where are the instructions | the instructions please |
        read the instructions | the full instructions | let me read the manual | is there a manual |
        is there a tutorial | tutorial | is there a guide | introduction | getting started
command-about = about: version, and where files are
    .hear = about | about annabella | about program | version | which version | which version is this |
        what version is this | version number | where are my files | where are my games | where are my settings |
        where are files | what version are you | about the program | who made you | program version |
        what program is this | which program is this |
        who are you | what are you | what is your name | what's your name
command-fault-report = write a report for a fault
    .hear = write report for fault | fault report | write fault report | write report | bug report | write bug report |
        report fault | report a bug | report bug | error report | report an error | report a problem |
        something is broken | I found a bug | tell the developers | send a bug report | file a bug |
        something is wrong with the program |
        how do I tell the makers | there's a bug | this doesn't work, I want to report it
command-menu = open or close the menu
    .hear = menu | open menu | close menu | main menu | to menu | show menu | go to menu | menu please |
        show me the menu | bring up the menu | take me to the menu | go to the menu | menus | where is the menu |
        take me to the main menu |
        list of everything | show me all the choices | everything I can choose
command-reset-settings = reset all settings
    .hear = reset settings | reset all settings | default settings | restore settings | factory settings |
        reset everything | factory reset | restore the defaults | everything to default | original settings |
        put all settings back to normal | everything back to normal | back to normal settings
