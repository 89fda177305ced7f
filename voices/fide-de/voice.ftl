# The announcement alphabet of the rules for blind and visually handicapped players, in German.
voice-name = FIDE, deutsch
voice-speech = de
voice-locales = de
voice-part = announcement
