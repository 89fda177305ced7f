# The library of games, and work that takes its time.

shelf-input = { $what ->
    [search] Search the library: names, a year, a result, first moves; Enter alone finds all games
    [import] Type the path of a PGN file to import
    [event] Type the path of the tournament
    [new-event] Type the path for the new tournament
    [entry] Type the entry, for example result 3 1/2
    [backup] Type the path of the file for the backup
    [player] Type your name for your games
   *[restore] Type the path of the backup
  }
shelf-plain = { $what ->
    [keeping] Saving to the library
    [deleting] Deleting from the library
    [last] Looking for your last games
    [opening] Opening the game
    [closed] Library closed
    [nothing-found] Search the library first
    [nothing-to-keep] There are no moves to save yet
    [kept] Saved in the library
    [there-already] Already in the library
   *[deleted] Deleted from the library
  }
shelf-found = { $games ->
    [0] No game found
    [one] One game found
   *[other] { $games } games found
  }
shelf-walkable = { $games ->
    [one] You can walk to the newest one
   *[other] You can walk through the newest { $games }
  }
shelf-hint = Up and down arrow walk through them, Enter opens a game, Escape closes the library
shelf-game = Game { $number } of { $count }
shelf-players = { $white ->
    [unknown] an unknown player
   *[other] { $white }
  } against { $black ->
    [unknown] an unknown player
   *[other] { $black }
  }
shelf-result = { $result ->
    [white] White won
    [black] Black won
    [draw] a draw
    [nobody] both players lost
   *[unknown] without a result
  }
shelf-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
shelf-first = Opening moves: { $opening }
shelf-imported = { $games ->
    [0] No new game in the library
    [one] One new game in the library
   *[other] { $games } new games in the library
  }
shelf-doubles = { $games ->
    [one] One was there already
   *[other] { $games } were there already
  }
shelf-faulty = { $games ->
    [one] One has a fault and is kept only up to it, in line { $line }
   *[other] { $games } have faults and are kept only up to them, the first in line { $line }
  }
shelf-lost = { $games ->
    [one] One could not be read
   *[other] { $games } could not be read
  }
shelf-cut = { $pages ->
    [one] One page of the file is lost; how many games it held is not known
   *[other] { $pages } pages of the file are lost; how many games they held is not known
  }
shelf-altered = { $games ->
    [one] One is not what was saved; compare it
   *[other] { $games } are not what was saved; compare them
  }
shelf-unchecked = Notes could not be checked: { $games ->
    [one] one game
   *[other] { $games } games
  }
shelf-backed-up = { $games ->
    [one] One game is
   *[other] { $games } games are
  } now in { $file } too
shelf-kept-beside = The earlier backup has { $games ->
    [one] one game
   *[other] { $games } games
  } and is kept as { $file }
shelf-restored = Library restored from { $file }, { $games ->
    [one] one game
   *[other] { $games } games
  }
shelf-sound = The library is sound, { $games ->
    [one] one game
   *[other] { $games } games
  }
shelf-fault = { $fault ->
    [damaged] The library was damaged. It was set aside as { $file }, and a new one was started
    [locked] Another program has the library open; nothing is saved until it is free
    [newer] The library was written by a newer version and is left as it is
    [not-found] There is no file { $file }
    [no-shelf] { $file } is not a backup of the library, or is damaged
    [no-game] There is no game in { $file }
    [unreadable] { $file } cannot be read: { $detail }
    [unwritable] { $file } cannot be written: { $detail }
    [none-here] Nothing is saved here, so there is no library
   *[broken] The library cannot be used: { $detail }
  }
ask-shelf = { $what ->
    [delete] Delete { $file } from the library for good? Yes or no?
    [restore] Replace the library with { $file }? This one is kept beside it. Yes or no?
   *[replace] { $file } exists. Overwrite it? Yes or no?
  }
work = { $what ->
    [open] Reading the file
    [import] Importing games
    [export] Writing games
    [search] Searching
    [backup] Backing up the library
   *[restore] Restoring the library
  }
work-done = { $games ->
    [one] one so far
   *[other] { $games } so far
  }
work-percent = { $percent } percent
work-state = { $state ->
    [done] { $what ->
        [open] The file has been read
        [import] The games are in the library
        [export] The games are written
        [search] The search is done
        [backup] The backup is done
       *[restore] The library is restored
      }
    [stopped] Stopped; everything is as it was before
    [stopped-mended] Stopped; what was mended stays
    [stopping] Stopping
    [busy] Please wait, another task is running
   *[none] Nothing is running
  }
waits = { $what ->
    [file] The file has been read
    [envelope] The envelope is open
    [exists] That file exists
    [slept] The computer was asleep
    [drill] The puzzles are ready
    [contradiction] A file contradicts the tournament
   *[speaker] Who should speak
  }. That comes next
