//! A player leaves: § 23 (USSR 1956) to the letter, and elsewhere C.06 V.4, V.5 (FIDE 2011), the Tournament Rules.

use super::entrant::Entrant;
use super::found::{Facts, TournamentFact, TournamentFault};
use super::regulations::PairingSystem;
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
use super::state::{Leaving, Tournament};

/// The rule of FIDE for who leaves a round robin, and for a Swiss.
const FIDE: [&str; 2] = ["C.06 V.4 (FIDE 2011)", "C.06 V.5 (FIDE 2011)"];

impl Tournament {
    pub(super) fn withdraw(&mut self, player: usize) -> Facts {
        let name = self.known(player)?;
        let system = self.settled()?.system;
        let (law, article) = self.law_of_leaving();
        if self.left.contains_key(&player) {
            return Err(TournamentFault::Left(name));
        }
        if self.rounds.is_empty() {
            self.drop_entrant(player);
            return Ok(vec![TournamentFact::Gone(name)]);
        }
        let is_odd = self.entrants.len() % 2 == 1;
        if !self.has_begun() && is_odd && system.is_robin() {
            self.drop_entrant(player);
            self.rounds.clear();
            self.left.clear();
            self.seed = None;
            let article = law.unwrap_or_default();
            return Ok(vec![TournamentFact::DrawAgain(name, article)]);
        }
        let (played, all, adjourned) = self.games_of(player);
        if adjourned > 0 {
            return Err(TournamentFault::JudgeFirst(adjourned, article));
        }
        let annulled = system.is_robin() && played * 2 < all;
        let struck = annulled && law.is_some();
        // § 23 (USSR 1956) gives each game once; C.06 V.4 (FIDE 2011) has two minuses where neither is there.
        let rounds = self.rounds.iter();
        let to_come: Vec<bool> = rounds
            .map(|one| law.is_none() && !self.is_begun(one))
            .collect();
        let leaving = Leaving {
            is_annulled: annulled,
            is_struck: struck,
        };
        self.left.insert(player, leaving);
        self.mark_games(player, struck, &to_come);
        Ok(vec![match system {
            PairingSystem::Swiss => TournamentFact::Gone(name),
            PairingSystem::Match => TournamentFact::MatchLost(name, article),
            PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => {
                TournamentFact::Withdrew {
                    name,
                    annulled,
                    struck,
                    games: (played, all),
                    article,
                }
            }
        }])
    }

    /// The article of the edition for who leaves, if it has one, and that which is applied.
    fn law_of_leaving(&self) -> (Option<&'static str>, &'static str) {
        let settled = self.regulations.as_ref();
        let law = settled.and_then(|one| one.edition().event.withdrawal);
        let law = law.map(|cited| cited.article);
        let of_system = match settled.map(|one| one.system) {
            Some(PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin) => FIDE[0],
            Some(PairingSystem::Swiss) => FIDE[1],
            Some(PairingSystem::Match) | None => "",
        };
        (law, law.unwrap_or(of_system))
    }

    /// Of players who have left, the games of those are annulled who have not played half of them, as is known now; those
    /// of one who has, because a game was played after all, count again.
    pub(super) fn judge_again(
        &mut self,
        players: [usize; 2],
        was_played: bool,
    ) -> Vec<TournamentFact> {
        let is_robin = self.settled().is_ok_and(|one| one.system.is_robin());
        let (law, article) = self.law_of_leaving();
        let is_open = |one: &Leaving| is_robin && (was_played || !one.is_annulled);
        let gone = players.into_iter();
        let gone = gone.filter(|player| self.left.get(player).is_some_and(is_open));
        let mut facts = Vec::new();
        for player in gone.collect::<Vec<_>>() {
            // As one whose games count: those of whose row is struck out are none.
            let counted = Leaving {
                is_annulled: false,
                is_struck: false,
            };
            let before = self.left.insert(player, counted);
            let (played, all, _) = self.games_of(player);
            let annulled = played * 2 < all;
            if before.is_some_and(|before| before.is_annulled == annulled) {
                self.left.extend(before.map(|before| (player, before)));
                continue;
            }
            let struck = annulled && law.is_some();
            let leaving = Leaving {
                is_annulled: annulled,
                is_struck: struck,
            };
            self.left.insert(player, leaving);
            if !annulled {
                self.give_back(player);
            }
            facts.push(TournamentFact::Withdrew {
                name: self.name(player),
                annulled,
                struck,
                games: (played, all),
                article,
            });
        }
        facts
    }

    /// The games that were struck out with a row are won by the opponents after all.
    fn give_back(&mut self, player: usize) {
        for board in self.rounds.iter_mut().flat_map(|round| &mut round.boards) {
            let Some(side) = board.side_of(player) else {
                continue;
            };
            let is_there = !self.left.contains_key(&board.at(side.other()));
            if board.score == Some(GameScore::Annulled) {
                board.score = Some(GameScore::Forfeit(is_there.then_some(side.other())));
            }
        }
    }

    /// The games of a player: played, all that count, adjourned. One that is open again though he has left was played.
    fn games_of(&self, player: usize) -> (usize, usize, usize) {
        // An annulled game is played again, § 20 (USSR 1956), so it is one of his; those with who was struck are not.
        let counts = |game: &&BoardPairing| {
            let mut players = game.players().into_iter();
            players.all(|one| self.has_left(one) != Some(true))
        };
        let games = self.games().map(|(_, game)| game);
        let games = games.filter(|game| game.side_of(player).is_some());
        let own: Vec<_> = games.filter(counts).collect();
        let has_left = self.left.contains_key(&player);
        let is_played = |game: &BoardPairing| game.score.map_or(has_left, GameScore::is_played);
        let played = own.iter().filter(|game| is_played(game)).count();
        let adjourned = own.iter().filter(|game| game.adjourned.is_some()).count();
        (played, own.len(), adjourned)
    }

    /// Whether somebody who is still there has played in a round, or was given a result.
    fn is_begun(&self, round: &TournamentRound) -> bool {
        let is_there = |player| !self.left.contains_key(&player);
        let mut games = round.boards.iter().filter(|game| !game.is_open());
        games.any(|game| game.players().into_iter().all(is_there))
    }

    /// What stands for the games of a player who has left. Those not played are lost, and won by who is still there;
    /// nobody has won where both have left before the round, whoever left first. If his row is struck, they are
    /// nothing. What was played stays, for ratings and titles.
    fn mark_games(&mut self, player: usize, struck: bool, to_come: &[bool]) {
        for (round, &is_to_come) in self.rounds.iter_mut().zip(to_come) {
            for board in &mut round.boards {
                let Some(side) = board.side_of(player) else {
                    continue;
                };
                let is_there = !self.left.contains_key(&board.at(side.other()));
                let was_given = board.score == Some(GameScore::Forfeit(Some(side)));
                if board.score.is_some() && !(was_given && is_to_come && !is_there) {
                    continue;
                }
                board.score = Some(match struck {
                    true => GameScore::Annulled,
                    false => GameScore::Forfeit(is_there.then_some(side.other())),
                });
            }
        }
    }

    /// Who enters before the first game, though lots are drawn, has the number of somebody who has left.
    pub(super) fn enter_instead(&mut self, entrant: &Entrant) -> Facts {
        let gone = self.left.keys().next().copied();
        let number = gone.filter(|_| !self.is_played());
        let number = number.ok_or(TournamentFault::Begun)?;
        let entrant = self.named(number, entrant.clone())?;
        let name = entrant.name.clone();
        self.entrants[number - 1] = entrant;
        if let Some(entered) = self.entered.get_mut(number - 1) {
            *entered = self.log.len();
        }
        self.left.remove(&number);
        let boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
        for board in boards.filter(|board| board.side_of(number).is_some()) {
            let is_there = board
                .players()
                .iter()
                .all(|one| !self.left.contains_key(one));
            board.score.take_if(|_| is_there);
        }
        self.note_namesakes();
        Ok(vec![TournamentFact::Entered(number, name)])
    }

    /// Takes out a player before there is a game; the numbers behind him move up.
    pub(super) fn drop_entrant(&mut self, player: usize) {
        self.entrants.remove(player - 1);
        if player <= self.entered.len() {
            self.entered.remove(player - 1);
        }
        self.absent.retain(|(other, ..)| *other != player);
        for (other, ..) in &mut self.absent {
            *other -= usize::from(*other > player);
        }
    }

    /// Who has no game in a round that is to be paired, and what he gets.
    pub(super) fn byes_of(&self, round: usize) -> Vec<(usize, ByeKind)> {
        let gone = self.left.keys().map(|&player| (player, ByeKind::Zero));
        let absent = self.absent.iter().filter(|(_, at, _)| *at == round);
        let absent = absent.filter(|(player, ..)| !self.left.contains_key(player));
        gone.chain(absent.map(|(player, _, bye)| (*player, *bye)))
            .collect()
    }
}
