//! Results, boards and players as they are said, in five languages: what is not known to the last word is no result.

use annabella::input::Intent;
use annabella::protocol::{
    Ask, Event, EventLook, IncomingGame, Question, Report, TournamentAnswer, TournamentAsk,
    TournamentEvent, Who,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, GameScore, PairingSystem, Tournament, TournamentFault, TournamentInput,
};

use super::asked::{kept, session_of, told};
use super::{BLACK, DRAW, WHITE, at, drawn, entered, happen};

const LANGUAGES: [(&str, &str); 5] = [
    ("en", "board"),
    ("de", "Brett"),
    ("ru", "доска"),
    ("fr", "échiquier"),
    ("es", "tablero"),
];

/// What a line means at the console while this event is open.
fn meant_in(
    event: Vec<annabella::tournament::TournamentEntry>,
    language: &str,
    line: &str,
) -> Intent {
    let mut desk = crate::commands::at("practice", language);
    let opened = TournamentAnswer::Opened("club".to_owned(), event);
    desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    crate::commands::meant(&desk, line)
}

/// An event of so many players whose lots are drawn.
fn of_players(players: usize) -> Tournament {
    drawn(PairingSystem::RoundRobin, "fide-2023", players, 0)
}

fn is(intent: &Intent, expected: &Ask) -> bool {
    matches!(intent, Intent::Commands(asks) if *asks == [expected.clone().into()])
}

#[test]
fn what_is_said_of_a_board_is_a_result_only_if_every_word_of_it_is_known() {
    let mut language = "en";
    let mut wrong = Vec::new();
    let log = crate::common::tournament::log();
    let mut desk = crate::commands::at("practice", language);
    for line in include_str!("results.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        if let Some(next) = line.strip_prefix("= ") {
            language = next;
            desk = crate::commands::at("practice", language);
            let opened = TournamentAnswer::Opened("club".to_owned(), log.clone());
            desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
            continue;
        }
        let (said, expected) = line.split_once(" -> ").expect("a sentence and a result");
        let (_, board) = LANGUAGES.iter().find(|(one, _)| *one == language).unwrap();
        let line = format!("{board} 2 {said}");
        let expected = match GameScore::read(expected) {
            Some(score) => TournamentAsk::Result(2, score, String::new()),
            None => TournamentAsk::Unread(line.clone()),
        };
        let intent = crate::commands::meant(&desk, &line);
        if !is(&intent, &expected.into()) {
            wrong.push(format!("{language}: {line}: {intent:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_reason_stands_behind_its_word_and_is_never_what_is_left_over() {
    let event = crate::common::tournament::log;
    for (language, line) in [
        ("en", "board 2 black won because of wrong colours"),
        ("de", "Brett 2 Schwarz gewinnt weil wrong colours"),
        ("ru", "доска 2 победа чёрных потому что wrong colours"),
        (
            "fr",
            "échiquier 2 les Noirs gagnent parce que wrong colours",
        ),
        ("es", "tablero 2 ganan las negras porque wrong colours"),
        ("en", "tournament result 2 black won because wrong colours"),
        ("en", "tournament result 2 0-1 wrong colours"),
    ] {
        let expected = TournamentAsk::Result(2, BLACK, "wrong colours".to_owned());
        let intent = meant_in(event(), language, line);
        assert!(is(&intent, &expected.into()), "{line}: {intent:?}");
    }
    for line in [
        "result 2 white won no",
        "result 2 half declined",
        "result 2 white no black",
    ] {
        let unfit = TournamentAsk::Unfit(line.to_owned(), "result".to_owned());
        let intent = meant_in(event(), "en", &format!("tournament {line}"));
        assert!(is(&intent, &unfit.into()), "{line}: {intent:?}");
    }
}

#[test]
fn what_is_told_of_a_player_is_as_strict() {
    let event = crate::common::tournament::log;
    let game = Tournament::replay(event());
    let (place, board) = game.games().next().unwrap();
    let white = game.name(board.white);
    let result = |score| Ask::from(TournamentAsk::Result(place.board, score, String::new()));
    for (line, score) in [
        (format!("{white} won"), WHITE),
        (format!("board one, {white} lost on time"), BLACK),
        (format!("{white} resigned"), BLACK),
    ] {
        let intent = meant_in(event(), "en", &line);
        assert!(is(&intent, &result(score)), "{line}: {intent:?}");
    }
    for line in [
        format!("{white} won?"),
        format!("has {white} won"),
        format!("{white} won a pawn"),
        format!("board two, {white} won"),
        format!("{white} did not resign"),
    ] {
        let intent = meant_in(event(), "en", &line);
        let enters = format!("{intent:?}").contains("Result");
        assert!(!enters, "{line}: {intent:?}");
    }
}

/// A number as it is spelt, from 1 to 200.
fn spelt(language: &str, number: usize) -> String {
    let list = |words: &str| -> Vec<String> {
        words
            .split(' ')
            .map(|word| word.replace('_', " "))
            .collect()
    };
    let (units, tens) = match language {
        "en" => (
            list(
                "- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
            ),
            list("- - twenty thirty forty fifty sixty seventy eighty ninety"),
        ),
        "de" => (
            list(
                "- eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
            ),
            list("- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
        ),
        "ru" => (
            list(
                "- один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
            ),
            list(
                "- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
            ),
        ),
        "fr" => (
            list(
                "- un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
            ),
            list("- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt"),
        ),
        _ => (
            list(
                "- uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
            ),
            list("- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
        ),
    };
    if number >= 100 {
        let rest = number % 100;
        let joined = |hundred: &str, join: &str| match rest {
            0 => hundred.to_owned(),
            _ => format!("{hundred}{join}{}", spelt(language, rest)),
        };
        return match (language, number / 100) {
            ("en", 1) => joined("one hundred", " and "),
            ("en", _) => joined("two hundred", " and "),
            ("de", 1) => joined("hundert", ""),
            ("de", _) => joined("zweihundert", ""),
            ("ru", 1) => joined("сто", " "),
            ("ru", _) => joined("двести", " "),
            ("fr", 1) => joined("cent", " "),
            ("fr", _) => joined("deux cents", " "),
            (_, 1) if rest == 0 => "cien".to_owned(),
            (_, 1) => joined("ciento", " "),
            _ => joined("doscientos", " "),
        };
    }
    if let Some(word) = units.get(number) {
        return word.clone();
    }
    let (ten, unit) = (tens[number / 10].clone(), number % 10);
    match (language, unit) {
        ("fr", _) => {
            let unit = if [70, 90].contains(&(number / 10 * 10)) {
                unit + 10
            } else {
                unit
            };
            match (number, unit) {
                (80, _) => "quatre-vingts".to_owned(),
                (_, 0) => ten,
                (21..=71, 1 | 11) => format!("{ten} et {}", units[unit]),
                _ => format!("{ten}-{}", units[unit]),
            }
        }
        (_, 0) => ten,
        ("de", 1) => format!("einund{ten}"),
        ("de", _) => format!("{}und{ten}", units[unit]),
        ("es", _) => format!("{ten} y {}", units[unit]),
        _ => format!("{ten} {}", units[unit]),
    }
}

#[test]
fn every_number_to_two_hundred_is_understood_in_words() {
    let voices = crate::common::voices();
    for (language, _) in LANGUAGES {
        for number in 1..=200 {
            let spelt = spelt(language, number);
            let heard = voices.whole_number(&spelt, language);
            assert_eq!(heard, u32::try_from(number).ok(), "{language}: {spelt}");
        }
    }
    // What ends there is no number, and neither are two.
    for text in [
        "three hundred",
        "twenty maybe",
        "thirty forty",
        "eleven twelve",
    ] {
        assert_eq!(voices.whole_number(text, "en"), None, "{text}");
    }
}

#[test]
fn boards_rounds_and_players_have_numbers_in_words() {
    let log = of_players(60).into_log();
    let seventeenth = |score| Ask::from(TournamentAsk::Result(17, score, String::new()));
    for (language, line) in [
        ("en", "board seventeen white won"),
        ("de", "Brett siebzehn Weiß gewinnt"),
        ("ru", "доска семнадцать победа белых"),
        ("fr", "échiquier dix-sept les blancs gagnent"),
        ("es", "tablero diecisiete ganan las blancas"),
    ] {
        let intent = meant_in(log.clone(), language, line);
        assert!(is(&intent, &seventeenth(WHITE)), "{line}: {intent:?}");
    }
    let later = TournamentInput::Score {
        at: BoardAt {
            round: 22,
            board: 21,
        },
        score: DRAW,
        reason: String::new(),
    };
    let later = Ask::from(TournamentAsk::Do(Box::new(later)));
    for (language, line) in [
        ("en", "round twenty-two board twenty-one draw"),
        ("de", "Brett einundzwanzig in Runde zweiundzwanzig remis"),
        ("ru", "тур двадцать два доска двадцать один ничья"),
        ("fr", "ronde vingt-deux échiquier vingt et un nulle"),
        ("es", "ronda veintidós tablero veintiuno tablas"),
    ] {
        let intent = meant_in(log.clone(), language, line);
        assert!(is(&intent, &later), "{line}: {intent:?}");
    }
    let needs = Ask::from(TournamentAsk::from(EventLook::Needs(Who::Number(53))));
    for (language, line) in [
        ("en", "what does number fifty-three need"),
        ("de", "was braucht Nummer dreiundfünfzig"),
        ("ru", "что нужно номеру пятьдесят три"),
        ("fr", "que faut-il au numéro cinquante-trois"),
        ("es", "qué necesita el número cincuenta y tres"),
    ] {
        let intent = meant_in(log.clone(), language, line);
        assert!(is(&intent, &needs), "{line}: {intent:?}");
    }
    // No other board is suggested than was said.
    for (language, line) in [
        ("ru", "доска тринацать победа белых"),
        ("fr", "échiquier dix-sep les blancs gagnent"),
        ("en", "board thirten white won"),
        ("en", "board three hundred and one white won"),
    ] {
        let intent = format!("{:?}", meant_in(log.clone(), language, line));
        assert!(!intent.contains("Result"), "{line}: {intent}");
    }
}

#[test]
fn everyday_questions_are_answered_by_the_event() {
    let log = || crate::common::tournament::log();
    let number = Tournament::replay(log()).called("Boris").unwrap();
    let place = || EventLook::Place(Who::Number(number));
    let own = || EventLook::Place(Who::Own);
    let mine = || EventLook::NextGame(Who::Own);
    for (language, line, look) in [
        ("en", "who is missing", EventLook::Playing),
        ("de", "wer fehlt", EventLook::Playing),
        ("ru", "кого нет", EventLook::Playing),
        ("fr", "qui manque", EventLook::Playing),
        ("es", "quién falta", EventLook::Playing),
        ("en", "how many points do I have", own()),
        ("de", "wie viele Punkte habe ich", own()),
        ("ru", "сколько у меня очков", own()),
        ("fr", "combien de points ai-je", own()),
        ("es", "cuántos puntos tengo", own()),
        ("en", "who do I play", mine()),
        ("de", "gegen wen spiele ich", mine()),
        ("ru", "с кем я играю", mine()),
        ("fr", "mon adversaire", mine()),
        ("es", "contra quién juego", mine()),
        ("en", "what colour do I have", mine()),
        ("de", "welche Farbe habe ich", mine()),
        ("ru", "какой у меня цвет", mine()),
        ("fr", "quelle couleur j'ai", mine()),
        ("es", "qué color tengo", mine()),
        ("en", "what board am I on", mine()),
        ("en", "which boards are still playing", EventLook::Playing),
        ("en", "top three", EventLook::Standings),
        ("de", "Stand", EventLook::Standings),
        ("ru", "итоги", EventLook::Standings),
        ("en", "how many points does Boris have", place()),
        ("de", "wie viele Punkte hat Boris", place()),
        ("ru", "сколько очков у Boris", place()),
        ("fr", "combien de points a Boris", place()),
        ("es", "cuántos puntos tiene Boris", place()),
        ("en", "place of Boris", place()),
        ("de", "auf welchem Platz ist Boris", place()),
        ("ru", "на каком месте Boris", place()),
        ("fr", "à quelle place est Boris", place()),
        ("es", "en qué puesto está Boris", place()),
        ("en", "pairings of the next round", EventLook::NextRound),
        ("de", "Paarungen der nächsten Runde", EventLook::NextRound),
        ("ru", "пары следующего тура", EventLook::NextRound),
        (
            "fr",
            "appariements de la prochaine ronde",
            EventLook::NextRound,
        ),
        (
            "es",
            "emparejamientos de la próxima ronda",
            EventLook::NextRound,
        ),
        ("en", "pairings of the last round", EventLook::LastRound),
        ("de", "Paarungen der letzten Runde", EventLook::LastRound),
        ("ru", "пары последнего тура", EventLook::LastRound),
        (
            "fr",
            "appariements de la dernière ronde",
            EventLook::LastRound,
        ),
        (
            "es",
            "emparejamientos de la última ronda",
            EventLook::LastRound,
        ),
        (
            "en",
            "pairings of the second round",
            EventLook::Pairings(Some(2)),
        ),
        (
            "de",
            "Paarungen der zweiten Runde",
            EventLook::Pairings(Some(2)),
        ),
        ("ru", "пары второго тура", EventLook::Pairings(Some(2))),
        (
            "fr",
            "appariements de la deuxième ronde",
            EventLook::Pairings(Some(2)),
        ),
        (
            "es",
            "emparejamientos de la segunda ronda",
            EventLook::Pairings(Some(2)),
        ),
        ("en", "how many rounds", EventLook::Terms),
        ("fr", "combien de rondes", EventLook::Terms),
        ("es", "cuántas rondas quedan", EventLook::Terms),
    ] {
        let intent = meant_in(log(), language, line);
        let expected = Ask::from(TournamentAsk::from(look));
        assert!(is(&intent, &expected), "{language}: {line}: {intent:?}");
    }
}

#[test]
fn the_next_round_is_the_first_that_nobody_has_begun_and_a_place_is_that_of_one() {
    let mut session = session_of("Boris");
    let round = |session: &mut Session, look: EventLook| match told(session, look.into()) {
        TournamentEvent::Pairings(round, ..) => round,
        other => panic!("{other:?}"),
    };
    // One game of the first round has its result.
    assert_eq!(round(&mut session, EventLook::NextRound), 2);
    assert_eq!(round(&mut session, EventLook::LastRound), 3);
    let TournamentEvent::Standings(places, _) =
        told(&mut session, EventLook::Place(Who::Own).into())
    else {
        panic!("no places");
    };
    assert!(matches!(&places[..], [(name, _)] if name == "Boris"));
    let TournamentEvent::Terms(settled, _) = told(&mut session, EventLook::Terms.into()) else {
        panic!("no terms");
    };
    assert_eq!(settled.rounds, 3);
}

#[test]
fn before_its_first_pairing_nobody_plays_a_swiss() {
    let mut session = Session::default();
    let log = drawn(PairingSystem::Swiss, "fide-2023", 4, 3).into_log();
    let opened = TournamentAnswer::Opened("club".to_owned(), log);
    session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    let unpaired = TournamentEvent::Refused(TournamentFault::NotPaired(1));
    assert_eq!(told(&mut session, EventLook::Playing.into()), unpaired);
}

#[test]
fn a_game_that_went_out_under_an_old_name_is_still_that_game() {
    let mut event = entered(PairingSystem::RoundRobin, "fide-2023", 4, 0);
    let rename = |player, name: &str| TournamentInput::Amend {
        player,
        text: format!("name {name}"),
    };
    happen(&mut event, rename(1, "Anna Long")).unwrap();
    happen(&mut event, TournamentInput::Draw(None)).unwrap();
    let place = |event: &Tournament, white: &str, black: &str| {
        let pgn =
            format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
        event.game_of(&pgn, false)
    };
    assert_eq!(place(&event, "P1", "P4"), Some(at(1, 1)));
    assert_eq!(place(&event, "Anna Long", "P4"), Some(at(1, 1)));
    happen(&mut event, rename(1, "Anna Longer")).unwrap();
    let again = Tournament::replay(event.into_log());
    for name in ["P1", "Anna Long", "Anna Longer"] {
        assert_eq!(place(&again, name, "P4"), Some(at(1, 1)), "{name}");
    }
}

#[test]
fn the_cross_table_is_walked_beside_a_question_of_the_game() {
    use annabella::board::Step;
    let mut session = session_of("");
    session.handle(Moment::default(), Ask::Resign);
    assert!(matches!(session.question(), Some(Question::Resign(_))));
    let cell = |event| match event {
        TournamentEvent::Cells(cells, _) => format!("{} {}", cells[0].0, cells[0].2),
        other => panic!("{other:?}"),
    };
    assert_eq!(cell(told(&mut session, TournamentAsk::Table)), "Anna ");
    assert!(session.walks_the_table());
    assert_eq!(
        cell(told(&mut session, TournamentAsk::Walk(Step::Right))),
        "Anna Boris"
    );
    // The question waits, and Enter is for it.
    assert!(matches!(session.question(), Some(Question::Resign(_))));
    let picked = session
        .handle(Moment::default(), Ask::from(TournamentAsk::Pick(None)))
        .events;
    assert!(matches!(picked[..], [Event::Refused(_)]), "{picked:?}");
    kept(&mut session, Ask::No);
    assert!(session.question().is_none());
}

#[test]
fn a_result_takes_the_place_of_the_question_about_a_game_of_a_file() {
    let mut session = session_of("");
    let file = |result: &str| IncomingGame {
        file: "a.pgn".to_owned(),
        pgn: Ok(format!(
            "[Round \"1.1\"]\n[White \"Anna\"]\n[Black \"David\"]\n[Result \"{result}\"]\n\n1. e4 e5 {result}\n"
        )),
    };
    let report = TournamentAnswer::Games(vec![file("0-1")]);
    session.handle(Moment::default(), Report::Tournament(Box::new(report)));
    assert!(matches!(session.question(), Some(Question::Tournament(_))));
    let entry = TournamentInput::Score {
        at: at(1, 2),
        score: DRAW,
        reason: String::new(),
    };
    let events = kept(&mut session, TournamentAsk::Do(Box::new(entry)));
    assert!(matches!(events[0], Event::Declined(_)), "{events:?}");
    assert!(session.question().is_none(), "{:?}", session.question());
    let event = session.event().unwrap();
    assert_eq!(event.board(at(1, 1)).unwrap().score, Some(WHITE));
    assert_eq!(event.board(at(1, 2)).unwrap().score, Some(DRAW));
}
