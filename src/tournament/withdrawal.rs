//! A player leaves: § 23 (USSR 1956) to the letter, and elsewhere C.06 V.4, V.5 (FIDE 2011), the Tournament Rules.

use super::found::{TournamentFact, TournamentFault};
use super::regulations::PairingSystem;
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
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
        // § 23 (USSR 1956) gives each game once; C.06 V.4 (FIDE 2011) has two minuses where neither is there.
        let rounds = self.rounds.iter();
        let to_come: Vec<bool> = rounds
            .map(|one| law.is_none() && !self.is_begun(one))
            .collect();
        self.left.insert(player, leaving);
        self.mark_games(player, leaving, &to_come);
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

    /// Whether somebody who is still there has played in a round, or was given a result.
    fn is_begun(&self, round: &TournamentRound) -> bool {
        let is_there = |board: &&BoardPairing| {
            let mut players = Side::BOTH.into_iter().map(|side| board.at(side));
            players.all(|player| !self.left.contains_key(&player))
        };
        let mut boards = round.boards.iter().filter(is_there);
        boards.any(|board| board.score.is_some() || board.adjourned.is_some())
    }

    /// What stands for the games of a player who has left. Those not played are lost, and won by who is still there;
    /// nobody has won where both have left before the round, whoever left first. If his row is struck, they are
    /// nothing. What was played stays, for ratings and titles.
    fn mark_games(&mut self, player: usize, leaving: Leaving, to_come: &[bool]) {
        let gone = self.left.clone();
        for (round, &is_to_come) in self.rounds.iter_mut().zip(to_come) {
            for board in &mut round.boards {
                let Some(side) = board.side_of(player) else {
                    continue;
                };
                let is_there = !gone.contains_key(&board.at(side.other()));
                let was_given = board.score == Some(GameScore::Forfeit(Some(side)));
                if board.score.is_some() && !(was_given && is_to_come && !is_there) {
                    continue;
                }
                board.score = Some(match leaving.is_struck {
                    true => GameScore::Annulled,
                    false => GameScore::Forfeit(is_there.then_some(side.other())),
                });
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
