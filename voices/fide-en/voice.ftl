# The announcement alphabet of the rules for blind and visually handicapped players, as an English
# voice says its German words.
voice-name = FIDE, English
voice-speech = en
voice-locales = en
voice-part = announcement
