//! The announcement of a move that is on the board, and its repetition by the opponent.

use crate::arbiter::{self, Announced, Duty, Forbidden, Made, Objection, law, law_if};
use crate::board::Kind;
use crate::chess::Castling;
use crate::game::Move;
use crate::protocol::{
    Announcing, DraughtsEntry, Event, HandsEvent, MoveEntry, Refusal, TurnEvent,
};
use crate::session::{Session, refused};

impl Session {
    /// Whether a player by touch has made a move that is not legal, so that he announces what is no legal move.
    pub fn shows_no_legal_move(&self) -> bool {
        let turn = &self.table.contest.turn;
        self.why_not_now().is_none()
            && self.table.contest.rules.is_blind(turn.side())
            && turn.made() == Made::Illegal
    }

    /// Words that name a move: the announcement of what is on the board. A sighted player makes the
    /// move with them.
    pub(in crate::session) fn announce(&mut self, entry: &MoveEntry) -> Vec<Event> {
        // An arbiter who mistypes is told so, and not that he is there.
        if let (MoveEntry::Unreadable(text), None) = (entry, &self.table.question) {
            return refused(Refusal::Unreadable(text.clone()));
        }
        refuse!(self.why_not_now());
        let rules = self.table.contest.rules;
        let side = self.table.contest.turn.side();
        if let (false, MoveEntry::Move(mv)) = (rules.is_blind(side), entry) {
            self.take_back_for(*mv);
            match self.table.contest.turn.made() {
                Made::Nothing => return self.make_with_hands(*mv),
                // What a sighted player has released stays where it is.
                Made::Legal(made) if *mv != made => {
                    if let Err(objection) =
                        arbiter::may_lift(&rules, &self.table.contest.turn, made.to())
                    {
                        return self.object(objection);
                    }
                }
                Made::Illegal => {
                    let other = |duty: &Duty| !duty.moves.contains(mv);
                    if let Some(duty) = self.ruled_duty().filter(other) {
                        let what = Forbidden::Bound(duty.obligation);
                        return self.object(Objection {
                            what,
                            law: duty.law,
                        });
                    }
                }
                Made::InHand(..)
                | Made::Legal(_)
                | Made::CaptureLeft(..)
                | Made::PromotionLeft(_)
                | Made::CastlingLeft(..) => {}
            }
        }
        if let Some(answer) = self.answer_by_sight(entry) {
            return answer;
        }
        let mut events = self.promote_as_announced(entry);
        if self.is_over() {
            return events;
        }
        let made = match self.may_announce() {
            Ok(made) => made,
            Err(objection) => return self.object(objection),
        };
        let blind = &rules.edition.blind;
        match self.compare(entry, made) {
            Said::Ambiguous => {
                let (what, law) = (Forbidden::Ambiguous, law!(blind, announcement_differs));
                self.object(Objection { what, law })
            }
            Said::Agrees => match law_if!(blind, promotion_announced) {
                Some(law) if lacks_piece(entry, made) => {
                    let what = Forbidden::PromotionNotSaid;
                    self.object(Objection { what, law })
                }
                _ => {
                    events.extend(self.announced_as_made(made));
                    events
                }
            },
            Said::Differs if arbiter::announcement_words(&rules).is_none() => {
                self.first_waits(made, entry)
            }
            Said::Differs => vec![self.announced_otherwise(entry)],
        }
    }

    /// What a sighted player has typed where nothing is out of its hole, so that nothing on the board is meant: why it is no
    /// move, or that it is several. The one that his touch allows is made.
    fn answer_by_sight(&mut self, entry: &MoveEntry) -> Option<Vec<Event>> {
        let contest = &self.table.contest;
        if contest.rules.is_blind(contest.turn.side()) || contest.turn.made() != Made::Nothing {
            return None;
        }
        let mut fitting = self.named_by(entry);
        let duty = arbiter::duty(&contest.rules, &contest.turn);
        let is_allowed = |mv: &Move| duty.as_ref().is_none_or(|duty| duty.moves.contains(mv));
        if fitting.iter().any(is_allowed) {
            fitting.retain(is_allowed);
        }
        match fitting.as_slice() {
            [] => self.why_no_move(entry).map(refused),
            [mv] => Some(self.make_with_hands(*mv)),
            several => {
                let what = unclear(several);
                let objection = self.may_announce().err()?;
                Some(self.object(Objection { what, ..objection }))
            }
        }
    }

    /// The legal moves that words name.
    fn named_by(&self, entry: &MoveEntry) -> Vec<Move> {
        let legal = self.table.record.position().legal_moves().into_iter();
        legal.filter(|mv| entry.names(mv)).collect()
    }

    /// Why words are no move.
    fn why_no_move(&self, entry: &MoveEntry) -> Option<Refusal> {
        let mut events = self.clone().enter(entry.clone()).into_iter();
        match (events.next(), events.next()) {
            (Some(Event::Refused(why @ Refusal::Illegal(_))), None) => Some(why),
            _ => None,
        }
    }

    /// Where nobody plays by touch no move is announced: what is named is another one, and the first waits for the clock, or
    /// none at all.
    fn first_waits(&mut self, made: Made, entry: &MoveEntry) -> Vec<Event> {
        let is_illegal = made == Made::Illegal;
        refuse!(self.why_no_move(entry).filter(|_| is_illegal));
        let what = match (is_illegal, self.named_by(entry).as_slice()) {
            (true, [] | [_]) => Forbidden::NotMoved,
            (true, several) => unclear(several),
            (false, _) => Forbidden::Made,
        };
        let law = law!(self.table.contest.rules.form.timing, move_completed_when);
        self.object(Objection { what, law })
    }

    /// Another move than that on the board was announced.
    fn announced_otherwise(&mut self, entry: &MoveEntry) -> Event {
        let castling = self.castling_said(entry);
        let contest = &mut self.table.contest;
        contest.turn.announced = Announced::Otherwise;
        contest.turn.repeated = false;
        let law = arbiter::slip_of_tongue(&contest.rules);
        contest.law = Some(law);
        Event::Turn(TurnEvent::AnnouncedOtherwise {
            before: self.table.record.position().clone(),
            said: if let MoveEntry::Move(mv) = entry {
                Some(*mv)
            } else {
                None
            },
            castling,
            law,
        })
    }

    /// The castling that words name, legal or not: also by the move of the king that has gone two files.
    fn castling_said(&self, entry: &MoveEntry) -> Option<Castling> {
        if let MoveEntry::Castling(is_short) = entry {
            Some(Castling::of(*is_short))
        } else if let MoveEntry::KindTo(Kind::King, to) = entry {
            let shown = self.table.contest.turn.shown();
            let mut moves = shown.moves.iter();
            let king = moves.find(|facts| facts.piece == Kind::King && facts.to == *to)?;
            let (from, to) = (king.from.file(), to.file());
            (from.abs_diff(to) == 2).then(|| Castling::of(to > from))
        } else {
            None
        }
    }

    /// Whoever names the piece in the announcement of a pawn that stands on the last rank has chosen it.
    fn promote_as_announced(&mut self, entry: &MoveEntry) -> Vec<Event> {
        let kind = if let MoveEntry::Move(mv) = entry {
            let mut turn = self.table.contest.turn.clone();
            let is_left = matches!(turn.made(), Made::PromotionLeft(_));
            let kind = mv.promotion().filter(|_| is_left);
            kind.filter(|kind| turn.promote(*kind).is_some() && turn.made() == Made::Legal(*mv))
        } else {
            None
        };
        kind.map_or_else(Vec::new, |kind| self.promote_lawfully(kind))
    }

    /// An announcement with an offer of a draw, which is made as soon as the move is announced.
    pub(in crate::session) fn announce_offering(&mut self, entry: &MoveEntry) -> Vec<Event> {
        let mut events = self.announce(entry);
        let is_refused = events.iter().any(|event| {
            matches!(
                event,
                Event::Refused(_) | Event::Turn(TurnEvent::AnnouncedOtherwise { .. })
            )
        });
        if !is_refused && self.table.record.outcome().is_none() {
            events.extend(self.offer_lawfully());
        }
        events
    }

    fn announced_as_made(&mut self, made: Made) -> Vec<Event> {
        self.table.contest.turn.announced = Announced::AsMade;
        self.table.contest.turn.repeated = false;
        let before = self.table.record.position().clone();
        let mut events = vec![if let Made::Legal(mv) = made {
            Event::Turn(TurnEvent::Announced { before, mv })
        } else {
            Event::Turn(TurnEvent::AnnouncedUnheard(self.table.contest.turn.shown()))
        }];
        events.extend(self.end_at_once());
        events
    }

    /// What is announced: the move on the board, if nothing is left to be done of it and it is not another than the one
    /// to which the player is bound.
    fn may_announce(&self) -> Result<Made, Objection> {
        let made = arbiter::may_announce(&self.table.contest.rules, &self.table.contest.turn)
            .map_err(|mut objection| {
                if objection.what == Forbidden::NotMoved {
                    objection.what = Forbidden::NothingToAnnounce;
                }
                objection
            })?;
        self.plays_other().map_or(Ok(made), Err)
    }

    /// A sighted player whose pieces stand in no legal move, or in one that his touch does not allow, makes the one that
    /// he names, if it is allowed: the pieces go back first.
    fn take_back_for(&mut self, mv: Move) {
        let turn = &self.table.contest.turn;
        let duty = arbiter::duty(&self.table.contest.rules, turn);
        let allows = |mv: &Move| duty.as_ref().is_none_or(|duty| duty.moves.contains(mv));
        let goes_back = match turn.made() {
            Made::Legal(made) => !allows(&made),
            Made::Illegal => duty.is_some() || turn.left_off().is_none(),
            Made::Nothing
            | Made::InHand(..)
            | Made::CaptureLeft(..)
            | Made::PromotionLeft(_)
            | Made::CastlingLeft(..) => false,
        };
        if goes_back && allows(&mv) {
            self.table.contest.turn = turn.restored(true);
        }
    }

    fn make_with_hands(&mut self, mv: Move) -> Vec<Event> {
        self.table.contest.turn.end_adjusting();
        let mut events = self.begin_touch();
        if !self.table.contest.turn.make(mv) {
            return refused(Refusal::Unreadable(mv.to_string()));
        }
        self.table.cursor = mv.to();
        let piece = self.table.contest.turn.piece_at(mv.to());
        events.extend(piece.map(|piece| Event::Hands(HandsEvent::Placed(mv.to(), piece))));
        events.extend(self.end_at_once());
        events.extend(self.other_told());
        events
    }

    /// The program reads out the move that is on the board, if that was agreed on.
    pub(in crate::session) fn read_out(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        // An assistant announces for the player, and so may the program.
        let assisted =
            self.table.contest.intervening.assistants[self.table.contest.turn.side() as usize];
        if self.table.contest.agreement.announcing == Announcing::Words && !assisted {
            return refused(Refusal::NotReadOut);
        }
        match self.may_announce() {
            Ok(made) => self.announced_as_made(made),
            Err(objection) => self.object(objection),
        }
    }

    /// The opponent repeats the announcement, in words or by a key, and makes the move on his board.
    pub(in crate::session) fn repeat_announcement(
        &mut self,
        entry: Option<&MoveEntry>,
    ) -> Vec<Event> {
        refuse!(self.why_not_now());
        let rules = self.table.contest.rules;
        let blind = &rules.edition.blind;
        if self.table.contest.turn.announced == Announced::No {
            return refused(Refusal::NothingAnnounced);
        }
        if let Some(MoveEntry::Unreadable(text)) = entry {
            return refused(Refusal::Unreadable(text.clone()));
        }
        let made = self.table.contest.turn.made();
        let right = entry.is_none_or(|entry| self.compare(entry, made) == Said::Agrees);
        if let (false, Some(law)) = (right, law_if!(blind, repeat_announcement)) {
            let what = Forbidden::RepetitionDiffers;
            return self.object(Objection { what, law });
        }
        self.table.contest.turn.repeated = true;
        vec![Event::Turn(TurnEvent::Repeated(
            self.table.contest.turn.side().other(),
        ))]
    }

    /// What was said in comparison with what is on the board.
    fn compare(&self, entry: &MoveEntry, made: Made) -> Said {
        let agrees = |yes| if yes { Said::Agrees } else { Said::Differs };
        let turn = &self.table.contest.turn;
        // What is not legal is announced only if it is one move, and nothing besides.
        let shown = turn.shown();
        let shown = shown.only_move();
        let squares = match made {
            Made::Legal(mv) => (Some(mv.from()), Some(mv.to())),
            Made::Illegal => (shown.map(|facts| facts.from), shown.map(|facts| facts.to)),
            Made::Nothing
            | Made::InHand(..)
            | Made::CaptureLeft(..)
            | Made::PromotionLeft(_)
            | Made::CastlingLeft(..) => return Said::Differs,
        };
        let is_one = |from, to| turn.has_among_moves(from, to);
        match entry {
            // Of two moves in a row one is announced.
            MoveEntry::Move(mv) => agrees(made == Made::Legal(*mv) || is_one(mv.from(), mv.to())),
            MoveEntry::Several(moves) => {
                if let Made::Legal(mv) = made
                    && moves.contains(&mv)
                {
                    Said::Ambiguous
                } else {
                    Said::Differs
                }
            }
            MoveEntry::FromTo(from, to) => {
                agrees(squares == (Some(*from), Some(*to)) || is_one(*from, *to))
            }
            MoveEntry::Draughts(DraughtsEntry::Along(way)) => {
                let ends = (way.first().copied(), way.last().copied());
                agrees(
                    squares == ends || matches!(ends, (Some(from), Some(to)) if is_one(from, to)),
                )
            }
            // What is not legal can still have been made.
            MoveEntry::To(to) if !matches!(made, Made::Legal(_)) => agrees(squares.1 == Some(*to)),
            MoveEntry::KindTo(kind, to) if !matches!(made, Made::Legal(_)) => {
                let piece = turn.piece_at(*to);
                let is_kind = piece.is_some_and(|piece| piece.kind == *kind);
                agrees(squares.1 == Some(*to) && is_kind)
            }
            MoveEntry::Castling(short) if !matches!(made, Made::Legal(_)) => {
                let castling = shown.and_then(|facts| facts.castling);
                let is_short = castling.map(|castling| castling == Castling::Short);
                agrees(is_short == Some(*short))
            }
            MoveEntry::KindTo(..)
            | MoveEntry::To(_)
            | MoveEntry::Castling(_)
            | MoveEntry::NoCapture(_)
            | MoveEntry::NoCaptures
            | MoveEntry::NotThere(..)
            | MoveEntry::NoneFromThere(..)
            | MoveEntry::NoEnPassant
            | MoveEntry::NoCheck
            | MoveEntry::NoDoubleCheck
            | MoveEntry::NoMate
            | MoveEntry::NoPromotion
            | MoveEntry::Draughts(_)
            | MoveEntry::Unreadable(_) => Said::Differs,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Agrees,
    Differs,
    Ambiguous,
}

/// What is left to be said of several moves.
fn unclear(moves: &[Move]) -> Forbidden {
    let ends = |mv: &Move| (mv.from(), mv.to());
    match moves.windows(2).all(|two| ends(&two[0]) == ends(&two[1])) {
        true => Forbidden::PromotionNotSaid,
        false => Forbidden::Ambiguous,
    }
}

/// Whether a promotion was announced without the piece that the pawn becomes.
fn lacks_piece(entry: &MoveEntry, made: Made) -> bool {
    let promotes = matches!(made, Made::Legal(mv) if mv.promotion().is_some());
    promotes && matches!(entry, MoveEntry::FromTo(..))
}
