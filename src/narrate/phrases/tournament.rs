//! What is said of a tournament.

use super::{Part, Spec};

phrases! {
    TOURNAMENT: Interface {
        TOURNAMENT_SAID = "tournament-said" ("what");
        TOURNAMENT_OF = "tournament-of" ("what", "name");
        TOURNAMENT_AT = "tournament-at" ("what", "text", "name");
        TOURNAMENT_BOARD = "tournament-board" ("text", "white", "black");
        TOURNAMENT_RESULT = "tournament-result" ("result");
        TOURNAMENT_SIGN = "tournament-sign" ("sign");
        TOURNAMENT_WHOLE = "tournament-whole" ("count");
        TOURNAMENT_HALF = "tournament-half" ("state", "points");
        TOURNAMENT_TIE = "tournament-tie" ("what", "value");
        TOURNAMENT_WITHDREW = "tournament-withdrew" ("what", "name", "text", "detail");
        TOURNAMENT_FAULT = "tournament-fault" ("fault", "name", "text");
        TOURNAMENT_DUTY = "tournament-duty" ("what");
        TOURNAMENT_HEAD = "tournament-head" ("what");
        TOURNAMENT_NUMBER = "tournament-number" ("whole", "part");
        TOURNAMENT_SETTLED = "tournament-settled" ("what");
        TOURNAMENT_EXAMPLE = "tournament-example" ("verb");
        ASK_WITHDRAWAL = "ask-withdrawal" ("name");
        ASK_REPLACED = "ask-replaced" ();
        TOURNAMENT_TROUBLE = "tournament-trouble" ("fault", "name", "text");
    }
}
