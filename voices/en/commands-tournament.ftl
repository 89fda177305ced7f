# The commands of the page of tournaments

command-tournament-open = open a tournament
    .hear = open tournament | load tournament |
        open a tournament | load a tournament
command-tournament-create = begin a new tournament
    .hear = new tournament | create tournament |
        create a new tournament | make a tournament
command-tournament-entry = type an entry for the tournament
    .hear = tournament entry | entry for tournament
command-tournament-draw = draw lots
    .hear = draw lots | draw of lots
command-tournament-pairings = pairings of the round
    .hear = pairings | read pairings | who plays whom
command-tournament-standings = standings of the tournament
    .hear = standings | read standings
command-tournament-leaders = who leads the tournament
    .hear = who leads | who is leading | leaders
command-tournament-mine = my next game in the tournament
    .hear = my next game | when do I play
command-tournament-mine-needs = what I need for first place
    .hear = what do I need | what do I still need
command-tournament-playing = games that are still going on
    .hear = who is still playing | who still plays
command-tournament-adjourned = adjourned games of the tournament
    .hear = adjourned games | which games are adjourned
command-tournament-table = cross-table
    .hear = cross table | crosstable | open cross table
command-tournament-duties = check-lists of duties
    .hear = duties | check-list | checklist
command-tournament-judges = how many arbiters are needed
    .hear = how many arbiters | arbiters needed
command-tournament-pair = pair the next round
    .hear = pair next round | pair the next round
command-tournament-close = close the tournament
    .hear = close tournament
