//! Entries for a tournament in five languages: each says what the words of the console say.

use annabella::input::tournament::asked;
use annabella::protocol::{Ask, TournamentAsk};
use annabella::tournament::{EventLevel, Tournament, TournamentInput};

use super::voices;

/// In each language the same entries, and first those of the console.
const ENTRIES: [[&str; 6]; 16] = [
    [
        "amend 3 name Maria K rating 1800 touch no",
        "change player 3 name Maria K Elo 1800 by touch no",
        "ändere 3 Name Maria K Wertungszahl 1800 tastend no",
        "измени 3 имя Maria K рейтинг 1800 на ощупь no",
        "modifie 3 nom Maria K Elo 1800 au toucher no",
        "modifica 3 nombre Maria K Elo 1800 al tacto no",
    ],
    [
        "new match fide-2009 rounds 2 form rapid-watched touch one-board repeats read-out no-arbiter warnings",
        "new match fide-2009 rounds 2 rapid with arbiter by touch one board opponent repeats read out no arbiter time warnings",
        "neu Wettkampf fide-2009 Runden 2 Schnellschach mit Schiedsrichter tastend ein Brett Gegner wiederholt vorlesen ohne Schiedsrichter Zeitwarnungen",
        "новый матч fide-2009 партий 2 рапид с арбитром на ощупь одна доска соперник повторяет читать вслух без арбитра предупреждать о времени",
        "nouveau match fide-2009 rondes 2 rapide avec arbitre au toucher un échiquier adversaire répète lire coups sans arbitre annonces du temps",
        "nuevo match fide-2009 rondas 2 rápido con árbitro al tacto un tablero rival repite leer jugadas sin árbitro avisos de tiempo",
    ],
    [
        "new round-robin ussr-1956 clock 90+30 level city name Late Club",
        "new round robin ussr-1956 time control 90+30 level city name Late Club",
        "neu Rundenturnier ussr-1956 Uhr 90+30 Ebene Stadt Name Late Club",
        "новый круговой ussr-1956 часы 90+30 уровень город название Late Club",
        "nouveau toutes rondes ussr-1956 cadence 90+30 niveau ville nom Late Club",
        "nueva liga ussr-1956 reloj 90+30 nivel ciudad nombre Late Club",
    ],
    [
        "new round-robin ussr-1956 name Late Club level country clock 120+0 two-boards",
        "new round robin ussr-1956 name Late Club level national time control 120+0 two boards",
        "neu Rundenturnier ussr-1956 Name Late Club Ebene Land Uhr 120+0 zwei Bretter",
        "новый круговой ussr-1956 название Late Club уровень страна часы 120+0 две доски",
        "nouveau toutes rondes ussr-1956 nom Late Club niveau pays cadence 120+0 deux échiquiers",
        "nueva liga ussr-1956 nombre Late Club nivel país reloj 120+0 dos tableros",
    ],
    [
        "result 3 no-black",
        "result 3 Black did not come",
        "Ergebnis 3 Schwarz nicht erschienen",
        "результат 3 неявка чёрных",
        "résultat 3 forfait des noirs",
        "resultado 3 no vienen negras",
    ],
    [
        "new swiss fide-2023 rounds 5 form rapid",
        "settle Swiss system fide-2023 rounds 5 form rapid",
        "neu Schweizer System fide-2023 Runden 5 Form Schnellschach",
        "новый швейцарская система fide-2023 туров 5 вид рапид",
        "nouveau système suisse fide-2023 rondes 5 type rapide",
        "nuevo sistema suizo fide-2023 rondas 5 modalidad rápido",
    ],
    [
        "enter Anna rating 1850 seat 2 assistant Maria K touch",
        "enter Anna Elo 1850 seat 2 assistant Maria K by touch",
        "melde Anna Wertungszahl 1850 Platz 2 Assistentin Maria K tastend",
        "запиши Anna рейтинг 1850 место 2 помощник Maria K на ощупь",
        "inscris Anna Elo 1850 place 2 assistante Maria K au toucher",
        "inscribe Anna Elo 1850 puesto 2 asistente Maria K al tacto",
    ],
    [
        "result 2.3 judged 1-0 half of the sheet",
        "result 2.3 adjudicated 1-0 half of the sheet",
        "Ergebnis 2.3 gewertet 1-0 half of the sheet",
        "результат 2.3 присуждено 1-0 half of the sheet",
        "résultat 2.3 adjugé 1-0 half of the sheet",
        "resultado 2.3 adjudicada 1-0 half of the sheet",
    ],
    [
        "result 3 half",
        "result 3 half a point",
        "Ergebnis 3 halber Punkt",
        "результат 3 ничья",
        "résultat 3 nulle",
        "resultado 3 tablas",
    ],
    [
        "absent 3 2 half",
        "absent 3 2 half",
        "fehlt 3 2 halb",
        "отсутствует 3 2 половина",
        "absent 3 2 demi",
        "ausente 3 2 medio punto",
    ],
    [
        "withdraw 5 ill",
        "withdraws 5 ill",
        "scheidet aus 5 ill",
        "выбыл 5 ill",
        "retrait 5 ill",
        "se retira 5 ill",
    ],
    [
        "set place Riga half",
        "set venue Riga half",
        "setze Spielort Riga half",
        "укажи место Riga half",
        "précise lieu Riga half",
        "fija sede Riga half",
    ],
    [
        "write standings /tmp/a  b.html",
        "write standings /tmp/a  b.html",
        "schreibe Tabellenstand /tmp/a  b.html",
        "сохрани положение /tmp/a  b.html",
        "écris classement /tmp/a  b.html",
        "escribe clasificación /tmp/a  b.html",
    ],
    [
        "draw as-entered",
        "draw as entered",
        "lose wie gemeldet",
        "жребий по записи",
        "tirage sans tirage",
        "sorteo sin sorteo",
    ],
    [
        "adjourn 1.2 5 Friday",
        "adjourned 1.2 5 Friday",
        "Hängepartie 1.2 5 Friday",
        "отложена 1.2 5 Friday",
        "ajournée 1.2 5 Friday",
        "aplazada 1.2 5 Friday",
    ],
    [
        "tick judge 3",
        "tick arbiter 3",
        "erledigt Schiedsrichter 3",
        "отметь арбитр 3",
        "coche arbitre 3",
        "marca árbitro 3",
    ],
];

#[test]
fn entries_for_a_tournament_are_understood_in_five_languages() {
    let voices = voices();
    let meant = |entry: &str, language: &str| -> Option<Ask> {
        asked(&voices.event_entry(entry, language)?, None)
    };
    for [console, own @ ..] in ENTRIES {
        let expected = asked(console, None);
        assert!(expected.is_some(), "{console}");
        for (language, entry) in ["en", "de", "ru", "fr", "es"].into_iter().zip(own) {
            assert_eq!(meant(entry, language), expected, "{language}: {entry}");
            // What is typed for the console is understood everywhere.
            assert_eq!(meant(console, language), expected, "{language}: {console}");
        }
    }
}

#[test]
fn every_language_has_every_keyword_of_a_tournament_and_its_own_word_for_it() {
    let voices = voices();
    for (language, word) in [
        ("en", "tournament"),
        ("de", "Turnier"),
        ("ru", "турнир"),
        ("fr", "tournoi"),
        ("es", "torneo"),
    ] {
        let line = format!("{word} 3");
        assert_eq!(voices.behind_tournament(&line, language), Some("3"));
        assert_eq!(voices.behind_tournament("anna 3", language), None);
    }
}

#[test]
fn the_name_of_an_event_ends_where_more_is_settled() {
    for (line, name, is_country) in [
        ("name Club level country", "Club", true),
        ("level country name Club", "Club", true),
        ("name Club touch", "Club", false),
        // A form may belong to the name, and so may a word that is no value.
        ("name Sunday Rapid", "Sunday Rapid", false),
        ("name Clock Tower Level", "Clock Tower Level", false),
        ("name Touch", "Touch", false),
        (
            "name Sunday Rapid clock 15+10 level country",
            "Sunday Rapid",
            true,
        ),
    ] {
        let line = format!("new round-robin fide-2023 {line}");
        let Some(Ask::Tournament(asked)) = asked(&line, None) else {
            panic!("{line}");
        };
        let TournamentAsk::Do(input) = *asked else {
            panic!("{line}");
        };
        let TournamentInput::Found(settled) = *input else {
            panic!("{line}");
        };
        assert_eq!(settled.name, name, "{line}");
        assert_eq!(settled.level == EventLevel::Country, is_country, "{line}");
    }
    // What begins to settle something, and goes on with something else, is no entry.
    assert!(
        asked(
            "new round-robin fide-2023 name Club level country clock 9O",
            None
        )
        .is_none()
    );
}

#[test]
fn what_is_settled_is_settled_otherwise_in_every_language() {
    let voices = voices();
    let mut log = crate::common::tournament::log();
    log.truncate(6);
    let event = Tournament::replay(log);
    for (language, line) in [
        ("en", "set clock 15+10 level city"),
        ("en", "set time control 15+10 level regional"),
        ("de", "setze Uhr 15+10 Ebene Stadt"),
        ("ru", "укажи часы 15+10 уровень город"),
        ("fr", "précise cadence 15+10 niveau ville"),
        ("es", "fija reloj 15+10 nivel ciudad"),
    ] {
        let entry = voices.event_entry(line, language).unwrap();
        let Some(Ask::Tournament(asked)) = asked(&entry, Some(&event)) else {
            panic!("{line}: {entry}");
        };
        let TournamentAsk::Do(input) = *asked else {
            panic!("{line}");
        };
        let mut event = event.clone();
        event.handle(Default::default(), *input).unwrap();
        let settled = event.regulations().unwrap();
        assert_eq!(settled.control, "15+10", "{line}");
        assert_eq!(settled.form, "rapid", "{line}");
        assert_eq!(settled.level, EventLevel::City, "{line}");
        // What does not touch the pairs leaves them.
        assert_eq!(event.rounds().len(), 3, "{line}");
    }
}

#[test]
fn a_keyword_with_nothing_behind_it_is_no_entry() {
    // A surname that is a keyword is not lost without a word: it comes first.
    assert!(asked("enter Anna Seat seat", None).is_none());
    assert!(asked("enter Anna title", None).is_none());
    assert!(asked("enter Seat, Anna", None).is_some());
}

#[test]
fn who_leaves_is_late_or_has_sealed_is_named() {
    let mut event = Tournament::replay(crate::common::tournament::log());
    let name = "Weber Felix".to_owned();
    let entrant = annabella::tournament::Entrant {
        name,
        ..Default::default()
    };
    assert!(event.entrants().iter().all(|one| one.name != entrant.name));
    // Nobody enters a round robin that is drawn: the log is one before the draw.
    let mut log = crate::common::tournament::log();
    log.truncate(5);
    event = Tournament::replay(log);
    let enter = TournamentInput::Enter(Box::new(entrant));
    event.handle(Default::default(), enter).unwrap();
    for (named, numbered) in [
        ("withdraw Boris very ill", "withdraw 2 very ill"),
        ("withdraw weber felix ill", "withdraw 5 ill"),
        ("withdraw Felix", "withdraw 5"),
        (
            "amend Weber Felix name Weber, Felix",
            "amend 5 name Weber, Felix",
        ),
        ("absent Clara 2 half", "absent 3 2 half"),
        ("late 1.2 Weber Felix 30", "late 1.2 5 30"),
        (
            "adjourn 1.2 dav Friday at nine",
            "adjourn 1.2 4 Friday at nine",
        ),
    ] {
        let meant = asked(named, Some(&event));
        assert!(meant.is_some(), "{named}");
        assert_eq!(meant, asked(numbered, None), "{named}");
    }
    let stranger = asked("withdraw Zoe ill", Some(&event));
    let unknown = TournamentAsk::Unknown("Zoe".to_owned());
    assert_eq!(stranger, Some(unknown.into()));
}
