//! What an arbiter does at the board: his means, the clocks, what was wrong from the beginning, sheets that differ.

use annabella::arbiter::Forbidden;
use annabella::board::Side;
use annabella::clock::Running;
use annabella::laws::{ClockError, Means, Until, WrongColours};
use annabella::protocol::{Event, Refusal, TurnEvent};

use super::case::{Case, START};
use crate::common::table::{Table, articles};

/// Time for everything that is played here.
const TERMS: &str = "none 90+30";

/// A game in which each side has made a move, and the arbiter has stepped in.
fn stepped_in(case: &Case, terms: &str) -> Table {
    let mut table = case.table(terms, START);
    play(&mut table, "e2e4");
    play(&mut table, "e7e5");
    table.line("arbiter in");
    table
}

/// What the last of the lines cites first; a question is answered with yes.
fn cites(table: &mut Table, line: &str) -> &'static str {
    let mut events = table.line(line);
    if matches!(events.last(), Some(Event::Asked(_))) {
        events = table.line("yes");
    }
    let cited = events.iter().flat_map(articles).next();
    cited.unwrap_or_else(|| panic!("{line}: {events:?}"))
}

fn readings_ms(table: &Table) -> [u64; 2] {
    let clock = table.session().clock().expect("a clock");
    Side::BOTH.map(|side| clock.remaining_ms(side, table.now()))
}

pub fn arbiter_stops_clock(case: &Case) {
    let mut table = case.table(TERMS, START);
    assert_eq!(cites(&mut table, "arbiter"), case.article);
    case.is_heard(&table);
    let before = readings_ms(&table);
    table.wait(60_000);
    assert_eq!(readings_ms(&table), before);
    assert_eq!(cites(&mut table, "arbiter out"), case.article);
    let clock = table.session().clock().expect("a clock");
    assert_eq!(clock.running(), Running::Runs(Side::White));
}

pub fn arbiters_means(case: &Case) {
    let all = [
        (Means::Warning, "arbiter warn black"),
        (Means::Reprimand, "arbiter reprimand black"),
        (Means::OpponentGainsTime, "arbiter gain white 1:00"),
        (Means::OffenderLosesTime, "arbiter cut black 1:00"),
        (Means::OpponentGainsPoints, "arbiter points white +0.5"),
        (Means::OffenderLosesPoints, "arbiter points black -1"),
        (Means::Fine, "arbiter fine black"),
        (Means::ExclusionFromRounds, "arbiter exclude black"),
        (Means::Expulsion, "arbiter expel black"),
        (Means::LossOfGame, "arbiter lost black"),
    ];
    let rule = case.form.irregular.arbiters_means;
    for (means, line) in all {
        let mut table = stepped_in(case, TERMS);
        assert_eq!(cites(&mut table, line), case.article, "{line}");
        case.is_heard(&table);
        let told = table.line("why");
        assert!(told.len() == 1 && told[0].explained().is_some());
        let is_over = table.session().record().outcome().is_some();
        let lost = means == Means::LossOfGame && rule.value.contains(&means);
        assert_eq!(is_over, lost, "{line}");
        let mut table = stepped_in(case, TERMS);
        let refused = matches!(table.line(line).as_slice(), [Event::Refused(_)]);
        assert_eq!(refused, !rule.value.contains(&means), "{line}");
    }
}

pub fn time_for_disturbance(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    let [white, black] = readings_ms(&table);
    assert_eq!(
        cites(&mut table, "arbiter disturbed both 1:00"),
        case.article
    );
    case.is_heard(&table);
    assert_eq!(readings_ms(&table), [white + 60_000, black + 60_000]);
}

pub fn wrong_setup(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    assert_eq!(cites(&mut table, "arbiter wrong pieces"), case.article);
    case.is_heard(&table);
    assert_eq!(table.session().record().plies(), 0);
    // After the end only where it holds until the next round.
    let mut table = case.table(TERMS, START);
    table.lines("resign, yes, arbiter in");
    assert_eq!(cites(&mut table, "arbiter wrong pieces"), case.article);
    let goes_on = table.session().record().outcome().is_none();
    let late = case.form.irregular.wrong_setup.value == Until::NextRound;
    assert_eq!(goes_on, late);
}

pub fn board_turned(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    assert_eq!(cites(&mut table, "arbiter wrong board"), case.article);
    case.is_heard(&table);
    assert_eq!(table.session().record().plies(), 2);
}

pub fn wrong_colours(case: &Case) {
    for (line, wanted) in [
        ("arbiter wrong colours", false),
        ("arbiter wrong colours-new", true),
    ] {
        let mut table = stepped_in(case, TERMS);
        assert_eq!(cites(&mut table, line), case.article);
        case.is_heard(&table);
        let begins_anew = match case.form.irregular.wrong_colours.value {
            WrongColours::Continues => false,
            WrongColours::ContinuesUnlessArbiter => wanted,
            WrongColours::NewGameBefore { moves } => moves > 1,
        };
        let plies = if begins_anew { 0 } else { 2 };
        assert_eq!(table.session().record().plies(), plies, "{line}");
    }
}

pub fn setup_claims_until_moves(case: &Case) {
    let rule = case
        .form
        .irregular
        .setup_claims_until_moves
        .expect("a rule");
    for (moves, is_late) in [(rule.value - 1, false), (rule.value, true)] {
        let mut table = case.table(TERMS, START);
        for number in 0..moves {
            let file = char::from(b'a' + u8::try_from(number % 8).expect("a file"));
            let (from, to) = if number < 8 { (2, 3) } else { (3, 4) };
            play(&mut table, &format!("{file}{from}{file}{to}"));
            play(&mut table, &format!("{file}{}{file}{}", 9 - from, 9 - to));
        }
        table.line("arbiter in");
        for line in ["arbiter wrong board", "arbiter clock white 1:00:00"] {
            let cited = cites(&mut table, line);
            assert_eq!(cited == case.article, is_late, "{line} after {moves} moves");
        }
    }
}

pub fn displaced_pieces(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    assert_eq!(cites(&mut table, "arbiter displaced black"), case.article);
    case.is_heard(&table);
    let [white, black] = readings_ms(&table);
    table.wait(5_000);
    assert_eq!(
        readings_ms(&table),
        [white, black - 5_000],
        "on his own time"
    );
    table.line("arbiter restored");
    assert_eq!(cites(&mut table, "arbiter back 1 black"), case.article);
    assert_eq!(table.session().record().plies(), 1);
}

pub fn clocks_after_restoring(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    let events = table.lines("arbiter back 1 black, yes");
    let cited: Vec<_> = events.iter().flat_map(articles).collect();
    assert!(cited.contains(&case.article), "{events:?}");
    case.is_heard(&table);
    assert_eq!(
        cites(&mut table, "arbiter clock white 1:00:00"),
        case.article
    );
    assert_eq!(readings_ms(&table)[0], 3_600_000);
    assert_eq!(cites(&mut table, "arbiter moves white 3"), case.article);
    assert_eq!(cites(&mut table, "arbiter clocks-then"), case.article);
}

pub fn clock_error(case: &Case) {
    let mut table = stepped_in(case, TERMS);
    assert_eq!(
        cites(&mut table, "arbiter clock white 2:00:00"),
        case.article
    );
    case.is_heard(&table);
    assert_eq!(readings_ms(&table)[0], 7_200_000);
    assert_eq!(
        cites(&mut table, "arbiter clock white 0:05:00"),
        case.article
    );
    let rule = case.form.timing.clock_error.expect("a rule");
    let is_set = readings_ms(&table)[0] == 300_000;
    assert_eq!(is_set, rule.value == ClockError::Judgement);
}

pub fn sheets_differ(case: &Case) {
    let mut table = case.table("both 90+0", START);
    table.lines("lift e2, put e4, say e2e4, clock");
    table.lines("lift e7, put e5, say e7e5, clock, arbiter in");
    let line = "arbiter sheet black 1. e4 c5";
    assert_eq!(cites(&mut table, line), case.article);
    case.is_heard(&table);
    assert_eq!(table.session().record().plies(), 1);
    let line = "arbiter board black rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    assert_eq!(cites(&mut table, line), case.article);
    assert_eq!(
        table.session().record().plies(),
        1,
        "the board follows the sheets"
    );
}

pub fn advice_forbidden(case: &Case) {
    for who in ["none", "both"] {
        let terms = format!("{who} 90+0");
        case.forbids(&terms, START, "attackers e4", Forbidden::Advice);
        // To feel one's own board is no advice.
        let mut table = case.table(&terms, START);
        assert!(!matches!(
            table.line("look e4").as_slice(),
            [Event::Refused(_)]
        ));
    }
}

pub fn assistant(case: &Case) {
    let mut table = case.table("white 90+0 words", START);
    table.lines("lift e2, put e4");
    let refused = table.line("read-out");
    assert_eq!(refused, [Event::Refused(Refusal::NotReadOut)]);
    assert_eq!(
        cites(&mut table, "arbiter assistant white on"),
        case.article
    );
    case.is_heard(&table);
    let announced = table.line("read-out");
    assert!(matches!(
        announced.as_slice(),
        [Event::Turn(TurnEvent::Announced { .. })]
    ));
}

pub fn sighted_players_assistant(case: &Case) {
    let mut table = case.table("white 90+0", START);
    assert_eq!(
        cites(&mut table, "arbiter assistant black on"),
        case.article
    );
    case.is_heard(&table);
    let mut table = case.table("white 90+0", START);
    table.line("arbiter assistant white on");
    let refused = table.line("arbiter assistant black on");
    assert!(matches!(
        refused.as_slice(),
        [Event::Refused(Refusal::Forbidden(_))]
    ));
}

/// A legal move of a sighted player, and the clock.
fn play(table: &mut Table, mv: &str) {
    table.lines(&format!("{mv}, clock"));
}
