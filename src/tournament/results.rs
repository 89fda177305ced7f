//! What comes of games: results, corrections, adjournments, moves.

use super::duties::ListedDuty;
use super::found::{Facts, TournamentFact, TournamentFault};
use super::round::{BoardAt, BoardPairing, GameScore, ResultCorrection, TournamentRound};
use super::state::Tournament;
use crate::laws;
use crate::pgn;
use crate::record::{GameResult, Record};
use crate::time::Moment;

fn first_game(pgn: &str) -> Option<Record> {
    let games = pgn::read(pgn.as_bytes());
    games.into_iter().find_map(Result::ok)
}

impl Tournament {
    fn board_mut(&mut self, at: BoardAt) -> Result<&mut BoardPairing, TournamentFault> {
        let wrong = self.board(at).is_none().then(|| self.why_no_board(at));
        let round = self.rounds.get_mut(at.round.wrapping_sub(1));
        let found = round.and_then(|round| round.boards.get_mut(at.board.wrapping_sub(1)));
        found.ok_or(wrong.unwrap_or(TournamentFault::NoBoard(at)))
    }

    pub(super) fn score(&mut self, at: BoardAt, score: GameScore, reason: &str) -> Facts {
        let found = self.board_mut(at)?;
        let before = found.score;
        match before {
            Some(before) if before == score => return Ok(Vec::new()),
            Some(before) if reason.trim().is_empty() => {
                return Err(TournamentFault::Reason(before));
            }
            Some(_) | None => {}
        }
        found.score = Some(score);
        found.adjourned = None;
        let kept = first_game(&found.game).and_then(|kept| kept.outcome());
        let is_other = kept.is_some_and(|kept| score.result() != Some(kept));
        let is_dropped = before.is_none() && is_other && self.was_reopened(at);
        if is_dropped {
            self.board_mut(at)?.game.clear();
        }
        self.note_correction(at, before, Some(score), reason);
        let found = self.board_mut(at)?;
        let players = found.players();
        let last_round = std::mem::replace(&mut self.last_round, at.round);
        let mut facts = vec![TournamentFact::Scored {
            is_other_round: at.round != last_round.max(1),
            at,
            names: players.map(|player| self.name(player)),
            score,
            before,
        }];
        facts.extend(is_dropped.then_some(TournamentFact::MovesDropped(at)));
        let was_played = score.is_played() && before.is_some_and(|before| !before.is_played());
        facts.extend(self.judge_again(players, was_played));
        if before.is_none() {
            facts.extend(self.ended(at.round));
        }
        Ok(facts)
    }

    fn note_correction(
        &mut self,
        at: BoardAt,
        before: Option<GameScore>,
        now: Option<GameScore>,
        reason: &str,
    ) {
        let reason = reason.trim().to_owned();
        self.corrections
            .extend(before.map(|before| ResultCorrection {
                at,
                before,
                now,
                reason,
            }));
    }

    /// Whether the last that was done to the result of a game was to take it back.
    fn was_reopened(&self, at: BoardAt) -> bool {
        let mut corrections = self.corrections.iter().rev();
        let last = corrections.find(|one| one.at == at);
        last.is_some_and(|last| last.now.is_none())
    }

    /// Whether a game is the one whose result was taken back: the log of the event has its moves, and it is open again.
    pub fn was_taken_back(&self, at: BoardAt, game: &Record) -> bool {
        let open = self.board(at).filter(|found| found.score.is_none());
        let is_it = |found: &BoardPairing| {
            let kept = first_game(&found.game);
            kept.as_ref().map_or(&[][..], Record::moves) == game.moves()
        };
        self.was_reopened(at) && open.is_some_and(is_it)
    }

    /// A game whose result was taken back does not come in again by itself.
    pub(super) fn check_game(&self, at: BoardAt, text: &str) -> Result<(), TournamentFault> {
        match first_game(text).filter(|game| self.was_taken_back(at, game)) {
            Some(game) if game.outcome().is_some() => {
                Err(TournamentFault::Contradiction(at, None, game.outcome()))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A result was entered by mistake, and the game is open.
    pub(super) fn reopen(&mut self, at: BoardAt, reason: &str) -> Facts {
        let found = self.board_mut(at)?;
        let players = found.players();
        match found.score {
            None => return Ok(Vec::new()),
            Some(stands) if reason.trim().is_empty() => {
                return Err(TournamentFault::Reason(stands));
            }
            Some(_) => {}
        }
        // What follows from leaving stands; what was played may be a mistake.
        if let Some(gone) = self.gone_from(at) {
            return Err(TournamentFault::Left(self.name(gone)));
        }
        let before = self.board_mut(at)?.score.take();
        self.note_correction(at, before, None, reason);
        let names = players.map(|player| self.name(player));
        Ok(vec![TournamentFact::Reopened(at, names)])
    }

    /// That a round is over, or the event, and that adjourned games are to be finished now.
    fn ended(&self, round: usize) -> Vec<TournamentFact> {
        let all = self.rounds.len() == self.rounds_planned();
        // What is open still is mostly at the end.
        let mut games = self.rounds.iter().rev().flat_map(|round| &round.boards);
        if all && games.all(|game| game.score.is_some()) {
            return vec![TournamentFact::Over];
        }
        let over = self.round(round).filter(|round| !round.is_open());
        let over = over.map(|found| TournamentFact::RoundOver(round, found.adjourned()));
        over.into_iter().chain(self.unfinished()).collect()
    }

    /// That adjourned games stand before the last round: § 20 (USSR 1956) wants them finished.
    pub(super) fn unfinished(&self) -> Option<TournamentFact> {
        let before = self.rounds.get(..self.rounds_planned().checked_sub(1)?)?;
        if before.iter().rev().any(TournamentRound::is_open) {
            return None;
        }
        let last = self.rounds.get(before.len());
        let has_begun = last.is_some_and(|last| last.boards.iter().any(|one| !one.is_open()));
        let adjourned: usize = before.iter().map(TournamentRound::adjourned).sum();
        let is_old = self.regulations.as_ref()?.edition == laws::USSR_1956.id;
        let article = if is_old { "§ 20 (USSR 1956)" } else { "" };
        (adjourned > 0 && !has_begun).then_some(TournamentFact::Unfinished(adjourned, article))
    }

    /// A player has come late: beyond what the event allows he has lost without a game.
    pub(super) fn come_late(&mut self, at: BoardAt, player: usize, minutes: u32) -> Facts {
        let (most, article) = self.settled()?.lateness();
        let found = self.board_mut(at)?;
        let side = found.side_of(player);
        let side = side.ok_or(TournamentFault::NotHisGame(player))?;
        let has_lost = minutes > most;
        // Who has won because the other one did not come, must have come himself.
        let is_given = found.score == Some(GameScore::Forfeit(Some(side)));
        if found.score.is_some() && !(has_lost && is_given) {
            return Err(TournamentFault::GameOver);
        }
        let name = self.name(player);
        let mut facts = vec![TournamentFact::Late(name, most, has_lost, article)];
        if has_lost {
            let won = (!is_given).then_some(side.other());
            // A game that was adjourned has begun: § 22 (USSR 1956) has plus and minus only for one that never did.
            let won = match self.board(at).is_some_and(|game| game.adjourned.is_some()) {
                true => GameScore::Played(won.map_or(GameResult::LostByBoth, GameResult::Win)),
                false => GameScore::Forfeit(won),
            };
            facts.extend(self.score(at, won, article)?);
        }
        Ok(facts)
    }

    pub(super) fn adjourn(&mut self, at: BoardAt, sealed_by: usize, day: &str) -> Facts {
        let found = self.board_mut(at)?;
        if found.score.is_some() {
            return Err(TournamentFault::GameOver);
        }
        if found.side_of(sealed_by).is_none() {
            return Err(TournamentFault::NotHisGame(sealed_by));
        }
        let now = Some((sealed_by, day.to_owned()));
        if found.adjourned == now {
            return Ok(Vec::new());
        }
        found.adjourned = now;
        let sealed_by = self.name(sealed_by);
        let mut facts = vec![TournamentFact::Adjourned(at, sealed_by, day.to_owned())];
        facts.extend(self.ended(at.round));
        Ok(facts)
    }

    /// Takes the moves of a game, and its result. A game that says nothing new changes nothing; one that contradicts
    /// what stands there must be meant to replace it.
    pub(super) fn take_game(&mut self, at: BoardAt, text: &str, replaces: bool) -> Facts {
        // Behind a result that was taken back another game is played.
        let is_again = self.was_reopened(at) && self.board(at).is_some_and(BoardPairing::is_open);
        let found = self.board_mut(at)?;
        let stands = found.score;
        let old = first_game(&found.game).filter(|_| !is_again);
        let players = found.players();
        let record = first_game(text).ok_or(TournamentFault::OtherGame)?;
        let mut tags = ["White", "Black"].into_iter().zip(players);
        let is_it = |(tag, player)| {
            let told = record.tag(tag);
            told.is_none_or(|told| told.trim() == self.name(player))
        };
        if !tags.all(is_it) {
            return Err(TournamentFault::OtherGame);
        }
        let result = record.outcome();
        let is_other_result = result.is_some() && stands.is_some_and(|one| one.result() != result);
        let old_moves = old.as_ref().map_or(&[][..], |old| old.moves());
        let has_new_moves = !record.moves().is_empty() && old_moves != record.moves();
        if (is_other_result || (has_new_moves && !old_moves.is_empty())) && !replaces {
            return Err(TournamentFault::Contradiction(at, stands, result));
        }
        let mut facts = Vec::new();
        if has_new_moves || (is_again && result.is_some()) {
            text.clone_into(&mut self.board_mut(at)?.game);
        }
        if has_new_moves {
            facts.push(TournamentFact::GameTaken(at));
        }
        if let Some(result) = result
            && (stands.is_none() || is_other_result)
        {
            let score = GameScore::of_game(result, record.tag("Termination").unwrap_or_default());
            facts.extend(self.score(at, score, "PGN")?);
        }
        Ok(facts)
    }

    /// Which game of the event a PGN game is, by its names, which may be changed about and those of before, and
    /// by its round if it says one.
    pub fn game_of(&self, text: &str, is_reversed: bool) -> Option<BoardAt> {
        let record = first_game(text)?;
        let mut names = [record.tag("White")?.trim(), record.tag("Black")?.trim()];
        if is_reversed {
            names.reverse();
        }
        let said = record.tag("Round");
        let said = said.and_then(|round| round.split('.').next()?.parse::<usize>().ok());
        let found = |is_called: &dyn Fn(usize, &str) -> bool| {
            let mut games = self.games();
            let is_it = |game: &BoardPairing| {
                let mut players = game.players().into_iter().zip(names);
                players.all(|(player, name)| is_called(player, name))
            };
            let of_round = |at: BoardAt| said.is_none_or(|said| said == at.round);
            games.find_map(|(at, game)| (of_round(at) && is_it(game)).then_some(at))
        };
        let is_now = |player: usize, name: &str| self.name(player) == name;
        let was = |player: usize, name: &str| {
            let one = self.entrant(player);
            is_now(player, name)
                || one.is_some_and(|one| one.formerly.iter().any(|old| old == name))
        };
        found(&is_now).or_else(|| found(&was))
    }

    /// The duties of a list, which has this one, from 1.
    fn duties_of(&self, list: &str, duty: usize) -> Result<Vec<ListedDuty>, TournamentFault> {
        self.settled()?;
        let mut duties = self.duties();
        duties.retain(|one| one.list == list);
        let has_it = duties.iter().any(|one| one.number == duty);
        has_it.then_some(duties).ok_or(TournamentFault::NoDuty)
    }

    /// A duty is done, or is not done after all.
    pub(super) fn tick(&mut self, list: &str, duty: usize, is_done: bool) -> Facts {
        let others = self.duties_of(list, duty)?.into_iter();
        let others = others.filter(|one| !one.is_ticked && one.number != duty);
        let (open, one) = (others.count(), (list.to_owned(), duty));
        Ok(match is_done {
            true => {
                self.ticked.insert(one);
                vec![TournamentFact::Ticked(open)]
            }
            false if self.ticked.remove(&one) => vec![TournamentFact::Unticked(open + 1)],
            false => Vec::new(),
        })
    }

    pub(super) fn assist(&mut self, now: Moment, at: BoardAt, duty: usize) -> Facts {
        self.board_mut(at)?;
        self.duties_of("assistant", duty)?;
        self.assisted.push((now, at, duty));
        Ok(vec![TournamentFact::Assisted(duty)])
    }
}
