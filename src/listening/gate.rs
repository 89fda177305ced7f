//! Whether what was heard counts.

use serde::{Deserialize, Serialize};

/// What a phrase means: phrases of one sense are never asked apart. An index into whatever can be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sense(pub usize);

impl Sense {
    /// What sounds like a language and means nothing here. What is nearest to it is refused.
    pub const NOTHING: Self = Self(usize::MAX);
    /// What sounds like a move and is not legal.
    pub const ILLEGAL: Self = Self(usize::MAX - 1);
}

/// How far what was said is from one phrase.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The phrase, by its place in the bank.
    pub phrase: usize,
    /// What it means.
    pub sense: Sense,
    /// Its distance, from 0.
    pub distance: f32,
    /// What it would be if nothing had been learnt of the player; `None` if nothing was learnt of this phrase.
    pub unlearnt: Option<f32>,
}

/// What is farther by so little is as near.
pub(super) const NEARLY: f32 = 1.001;

/// What was learnt is nearer to its speaker than what was not, whatever he says. So the phrases of which nothing was
/// learnt are compared with the nearest as if nothing had been learnt of that, either: they come as near as they are
/// then. The nearest stays the nearest, so that what is in doubt is asked about.
pub fn like_with_like(ranked: &mut [Ranked], best: Ranked) {
    let same = ranked.iter().filter(|one| one.sense == best.sense);
    let unlearnt = same.map(|one| one.unlearnt.unwrap_or(one.distance));
    let unlearnt = unlearnt.fold(f32::INFINITY, f32::min);
    if best.unlearnt.is_none() {
        // Nor is what was not learnt refused for what is not legal and was.
        for one in ranked.iter_mut().filter(|one| one.sense == Sense::ILLEGAL) {
            one.distance = one.unlearnt.unwrap_or(one.distance);
        }
        return;
    }
    if !unlearnt.is_finite() {
        return;
    }
    let others = ranked.iter_mut().filter(|one| one.unlearnt.is_none());
    for one in others.filter(|one| one.sense != best.sense && one.sense != Sense::NOTHING) {
        let part = behind(one.distance / unlearnt.max(f32::EPSILON));
        one.distance = one.distance.min(best.distance * part);
    }
}

/// What is likely comes first: unless something unlikely is ahead of all that is likely by this part, it is no nearer than
/// the nearest of those. So nothing is made that would have been in doubt without it.
pub fn likely_come_first(
    ranked: &mut [Ranked],
    is_likely: impl Fn(&Ranked) -> bool,
    is_unlikely: impl Fn(&Ranked) -> bool,
    by: f32,
) {
    let nearest = |is_it: &dyn Fn(&Ranked) -> bool| {
        let all = ranked.iter().filter(|one| is_it(one));
        all.map(|one| one.distance).fold(f32::INFINITY, f32::min)
    };
    let likely = nearest(&is_likely);
    if !likely.is_finite() || ahead(nearest(&is_unlikely), likely) >= by {
        return;
    }
    for one in ranked.iter_mut().filter(|one| is_unlikely(one)) {
        let part = one.distance / likely.max(f32::EPSILON);
        one.distance = one.distance.max(likely * behind(part));
    }
}

/// A part that is more than one: of those that are not, the least comes first.
fn behind(part: f32) -> f32 {
    part.max(1.0 + (NEARLY - 1.0) * part.min(1.0))
}

/// How near an answer must be to a question that waits for yes or no. A yes does something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnswerGate {
    /// What is farther than this is neither.
    pub farthest: f32,
    /// A yes that is not ahead of no by this part is none.
    pub lead_of_yes: f32,
    /// A yes that is not ahead of everything else that can be meant by this part is none.
    pub lead_of_yes_of_others: f32,
    /// A no that is not ahead of yes by this part is none.
    pub lead_of_no: f32,
    /// A no may be behind everything else that can be meant by this part.
    pub no_behind_others: f32,
}

impl AnswerGate {
    /// Where a no costs nothing: the borders that were measured; the figures are in `docs/developers.md`.
    pub const FREE_NO: Self = Self {
        farthest: 0.52,
        lead_of_yes: 0.3,
        lead_of_yes_of_others: 0.2,
        lead_of_no: 0.0,
        no_behind_others: 0.05,
    };

    /// Where a no does something, too: it declines a draw.
    pub const NO_THAT_COUNTS: Self = Self {
        lead_of_yes_of_others: 0.5,
        lead_of_no: 0.3,
        no_behind_others: 0.0,
        ..Self::FREE_NO
    };

    /// Whether yes or no was said, where that is not clear otherwise; `None` if it may be something else. What sounds
    /// alike to both is no where that costs nothing.
    pub fn judge(&self, ranked: &[Ranked], yes: Sense, no: Sense) -> Option<bool> {
        let nearest = |is_it: &dyn Fn(Sense) -> bool| {
            let all = ranked.iter().filter(|one| is_it(one.sense));
            all.map(|one| one.distance).fold(f32::INFINITY, f32::min)
        };
        let [said_yes, said_no] = [yes, no].map(|sense| nearest(&|one| one == sense));
        let other = nearest(&|one| one != yes && one != no);
        let is_yes = said_yes <= self.farthest
            && ahead(said_yes, said_no) >= self.lead_of_yes
            && ahead(said_yes, other) >= self.lead_of_yes_of_others;
        let is_no = said_no <= self.farthest
            && ahead(said_no, said_yes) >= self.lead_of_no
            && ahead(said_no, other) >= -self.no_behind_others;
        (is_yes || is_no).then_some(is_yes)
    }
}

/// How near an answer must be to a question which of several moves was meant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceGate {
    /// What is farther than this is none.
    pub farthest: f32,
    /// What is not ahead of each other choice by this part is none.
    pub lead: f32,
    /// What is not ahead of all that means nothing by this part is none.
    pub lead_of_words: f32,
}

impl Default for ChoiceGate {
    /// The borders that were measured; the figures are in `docs/developers.md`.
    fn default() -> Self {
        Self {
            farthest: 0.42,
            lead: 0.2,
            lead_of_words: 0.3,
        }
    }
}

impl ChoiceGate {
    /// The choice that was said, where that is not clear otherwise; `None` if anything else is nearer, or nearly as near.
    pub fn judge(&self, ranked: &[Ranked], choices: &[Sense]) -> Option<Ranked> {
        let is_finite = |one: &&Ranked| one.distance.is_finite();
        let all = ranked.iter().filter(is_finite);
        let best = all.min_by(|a, b| a.distance.total_cmp(&b.distance))?;
        let is_it = choices.contains(&best.sense) && best.distance <= self.farthest;
        let is_ahead = |one: &Ranked| {
            let lead = match one.sense {
                Sense::NOTHING => self.lead_of_words,
                sense if choices.contains(&sense) => self.lead,
                _ => 0.0,
            };
            one.sense == best.sense || ahead(best.distance, one.distance) >= lead
        };
        (is_it && ranked.iter().all(is_ahead)).then_some(*best)
    }
}

/// What is made of what was said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GateVerdict {
    /// Near to one phrase, and far from all that mean something else. `lead` is how far it is ahead of the next, as a
    /// part of its own distance.
    Clear {
        /// The nearest.
        best: Ranked,
        /// From 0; infinite if nothing else can be meant.
        lead: f32,
    },
    /// Near, but two phrases of different meaning are nearly as near as each other.
    Doubtful {
        /// The nearest.
        best: Ranked,
        /// The nearest that means something else.
        second: Ranked,
    },
    /// Nearest to one phrase, but not near enough, or nearly as near to other words or to a move that is not legal.
    Unsure {
        /// The nearest.
        best: Ranked,
    },
    /// Near to nothing that can be meant.
    Refused {
        /// The nearest, if there was anything to compare with.
        best: Option<Ranked>,
    },
}

/// Where the borders between clear, doubtful and refused lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gate {
    /// What is farther than this is asked about.
    pub nearest: f32,
    /// What is farther than this is refused.
    pub farthest: f32,
    /// What is ahead by less than this part of its own distance is asked about; a move that is not legal and is ahead of
    /// all legal ones by this part is refused.
    pub lead: f32,
    /// What is not ahead of all moves that are not legal by this part is asked about.
    pub lead_of_illegal: f32,
    /// What is not ahead of all that means nothing by this part is asked about.
    pub lead_of_words: f32,
    /// What is not ahead of all that means nothing by this part is refused.
    pub least_lead_of_words: f32,
}

impl Default for Gate {
    /// The borders that were measured on recordings; the figures are in `docs/developers.md`.
    fn default() -> Self {
        Self {
            nearest: 0.36,
            farthest: 0.42,
            lead: 0.1,
            lead_of_illegal: 0.01,
            lead_of_words: 0.5,
            least_lead_of_words: 0.2,
        }
    }
}

/// Two phrases that are nearer to each other than this in the program's own voice differ in little, and that little decides:
/// the nearer they are, the more one of them has to be ahead, by the third power.
const ALIKE: f32 = 0.109;

/// By how much at [`ALIKE`], and by how much at most: letters that were taken for another one were ahead by 0.31.
const LEADS_OF_ALIKE: [f32; 2] = [0.1, 0.35];

/// What means something else than the nearest and sounds too much like it to be told from it: the nearest of those.
/// `apart` is how far a phrase is from the nearest in the program's own voice, infinite where nobody knows.
pub fn alike(ranked: &[Ranked], best: Ranked, apart: impl Fn(&Ranked) -> f32) -> Option<Ranked> {
    let [usual, most] = LEADS_OF_ALIKE;
    let lead = |one: &Ranked| ahead(best.distance, one.distance);
    let is_other =
        |one: &&Ranked| ![best.sense, Sense::NOTHING, Sense::ILLEGAL].contains(&one.sense);
    let others = ranked.iter().filter(is_other);
    let mut others: Vec<&Ranked> = others.filter(|one| lead(one) < most).collect();
    others.sort_by(|a, b| a.distance.total_cmp(&b.distance));
    let is_alike = |one: &&Ranked| {
        let part = ALIKE / apart(one).max(f32::EPSILON);
        lead(one) < usual * part.powi(3)
    };
    others.into_iter().find(is_alike).copied()
}

impl Gate {
    /// Judges distances, in any order.
    pub fn judge(&self, distances: impl IntoIterator<Item = Ranked>) -> GateVerdict {
        let mut best: Option<Ranked> = None;
        let mut second: Option<Ranked> = None;
        let mut nothing = f32::INFINITY;
        let mut illegal = f32::INFINITY;
        for one in distances.into_iter().filter(|one| one.distance.is_finite()) {
            if one.sense == Sense::NOTHING {
                nothing = nothing.min(one.distance);
                continue;
            }
            if one.sense == Sense::ILLEGAL {
                illegal = illegal.min(one.distance);
                continue;
            }
            match best {
                Some(first) if one.distance >= first.distance => {
                    let is_other = one.sense != first.sense;
                    if is_other && second.is_none_or(|two| one.distance < two.distance) {
                        second = Some(one);
                    }
                }
                first => {
                    second = first.filter(|first| first.sense != one.sense).or(second);
                    best = Some(one);
                }
            }
        }
        let is_meant = |best: &Ranked| {
            let is_legal = illegal - best.distance >= -self.lead * illegal;
            let is_near = best.distance <= self.farthest;
            is_near && is_legal && ahead(best.distance, nothing) >= self.least_lead_of_words
        };
        let is_sure = |best: &Ranked| {
            best.distance <= self.nearest
                && ahead(best.distance, nothing) >= self.lead_of_words
                && ahead(best.distance, illegal) >= self.lead_of_illegal
        };
        let Some(best) = best.filter(is_meant) else {
            return GateVerdict::Refused { best };
        };
        let lead = second.map_or(f32::INFINITY, |second| {
            ahead(best.distance, second.distance)
        });
        match second {
            Some(second) if lead < self.lead => GateVerdict::Doubtful { best, second },
            _ if is_sure(&best) => GateVerdict::Clear { best, lead },
            _ => GateVerdict::Unsure { best },
        }
    }
}

/// How far one distance is ahead of another, as a part of itself.
fn ahead(best: f32, other: f32) -> f32 {
    (other - best) / best.max(f32::EPSILON)
}
