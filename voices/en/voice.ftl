# English: the language of the program, and a plain announcement voice.
voice-name = English
# The language of the synthesiser.
voice-speech = en
# The languages of a computer for which this voice is chosen at the first start.
voice-locales = en
# "language": everything is here. "announcement": only words and moves.
voice-part = language
