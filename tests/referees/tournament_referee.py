"""A referee of tournaments: gacrux makes events and counts their tie-breaks.

    make FOLDER FIRST COUNT KIND   writes COUNT files of TRF: swiss or robin
    count FILE TIE...              prints a line for each player: number, rank and values
    pair FILE OUT                  pairs the next round of a Swiss, as bbpPairings does
    check FILE                     says whether the pairs of a Swiss are right, and what caissify thinks of them
"""

import os
import subprocess
import sys
import contextlib
import io

try:
    from caissify_pairings import fpc
    from gacrux import pairingchecker, tiebreakchecker, tournamentgenerator
    from gacrux.gacruxexeptions import GacruxNoLegalPairing
except ImportError:
    sys.exit(77)


def call(module, kind, arguments):
    old, sys.argv = sys.argv, [module] + arguments
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            if kind == "make":
                made = tournamentgenerator.tournamentgenerator()
                made.read_command_line()
                made.process_tournaments()
            elif kind == "pair":
                pairingchecker.pairingchecker().common_main()
            else:
                tiebreakchecker.tiebreakchecker().common_main()
    except SystemExit:
        pass
    finally:
        sys.argv = old
    return out.getvalue()


def main():
    what = sys.argv[1]
    if what == "make":
        folder, first, count, kind = sys.argv[2:6]
        number, made = int(first) - 1, 0
        while made < int(count):
            number += 1
            players = 6 + number % 17
            rounds = 4 + number % 5
            arguments = ["-g", str(number), "1", "-o", os.path.join(folder, "T%d.trf")]
            if kind == "robin":
                players += players % 2
                arguments += ["-m", "berger", "-p", str(players), "-n", str(players - 1)]
            else:
                arguments += ["-p", str(players), "-N", str(rounds), "-n", str(rounds),
                              "-S", "0.03", "0.10", "0.06"]
            try:
                call("generator", "make", arguments)
                made += 1
            except GacruxNoLegalPairing:
                # So many were absent that the rest could not be paired.
                pass
    elif what == "pair":
        call("pairer", "pair", ["-i", sys.argv[2], "-o", sys.argv[3], "-p", "-d", "T"])
    elif what == "check":
        told = call("pairer", "pair", ["-i", sys.argv[2], "-c", "-d", "T"])
        print("gacrux", "Check: True" in told)
        with open(sys.argv[2], encoding="utf-8") as file:
            summary = fpc.check_trf(file.read())["summary"]
        print("caissify", summary["rounds_mismatched"])
    else:
        for file in sys.argv[2].split(","):
            print("#", os.path.basename(file))
            # Who guesses takes a Swiss with nearly as many rounds as players for a round robin.
            with open(file, encoding="utf-8") as report:
                is_swiss = "FIDE_DUTCH" in report.read()
            kind = "--swiss" if is_swiss else "--pre-determined"
            sys.stdout.write(call("checker", "count",
                                  ["-i", file, "-d", "S", kind, "-t"] + sys.argv[3:]))


if __name__ == "__main__":
    main()
