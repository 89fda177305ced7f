# The announcement alphabet of the rules for blind and visually handicapped players, as a Russian
# voice says its German words.
voice-name = ФИДЕ по-русски
voice-speech = ru
voice-locales = ru
voice-part = announcement
