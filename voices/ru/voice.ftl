# Russian: the language of the program, and a plain announcement voice.
voice-name = Русский
# The language of the synthesiser.
voice-speech = ru
# The languages of a computer for which this voice is chosen at the first start.
voice-locales = ru be kk ky
# "language": everything is here. "announcement": only words and moves.
voice-part = language
