# A word of the hall, alone.

drill-said = { $name }
