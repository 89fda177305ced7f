//! What is said in practice: of an opponent, and of advice.

use super::{Part, Spec};

phrases! { PRACTICES:
    Interface {
        PRACTICE = "practice" ("what");
        OPPONENT = "opponent" ("side", "level");
        OPPONENT_WANTED = "opponent-wanted" ("side");
        NO_OPPONENT_WANTED = "no-opponent-wanted" ();
        OPPONENT_NAME = "opponent-name" ("level");
        ENGINE_PLAYS = "engine-plays" ("name", "side", "level");
        ENGINE_PLAYS_ALIKE = "engine-plays-alike" ("name", "side", "how");
        ENGINE_FAULT = "engine-fault" ("fault", "name", "detail");
        ENGINE_STRENGTH = "engine-strength" ("name", "how");
        ENGINE_LISTED = "engine-listed" ("count", "name");
        SET_ENGINE = "set-engine" ("name");
        ENGINE_OFFERS = "engine-offers" ("name", "count");
        ENGINE_OPTION = "engine-option" ("name", "value");
        ENGINE_OPTION_RANGE = "engine-option-range" ("least", "most");
        ENGINE_OPTION_CHOICE = "engine-option-choice" ("values");
        ENGINE_OPTION_TYPED = "engine-option-typed" ("name");
        ENGINE_NO_OPTION = "engine-no-option" ("name");
        ENGINE_NO_VALUE = "engine-no-value" ("name");
        ASK_LEVEL = "ask-level" ("level");
        ASK_PRACTICE_CONTROL = "ask-practice-control" ();
        ASK_FACING = "ask-facing" ();
        SET_BOARD_FOR_BLACK = "set-board-for-black" ("choice");
        SET_LEVEL = "set-level" ("level");
        LEVEL_PART = "level-part" ("part");
        OPENING = "opening" ("family");
        OPENING_VARIATION = "opening-variation" ("variation");
        OPENING_UNTIL = "opening-until" ("number");
        ADVICE = "advice" ("what");
        ADVICE_HINT = "advice-hint" ("square");
        ADVICE_THREAT = "advice-threat" ("side");
        ADVICE_HANGS = "advice-hangs" ("piece", "square");
        ADVICE_STANDING = "advice-standing" ("degree", "side");
        ADVICE_WINS = "advice-wins" ("side", "count");
        ADVICE_LINE = "advice-line" ("count");
        ADVICE_ANALYSES = "advice-analyses" ("count");
        ADVICE_COUNTS = "advice-counts" ("side", "inaccuracies", "mistakes", "blunders");
        ADVICE_TURNED = "advice-turned" ("number", "side");
        ADVICE_QUALITY = "advice-quality" ("quality");
    }
}
