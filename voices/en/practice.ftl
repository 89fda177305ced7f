# Practice at home: the opponent, and advice.

practice = { $what ->
    [alone] Two players at the board; the program does not play
    [no-help] No engine, no network and no help in this game; that cannot be turned on
    [thinks] The opponent thinks
    [ask-engine] Opponent? One: Annabella
    [embedded] The program itself plays
    [replaced] The program takes over
    [ponders] The opponent thinks on your time too
    [rests] The opponent does not think on your time
    [draw-offered] You offer a draw
    [ask-side] Which side do you play: white, black, or nobody for no opponent?
    [opponent-moves] Your opponent is to move; wait, or say undo
    [game-goes-on] Only a finished game is analysed
    [not-analysed] This game has not been analysed yet; say analyse first
    [no-engine] No engine was chosen; choose one first
    [nameless-option] Name the option: engine-option, its name, = and the value
    [no-such-level] Levels go from one to ten
   *[opponent-answers] Your opponent must answer first
  }
opponent = The program plays { WORD($side) } on level { $level }
opponent-wanted = the program plays { WORD($side) }
no-opponent-wanted = two players, without the program
opponent-name = Annabella, level { $level }
engine-plays = { $name } plays { WORD($side) } on level { $level }
engine-plays-alike = { $name } plays { WORD($side) } { $how ->
    [options] as strong as its options say
   *[full] at full strength; it cannot be weakened
  }
engine-fault = { $fault ->
    [missing] { $name } cannot be started
    [silent] { $name } does not answer
    [gone] { $name } has ended
    [rubbish] { $name } sends invalid replies
    [illegal] { $name } made an impossible move, { $detail }
    [other-game] { $name } does not play Russian draughts
   *[endless] { $name } floods its output
  }
engine-strength = { $name } plays { $how ->
    [options] as strong as its options say; the level changes nothing
   *[full] at full strength; it cannot be weakened
  }
engine-listed = { $count }, { $name }
set-engine = { $name } plays
engine-offers = { $name }, options: { $count }
engine-option = { $name }: { $value ->
    [true] on
    [false] off
    [empty] empty
   *[other] { $value }
  }
engine-option-range = from { $least } to { $most }
engine-option-choice = { $values ->
    [switch] on or off
   *[other] one of: { $values }
  }
engine-option-typed = { $name } is typed: engine-option { $name } = and the value
engine-no-option = The engine has no option { $name }
engine-no-value = { $name } cannot be that
ask-level = How strong, from one to ten? Now it is { $level }
ask-practice-control = With a clock? Minutes and seconds, such as 5+3. Enter alone: none
ask-facing = Turn the board for Black?
set-board-for-black = { $choice ->
    [turned] Playing Black turns the board
    [upright] Playing Black leaves the board as it is
   *[ask] You are asked when you play Black
  }
set-level = Level { $level }
level-part = { $part ->
    [third] and a third
   *[two-thirds] and two thirds
  }

opening = { $family ->
    [open-game] Open Game
    [kings-gambit] King's Gambit
    [vienna-game] Vienna Game
    [bishops-opening] Bishop's Opening
    [centre-game] Centre Game
    [petrov-defence] Petrov's Defence
    [philidor-defence] Philidor Defence
    [latvian-gambit] Latvian Gambit
    [elephant-gambit] Elephant Gambit
    [scotch-game] Scotch Game
    [ponziani-opening] Ponziani Opening
    [three-knights-game] Three Knights Game
    [four-knights-game] Four Knights Game
    [italian-game] Italian Game
    [two-knights-defence] Two Knights Defence
    [spanish-game] Spanish Game
    [sicilian-defence] Sicilian Defence
    [french-defence] French Defence
    [caro-kann-defence] Caro-Kann Defence
    [scandinavian-defence] Scandinavian Defence
    [alekhine-defence] Alekhine Defence
    [pirc-defence] Pirc Defence
    [modern-defence] Modern Defence
    [nimzowitsch-defence] Nimzowitsch Defence
    [owen-defence] Owen Defence
    [closed-game] Closed Game
    [queens-gambit] Queen's Gambit
    [slav-defence] Slav Defence
    [semi-slav-defence] Semi-Slav Defence
    [catalan-opening] Catalan Opening
    [queens-pawn-game] Queen's Pawn Game
    [trompowsky-attack] Trompowsky Attack
    [blackmar-diemer-gambit] Blackmar-Diemer Gambit
    [indian-defence] Indian Defence
    [nimzo-indian-defence] Nimzo-Indian Defence
    [queens-indian-defence] Queen's Indian Defence
    [bogo-indian-defence] Bogo-Indian Defence
    [kings-indian-defence] King's Indian Defence
    [grunfeld-defence] Grünfeld Defence
    [benoni-defence] Benoni Defence
    [benko-gambit] Benko Gambit
    [budapest-gambit] Budapest Gambit
    [old-indian-defence] Old Indian Defence
    [dutch-defence] Dutch Defence
    [english-opening] English Opening
    [reti-opening] Réti Opening
    [zukertort-opening] Zukertort Opening
    [kings-indian-attack] King's Indian Attack
    [birds-opening] Bird's Opening
    [larsens-opening] Larsen's Opening
    [sokolsky-opening] Sokolsky Opening
    [kings-pawn-game] King's Pawn Game
    [grob-opening] Grob Opening
    [hungarian-opening] Hungarian Opening
    [st-george-defence] St George Defence
    [borg-defence] Borg Defence
    [neo-grunfeld-defence] Neo-Grünfeld Defence
    [amar-opening] Amar Opening
    [anderssens-opening] Anderssen's Opening
    [barnes-opening] Barnes Opening
    [clemenz-opening] Clemenz Opening
    [desprez-opening] Desprez Opening
    [durkin-opening] Durkin Opening
    [mieses-opening] Mieses Opening
    [saragossa-opening] Saragossa Opening
    [vant-kruijs-opening] Van 't Kruijs Opening
    [ware-opening] Ware Opening
   *[van-geet-opening] Van Geet Opening
  }
opening-variation = { $variation }
opening-until = up to move { $number }
advice = { $what ->
    [no-opening] No name for this opening
    [no-threat] No threat
    [looks] One moment
    [forced] No advice: the move is forced
    [hang] These can be won:
    [nothing-hangs] Nothing is hanging
    [line-end] The line ends here
    [line-start] This is the beginning of the line
    [no-next-turn] No later turning point
    [no-previous-turn] No earlier turning point
    [analysed] The game is analysed
    [did-not-turn] No big mistakes
    [best-was] The best move was:
   *[go-through] Page Down goes through the game
  }
advice-hint = Look at { $square }
advice-threat = { WORD($side) } threatens
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] The game is level
    [slight] { WORD($side) } is slightly better
    [clear] { WORD($side) } is clearly better
   *[winning] { WORD($side) } should win
  }
advice-wins = { WORD($side) } wins by force in { $count ->
    [one] one move
   *[other] { $count } moves
  }
advice-line = { $count ->
    [one] A line of one move
   *[other] A line of { $count } moves
  }
advice-analyses = { $count ->
    [one] Analysing one move; you will hear when it is done
   *[other] Analysing { $count } moves; you will hear when it is done
  }
advice-counts = { WORD($side) }: blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $inaccuracies }
advice-turned = Turning point: move { $number }, { WORD($side) } played
advice-quality = { $quality ->
    [best] The best move
    [good] A good move
    [inaccuracy] Inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
  }

## Words

hear-against-new = new game | new one | another game | a new game | rematch
hear-against-play = blitz | rapid | play | play a game | game | play against | play with | start | start a game |
    i play | i am | i take | i'll have | i will have | i'll play | i'll take | i have | but i'm | but |
    set the clock to | set clock to | put | put a clock of | set |
    clock with | a clock with | a clock of | clock of | put on the clock
hear-against-two = two players | two people | friend
hear-against-level = level | strength | at level | on level | skill | difficulty
hear-against-minutes = minutes | minute | min | mins
hear-against-plus = plus | increment | and | bonus
hear-against-each = each |
    apiece | a side | per side | per player | for each of us | for both | for each | for each player | each side |
    for both sides
hear-against-seconds = seconds | second | sec | secs
hear-against-word = with | as | at | on | in | the | a | an | for | me | my | per | move | of | by |
    program | computer | machine | engine | annabella | you | against | side | pieces | clock | time | both |
    every | please
hear-level-bare = level | the level | my level
hear-level-third = a third | and a third | one third | and one third
hear-level-two-thirds = two thirds | and two thirds
hear-level-half = a half | and a half | and one half
hear-level-point = point | dot
hear-level-minus = minus | negative
hear-ahead = then | next | after that | and then | afterwards
hear-if = if | when | in case of
hear-command-level = level { $number } | opponent level { $number } | strength { $number } | set level to { $number } |
    set level { $number } | play at level { $number } | change level to { $number } | difficulty { $number } |
    set difficulty to { $number } | go to level { $number } | level number { $number } | strength level { $number } |
    set strength to { $number } | skill { $number } | I want to play on level { $number } | play on level { $number } |
    set the level to { $number } | make it level { $number } | switch to level { $number } | I want level { $number } |
    lvl { $number } |
    opponent at level { $number } | opponent on level { $number } | computer on level { $number } |
    computer level { $number } | I want to play against level { $number } | put the opponent on { $number } |
    the { $number } level | play me at level { $number } | strength number { $number } | level { $number } opponent
hear-command-level-lowest = easiest level | lowest level | weakest level | as easy as possible | as weak as possible |
    make it as easy as possible |
    beginner level | easy level | level for beginners | lowest level please |
    I'd like an easy opponent | give me an easy opponent | give me the weakest opponent | weakest opponent |
    easiest opponent | an easy opponent
hear-command-level-highest = hardest level | highest level | strongest level | as strong as possible |
    play as strong as you can |
    expert level | level for masters
