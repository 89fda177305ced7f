//! Two players who hear apart: neither cuts nor delays the other, and what is for both reaches both.

use annabella::board::Side;
use annabella::narrate::cue::{Audience, Urgency};
use annabella::narrate::lanes::{Lanes, Ordered};
use annabella::narrate::queue::Order;
use proptest::prelude::*;

const WHITE: Audience = Audience::One(Side::White);
const BLACK: Audience = Audience::One(Side::Black);

/// What sounds in each ear, and what was heard there to its end.
#[derive(Default)]
struct Ears {
    lanes: Lanes<usize>,
    sounding: [Option<(u64, usize)>; 2],
    heard: [Vec<usize>; 2],
}

impl Ears {
    fn apart() -> Self {
        let mut ears = Self::default();
        assert!(ears.lanes.set_apart(true).is_empty());
        ears
    }

    fn of(audience: Audience) -> Vec<usize> {
        match audience {
            Audience::Both => vec![0, 1],
            Audience::One(side) => vec![side as usize],
        }
    }

    fn obey(&mut self, orders: Vec<Ordered<usize>>) {
        for (audience, order) in orders {
            for ear in Self::of(audience) {
                self.sounding[ear] = match order {
                    Order::Stop => None,
                    Order::Start(ticket, content) => Some((ticket, content)),
                };
            }
        }
    }

    fn push(&mut self, urgency: Urgency, audience: Audience, content: usize) {
        let orders = self.lanes.push([(urgency, audience, content)]);
        self.obey(orders);
    }

    fn finish(&mut self, ear: usize) {
        let Some((ticket, content)) = self.sounding[ear].take() else {
            return;
        };
        // Together, what one ear hears the other one hears as well.
        let ears = self.sounding.map(|other| other == Some((ticket, content)));
        for (at, is_same) in ears.into_iter().enumerate() {
            if at == ear || is_same {
                self.sounding[at] = None;
                self.heard[at].push(content);
            }
        }
        let orders = self.lanes.finished(ticket);
        self.obey(orders);
    }

    fn rest(&mut self) {
        let orders = self.lanes.rested(|_, _| true);
        self.obey(orders);
    }

    fn sounds(&self) -> [Option<usize>; 2] {
        self.sounding.map(|one| one.map(|(_, content)| content))
    }
}

#[test]
fn what_one_player_explores_does_not_cut_what_the_other_one_does() {
    let mut ears = Ears::apart();
    ears.push(Urgency::Echo, WHITE, 1);
    ears.push(Urgency::Echo, BLACK, 2);
    assert_eq!(ears.sounds(), [Some(1), Some(2)]);
    ears.push(Urgency::Echo, BLACK, 3);
    assert_eq!(ears.sounds(), [Some(1), Some(3)]);
    ears.finish(0);
    assert_eq!(ears.sounds(), [None, Some(3)]);
}

#[test]
fn an_announcement_reaches_both_at_once_and_each_may_cut_it_for_himself() {
    let mut ears = Ears::apart();
    ears.push(Urgency::Echo, WHITE, 1);
    ears.push(Urgency::Owed, Audience::Both, 2);
    assert_eq!(ears.sounds(), [Some(2), Some(2)]);
    ears.push(Urgency::Echo, BLACK, 3);
    assert_eq!(ears.sounds(), [Some(2), Some(3)]);
    ears.finish(1);
    ears.rest();
    assert_eq!(ears.sounds(), [Some(2), Some(2)], "Black hears it again");
    ears.finish(0);
    ears.finish(1);
    assert_eq!(ears.heard, [vec![2], vec![3, 2]]);
    assert!(ears.lanes.is_silent());
}

#[test]
fn each_player_silences_his_own_ear() {
    let mut ears = Ears::apart();
    ears.push(Urgency::Owed, Audience::Both, 1);
    let orders = ears.lanes.silence(Some(Side::Black));
    ears.obey(orders);
    assert_eq!(ears.sounds(), [Some(1), None]);
    let orders = ears.lanes.silence(None);
    ears.obey(orders);
    assert_eq!(ears.sounds(), [None, None]);
}

#[test]
fn together_there_is_one_queue() {
    let mut ears = Ears::default();
    ears.push(Urgency::Echo, WHITE, 1);
    ears.push(Urgency::Echo, BLACK, 2);
    assert_eq!(ears.sounds(), [None, Some(2)]);
}

#[test]
fn what_is_owed_survives_the_parting_and_is_heard_once_afterwards() {
    for (from, to) in [(false, true), (true, false)] {
        let mut ears = Ears::default();
        ears.lanes.set_apart(from);
        ears.push(Urgency::Owed, Audience::Both, 1);
        ears.push(Urgency::Owed, BLACK, 2);
        let orders = ears.lanes.set_apart(to);
        ears.obey(orders);
        for _ in 0..4 {
            ears.finish(0);
            ears.finish(1);
        }
        assert_eq!(ears.heard, [vec![1], vec![1, 2]], "{from}");
        assert!(ears.lanes.is_silent());
    }
}

fn any_audience() -> impl Strategy<Value = Audience> {
    prop::sample::select(vec![WHITE, BLACK, Audience::Both])
}

proptest! {
    #[test]
    fn nobody_loses_what_is_owed_whatever_the_other_one_does(
        acts in prop::collection::vec((any::<bool>(), any_audience(), any::<Option<bool>>()), 0..60)
    ) {
        let mut ears = Ears::apart();
        let mut owed: [Vec<usize>; 2] = Default::default();
        for (number, (is_owed, audience, ends)) in acts.into_iter().enumerate() {
            if let Some(ear) = ends {
                ears.finish(usize::from(ear));
                continue;
            }
            let urgency = if is_owed { Urgency::Owed } else { Urgency::Echo };
            ears.push(urgency, audience, number);
            for ear in Ears::of(audience).into_iter().filter(|_| is_owed) {
                owed[ear].push(number);
            }
        }
        while ears.sounding != [None, None] || ears.lanes.is_resting() {
            ears.finish(0);
            ears.finish(1);
            ears.rest();
        }
        for (heard, owed) in ears.heard.iter().zip(&owed) {
            let mut of_these: Vec<usize> = heard.iter().copied().filter(|one| owed.contains(one)).collect();
            of_these.sort_unstable();
            prop_assert_eq!(&of_these, owed);
        }
        prop_assert!(ears.lanes.is_silent());
    }
}
