//! What happens to an event: each input changes it, or is refused.

use super::day::day_of;
use super::entrant::Entrant;
use super::found::{Facts, TournamentFact, TournamentFault};
use super::input::{TournamentEntry, TournamentInput};
use super::pairs::SwissPairs;
use super::regulations::{EventDetail, PairingSystem, Regulations};
use super::round::{BoardAt, BoardPairing, ByeKind, TournamentRound};
use super::state::Tournament;
use super::tables::{games_of_match, rounds_of};
use super::tiebreak::TieBreak;
use crate::chance::Chance;
use crate::time::Moment;

impl Tournament {
    /// The event of a log. What does not fit the inputs before it is left out; a log that this program has written
    /// holds no such input.
    pub fn replay(log: impl IntoIterator<Item = TournamentEntry>) -> Self {
        let mut event = Self::default();
        for entry in log {
            let _ = event.take(entry.at, entry.input);
        }
        event
    }

    /// Does what happens to the event, and tells what has come of it. What changes nothing is not in the log.
    ///
    /// # Errors
    /// It cannot be done; then nothing has changed.
    pub fn handle(&mut self, now: Moment, input: TournamentInput) -> Facts {
        self.check(&input)?;
        self.take(now, input)
    }

    /// Does what stands in a log: what earlier versions have taken is taken.
    ///
    /// # Errors
    /// It does not fit what was before; then nothing has changed.
    pub fn take(&mut self, now: Moment, input: TournamentInput) -> Facts {
        let facts = self.apply(now, &input)?;
        let may_rename = matches!(
            input,
            TournamentInput::Import(_)
                | TournamentInput::Amend { .. }
                | TournamentInput::Lots(_)
                | TournamentInput::Draw(_)
                | TournamentInput::Withdraw { .. }
        );
        if may_rename {
            self.note_namesakes();
        }
        if !facts.is_empty() {
            self.log.push(TournamentEntry { at: now, input });
        }
        Ok(facts)
    }

    fn apply(&mut self, now: Moment, input: &TournamentInput) -> Facts {
        match input {
            TournamentInput::Found(regulations) => self.found(regulations),
            TournamentInput::Import(text) => self.import(text),
            TournamentInput::Enter(entrant) => self.enter(entrant),
            TournamentInput::Amend { player, text } => self.amend(*player, text),
            TournamentInput::Lots(seed) => self.draw(*seed, self.as_entered()),
            TournamentInput::Draw(seed) => self.draw(*seed, (0..self.entrants.len()).collect()),
            TournamentInput::Pair(pairs) => self.pair(pairs),
            TournamentInput::Unpair => self.unpair(),
            TournamentInput::Absent { player, round, bye } => self.excuse(*player, *round, *bye),
            TournamentInput::Score { at, score, reason } => self.score(*at, *score, reason),
            TournamentInput::Reopen { at, reason } => self.reopen(*at, reason),
            TournamentInput::Detail(detail, text) => self.describe(*detail, text),
            TournamentInput::Late {
                at,
                player,
                minutes,
            } => self.come_late(*at, *player, *minutes),
            TournamentInput::Adjourn { at, sealed_by, day } => self.adjourn(*at, *sealed_by, day),
            TournamentInput::Game { at, pgn, replaces } => self.take_game(*at, pgn, *replaces),
            TournamentInput::Withdraw { player, .. } => self.withdraw(*player),
            TournamentInput::TieBreaks(order) => self.order_tie_breaks(order),
            TournamentInput::Tick(list, duty) => self.tick(list, *duty, true),
            TournamentInput::Untick(list, duty) => self.tick(list, *duty, false),
            TournamentInput::Assist { at, duty } => self.assist(now, *at, *duty),
        }
    }

    /// The event is settled; before it has begun, again and otherwise. What was drawn by other rules is drawn again.
    fn found(&mut self, regulations: &Regulations) -> Facts {
        if self.regulations.as_ref() == Some(regulations) {
            return Ok(Vec::new());
        }
        if self.is_played() {
            return Err(TournamentFault::Begun);
        }
        if self.entrants.len() > regulations.system.most_players() {
            return Err(TournamentFault::Count(self.entrants.len()));
        }
        let rounds = usize::try_from(regulations.rounds).unwrap_or(usize::MAX);
        let least = usize::from(!regulations.system.is_robin());
        if rounds < least {
            return Err(TournamentFault::HowManyRounds);
        }
        if rounds > Regulations::MOST[2] {
            return Err(TournamentFault::NoRound(rounds));
        }
        once(&regulations.tie_breaks)?;
        let Some(old) = self.regulations.replace(regulations.clone()) else {
            return Ok(vec![TournamentFact::Founded]);
        };
        let is_swiss = old.system == PairingSystem::Swiss;
        let is_same = old.system == regulations.system
            && (is_swiss
                || (old.rounds, old.edition) == (regulations.rounds, regulations.edition.clone()));
        let is_void = !is_same && !self.rounds.is_empty();
        if is_void {
            self.rounds.clear();
            (self.seed, self.has_numbers) = (None, false);
            for player in std::mem::take(&mut self.left).into_keys().rev() {
                self.drop_entrant(player);
            }
            self.note_namesakes();
        }
        Ok(vec![TournamentFact::Resettled(is_void)])
    }

    fn enter(&mut self, entrant: &Entrant) -> Facts {
        let system = self.settled()?.system;
        if system != PairingSystem::Swiss && !self.rounds.is_empty() {
            return self.enter_instead(entrant);
        }
        if self.entrants.len() >= system.most_players() {
            return Err(TournamentFault::Count(self.entrants.len() + 1));
        }
        let number = self.entrants.len() + 1;
        let entrant = self.named(number, entrant.clone())?;
        let name = entrant.name.clone();
        self.entrants.push(entrant);
        self.entered.push(self.log.len());
        self.note_last_name();
        // Who comes late has missed what was paired.
        for round in &mut self.rounds {
            round.byes.push((number, ByeKind::Zero));
        }
        Ok(vec![TournamentFact::Entered(number, name)])
    }

    /// A player of this number, if he has a name that nobody else has.
    pub(super) fn named(
        &self,
        number: usize,
        mut entrant: Entrant,
    ) -> Result<Entrant, TournamentFault> {
        entrant.name = entrant.name.trim().to_owned();
        let mut others = (1..).zip(&self.entrants);
        let is_other = |one: &Entrant| one.name == entrant.name && !one.differs_from(&entrant);
        let is_taken = others.any(|(other, one)| other != number && is_other(one));
        if is_taken {
            return Err(TournamentFault::NameTaken(entrant.name));
        }
        match entrant.name.is_empty() || entrant.name.contains(char::is_control) {
            true => Err(TournamentFault::Name),
            false => Ok(entrant),
        }
    }

    /// What is known of a player is something else.
    fn amend(&mut self, player: usize, text: &str) -> Facts {
        let old = self.entrant(player);
        let old = old.ok_or(TournamentFault::NoPlayer(player))?;
        let new = old.amended(text);
        let new = new.ok_or_else(|| TournamentFault::Entry(text.to_owned(), "amend".to_owned()))?;
        if new == *old {
            return Ok(Vec::new());
        }
        let new = self.named(player, new)?;
        self.entrants[player - 1] = new.clone();
        Ok(vec![TournamentFact::Amended(player, Box::new(new))])
    }

    /// The places of the players, from 0, in the order in which they have entered.
    fn as_entered(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by_key(|&at| self.entered.get(at));
        order
    }

    /// Draws lots over the players in an order of their places, from 0.
    fn draw(&mut self, seed: Option<u64>, mut order: Vec<usize>) -> Facts {
        let settled = self.settled()?;
        let (system, games) = (settled.system, settled.rounds);
        let table = settled.edition().event.pairings.map(|cited| cited.value);
        if self.has_begun() || (system == PairingSystem::Swiss && !self.rounds.is_empty()) {
            return Err(TournamentFault::Begun);
        }
        let count = self.entrants.len();
        let number = u32::try_from(count).unwrap_or(u32::MAX);
        let is_in_table = match (system, table) {
            (PairingSystem::Match, _) => count == 2,
            (PairingSystem::Swiss, _) | (_, None) => count >= 2,
            (_, Some(table)) => (table.least_players..=table.most_players).contains(&number),
        };
        if !is_in_table {
            return Err(TournamentFault::Count(count));
        }
        if let Some(seed) = seed {
            let mut chance = Chance::new(seed);
            for at in (1..count).rev() {
                order.swap(at, chance.below(at + 1));
            }
        }
        if system == PairingSystem::Swiss {
            // Who is stronger has the lower number; lots are for those who are alike.
            order.sort_by_key(|&at| std::cmp::Reverse(self.entrants[at].rating));
        }
        self.renumber(&order);
        (self.seed, self.has_numbers) = (seed, true);
        self.left.clear();
        self.rounds = match system {
            PairingSystem::Match => games_of_match(games),
            PairingSystem::Swiss => Vec::new(),
            PairingSystem::RoundRobin => rounds_of(count, false, table.is_some()),
            PairingSystem::DoubleRoundRobin => rounds_of(count, true, table.is_some()),
        };
        let names = self.entrants.iter().map(|one| one.name.clone()).collect();
        Ok(vec![TournamentFact::Drawn(seed, names)])
    }

    /// Gives the players their numbers: the places from 0 at which they stood, in their new order.
    fn renumber(&mut self, order: &[usize]) {
        let entrants = order.iter().map(|&at| self.entrants[at].clone());
        self.entrants = entrants.collect();
        let entered = order.iter().filter_map(|&at| self.entered.get(at));
        self.entered = entered.copied().collect();
        for (player, ..) in &mut self.absent {
            let place = order.iter().position(|&at| at + 1 == *player);
            *player = place.map_or(*player, |place| place + 1);
        }
    }

    fn pair(&mut self, pairs: &SwissPairs) -> Facts {
        let round = self.next_to_pair()?;
        self.check_pairs(pairs)?;
        let colours = self.check_colours(pairs);
        let boards = self.seated(&pairs.pairs);
        let mut byes = self.byes_of(round);
        byes.extend(pairs.bye.map(|player| (player, ByeKind::Paired)));
        let count = boards.len();
        self.rounds.push(TournamentRound { boards, byes });
        let mut facts = vec![TournamentFact::Paired(round, count)];
        if let Err(TournamentFault::Colour(player)) = colours {
            facts.push(TournamentFact::Colour(player));
        }
        facts.extend(self.unfinished());
        Ok(facts)
    }

    /// Takes the pairs of the last round back, while nothing was played in it.
    fn unpair(&mut self) -> Facts {
        if self.settled()?.system != PairingSystem::Swiss {
            return Err(TournamentFault::ByTable);
        }
        let round = self.rounds.len();
        let last = self.rounds.last().ok_or(TournamentFault::NotBegun)?;
        let is_untouched = |game: &BoardPairing| game.is_open() && game.game.is_empty();
        if !last.boards.iter().all(is_untouched) {
            return Err(TournamentFault::HasResults(round));
        }
        self.rounds.pop();
        Ok(vec![TournamentFact::Unpaired(round)])
    }

    /// Whether lots are drawn, so that the numbers are known.
    pub fn is_drawn(&self) -> bool {
        let settled = self.regulations.as_ref();
        match settled.is_some_and(|one| one.system == PairingSystem::Swiss) {
            true => self.has_numbers,
            false => !self.rounds.is_empty(),
        }
    }

    /// The round of a Swiss that is to be paired now, from 1.
    ///
    /// # Errors
    /// The table decides, no round is left, the last one is not over, or there are not two players.
    pub fn next_to_pair(&self) -> Result<usize, TournamentFault> {
        if self.settled()?.system != PairingSystem::Swiss {
            return Err(TournamentFault::ByTable);
        }
        if self.entrants.len() < 2 {
            return Err(TournamentFault::Count(self.entrants.len()));
        }
        let round = self.rounds.len() + 1;
        if round > self.rounds_planned() {
            return Err(TournamentFault::NoMoreRounds);
        }
        if self.rounds.last().is_some_and(TournamentRound::is_open) {
            return Err(TournamentFault::RoundOpen(round - 1));
        }
        Ok(round)
    }

    /// The next round that is still to be paired, from 1.
    pub fn to_pair(&self) -> Option<usize> {
        let next = self.rounds.len() + 1;
        (next <= self.rounds_planned()).then_some(next)
    }

    /// Why there is no round of a number.
    pub fn why_no_round(&self, round: usize) -> TournamentFault {
        if self.regulations.is_none() {
            TournamentFault::NotFounded
        } else if !self.is_drawn() && self.rounds.is_empty() {
            TournamentFault::NotDrawn
        } else {
            let to_come = self.to_pair().filter(|next| round == 0 || round >= *next);
            to_come.map_or(TournamentFault::NoRound(round), |next| {
                TournamentFault::NotPaired(round.max(next))
            })
        }
    }

    /// Why a board of a round is not there.
    pub fn why_no_board(&self, at: BoardAt) -> TournamentFault {
        match self.round(at.round) {
            None => self.why_no_round(at.round),
            Some(_) => TournamentFault::NoBoard(at),
        }
    }

    /// The pairs at their boards: who always sits at one has it.
    fn seated(&self, pairs: &[(usize, usize)]) -> Vec<BoardPairing> {
        let seat = |&(white, black): &(usize, usize)| {
            let of = |player| self.entrant(player).map_or(0, |one| one.seat);
            usize::try_from(of(white).max(of(black))).unwrap_or(0)
        };
        let mut boards: Vec<Option<(usize, usize)>> = vec![None; pairs.len()];
        let mut others = Vec::new();
        for pair in pairs {
            match seat(pair).checked_sub(1).and_then(|at| boards.get_mut(at)) {
                Some(free @ None) => *free = Some(*pair),
                Some(Some(_)) | None => others.push(*pair),
            }
        }
        let mut others = others.into_iter();
        let pairs = boards
            .into_iter()
            .filter_map(|pair| pair.or_else(|| others.next()));
        pairs
            .map(|(white, black)| BoardPairing::new(white, black))
            .collect()
    }

    fn excuse(&mut self, player: usize, round: usize, bye: ByeKind) -> Facts {
        let name = self.known(player)?;
        if self.settled()?.system != PairingSystem::Swiss || round == 0 {
            return Err(TournamentFault::ByTable);
        }
        if round <= self.rounds.len() {
            return Err(TournamentFault::RoundPaired(round));
        }
        if round > self.rounds_planned() {
            return Err(TournamentFault::NoRound(round));
        }
        self.absent
            .retain(|(other, at, _)| (*other, *at) != (player, round));
        self.absent.push((player, round, bye));
        Ok(vec![TournamentFact::Absent(name, round, bye)])
    }

    fn describe(&mut self, detail: EventDetail, text: &str) -> Facts {
        let settled = self.settled_mut()?;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_day = matches!(detail, EventDetail::Begins | EventDetail::Ends);
        let day = day_of(&text).filter(|_| is_day);
        let text = day.unwrap_or(text);
        if settled.detail(detail) == text {
            return Ok(Vec::new());
        }
        settled.set_detail(detail, text.clone());
        Ok(vec![TournamentFact::Described(detail, text)])
    }

    fn order_tie_breaks(&mut self, order: &[TieBreak]) -> Facts {
        once(order)?;
        let has_begun = self.has_begun();
        self.settled_mut()?.tie_breaks = order.to_vec();
        Ok(vec![TournamentFact::TieBreaks(has_begun)])
    }
}

fn once(order: &[TieBreak]) -> Result<(), TournamentFault> {
    let is_twice = |at: usize| order[..at].contains(&order[at]);
    match (0..order.len()).any(is_twice) {
        true => Err(TournamentFault::TieBreakTwice),
        false => Ok(()),
    }
}
