//! What is said of an adjourned game: sealing, the envelope, the resumption.

use super::{Part, Spec};

phrases! { ADJOURNING:
    Interface {
        AGREED_SESSION = "agreed-session" ();
        IS_ADJOURNED = "is-adjourned" ();
        SEAL_NOW = "seal-now" ("side", "number");
        SEAL_BRAILLE = "seal-braille" ();
        SEALED = "sealed" ();
        SEALED_ANEW = "sealed-anew" ();
        MADE_OPENLY = "made-openly" ();
        ADJOURNMENT_LAPSED = "adjournment-lapsed" ();
        TIME_TAKEN = "time-taken" ("side");
        TIME_BOOKED = "time-booked" ();
        TIME_LEFT = "time-left" ();
        IS_ADJOURNED_OPENLY = "is-adjourned-openly" ("side", "number");
        ENVELOPE = "envelope" ("white", "black");
        ENVELOPE_NAMELESS = "envelope-nameless" ();
        ENVELOPE_SEALED = "envelope-sealed" ("side", "number");
        ENVELOPE_UNSEALED = "envelope-unsealed" ();
        ENVELOPE_USED = "envelope-used" ("side");
        ENVELOPE_OFFER = "envelope-offer" ("side");
        ENVELOPE_APPOINTED = "envelope-appointed" ("appointment");
        ENVELOPE_FILED = "envelope-filed" ("file");
        ENVELOPE_TAKEN = "envelope-taken" ();
        ENVELOPE_BROKEN = "envelope-broken" ("file", "fault", "detail");
        FAULT_LINE = "fault-line" ("line");
        NAMED = "named" ("white", "black");
        APPOINTED = "appointed" ("appointment");
        SET_UP = "set-up" ("side");
        SET_UP_OPEN = "set-up-open" ();
        WAITING = "waiting" ("side");
        WAITING_UNCLOCKED = "waiting-unclocked" ("side");
        ARRIVED = "arrived" ("side");
        ENVELOPE_OPENED = "envelope-opened" ("side");
        ENVELOPE_SAYS = "envelope-says" ("text");
        ENVELOPE_SLIP = "envelope-slip" ();
        SEAL_FLAWED = "seal-flawed" ("flaw");
        SEALER_AWAY = "sealer-away" ("may", "side");
        REPLY_SEALED = "reply-sealed" ("side");
        ENVELOPE_LOST = "envelope-lost" ();
        SEALER_SAYS = "sealer-says" ("side");
        ANNULLED = "annulled" ();
        TIME_CORRECTED = "time-corrected" ("side");
        OFFERED_MEANWHILE = "offered-meanwhile" ("side");
        CONCLUDED = "concluded" ();
        RULED_SEALED = "ruled-sealed-move" ("loser");
        RULED_LATE = "ruled-late" ("loser");
        RULED_BOTH_LATE = "ruled-both-late" ();
        ASK_SESSION_OVER = "ask-session-over" ("side");
        ASK_CONSENT = "ask-consent" ("side");
        ASK_EARLY = "ask-early" ();
        ASK_TAKE_TIME = "ask-take-time" ("side");
        ASK_TAKE_TIME_END = "ask-take-time-end" ();
        ASK_PRESENT = "ask-present" ();
        ASK_WORD = "ask-word" ();
        ASK_LATE = "ask-late" ();
        ASK_ANNUL = "ask-annul" ();
        ASK_BEYOND_DOUBT = "ask-beyond-doubt" ();
        ASK_MEANING = "ask-meaning" ();
        ASK_UNLIKE = "ask-unlike" ("from", "to");
        NAME_MEANING = "name-meaning" ();
        MEANING_NAMED = "meaning-named" ();
        LATE_WAITS = "late-waits" ();
        REFUSED_ADJOURNMENT = "refused-adjournment" ("what");
        SECRET_WANTED = "secret-wanted" ();
        SECRET_UNREAD = "secret-unread" ();
    }
}
