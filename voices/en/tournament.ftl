# A tournament: pairings, results, standings. Numbers that only name something come as text.

tournament-said = { $what ->
    [unwritten] This was not written. Enter it again
    [ask-lots] Lots are drawn already. Draw them again? Yes or no?
    [ask-again] The first result of this round. Is it so? Yes or no?
    [edge] edge
    [elsewhere] From another desk:
    [reading] Reading
    [writing] Writing
    [stands] The table says:
    [file-says] The file says:
    [nothing-adjourned] No game is adjourned
    [no-duties] This edition has no lists of duties
    [nothing-noted] Nothing is noted at this board
    [ticked] done
    [unticked] Tick taken away
    [founded] The tournament is set up. Enter the players, for example: enter Anna touch
    [resettled] The terms are changed
    [moves-differ] The moves in the file are others than those of the tournament
    [not-entered] Not entered:
    [in-order] Tie-breaks:
    [no-tie-breaks] No tie-breaks
    [not-open] No tournament is open. For example: tournament open club.annt, or tournament create club.annt
    [closed] Tournament closed
    [left-table] Back at the board
    [opening] Opening the tournament
    [unchanged] Nothing has changed
    [pairing] Pairing the next round
    [nobody-playing] All games of the round are finished
    [no-judges] This edition does not say how many arbiters are needed
    [not-drawn] Numbers in the order of entry
    [over] All games are finished
    [nothing-corrected] No result was corrected
    [before] it was
    [now] now
    [corrected] Corrected. Before:
    [tie-breaks] Tie-breaks changed
    [tie-breaks-late] Tie-breaks changed after the start. The report says so
    [duties-done] All duties are done
    [noted] Noted:
    [first-is-sure] First place is certain
    [needs] Needed for certain first place:
    [depends] First place depends on the others
    [two-boards] two boards
    [settle] Now settle it, for example: new round-robin fide-2023
    [no-points] Nobody has points yet
    [by-touch] plays by touch
    [has-left] has left
   *[out-of-reach] The leader is out of reach
  }
tournament-of = { $what ->
    [ask-paired] Take back the pairing of round { $name }? Yes or no?
    [ask-colours] The colours of number { $name } are wrong. Pair so? Yes or no?
    [unpaired] The pairing of round { $name } is taken back
    [elsewhere-many] Entries from another desk: { $name }
    [unheeded] Kept in the file, but not heeded in pairing by hand: { $name }
    [other-points] Players whose points in the file do not follow from their results: { $name }
    [match-lost] { $name } has left and lost the match
    [left-adjourned] adjourned games: { $name }
    [foreign] { $name }: not a game of this tournament
    [reversed] { $name }: in this tournament these two play with the other colours
    [replaced] What was there before is in { $name }
    [rounds] Rounds: { $name }
    [late] Minutes late allowed: { $name }
    [watching] Taking new games from { $name }
    [sealed] sealed by { $name }
    [goes-on] resumption: { $name }
    [gone] { $name } has left
    [opened] Tournament { $name }
    [players] Players: { $name }
    [round] Round { $name }
    [free] { $name } is free
    [leads] Leading: { $name }
    [judges] Arbiters needed: { $name }
    [next] { $name }:
    [no-game] { $name } has no more games
    [games-left] games left: { $name }
    [stands] { $name }:
    [struck] { $name }, games do not count
    [own] { $name }, own cell
    [seed] Drawn with seed { $name }
    [round-over] Round { $name } is finished
    [unfinished] Adjourned games to finish before the last round: { $name }
    [draw-again] { $name } has left. Draw lots again
    [duties-open] Duties still open: { $name }
    [in-round] round { $name }
    [in-line] line { $name }
    [described] { $name }
    [seat] always at board { $name }
    [assistant] assistant { $name }
    [rated] rating { $name }
   *[written] Written to { $name }
  }
tournament-at = { $what ->
    [too-late] { $name } is too late, allowed minutes: { $text }
    [in-time] { $name } may play, allowed minutes: { $text }
    [round-board] Round { $text }, board { $name }
    [duty] { $text } of { $name }:
    [round-of] Round { $text } of { $name }
    [place] Place { $text }: { $name }
    [number] Number { $text }: { $name }
    [next-white] board { $text }, White against { $name }
    [next-black] board { $text }, Black against { $name }
    [free-in] { $name } is free in round { $text }
    [empty] { $name } and { $text }: no game
    [bye-point] { $name }, a point without a game in round { $text }
    [bye-half] { $name }, half a point without a game in round { $text }
    [bye-zero] { $name }, absent in round { $text }
    [cell-white] { $text }, White against { $name }
    [cell-black] { $text }, Black against { $name }
    [imported] Players: { $text }, rounds: { $name }
    [paired] Round { $text } is paired, games: { $name }
    [absent] { $name } will be absent in round { $text }
    [adjourned] Board { $text } is adjourned, { $name } sealed
    [game-taken] Moves taken for round { $text }, board { $name }
    [moves-dropped] Moves of the game before removed: round { $text }, board { $name }
    [unread-game] { $name }: game { $text } cannot be read and is left out
    [has-assistant] { $text } assists { $name }
    [sits] { $name } sits at board { $text }
   *[line] Line { $text }, column { $name }
  }
tournament-board = Board { $text }: { $white } against { $black }
tournament-result = { $result ->
    [white] White won
    [black] Black won
    [draw] a draw
    [nobody] both lost
    [judged-white] judged a win for White
    [judged-black] judged a win for Black
    [judged-draw] judged a draw
    [forfeit-white] White wins by forfeit
    [forfeit-black] Black wins by forfeit
    [forfeit-nobody] nobody came
    [annulled] annulled
    [adjourned] adjourned
   *[open] still open
  }
tournament-sign = { $sign ->
    [win] win
    [draw] draw
    [loss] loss
    [plus] point without a game
    [adjourned] adjourned
    [annulled] annulled
    [uncounted] does not count
    [minus] not played, no point
    [none] no result yet
    [own] the player himself
   *[cell] number of the opponent, w White or b Black, result
  }
tournament-half = { $state ->
    [only] half a point
   *[half] { $points ->
        [1] one and a half points
       *[other] { $points } and a half points
      }
  }
tournament-whole = { $count ->
    [one] one point
   *[other] { $count } points
  }
tournament-tie = { $what ->
    [DE] direct encounter{ $value }
    [DE-place] place{ $value } in the direct encounter
    [WIN] wins{ $value }
    [WON] wins on the board{ $value }
    [BPG] games with Black{ $value }
    [BWG] wins with Black{ $value }
    [KS] Koya{ $value }
    [BH] Buchholz{ $value }
    [BH-C1] Buchholz without the lowest{ $value }
    [BH-C2] Buchholz without the two lowest{ $value }
    [BH-M1] median Buchholz{ $value }
   *[SB] Sonneborn-Berger{ $value }
  }
tournament-number = { $part ->
    [none] { $whole }
   *[part] { $whole }.{ $part }
  }
tournament-settled = { $what ->
    [round-robin] Round robin
    [double-round-robin] Double round robin
    [match] Match
    [swiss] Swiss
    [country] national event
    [city] city event
   *[club] club event
  }
tournament-example = { $verb ->
    [new] For example: new round-robin fide-2023 clock 90+30 level city name Club
    [amend] For example: amend 3 name Anna Ivanova rating 1900
    [pair] For example: pair 1-4 3-2 5
    [result] For example: result 2.3 1/2, result 2.3 judged 1-0, result 2.3 forfeit 1-0, result 2.3 annulled because wrong pieces
    [which] Which board? For example: board 3, both forfeit
    [reopen] For example: reopen 2.3 wrong board
    [late] For example: late 1.2 Anna 30
    [adjourn] For example: adjourn 1.2 Anna Friday
    [absent] For example: absent 3 2 half
    [set] For example: set clock 90+30, set level city, set place Riga
    [write] For example: write standings club.html, write pairings 3 club.txt, write report club.trf
    [tie-breaks] For example: tie-breaks DE WIN WON BPG BWG KS BH BH/C1 BH/C2 BH/M1 SB
   *[other] For example: enter Anna, draw 42, pairings, result 3 1/2, standings, withdraw Anna, write standings club.html
  }
tournament-withdrew = { $what ->
    [annulled] { $name } has left after { $text } of { $detail } games. These games are annulled
    [uncounted] { $name } has left after { $text } of { $detail } games. They stay in the table, but do not count
   *[counted] { $name } has left after { $text } of { $detail } games. The rest are won by the opponents
  }
tournament-fault = { $fault ->
    [contradiction] Round { $text }, board { $name }: another result or other moves stand there
    [found-already] This tournament is set up already
    [not-founded] Set the tournament up first
    [name] The name is missing
    [listed] Line { $name } of the list
    [take-back] To take back a result: reopen { $text }.{ $name } and a reason
    [name-taken] Another player is called { $name }. Add what tells them apart, for example: birth 1960
    [value-name] { $name } cannot be a name
    [value-name-length] A name has at most { $name } letters
    [value-rating] Rating { $name }: four digits at most
    [value-title] Title { $name } is unknown. There are GM, IM, FM, CM, WGM, WIM, WFM and WCM
    [value-federation] Federation { $name }: three Latin letters
    [value-sex] Sex { $name }: m, f or w
    [value-birth] There is no date { $name }. Write it as 1960/03/15, or the year alone
    [value-id] Number { $name } at FIDE: at most eleven digits
    [value-seat] Board { $name }: no such seat
    [value-begins] { $name } cannot be the first day. Write it as 2026/03/01
    [value-ends] { $name } cannot be the last day. Write it as 2026/03/01
    [value-column] The list has an unknown column: { $name }
    [value-edition] The laws { $name } are unknown here
    [count] Not possible with { $name } players
    [begun] The tournament has begun already
    [not-begun] The tournament has not begun
    [not-among] You are not among the players by your name. Ask by number: next game of number 3
    [no-player] There is no player { $name }
    [no-board] Round { $text } has no board { $name }
    [not-his-game] Number { $name } does not play this game
    [no-round] There is no round { $name } here
    [not-paired] Round { $name } is not paired yet
    [not-drawn] Draw lots first
    [how-many-rounds] Say how many rounds, for example: rounds 5
    [reason] Give a reason to correct it
    [game-over] The game is over
    [left] { $name } has left already
    [judge-first] Decide the adjourned games first: { $name }
    [round-open] Round { $name } is not finished
    [round-paired] Round { $name } is paired. Take the pairing back first: tournament unpair
    [has-results] Round { $name } has results already
    [no-more-rounds] All rounds are paired
    [by-table] The table decides who plays whom
    [absent] Number { $name } is not in this round
    [twice] Number { $name } is named twice
    [tie-break-twice] A tie-break is named twice
    [of-engine] The pairing program's answer cannot be used
    [missing] Number { $name } has no opponent
    [met] Numbers { $name } and { $text } have met already
    [second-bye] Number { $name } has had a free point already
    [colour] The colours of number { $name } are wrong
    [unreadable] The pairs cannot be read
    [entry] { $name } is not a tournament entry
    [no-duty] There is no such duty
    [adjourned] This game is adjourned. Open its envelope
    [game-on-board] A game is on the board. Finish it first
    [other-game] These moves do not belong to this game
    [trf-scoring] games count otherwise than one point, a half and nothing. Such an event is not read
    [trf-teams] an event of teams. Such events are not read
    [trf-players] no players, or too many
    [trf-number] a number is missing
    [trf-twice] the number is there twice
    [trf-opponent] the opponent does not fit
    [trf-colour] the colour does not fit
    [trf-result] the result does not fit
    [no-name] No player, or more than one, is called { $name }
   *[trf-rounds] too many rounds
  }
tournament-duty = { $what ->
    [organisers-1] Draw up the regulations of the event and have them approved
    [organisers-2] Do all that must be done beforehand
    [organisers-3] Settle what is not for the arbiters
    [judge-1] Work with the organisers, before and during the event
    [judge-2] Settle the days of play and the time control
    [judge-3] Hold the first meeting: read the regulations, draw lots
    [judge-4] Check the hall and the equipment before the start
    [judge-5] Watch the games and the clocks, order the resumptions, enter results
    [judge-6] Decide on withdrawals and exclusions
    [judge-7] Appoint who judges the unfinished games of players who left
    [judge-8] Settle disputes
    [judge-9] See to discipline, and punish where needed
    [judge-10] Direct the technical staff
    [judge-11] Hold the last meeting, tell the results, write the report
    [assistant-1] Make the moves of either player on the opponent's board
    [assistant-2] Announce the moves of both players
    [assistant-3] Keep the score of the blind player, and start the opponent's clock
    [assistant-4] On request, tell the number of moves and the time used
    [assistant-5] When time has run out, claim the game
    [assistant-6] Call the arbiter when the sighted player has touched a piece
   *[assistant-7] Do what an adjournment needs
  }
tournament-head = { $what ->
    [list] List
    [organisers] Organisers
    [judge] Arbiter
    [assistant] Assistant
    [rank] Place
    [number] Number
    [name] Name
    [rating] Rating
    [points] Points
    [board] Board
    [white] White
    [black] Black
    [result] Result
    [standings] Standings
    [pairings] Pairings
    [table] Cross-table
    [duties] Duties
    [title] Name
    [place] Venue
    [federation] Federation
    [begins] First day
    [ends] Last day
    [deputies] Deputy arbiters
    [needs] Needs
   *[games] Games
  }
tournament-trouble = { $fault ->
    [damaged] { $name } is not a tournament, or is damaged. It is left as it is
    [locked] Another program has { $name } open
    [changed] Another program has written to { $name } at the same moment
    [newer] { $name } was written by a newer version
    [not-found] There is no tournament in { $name }
    [exists] { $name } exists already
    [no-engine] No pairing program was found. Install bbpPairings from github.com/BieremaBoyzProgramming/bbpPairings, or enter the pairs by hand
    [engine] The pairing program has failed: { $text }. Enter the pairs by hand
    [no-pairing] No pairing of this round is possible by the rules. Enter the pairs by hand
    [not-understood] The pairing program does not understand the report of this tournament. Enter the pairs by hand
    [too-large] The tournament is too large for the pairing program. Enter the pairs by hand
    [slow] The pairing program took more than { $text } seconds. Enter the pairs by hand
    [not-engine] { $name } is not bbpPairings { $text } or newer. Install that, or enter the pairs by hand
    [format] { $name }: the ending of this name does not fit what is to be written
    [line] { $name }, line { $text }: cannot be read
   *[broken] { $name } cannot be used: { $text }
  }
ask-withdrawal = { $name } leaves the tournament? This cannot be undone. Yes or no?
ask-replaced = Take the game of the file? Yes or no?
