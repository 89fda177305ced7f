# German: the language of the program, and a plain announcement voice.
voice-name = Deutsch
# The language of the synthesiser.
voice-speech = de
# The languages of a computer for which this voice is chosen at the first start.
voice-locales = de
# "language": everything is here. "announcement": only words and moves.
voice-part = language
