"""The referee of seals: the program `age`, which is another one than the library that seals.

    age_referee.py there                 does nothing, or fails with 77 where the program is missing
    age_referee.py open FILE WORD OUT    opens a file with a word
    age_referee.py close FILE WORD OUT   seals a file under a word

The program asks for the word at a terminal only, so it is given one.
"""

import os
import shutil
import sys

MISSING = 77


def run(arguments, word):
    """Runs the program and answers each question with the word; returns how it ended."""
    # Only where there are terminals of this kind.
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.execvp("age", ["age", *arguments])
    asked = b""
    while True:
        try:
            said = os.read(terminal, 1024)
        except OSError:
            said = b""
        if not said:
            break
        asked += said
        if asked.count(b"passphrase") and asked.rstrip().endswith(b":"):
            asked = b""
            os.write(terminal, word.encode() + b"\n")
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(what, *rest):
    if os.name != "posix" or shutil.which("age") is None:
        return MISSING
    if what == "there":
        return 0
    file, word, out = rest
    how = ["--decrypt"] if what == "open" else ["--passphrase", "--armor"]
    return run([*how, "--output", out, file], word)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
