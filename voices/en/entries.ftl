# The keywords of entries, as an organiser types them: "tournament" first, then a verb.

hear-event-tournament = tournament | event
hear-event-open = open
hear-event-create = create
hear-event-new = new | settle
hear-event-enter = enter |
    add a player called | add a player named | add a player | add player | add | new player | register | sign up
hear-event-amend = amend | change player
hear-event-import = import
hear-event-watch = watch
hear-event-draw = draw | draw lots
hear-event-as-entered = as entered
hear-event-pair = pair
hear-event-unpair = unpair | take pairs back
hear-event-pairings = pairings
hear-event-result = result
hear-event-board = board
hear-event-round = round
hear-event-reopen = reopen
hear-event-late = late
hear-event-adjourn = adjourn | adjourned | is adjourned | was adjourned | has been adjourned | game adjourned |
    game is adjourned | game was adjourned | game has been adjourned | adjournment
hear-event-absent = absent
hear-event-withdraw = withdraw | withdraws | leaves | withdrew | has left | drops out |
    remove | strike | is out | has gone home
hear-event-standings = standings
hear-event-table = table | cross table
hear-event-next = next | next game
hear-event-needs = needs
hear-event-play = play
hear-event-set = set
hear-event-write = write
hear-event-tie-breaks = tie breaks | tie break
hear-event-DE = direct encounter
hear-event-WIN = wins | most wins | number of wins
hear-event-WON = wins at the board | wins over the board | wins played
hear-event-BPG = games with Black | number of games with Black | most games with Black | Black games
hear-event-BWG = wins with Black | Black wins
hear-event-KS = Koya
hear-event-BH = Buchholz
hear-event-BH-C1 = Buchholz cut 1 | Buchholz cut one | cut one Buchholz | Buchholz without the lowest
hear-event-BH-C2 = Buchholz cut 2 | Buchholz cut two | Buchholz without the two lowest
hear-event-BH-M1 = median Buchholz | Buchholz median
hear-event-SB = Sonneborn Berger | Sonneborn
hear-event-tick = tick
hear-event-untick = untick
hear-event-assist = assist
hear-event-assisted = assisted
hear-event-round-robin = round robin | all play all
hear-event-double-round-robin = double round robin
hear-event-match = match
hear-event-swiss = Swiss | Swiss system
hear-event-rounds = rounds | games
hear-event-clock = clock | time control
hear-event-form = form
hear-event-standard = standard | classical
hear-event-rapid = rapid
hear-event-blitz = blitz
hear-event-two-boards = two boards
hear-event-one-board = one board
hear-event-rapid-watched = watched rapid | rapid with arbiter
hear-event-blitz-watched = watched blitz | blitz with arbiter
hear-event-repeats = opponent repeats
hear-event-read-out = read out
hear-event-no-arbiter = no arbiter
hear-event-warnings = time warnings
hear-event-level = level
hear-event-country = country | national
hear-event-city = city | regional
hear-event-club = club
hear-event-name = name
hear-event-rating = rating | Elo
hear-event-title = title
hear-event-federation = federation
hear-event-sex = sex
hear-event-birth = birth | born
hear-event-id = id | FIDE number
hear-event-seat = seat
hear-event-assistant = assistant
hear-event-touch = touch | by touch
hear-event-no-assistant = no assistant | without assistant | without an assistant
hear-event-no-touch = by sight | not by touch | no touch
hear-event-half = half | half a point
hear-event-full = full | a point
hear-event-zero = zero | nothing
hear-event-place = place | venue
hear-event-begins = begins | first day
hear-event-ends = ends | last day
hear-event-arbiter = arbiter | chief arbiter
hear-event-deputies = deputies
hear-event-organisers = organisers
hear-event-judge = judge | arbiter
hear-event-duties = duties
hear-event-games = games
hear-event-report = report

# What is said of a game that is adjourned: who has sealed, what stands before the day on which it goes on, the words of
# which days are made, and those that stand beside them. All words of what is said are among them, or it is none.

hear-event-sealed = sealed | has sealed | seals | sealed it | has sealed it | sealed by | was sealed by |
    is sealed by | sealed move | has sealed move | sealed his move | sealed her move | has sealed his move |
    has sealed her move | sealed move by | sealed move from | sealed move of | sealed move is by |
    sealed move is from | sealed move was by | made sealed move | has made sealed move | wrote sealed move |
    has written sealed move | move sealed by | move was sealed by | move is sealed by | who sealed | who has sealed |
    put move in envelope | put his move in envelope | put her move in envelope | has put move in envelope |
    has put his move in envelope | has put her move in envelope | move in envelope by
hear-event-resumes = until | till | to | on | resumption | resumption on | resumption is on | resumes | resumes on |
    resumed on | resume on | is resumed | is resumed on | to be resumed | to be resumed on | will be resumed |
    will be resumed on | will resume | will resume on | continues | continues on | continued on | is continued on |
    to be continued | to be continued on | will be continued | will be continued on | will continue on | goes on |
    goes on on | play goes on | play resumes | play resumes on | it resumes | it resumes on | it goes on |
    game goes on | game resumes | game resumes on
hear-event-day = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday | January | February | March |
    April | May | June | July | August | September | October | November | December | today | tonight | tomorrow |
    day after tomorrow | morning | afternoon | evening | noon | midnight | week | weekend | round | breakfast |
    lunch | dinner | supper | break
hear-event-time = at | at the | on | on the | in | in the | of | of the | the | by | from | after | before | o'clock |
    hours | hour | minutes | am | pm | a.m | p.m | half | half past | quarter past | quarter to | next | this | last |
    first day | sharp
hear-event-number = number

# What stands between a board and its round, and the numbers by which rounds and days are counted. The first eight are
# in hear.ftl.

hear-event-of = of | of the | in | in the | from | at | for
hear-event-9 = ninth
hear-event-10 = tenth
hear-event-11 = eleventh
hear-event-12 = twelfth
hear-event-13 = thirteenth
hear-event-14 = fourteenth
hear-event-15 = fifteenth
hear-event-16 = sixteenth
hear-event-17 = seventeenth
hear-event-18 = eighteenth
hear-event-19 = nineteenth
hear-event-20 = twentieth
hear-event-30 = thirtieth

# The keys of a list by their names, where they can only be typed.

hear-list-enter = Enter | key Enter
hear-list-escape = Escape | Esc

# What results are called. All words of what is said are among them, or it is no result; those in hear-result-beside
# may stand anywhere, and add nothing. Behind those in hear-result-because is a reason.

hear-result-wins = { $side } | { $side } won | { $side } wins | { $side } has won | { $side } won game |
    { $side } won it | { $side } is winner | { $side } mates | { $side } gives mate | { $side } gave mate |
    { $side } delivers mate | { $side } delivered mate | { $side } has given mate | { $side } checkmates |
    { $side } won on time | { $side } wins on time | { $side } won by mate | { $side } won by checkmate |
    { $side } wins by mate | { $side } wins by checkmate | { $side } won by resignation |
    { $side } wins by resignation | { $side } takes point | { $side } took point | winner { $side } |
    winner is { $side } | win for { $side } | win by { $side } | won by { $side } | victory for { $side } |
    point for { $side } | point to { $side } | mate by { $side } | checkmate by { $side } | victory of { $side }
hear-result-loses = { $side } lost | { $side } loses | { $side } has lost | { $side } lost game | { $side } resigned |
    { $side } resigns | { $side } has resigned | { $side } gave up | { $side } gives up | { $side } has given up |
    { $side } gave game up | { $side } conceded | { $side } concedes | { $side } has conceded |
    { $side } threw in towel | { $side } tipped his king | { $side } surrendered | { $side } surrenders |
    { $side } has surrendered | { $side } capitulated | { $side } lost on time | { $side } loses on time |
    { $side } has lost on time | { $side } ran out of time | { $side } runs out of time |
    { $side } has run out of time | { $side } is out of time | { $side } overstepped | { $side } has overstepped |
    { $side } overstepped time | { $side } overstepped time limit | { $side } exceeded time limit |
    { $side } flagged | { $side } has flagged | { $side } flag fell | { $side } flag has fallen |
    { $side } flag is down | { $side } is mated | { $side } was mated | { $side } got mated | { $side } gets mated |
    { $side } has been mated | { $side } is checkmated | { $side } was checkmated | { $side } got checkmated |
    { $side } has been checkmated | { $side } lost by mate | { $side } lost by checkmate | loss for { $side } |
    loss by { $side } | lost by { $side } | defeat for { $side } | defeat of { $side } | resignation by { $side } |
    resignation of { $side } | flag fall of { $side } | flag fall by { $side }
hear-result-accepts = { $side } accepts draw | { $side } accepted draw | { $side } has accepted draw |
    { $side } accepts draw offer | { $side } accepted draw offer | { $side } is stalemated |
    { $side } was stalemated | { $side } is in stalemate | { $side } has been stalemated
hear-result-absent = { $side } absent | { $side } is absent | { $side } was absent | { $side } did not come |
    { $side } didn't come | { $side } did not show up | { $side } didn't show up | { $side } did not turn up |
    { $side } didn't turn up | { $side } did not appear | { $side } didn't appear | { $side } never came |
    { $side } never showed up | { $side } never turned up | { $side } has not come | { $side } hasn't come |
    { $side } did not arrive | { $side } didn't arrive | { $side } failed to appear | { $side } failed to show up |
    { $side } forfeits | { $side } forfeited | { $side } no show | { $side } was no show | no show by { $side }
hear-result-white = one nil | one zero | one to nil | one to zero | one nought | 1-0 | 1:0
hear-result-black = nil one | zero one | nil to one | zero to one | nought one | 0-1 | 0:1
hear-result-draw = draw | drawn | half | half point | half half | one half | half each | half point each | 1/2 | draw agreed | agreed draw |
    draw by agreement | drawn by agreement | agreed on draw | agreed to draw | draw was agreed | they drew |
    both drew | both agreed on draw | both agreed to draw | both agreed draw | they agreed on draw |
    they agreed to draw | players agreed to draw | players agreed on draw | they made draw | it is draw | it's draw |
    it was draw | is draw | was draw | is drawn | was drawn | ended in draw | ends in draw | finished in draw |
    ended drawn | game drawn | drawn game | game is drawn | game was drawn | game is draw | game was draw |
    game ended in draw | game ends in draw | draw accepted | draw was accepted | stalemate | draw by stalemate |
    drawn by stalemate | it is stalemate | it's stalemate | it was stalemate | is stalemate | was stalemate |
    ended in stalemate | ends in stalemate | perpetual check | perpetual | draw by perpetual check |
    draw by perpetual | ended in perpetual check | repetition | threefold repetition | draw by repetition |
    draw by threefold repetition | insufficient material | draw by insufficient material | dead position |
    draw by fifty move rule | shared point | points shared | shared points | they shared point
hear-result-nobody = both lost | both lose | both have lost | both players lost | both players lose | double loss |
    zero zero | nil nil | 0-0
hear-result-no-one = nobody came | nobody has come | no one came | neither came | both absent | both are absent |
    both were absent | both did not come | both didn't come | nobody showed up | no one showed up | nobody appeared |
    neither showed up | double forfeit | both forfeit | both forfeited | both forfeits | both have forfeited |
    forfeit by both | both no show
hear-result-annulled = annulled | game annulled | is annulled | was annulled | game is annulled
hear-result-judged = judged | adjudicated | by adjudication | judged as | adjudicated as
hear-result-forfeit = forfeit | by forfeit | on forfeit | by default | without game | without play | without playing |
    as no game was played | unplayed
hear-result-because = because | because of | reason
hear-result-beside = please | by the way | so | well | ok | okay | then | and | finally | in the end | result |
    final result | today | now | just | the | a | an | here | officially

# Numbers from which the others to 299 are made. More of them are in hear.ftl.

hear-number-1 = one
hear-number-2 = two
hear-number-3 = three
hear-number-4 = four
hear-number-5 = five
hear-number-6 = six
hear-number-7 = seven
hear-number-8 = eight
hear-number-11 = eleven
hear-number-13 = thirteen
hear-number-14 = fourteen
hear-number-16 = sixteen
hear-number-17 = seventeen
hear-number-18 = eighteen
hear-number-19 = nineteen
hear-number-70 = seventy
hear-number-80 = eighty
hear-number-200 = two hundred | two hundred and
