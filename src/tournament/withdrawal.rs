//! A player leaves: § 23 (USSR 1956) to the letter, and elsewhere C.06 V.4, V.5 (FIDE 2011), the Tournament Rules.

use super::found::{TournamentFact, TournamentFault};
use super::regulations::PairingSystem;
use super::round::{ByeKind, GameScore};
use super::state::{Leaving, Tournament};
use crate::board::Side;

type Facts = Result<Vec<TournamentFact>, TournamentFault>;

/// The rule of FIDE for who leaves a round robin, and for a Swiss.
const FIDE: [&str; 2] = ["C.06 V.4 (FIDE 2011)", "C.06 V.5 (FIDE 2011)"];

impl Tournament {
    pub(super) fn withdraw(&mut self, player: usize) -> Facts {
        let name = self.player(player)?.name.clone();
        let regulations = self.settled()?;
        let system = regulations.system;
        let law = regulations.edition().event.withdrawal;
        if self.left.contains_key(&player) {
            return Err(TournamentFault::Left(name));
        }
        let article = match (law, system) {
            (Some(cited), _) => cited.article,
            (None, PairingSystem::Swiss) => FIDE[1],
            (
                None,
                PairingSystem::Match | PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin,
            ) => FIDE[0],
        };
        if self.rounds.is_empty() {
            self.drop_entrant(player);
            return Ok(vec![TournamentFact::Gone(name)]);
        }
        let is_odd = self.entrants.len() % 2 == 1;
        let is_robin = system.is_all_play_all() && system != PairingSystem::Match;
        if !self.has_begun() && is_odd && is_robin {
            let article = law.map_or("", |cited| cited.article);
            self.drop_entrant(player);
            self.rounds.clear();
            self.left.clear();
            self.seed = None;
            return Ok(vec![TournamentFact::DrawAgain(name, article)]);
        }
        let (played, all, adjourned) = self.games_of(player);
        if adjourned > 0 {
            return Err(TournamentFault::JudgeFirst(adjourned, article));
        }
        let is_annulled = is_robin && played * 2 < all;
        let leaving = Leaving {
            is_annulled,
            is_struck: is_annulled && law.is_some(),
        };
        self.left.insert(player, leaving);
        self.mark_games(player, leaving);
        if system == PairingSystem::Swiss {
            return Ok(vec![TournamentFact::Gone(name)]);
        }
        if system == PairingSystem::Match {
            return Ok(vec![TournamentFact::MatchLost(name, article)]);
        }
        Ok(vec![TournamentFact::Withdrew {
            name,
            annulled: is_annulled,
            struck: leaving.is_struck,
            games: (played, all),
            article,
        }])
    }

    /// The games of a player: played, all that count, adjourned.
    fn games_of(&self, player: usize) -> (usize, usize, usize) {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let own: Vec<_> = boards
            .filter(|board| board.side_of(player).is_some())
            .filter(|board| board.score != Some(GameScore::Annulled))
            .filter(|board| {
                let mut others = Side::BOTH.into_iter().map(|side| board.at(side));
                others.all(|other| self.has_left(other) != Some(true))
            })
            .collect();
        let played = own
            .iter()
            .filter(|one| one.score.is_some_and(GameScore::is_played));
        let adjourned = own.iter().filter(|one| one.adjourned.is_some());
        (played.count(), own.len(), adjourned.count())
    }

    /// What stands for the games of a player who has left. Those not played are lost, and won by who is still there;
    /// if his row is struck, they are nothing. What was played stays, for ratings and titles.
    fn mark_games(&mut self, player: usize, leaving: Leaving) {
        let gone = self.left.clone();
        for round in &mut self.rounds {
            for board in &mut round.boards {
                let Some(side) = board.side_of(player) else {
                    continue;
                };
                let other = board.at(side.other());
                if board.score.is_some() {
                    continue;
                }
                if leaving.is_struck {
                    board.score = Some(GameScore::Annulled);
                } else {
                    let is_there = !gone.contains_key(&other);
                    board.score = Some(GameScore::Forfeit(is_there.then_some(side.other())));
                }
            }
        }
    }

    /// Takes out a player before there is a game; the numbers behind him move up.
    fn drop_entrant(&mut self, player: usize) {
        self.entrants.remove(player - 1);
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
