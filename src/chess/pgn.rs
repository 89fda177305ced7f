//! PGN: games in files.
