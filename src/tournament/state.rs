//! An event as it stands: what its log comes to.

use std::collections::{BTreeMap, BTreeSet};

use super::entrant::Entrant;
use super::found::TournamentFault;
use super::input::TournamentEntry;
use super::regulations::{EventDetail, Regulations};
use super::round::{BoardAt, BoardPairing, ByeKind, GameScore, ResultCorrection, TournamentRound};
use crate::time::Moment;

/// An event, from its log.
#[derive(Clone, Debug, Default)]
pub struct Tournament {
    pub(super) log: Vec<TournamentEntry>,
    pub(super) regulations: Option<Regulations>,
    pub(super) entrants: Vec<Entrant>,
    /// The numbers of those who have the name of another one.
    pub(super) namesakes: BTreeSet<usize>,
    /// For each of them how much had happened before he entered; nothing is known of those of a report.
    pub(super) entered: Vec<usize>,
    pub(super) rounds: Vec<TournamentRound>,
    pub(super) left: BTreeMap<usize, Leaving>,
    pub(super) absent: Vec<(usize, usize, ByeKind)>,
    pub(super) ticked: BTreeSet<(String, usize)>,
    pub(super) corrections: Vec<ResultCorrection>,
    /// What assistants have done: when, where, which duty.
    pub(super) assisted: Vec<(Moment, BoardAt, usize)>,
    /// The round of the last result; 0 before there is one.
    pub(super) last_round: usize,
    pub(super) seed: Option<u64>,
    /// Whether lots were drawn for the numbers, or it was said that none are.
    pub(super) has_numbers: bool,
    /// Lines of the report from which the event was taken, which are written again as they stood.
    pub(super) foreign: Vec<String>,
}

impl Leaving {
    /// The words in a report.
    pub const ANNULLED: &str = "annulled";
    /// The same for a row that is struck out.
    pub const STRUCK: &str = "struck";
}

/// That a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaving {
    /// Whether his games do not count.
    pub is_annulled: bool,
    /// Whether his row in the table is struck out, too.
    pub is_struck: bool,
}

impl Tournament {
    /// What has happened to the event.
    pub fn log(&self) -> &[TournamentEntry] {
        &self.log
    }

    /// The log alone.
    pub fn into_log(self) -> Vec<TournamentEntry> {
        self.log
    }

    /// What is settled; `None` before that.
    pub const fn regulations(&self) -> Option<&Regulations> {
        self.regulations.as_ref()
    }

    /// The players, in the order of their numbers.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The player of a number from 1.
    pub fn entrant(&self, number: usize) -> Option<&Entrant> {
        self.entrants.get(number.checked_sub(1)?)
    }

    /// The name of a number from 1, with the number behind it if another player is called so, too; empty if there is none.
    pub fn name(&self, number: usize) -> String {
        let is_shared = self.namesakes.contains(&number);
        let entrant = self.entrant(number);
        entrant.map_or_else(String::new, |one| match is_shared {
            true => format!("{} ({number})", one.name),
            false => one.name.clone(),
        })
    }

    /// Notes who is called as the last one is: the others are known, and thousands may enter.
    pub(super) fn note_last_name(&mut self) {
        let Some((last, others)) = self.entrants.split_last() else {
            return;
        };
        let (number, name) = (self.entrants.len(), last.name.to_lowercase());
        let is_alike = |one: &Entrant| {
            let letters = one.name.chars().flat_map(char::to_lowercase);
            letters.eq(name.chars())
        };
        let alike = (1..).zip(others).filter(|(_, one)| is_alike(one));
        let alike: Vec<usize> = alike.map(|(other, _)| other).collect();
        if !alike.is_empty() {
            self.namesakes.extend(alike.into_iter().chain([number]));
        }
    }

    /// Notes who is called as another one is.
    pub(super) fn note_namesakes(&mut self) {
        let mut called: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, one) in (1..).zip(&self.entrants) {
            called
                .entry(one.name.to_lowercase())
                .or_default()
                .push(number);
        }
        let shared = called.into_values().filter(|numbers| numbers.len() > 1);
        self.namesakes = shared.flatten().collect();
    }

    /// Whether a player, by his number from 1, plays by touch.
    pub fn plays_by_touch(&self, number: usize) -> bool {
        let all = self.regulations.as_ref().is_some_and(|one| one.touch);
        all || self.entrant(number).is_some_and(|one| one.touch)
    }

    /// The number of the one player whose name, or a word of it, begins like this, or is this in another case; his whole
    /// name comes first.
    pub fn called(&self, name: &str) -> Option<usize> {
        let typed = name.trim();
        let mut exact = (1..)
            .zip(&self.entrants)
            .filter(|(number, one)| one.name == typed || self.name(*number) == typed);
        if let (Some((number, _)), None) = (exact.next(), exact.next()) {
            return Some(number);
        }
        let name = typed.to_lowercase();
        let names = || (1..).zip(self.entrants.iter().map(|one| one.name.to_lowercase()));
        let one = |is_it: &dyn Fn(&str) -> bool| {
            let mut found = names().filter(|(_, other)| is_it(other));
            let (first, second) = (found.next()?, found.next());
            second.is_none().then_some(first.0)
        };
        let any_word = |other: &str, is_it: &dyn Fn(&str) -> bool| {
            is_it(other) || other.split([' ', ',']).any(is_it)
        };
        one(&|other| *other == name)
            .or_else(|| one(&|other| any_word(other, &|word| word.starts_with(&name))))
            .or_else(|| one(&|other| any_word(other, &|word| is_declined(word, &name))))
    }

    /// Whether all words of a text are of the name of a player, by his number from 1.
    pub fn is_named(&self, player: usize, said: &str) -> bool {
        let name = self.entrant(player).map(|one| one.name.to_lowercase());
        let name = name.unwrap_or_default();
        let is_of_name = |word: &str| {
            let mut words = name.split([' ', ',']);
            words.any(|own| own == word || is_declined(own, word))
        };
        let said = said.to_lowercase();
        let mut words = said.split_whitespace().map(|word| word.trim_matches(','));
        !said.trim().is_empty() && words.all(is_of_name)
    }

    /// The rounds that are paired.
    pub fn rounds(&self) -> &[TournamentRound] {
        &self.rounds
    }

    /// A round, from 1.
    pub fn round(&self, number: usize) -> Option<&TournamentRound> {
        self.rounds.get(number.checked_sub(1)?)
    }

    /// A game.
    pub fn board(&self, at: BoardAt) -> Option<&BoardPairing> {
        self.round(at.round)?.boards.get(at.board.checked_sub(1)?)
    }

    /// All games that are paired, and where they are.
    pub fn games(&self) -> impl Iterator<Item = (BoardAt, &BoardPairing)> {
        (1..).zip(&self.rounds).flat_map(|(round, found)| {
            let boards = (1..).zip(&found.boards);
            boards.map(move |(board, game)| (BoardAt { round, board }, game))
        })
    }

    /// The names of White and Black.
    pub fn names(&self, game: &BoardPairing) -> [String; 2] {
        game.players().map(|player| self.name(player))
    }

    /// The tags of a game in PGN; none if there is no such game.
    pub fn tags(&self, at: BoardAt) -> Vec<(&'static str, String)> {
        let (Some(settled), Some(game)) = (&self.regulations, self.board(at)) else {
            return Vec::new();
        };
        let [white, black] = self.names(game);
        let ratings = [("WhiteElo", game.white), ("BlackElo", game.black)].into_iter();
        let ratings = ratings.filter_map(|(tag, player)| {
            let rating = self.entrant(player)?.rating;
            (rating > 0).then(|| (tag, rating.to_string()))
        });
        let site = settled.detail(EventDetail::Place);
        let tags = [
            ("Event", settled.name.clone()),
            ("Site", site.to_owned()),
            ("Round", at.to_string()),
            ("White", white),
            ("Black", black),
        ];
        tags.into_iter().chain(ratings).collect()
    }

    /// The round that is being played, from 1: the first that is not over, or the last one; 0 before any is paired.
    pub fn current_round(&self) -> usize {
        let open = self.rounds.iter().position(TournamentRound::is_open);
        open.map_or(self.rounds.len(), |at| at + 1)
    }

    /// The number of rounds of the whole event.
    pub fn rounds_planned(&self) -> usize {
        let planned = self.regulations.as_ref().map_or(0, |one| one.rounds);
        self.rounds.len().max(usize::try_from(planned).unwrap_or(0))
    }

    /// Whether a game has a result or is adjourned.
    pub fn has_begun(&self) -> bool {
        self.games().any(|(_, game)| !game.is_open())
    }

    /// Whether something was played, or did not take place, but for the games of who had left before.
    pub(super) fn is_played(&self) -> bool {
        let is_here = |game: &BoardPairing| {
            let mut players = game.players().into_iter();
            players.all(|one| !self.left.contains_key(&one))
        };
        self.games().any(|(_, game)| {
            let is_played = game.score.is_some_and(GameScore::is_played);
            is_played || game.adjourned.is_some() || (!game.is_open() && is_here(game))
        })
    }

    /// Whether a player has left, and whether his games are annulled.
    pub fn has_left(&self, player: usize) -> Option<bool> {
        self.left.get(&player).map(|leaving| leaving.is_annulled)
    }

    /// What a table shows for a game: nothing counts in a row that is struck out.
    pub(super) fn shown(&self, game: &BoardPairing) -> Option<GameScore> {
        let mut left = game.players().into_iter();
        let is_struck = left.any(|one| self.left.get(&one).is_some_and(|left| left.is_struck));
        match is_struck {
            true => Some(GameScore::Annulled),
            false => game.score,
        }
    }

    /// The seed from which lots were drawn; `None` if they were not.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The results that were corrected or taken away, in the order of time.
    pub fn corrections(&self) -> &[ResultCorrection] {
        &self.corrections
    }

    /// What assistants have done: when, where, and the number of the duty.
    pub fn assisted(&self) -> &[(Moment, BoardAt, usize)] {
        &self.assisted
    }

    pub(super) fn settled(&self) -> Result<&Regulations, TournamentFault> {
        self.regulations.as_ref().ok_or(TournamentFault::NotFounded)
    }

    pub(super) fn settled_mut(&mut self) -> Result<&mut Regulations, TournamentFault> {
        self.regulations.as_mut().ok_or(TournamentFault::NotFounded)
    }

    /// The name of a number that somebody must have.
    pub(super) fn known(&self, number: usize) -> Result<String, TournamentFault> {
        let found = self.entrant(number).map(|_| self.name(number));
        found.ok_or(TournamentFault::NoPlayer(number))
    }
}

/// Whether two words of Cyrillic letters are one in two cases, "Феликс" and "Феликсу": a short ending parts them.
fn is_declined(one: &str, other: &str) -> bool {
    const ENDING: usize = 2;
    const STEM: usize = 3;
    let is_cyrillic = |c: char| ('\u{0400}'..='\u{04ff}').contains(&c);
    let alike = one.chars().zip(other.chars());
    let stem = alike.take_while(|(one, other)| one == other).count();
    let ends = |word: &str| word.chars().count() <= stem + ENDING && word.chars().all(is_cyrillic);
    stem >= STEM && ends(one) && ends(other)
}
