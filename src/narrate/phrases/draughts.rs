//! What is said of draughts.

use super::{Part, Spec};

phrases! { DRAUGHTS:
    Announcement {
        DRAUGHTS_MOVE = "draughts-move" ("piece", "from", "to");
        DRAUGHTS_CAPTURE = "draughts-capture" ("piece", "from", "to");
        DRAUGHTS_CAPTURE_SHORT = "draughts-capture-short" ("from", "to");
        DRAUGHTS_ON = "draughts-on" ("to");
        DRAUGHTS_TAKES = "draughts-takes" ("count");
        DRAUGHTS_CROWNED = "draughts-crowned" ();
    }
    Interface {
        BEGAN_DRAUGHTS = "began-draughts" ("players", "side");
        RULED_NO_PIECES = "ruled-no-pieces" ("winner", "loser");
        RULED_NO_MOVES = "ruled-no-moves" ("winner", "loser");
        RULED_NO_WIN = "ruled-no-win" ();
        RULED_COUNTED = "ruled-counted" ("what", "moves", "side", "pieces");
        COUNT_STANDS = "count-stands" ("what", "moves", "wanted", "side", "pieces");
        CAPTURES_NOW = "captures-count" ("count");
        SWEPT_MEN = "swept-men" ();
        CAPTURE_OF = "capture-of" ("count", "squares");
        CAPTURES_NONE = "captures-none-now" ();
        ROAD = "road" ("road", "from", "to");
        ROADS_OF = "roads-of" ("square");
        ROADS_NONE = "roads-none" ("square");
        ROAD_EMPTY = "road-empty" ();
        BY_ANALOGY = "by-analogy" ();
        PENALISED_DRAUGHTS = "penalised-draughts" ("what", "side");
        MAY_BE_WON = "may-be-won" ();
        TWO_MOVES = "two-moves" ("side", "opponent");
        COUNTS_AS_MADE = "counts-as-made" ();
        WHY_DRAUGHTS = "why-draughts" ("rule", "number");
        NOT_REPEATED = "not-repeated" ("times");
        NO_DRAUGHTS = "no-draughts" ();
        OTHER_GAME = "refused-other-game" ();
        NO_LIGHT_SQUARE = "no-light-square" ("square");
        NO_OPPONENTS_MAN = "no-opponents-piece-draughts" ("square");
        NO_OCCUPIED = "no-occupied" ("square");
        NO_MUST_CAPTURE = "no-must-capture" ("count", "squares");
        NO_IS_NO_CAPTURE = "no-is-no-capture" ("square");
        NO_GOES_ON = "no-goes-on" ("square");
        NO_LAND_ELSEWHERE = "no-land-elsewhere" ("square");
        NO_BACKWARDS = "no-backwards" ("square");
        NO_TOO_FAR = "no-too-far" ("square");
        NO_BLOCKED_AT = "no-blocked-at" ("square");
        NO_DIAGONAL = "no-diagonal" ();
        NO_ALONG = "no-along" ();
        NO_SO_MANY = "no-so-many" ("count");
    }
}
