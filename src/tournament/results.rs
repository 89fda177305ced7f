//! What comes of games: results, corrections, adjournments, moves.

use super::duties::duties;
use super::found::{TournamentFact, TournamentFault};
use super::round::{BoardPairing, GameScore, TournamentRound};
use super::state::Tournament;
use crate::laws;
use crate::pgn;
use crate::record::Record;
use crate::time::Moment;

type Facts = Result<Vec<TournamentFact>, TournamentFault>;

fn first_game(pgn: &str) -> Option<Record> {
    let games = pgn::read(pgn.as_bytes());
    games.into_iter().find_map(Result::ok)
}

impl Tournament {
    fn board_mut(
        &mut self,
        round: usize,
        board: usize,
    ) -> Result<&mut BoardPairing, TournamentFault> {
        let fault = TournamentFault::NoBoard(round, board);
        let rounds = self.rounds.get_mut(round.wrapping_sub(1));
        let found = rounds.and_then(|round| round.boards.get_mut(board.wrapping_sub(1)));
        found.ok_or(fault)
    }

    pub(super) fn score(
        &mut self,
        round: usize,
        board: usize,
        score: GameScore,
        reason: &str,
    ) -> Facts {
        let found = self.board_mut(round, board)?;
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
        let names = [found.white, found.black];
        let mut facts = vec![TournamentFact::Scored {
            round,
            board,
            names: names.map(|number| self.name(number)),
            score,
            before,
        }];
        if before.is_none() {
            facts.extend(self.ended(round));
            facts.extend(self.unfinished());
        }
        Ok(facts)
    }

    /// A result was entered by mistake, and the game is open.
    pub(super) fn reopen(&mut self, round: usize, board: usize, reason: &str) -> Facts {
        let found = self.board_mut(round, board)?;
        let Some(stands) = found.score else {
            return Ok(Vec::new());
        };
        if reason.trim().is_empty() {
            return Err(TournamentFault::Reason(stands));
        }
        let players = [found.white, found.black];
        if let Some(&gone) = players.iter().find(|one| self.left.contains_key(one)) {
            return Err(TournamentFault::Left(self.name(gone)));
        }
        self.board_mut(round, board)?.score = None;
        let names = players.map(|number| self.name(number));
        Ok(vec![TournamentFact::Reopened(round, board, names)])
    }

    /// That a round is over, or the event.
    fn ended(&self, round: usize) -> Option<TournamentFact> {
        let boards = &self.rounds.get(round.wrapping_sub(1))?.boards;
        let is_done = |board: &BoardPairing| board.score.is_some() || board.adjourned.is_some();
        let all = self.rounds.len() == self.rounds_planned();
        if all && self.rounds.iter().all(TournamentRound::is_over) {
            return Some(TournamentFact::Over);
        }
        let adjourned = boards
            .iter()
            .filter(|board| board.adjourned.is_some())
            .count();
        let is_over = boards.iter().all(is_done);
        is_over.then_some(TournamentFact::RoundOver(round, adjourned))
    }

    /// That adjourned games stand before the last round: § 20 (USSR 1956) wants them finished.
    pub(super) fn unfinished(&self) -> Option<TournamentFact> {
        let last = self.rounds_planned();
        let before = self.rounds.get(..last.checked_sub(1)?)?;
        let boards = || before.iter().flat_map(|round| &round.boards);
        let is_done = |one: &BoardPairing| one.score.is_some() || one.adjourned.is_some();
        let open = boards().filter(|one| one.adjourned.is_some()).count();
        let last = self.rounds.get(last - 1);
        let has_begun = last.is_some_and(|last| last.boards.iter().any(is_done));
        let is_old = self.regulations.as_ref()?.edition == laws::USSR_1956.id;
        let article = if is_old { "§ 20 (USSR 1956)" } else { "" };
        (open > 0 && !has_begun && boards().all(is_done))
            .then_some(TournamentFact::Unfinished(open, article))
    }

    /// A player has come late: beyond what the event allows he has lost without a game.
    pub(super) fn come_late(
        &mut self,
        round: usize,
        board: usize,
        player: usize,
        minutes: u32,
    ) -> Facts {
        let (most, article) = self.settled()?.lateness();
        let found = self.board_mut(round, board)?;
        let side = found.side_of(player);
        let side = side.ok_or(TournamentFault::NotHisGame(player))?;
        let has_lost = minutes > most;
        // Who has won because the other one did not come, must have come himself.
        let is_given = found.score == Some(GameScore::Forfeit(Some(side)));
        if found.score.is_some() && !(has_lost && is_given) {
            return Err(TournamentFault::GameOver);
        }
        let mut facts = vec![TournamentFact::Late(
            self.name(player),
            most,
            has_lost,
            article,
        )];
        if has_lost {
            let won = GameScore::Forfeit((!is_given).then_some(side.other()));
            facts.extend(self.score(round, board, won, article)?);
        }
        Ok(facts)
    }

    pub(super) fn adjourn(
        &mut self,
        round: usize,
        board: usize,
        sealed_by: usize,
        day: &str,
    ) -> Facts {
        let found = self.board_mut(round, board)?;
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
        let mut facts = vec![TournamentFact::Adjourned(
            round,
            board,
            self.name(sealed_by),
        )];
        facts.extend(self.ended(round));
        facts.extend(self.unfinished());
        Ok(facts)
    }

    /// Takes the moves of a game, and its result. A game that says nothing new changes nothing; one that contradicts
    /// what stands there must be meant to replace it.
    pub(super) fn take_game(
        &mut self,
        round: usize,
        board: usize,
        text: &str,
        replaces: bool,
    ) -> Facts {
        let found = self.board_mut(round, board)?;
        let (stands, old) = (found.score, first_game(&found.game));
        let names = [found.white, found.black].map(|number| self.name(number));
        let record = first_game(text).ok_or(TournamentFault::OtherGame)?;
        if !["White", "Black"]
            .iter()
            .zip(&names)
            .all(|(tag, name)| record.tag(tag).is_none_or(|other| other.trim() == name))
        {
            return Err(TournamentFault::OtherGame);
        }
        let result = record.outcome();
        let is_other_result = result
            .is_some_and(|result| stands.is_some_and(|stands| stands.result() != Some(result)));
        let has_moves = !record.moves().is_empty();
        let old_moves = old.as_ref().map_or(&[][..], |old| old.moves());
        let is_other_game = has_moves && !old_moves.is_empty() && old_moves != record.moves();
        if (is_other_result || is_other_game) && !replaces {
            return Err(TournamentFault::Contradiction(round, board, stands, result));
        }
        let mut facts = Vec::new();
        if has_moves && old_moves != record.moves() {
            text.clone_into(&mut self.board_mut(round, board)?.game);
            facts.push(TournamentFact::GameTaken(round, board));
        }
        if let Some(result) = result
            && (stands.is_none() || is_other_result)
        {
            let score = GameScore::of_game(result, record.tag("Termination").unwrap_or_default());
            facts.extend(self.score(round, board, score, "PGN")?);
        }
        Ok(facts)
    }

    /// Which game of the event a PGN game is: round and board, by its names, and by its round if it says one.
    pub fn game_of(&self, text: &str) -> Option<(usize, usize)> {
        let record = first_game(text)?;
        let (white, black) = (record.tag("White")?.trim(), record.tag("Black")?.trim());
        let said: Option<usize> = record
            .tag("Round")
            .and_then(|round| round.split('.').next()?.parse().ok());
        let rounds = (1..=self.rounds.len()).filter(|round| said.is_none_or(|said| said == *round));
        let mut found = rounds.flat_map(|round| {
            let boards = self.rounds[round - 1].boards.iter().enumerate();
            boards.filter_map(move |(at, board)| {
                let is_it = self.name(board.white) == white && self.name(board.black) == black;
                is_it.then_some((round, at + 1))
            })
        });
        found.next()
    }

    pub(super) fn tick(&mut self, list: &str, duty: usize) -> Facts {
        let edition = self.settled()?.edition();
        let all = duties(edition).into_iter().find(|one| one.key == list);
        let count = all.map_or(0, |list| list.count);
        if !(1..=count).contains(&duty) {
            return Err(TournamentFault::NoDuty);
        }
        if !self.is_ticked(list, duty) {
            self.ticked.push((list.to_owned(), duty));
        }
        let open = (1..=count)
            .filter(|&one| !self.is_ticked(list, one))
            .count();
        Ok(vec![TournamentFact::Ticked(open)])
    }

    pub(super) fn assist(&mut self, now: Moment, round: usize, board: usize, duty: usize) -> Facts {
        self.board_mut(round, board)?;
        let edition = self.settled()?.edition();
        let all = duties(edition).into_iter();
        let mut lists = all.filter(|list| list.key == "assistant");
        if !lists.any(|list| (1..=list.count).contains(&duty)) {
            return Err(TournamentFault::NoDuty);
        }
        self.assisted.push((now, round, board, duty));
        Ok(vec![TournamentFact::Assisted(board, duty)])
    }
}
