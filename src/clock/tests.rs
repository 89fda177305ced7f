//! Tables, worked by hand, and properties of the chessclock.
