# The shelf of games, and work that takes its time.

shelf-input = { $what ->
    [search] Search the shelf: names, a year, a result, first moves; Enter alone finds all games
    [import] Type the path of a PGN file that goes on the shelf
    [backup] Type the path of the file for the backup
   *[restore] Type the path of the backup
  }
shelf-plain = { $what ->
    [keeping] The game goes on the shelf
    [deleting] The game is taken off the shelf
    [last] Your last games are looked for
    [opening] The game is being opened
    [closed] The shelf is closed
    [nothing-found] No game of the shelf has been found yet; search first
    [nothing-to-keep] There are no moves to put on the shelf yet
    [kept] The game is on the shelf
    [there-already] The game was on the shelf already
   *[deleted] The game is off the shelf
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
shelf-hint = Up and down arrow walk through them, Enter opens a game, Escape closes the shelf
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
    [nobody] both lost
   *[unknown] without a result
  }
shelf-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
shelf-first = It began: { $opening }
shelf-imported = { $games ->
    [0] No new game on the shelf
    [one] One new game on the shelf
   *[other] { $games } new games on the shelf
  }
shelf-doubles = { $games ->
    [one] One was there already
   *[other] { $games } were there already
  }
shelf-faulty = { $games ->
    [one] One has a fault and was left out, in line { $line }
   *[other] { $games } have faults and were left out, the first in line { $line }
  }
shelf-backed-up = { $games ->
    [one] One game is
   *[other] { $games } games are
  } now in { $file } too
shelf-restored = The shelf from { $file } is there, { $games ->
    [one] one game
   *[other] { $games } games
  }
shelf-fault = { $fault ->
    [damaged] The shelf was damaged. It was set aside as { $file }, and a new one was begun
    [locked] Another program has the shelf open; until it is free nothing is put on it
    [newer] A newer version of the program has written the shelf; it was left as it is
    [not-found] There is no file { $file }
    [no-shelf] { $file } is no backup of a shelf, or is damaged { $detail }
    [unreadable] { $file } cannot be read { $detail }
    [unwritable] { $file } cannot be written { $detail }
    [none-here] Here nothing is kept, so there is no shelf
   *[broken] The shelf does not work: { $detail }
  }
ask-shelf = { $what ->
    [delete] Take { $file } off the shelf for good? Yes or no?
    [restore] Put the shelf from { $file } in the place of this one? This one is kept beside it. Yes or no?
   *[replace] { $file } is there already. Write over it? Yes or no?
  }
work = { $what ->
    [open] The file is being read
    [import] Games are put on the shelf
    [export] Games are being written
    [search] Searching
    [backup] The shelf is being backed up
   *[restore] The shelf is being restored
  }
work-done = { $games ->
    [one] one so far
   *[other] { $games } so far
  }
work-percent = { $percent } percent
work-state = { $state ->
    [done] { $what ->
        [open] The file has been read
        [import] The games are on the shelf
        [export] The games are written
        [search] The search is done
        [backup] The backup is done
       *[restore] The shelf is restored
      }
    [stopped] Stopped; everything is as it was before
    [stopping] This is being stopped
    [busy] One thing after the other
   *[none] Nothing is being done
  }
waits = { $what ->
    [file] The file is open
    [envelope] The envelope is open
    [exists] That file exists
    [slept] The computer was asleep
    [drill] The puzzles are ready
   *[speaker] Who is to speak
  }. That comes next
