# Commands. Files, games and the library.

command-new-game = start a new game
    .hear = new game | start new game | begin new game | start again | start over | start game | start fresh | new |
        begin anew | play again | another game | reset game | reset board | restart | restart game | new chess game |
        start new chess game | let's play | rematch | once more from start | begin again | new match | play new game |
        one more game | again from beginning | let us play again | I want to play again | set up new game |
        start new one | let's play again | once more from the start | let's play another | from the beginning |
        fresh game | set up a new game | I want to play | can we play again | play one more |
        I want to play another game | play another game | play another one | start again from scratch | another round |
        I want a new game | set them up again | set the pieces up again | set up the pieces again |
        let's have another game | have another game | let's go again | go again | here we go again |
        set the board up again | set up the board again | I fancy a new game | I fancy another game |
        how do I start a game | give me a new game | play once more |
        set up the pieces for a new game | start over from scratch | let's have another | let's begin | let's start |
        let's get started | start playing | deal me in | fresh board | clean slate | forget this game, start again |
        scrap this game | shall we play again | let's do another one |
        I'd like a new game | let us begin a new game | open a new game | new one please | another one please |
        one more please | let's play one more | I want a fresh start | wipe the board and start again |
        first move please, new game | can I start a game | ready for a new game |
        let's play something else | let us play something else | something else than this game
command-other-game = switch between chess and draughts
    .hear = other game | change game | switch game | switch between chess and draughts | play other game |
        swap to draughts
command-open-file = open a game from a PGN file
    .hear = open file | open game | open pgn | open pgn file | load game | load file | load pgn | load | open |
        load saved game | open saved game | read file | load a game from a file | open a game from a file |
        load game from disk | open a game file | load a file | load a saved game | read a file |
        open a pgn | load my saved game | load one of my games | open one of my games | open my game |
        open another game file | another file |
        I've got a game from a friend | how do I open a game | how do I open a file | load something |
        a game from disk | I have a file to open | open something I saved | read a game from a file |
        open my saved game | can you open a pgn | go through a game from a file | open a pgn I have |
        get my old game back |
        open one of my old games |
        import game | load up a game | open that game file | I'd like to hear a game from a file |
        listen to a game from a file | play through a game | let me open a game | get a game from a file |
        where are my saved games | open yesterday's game |
        play through my last game
command-shelf-search = search the library
    .hear = shelf | open shelf | search shelf | search games | find game | find games | library | open library |
        search library | game library | search game library | my games | saved games | search | find | collection |
        games | look up game | search for game | find game in library | search game | search game in library |
        search in library | look in library | look for game | my library | show library | go to library |
        look for game in library | find a game | look for a game | search my games | search for games | look up a game |
        look a game up |
        games I have played | find me a game |
        games by a player | which games do I have | browse my games | let me look through my games |
        search for a game by a player | show my stored games | what games are stored |
        find games by a player | go to my games | my game collection | show my collection | list my games |
        I want to see my saved games | my saved games |
        search the library for games | find me games | find me some games | look for games | games by | games of |
        find games by | search the library for
command-shelf-here = find this position in the library
    .hear = find this position | search this position | games with this position | find position | find this position in library |
        search library for this position | search for this position |
        find games with this position | who has played this position |
        has this position occurred before | has this position been played before | who has played this before |
        has anyone played this | has anyone been here before | look up this position | did I ever have this position
command-shelf-keep = save the game to the library
    .hear = keep game | put game on shelf | save game to library | save to library | add to library |
        put game in library | put game on library | keep this game in library | add game to library | save in library |
        save game in library | store in library | put it in library | file this game | add this game to the library |
        add the game to the library | put this game in the library | store in the library | save in the library |
        add this game to my collection | keep this game in the library |
        keep this one in the database | don't lose this game | store this game |
        put it in my collection | file it away | save this one | archive this game |
        remember this game |
        put this in the library | library please keep this | keep a copy of this game | stash this game |
        I like this game, keep it | put this game away safely | record this game in the library
command-shelf-import = import a PGN file into the library
    .hear = import | import games | import pgn | import file | import pgn file | import games into library | import into library |
        import games into the library | add games from a file |
        add a pgn collection to my database | add games to my database | add these games to my library |
        put a pgn file into my library | read a pgn into the library
command-shelf-backup = back up the library
    .hear = back up shelf | backup | back up | back up library | backup library | make backup |
        backup of my library | copy of my library |
        make a safety copy of all my games | safety copy of my games | copy all my games somewhere safe |
        back up my games | secure my games
command-shelf-restore = restore the library
    .hear = restore shelf | restore | restore library | restore backup | restore from backup |
        get my games back from the backup | bring back my library | recover my games
command-player-name = type your name, under which your games are kept
    .hear = my name is | my name | I am called | set my name | change my name | player name | call me | enter my name | name of the player |
        my name is something else | who am I
command-shelf-delete = delete the game found from the library
    .hear = delete game | delete this game | delete | remove game | delete game from library | remove game from library | delete found game |
        delete this game from the library | throw this game out of the library | remove this game from my collection |
        get rid of this game
command-work-tell = progress
    .hear = progress | how far | how much is done | how far are you | are you done | how long will it take |
        how much is left | are you done yet | are you still thinking about it | how far along are you |
        are you still working | is it finished yet | what are you doing | are you still there
command-work-stop = cancel the running task
    .hear = stop work | stop import | stop search | cancel import | cancel search | cancel task | cancel running task | stop task |
        stop calculating | abort the analysis | stop the analysis | stop analysing | stop thinking |
        stop what you're doing | cancel the analysis
command-next-game = open the next game of the file
    .hear = next game | next game of file | next game in file | open next game
command-previous-game = open the previous game
    .hear = previous game | game before | last game in file | open previous game
command-agree = start a competition game
    .hear = competition | new competition | begin competition | start competition | play competition |
        competition game | start competition game | new competition game | tournament game | serious game |
        play under laws | play under rules | rated game | official game | start tournament game |
        I want to play competition | start official game | set up competition | play by competition rules |
        by the rules | tournament rules | play a tournament game | a serious game |
        serious game under tournament rules | game under fide rules | play by the rules | start a competition |
        tournament conditions | under tournament conditions | a rated game | a competitive game |
        a competition game please |
        set up a match with time control | can we play with a clock | play with clocks | a rated game with a clock |
        game under tournament rules | play by the official rules | a proper game with a clock |
        game with time control | ninety minutes each |
        play by tournament rules | real tournament game | I want to play a tournament game | match with clocks |
        official rules game | let's play for real
command-quit = quit; the game is saved
    .hear = quit | exit | end | end program | close program | goodbye | bye | leave | exit program | quit program |
        leave program | close | shut down | I am done | stop program | end session | see you | I want to quit |
        I want to leave | bye bye | close annabella | exit now | goodnight | good bye | that is all for today |
        enough for today | I'm done, quit | I'm leaving | I am leaving | that's it for today | that is it for today |
        I am done for today | shut the program down | leave the program | I want to stop playing | that's all for now |
        let me out of the program | I'm off | I am off | see you later | finish and exit | done for today |
        I'm going now | I'm going | bye for now | close everything | I have to go now | I've got to go | close down |
        I'm finished for today | finished for today | get me out of here | let me out | let me go |
        that's all, see you tomorrow | see you tomorrow | good night | time for bed | that's enough for today |
        switch off | turn yourself off | gotta go |
        that will do for today | I've had enough for today | I'm done for the day | I'm off to bed | cheerio |
        so long | catch you later | until tomorrow | let's stop here | terminate | I want out |
        stop now and close the program | finish and close the program |
        save and quit | save and exit | save and close | save the game and quit | save and leave
command-save-notes = save the notes in the file
    .hear = save notes | save annotations | save comments | save my notes
command-export-pgn = save the game as PGN
    .hear = save as pgn | save game | save | save game as pgn | save game to file | save this game | save as file |
        save game in file | save game as file | export | export game | export pgn | export as pgn | export game as pgn |
        store game | write game to file | save it | save pgn | save file | save my game | write pgn | save this |
        save to file | keep pgn | write the game to a file | store the game | save this as pgn | save it as pgn |
        save that | write it to a file | write this to a file | put the game in a file | save my game to a file |
        save the game to a file | keep this game as pgn | give me the pgn | pgn please | write a pgn | make a pgn |
        pgn file | write down this game | write the game down | make a file of this game | put this game in a file |
        keep this game as a file | save the game to disk | save to disk | save what we've played |
        save what we have played |
        make a pgn of it | make a pgn of this | write the game to disk | give me the file of this game |
        pgn of this game | as pgn | turn it into a pgn | I want a file of the game | export it |
        get me a pgn | produce a pgn | game file please | I'd like the game as a file | make a file |
        export this game | send the game to a file | output pgn | download the game |
        save the game as pgn | save this game as pgn
command-export-pgn-to = save the game as PGN in a folder of your choice
    .hear = save as | save in a folder | save the game in a folder | choose a folder to save in | save somewhere else | save it on my stick | save the game on a usb stick | save game to folder | choose where to save
command-export-braille = save as Braille scoresheet
    .hear = save in braille | braille sheet | save as braille | save game in braille | braille scoresheet | export braille |
        export in braille | print braille | save as braille scoresheet | emboss | save as braille sheet |
        write scoresheet in braille | write braille scoresheet | save scoresheet in braille | save braille sheet |
        print in braille | write game in braille | emboss game | make braille sheet | braille please |
        print it in braille | print the game in braille | emboss the game | write it in braille |
        make a braille sheet | game in braille |
        I'd like to emboss the score | emboss the score | score sheet in braille | save it in braille |
        give me the game in braille | braille file of the game |
        print the scoresheet | print the game | print this game
command-export-braille-to = save the Braille scoresheet in a folder of your choice
    .hear = save braille sheet in a folder | save the sheet in a folder | save braille to folder | braille sheet on a usb stick | save the braille sheet somewhere else
command-preview = show the next page of the Braille sheet in dots
    .hear = preview | next page | preview braille | preview page | braille preview |
        show the braille sheet | read the braille sheet | show me the page in dots | preview of the sheet |
        next page of the sheet
command-sealed-page = write the sealed move on a page of its own in Braille
