"""The referee of Braille: liblouis says how it writes words.

Reads lines of TABLE, tab, TEXT from standard input and prints the cells of each text in Unicode
Braille. Each line is translated alone, because liblouis joins what stands beside each other.

The exit status is 77 if the Python binding of liblouis is missing.
"""

import sys

try:
    import louis
except ModuleNotFoundError:
    sys.exit(77)

for line in sys.stdin:
    table, text = line.rstrip("\n").split("\t")
    print(louis.translateString(["unicode.dis", table], text), flush=True)
