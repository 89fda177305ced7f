//! A player leaves: § 23 (USSR 1956) to the letter, and elsewhere C.06 V.4, V.5 (FIDE 2011), the Tournament Rules.

use super::found::{Facts, TournamentFact, TournamentFault};
use super::regulations::PairingSystem;
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
use super::state::{Leaving, Tournament};

/// The rule of FIDE for who leaves a round robin, and for a Swiss.
const FIDE: [&str; 2] = ["C.06 V.4 (FIDE 2011)", "C.06 V.5 (FIDE 2011)"];

impl Tournament {
    pub(super) fn withdraw(&mut self, player: usize) -> Facts {
        let name = self.known(player)?;
        let settled = self.settled()?;
        let system = settled.system;
        let law = settled.edition().event.withdrawal;
        let law = law.map(|cited| cited.article);
        if self.left.contains_key(&player) {
            return Err(TournamentFault::Left(name));
        }
        let article = law.unwrap_or(match system {
            PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => FIDE[0],
            PairingSystem::Swiss => FIDE[1],
            PairingSystem::Match => "",
        });
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

    /// The games of a player: played, all that count, adjourned.
    fn games_of(&self, player: usize) -> (usize, usize, usize) {
        // An annulled game is played again, § 20 (USSR 1956), so it is one of his; those with who was struck are not.
        let counts = |game: &&BoardPairing| {
            let mut players = game.players().into_iter();
            players.all(|one| self.has_left(one) != Some(true))
        };
        let games = self.games().map(|(_, game)| game);
        let games = games.filter(|game| game.side_of(player).is_some());
        let own: Vec<_> = games.filter(counts).collect();
        let count = |is: fn(&BoardPairing) -> bool| own.iter().filter(|game| is(game)).count();
        let played = count(|game| game.score.is_some_and(GameScore::is_played));
        (played, own.len(), count(|game| game.adjourned.is_some()))
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

    /// Takes out a player before there is a game; the numbers behind him move up.
    fn drop_entrant(&mut self, player: usize) {
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
