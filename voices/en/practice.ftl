# Practice at home: the opponent, and advice.

practice = { $what ->
    [alone] Two players at the board; the program does not play
    [no-help] No engine, no network and no help in this game; that cannot be turned on
    [thinks] The opponent thinks
    [ask-side] Which side do you play: white, black, or nobody for no opponent?
    [opponent-moves] The opponent is to move; take back with undo, or wait
    [other-game] The program plays only chess so far
   *[opponent-answers] The opponent has to answer first
  }
opponent = The program plays { WORD($side) } on level { $level }
ask-level = How strong, from one to ten? Now it is { $level }
set-level = Level of the opponent { $level }
own-side = You play { WORD($side) }
practice-action = { $action ->
   *[opponent] play against the program: choose side and level
  }

## Words

hear-action-opponent = opponent | play against the program | play against the computer | play against you | choose opponent
hear-command-opponent-none = no opponent | nobody | two players | without opponent
hear-command-opponent-side = program plays { $side } | the program plays { $side } | computer plays { $side } | opponent plays { $side } | you play { $side }
hear-command-opponent-own = i play { $side } | i take { $side }
hear-command-level = level { $number } | opponent level { $number } | strength { $number }
hear-command-no-help = no help | no engine | tournament mode
