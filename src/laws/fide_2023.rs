//! FIDE Laws of Chess in force since 1 January 2023.

use super::{Cited, Edition};

/// Today's Laws.
pub const FIDE_2023: Edition = Edition {
    id: "fide-2023",
    checkmate: Cited {
        value: (),
        article: "Art. 5.1.1 (FIDE 2023)",
    },
    stalemate: Cited {
        value: (),
        article: "Art. 5.2.1 (FIDE 2023)",
    },
    dead_position: Cited {
        value: (),
        article: "Art. 5.2.2 (FIDE 2023)",
    },
    repetition_end: Some(Cited {
        value: 5,
        article: "Art. 9.6.1 (FIDE 2023)",
    }),
    quiet_moves_end: Some(Cited {
        value: 75,
        article: "Art. 9.6.2 (FIDE 2023)",
    }),
    resignation: Cited {
        value: (),
        article: "Art. 5.1.2 (FIDE 2023)",
    },
    agreement: Cited {
        value: (),
        article: "Art. 5.2.3 (FIDE 2023)",
    },
};
