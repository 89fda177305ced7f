# Spanish: the language of the program, and a plain announcement voice.
voice-name = Español
# The language of the synthesiser.
voice-speech = es
# The languages of a computer for which this voice is chosen at the first start.
voice-locales = es
# "language": everything is here. "announcement": only words and moves.
voice-part = language
