"""The referee of Russian draughts: pydraughts lists the legal moves of positions at random.

`positions SEED COUNT` prints, for each position, its FEN and its moves, separated by tabs. A move is
FROM,TO,CAPTURED,CAPTURED ... with the captured squares sorted. Then follows the position after one
of the moves, behind the number of that move in the list, or `over` if there is none; and last who
has won by having taken or blocked everything: W, B, or - if the game goes on.

`perft DEPTH` counts the sequences of so many moves from the starting position, and prints the count and
the seconds that it took.

The exit status is 77 if pydraughts is missing.
"""

import random
import sys
import time

try:
    from draughts import WHITE, Board
except ModuleNotFoundError:
    sys.exit(77)


def square(number):
    row, column = divmod(int(number) - 1, 4)
    return "abcdefgh"[column * 2 + row % 2] + str(row + 1)


SQUARES = [square(number) for number in range(1, 33)]


def spread(rng):
    """A position rich in kings; now and then a crowded one."""
    count = rng.choice([3, 4, 6, 8, 12, 16, 20])
    sides = {"W": [], "B": []}
    for place in rng.sample(SQUARES, count):
        side = rng.choice("WB")
        if len(sides[side]) == 12:
            continue
        last = "8" if side == "W" else "1"
        king = place[1] == last or rng.random() < 0.5
        sides[side].append("K" * king + place)
    if not sides["W"] or not sides["B"]:
        return spread(rng)
    return f"{rng.choice('WB')}:W{','.join(sides['W'])}:B{','.join(sides['B'])}"


def told(move):
    start, end, *captured = move.hub_move.replace("-", "x").split("x")
    return ",".join([square(start), square(end), *sorted(map(square, captured))])


def positions(seed, count):
    rng = random.Random(seed)
    for _ in range(count):
        fen = spread(rng)
        board = Board(variant="russian", fen=fen)
        moves = board.legal_moves()
        line = [fen, " ".join(told(move) for move in moves)]
        if moves:
            at = rng.randrange(len(moves))
            board.push(moves[at])
            line += [str(at), board.fen]
        else:
            line += ["over", ""]
        # Draws by counting are not its matter here: each position comes without a past.
        line.append("-" if board.legal_moves() else "WB"[board.turn == WHITE])
        print("\t".join(line))


def count(board, depth):
    moves = board.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        board.push(move)
        total += count(board, depth - 1)
        board.pop()
    return total


if __name__ == "__main__":
    if sys.argv[1] == "positions":
        positions(int(sys.argv[2]), int(sys.argv[3]))
    elif sys.argv[1] == "perft":
        begin = time.perf_counter()
        found = count(Board(variant="russian"), int(sys.argv[2]))
        print(found, time.perf_counter() - begin)
    else:
        sys.exit(f"unknown: {sys.argv[1]}")
