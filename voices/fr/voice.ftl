# French: the language of the program, and a plain announcement voice.
voice-name = Français
# The language of the synthesiser.
voice-speech = fr
# The languages of a computer for which this voice is chosen at the first start.
voice-locales = fr
# "language": everything is here. "announcement": only words and moves.
voice-part = language
