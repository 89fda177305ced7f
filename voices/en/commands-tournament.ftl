# The commands of the page of tournaments

command-tournament-open = open a tournament
    .hear = open tournament | load tournament |
        open a tournament | load a tournament
command-tournament-create = begin a new tournament
    .hear = new tournament | create tournament |
        create a new tournament | make a tournament |
        tournaments | start tournament | start a tournament | begin a tournament | organise a tournament |
        organize a tournament | run a tournament | set up a tournament | I want to start a tournament
command-tournament-entry = type an entry for the tournament
    .hear = tournament entry | entry for tournament |
        enter a player | add a player | register a player
command-tournament-draw = draw lots
    .hear = draw lots | draw of lots
command-tournament-players = players of the tournament
    .hear = how many players | how many players are there | number of players | who has left | players | list of players | who takes part | read the players | participants | list of participants
command-tournament-terms = terms of the tournament
    .hear = how many rounds | how many rounds are there | how many rounds are left | which tie-breaks | which tie-break comes first | terms of the tournament | tournament terms | regulations of the tournament | tournament regulations
command-tournament-pairings = pairings of the round
    .hear = who is free | who has the bye | who sits out | current round | pairings | read pairings | who plays whom |
        who plays who | the draw for this round |  who's playing against whom |
        who is playing whom | who meets whom | fixtures | list the pairings | who plays on board one |
        who is playing whom in the tournament | who plays whom in the tournament | pairings of the tournament |
        tournament pairings |
        what round is it | which round is it | which round are we in | which round is being played |
        what round are we in
command-tournament-standings = standings of the tournament
    .hear = top three | the top three | final table |
        who is second | who is last | the standings | score table | final standings | how many points has everyone | standings | read standings |
        what's the table | scores after the round | how does the tournament stand | ranking | rankings |
        the table please | what are the standings | how is the tournament going |
        who's where in the table |
        current standings | leaderboard | scoreboard | league table | who has how many points | points table |
        how are the players placed |
        standings of the tournament | tournament standings | current standings of the tournament | tournament table |
        table of the tournament
command-tournament-leaders = who leads the tournament
    .hear = who is in the lead | who is on top | who is first | who is top | who is ahead | who's ahead | who is winning | who's winning | who leads | who is leading | leaders |
        who's first | who's leading the tournament | who's in the lead | who is winning the tournament |
        who's top of the table | who's ahead in the tournament |
        who is leading the tournament | who is in first place | who's in first place in the tournament |
        who is in the lead in the tournament | who is leading in the tournament | who is top of the tournament |
        who leads the tournament | who is first in the tournament
command-tournament-mine = my next game in the tournament
    .hear = what board am I on | what colour do I have | which colour do I have | what color do I have | am I white or black | who am I playing | who do I play | who is my opponent | my opponent |
        my next game | when do I play |
        when do I play next | who's my next opponent | who do I play next | which board am I on | my next opponent |
        who am I up against next | what colour do I have next round | who do I play in the next round |
        when is my next game |
        who am I playing next | my next pairing | where do I sit | next opponent please | who is up next for me |
        when is my next tournament game | who do I play next in the tournament |
        who am I playing next in the tournament | my next game in the tournament |
        when do I play next in the tournament | who is my next opponent in the tournament
command-tournament-mine-needs = what I need for first place
    .hear = what do I need | what do I still need |
        what do I need to win the tournament | can I still come first | can I still win the tournament |
        can I still win it | how many points do I need | is a draw enough for me |
        what result do I need | what result do I need to win the tournament | what do I need for first place
command-tournament-playing = games that are still going on
    .hear = who is missing | which results are missing | which results are still missing | which boards are still playing | which boards are still open | which games are missing | who has not finished |
        which games are still open | open games | games still open | who is still playing | who still plays |
        which games are still going | who hasn't finished yet | who's still playing | games in progress |
        is anyone still playing |
        which games are still in progress | games still in progress in the tournament |
        who is playing now | which games are running
command-tournament-adjourned = adjourned games of the tournament
    .hear = adjourned games | which games are adjourned |
        adjourned games in the tournament | are there adjourned games in the tournament
command-tournament-table = cross-table
    .hear = cross table | crosstable | open cross table |
        results table | all the results |
        cross-table of this event | cross-table of the tournament
command-tournament-duties = check-lists of duties
    .hear = duties | check-list | checklist |
        arbiter's checklist | what does the arbiter have to do
command-tournament-judges = how many arbiters are needed
    .hear = how many arbiters | arbiters needed |
        how many arbiters do we need |
        how many arbiters does this tournament need | how many arbiters does the tournament need
command-tournament-corrections = results that were corrected
    .hear = corrections | corrected results | which results were corrected | what was corrected
command-tournament-pair = pair the next round
    .hear = pair next round | pair the next round |
        pair the round | make the pairings | next round |
        pair the first round | pair round 1 | pair the players | pair them | do the pairings
command-tournament-close = close the tournament
    .hear = close | close tournament
