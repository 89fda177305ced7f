"""The referee of chess: python-chess plays at random and says what each move is.

`play SEED MOVES` prints games; fields are separated by tabs:

    start FEN
    move UCI SAN CHECK MATE STALEMATE MATERIAL    each 0 or 1, after the move
    legal UCI UCI ...                              now and then, before the next move
    end FEN

`claims SEED MOVES` prints long games in which pieces often go back, and what may be claimed:

    start FEN
    move UCI TIMES AHEAD FIFTY FIFTY_AHEAD    after the move: whether the position has stood three
                                              times, and may by a move; the same for fifty moves

`rewrite` reads a PGN file from standard input and prints it as python-chess writes it.

The exit status is 77 if python-chess is missing.
"""

import random
import sys

try:
    import chess
    import chess.pgn
except ModuleNotFoundError:
    sys.exit(77)

# From here, play at random soon meets castling, promotion, capture in passing, pins, double checks,
# several pieces for one square, stalemate and bare kings.
STARTS = [
    chess.STARTING_FEN,
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12 60",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "7k/8/1N3N2/1n3n2/1N3N2/1n3n2/8/7K w - - 0 1",
    "4k3/2p1p1p1/8/1P1P1P2/1p1p1p2/8/2P1P1P1/4K3 w - - 0 1",
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    "2b1k3/8/5B2/8/8/1b6/8/2B1K3 w - - 0 1",
    "8/8/2k5/4b3/8/3K1N2/8/8 w - - 40 90",
]
PLIES_LIMITS = [10, 30, 60, 200]
LEGAL_EVERY = 8


def play(seed, moves):
    rng = random.Random(seed)
    out = sys.stdout
    played = 0
    while played < moves:
        board = chess.Board(rng.choice(STARTS))
        out.write(f"start\t{board.fen(en_passant='legal')}\n")
        for _ in range(rng.choice(PLIES_LIMITS)):
            legal = list(board.legal_moves)
            if not legal:
                break
            if played % LEGAL_EVERY == 0:
                out.write("legal\t" + " ".join(move.uci() for move in legal) + "\n")
            # Captures in passing are rare at random: every second one is made.
            passing = board.ep_square and [move for move in legal if board.is_en_passant(move)]
            move = rng.choice(passing if passing and rng.random() < 0.5 else legal)
            san = board.san(move)
            board.push(move)
            played += 1
            check = board.is_check()
            mate = san.endswith("#")
            stalemate = not check and board.is_stalemate()
            material = board.is_insufficient_material()
            out.write(
                f"move\t{move.uci()}\t{san}\t{check:d}\t{mate:d}\t{stalemate:d}\t{material:d}\n"
            )
            # A few moves after the material has gone are enough to see that it stays so.
            if material and rng.random() < 0.3:
                break
        out.write(f"end\t{board.fen(en_passant='legal')}\n")


def claims(seed, moves):
    rng = random.Random(seed)
    out = sys.stdout
    played = 0
    while played < moves:
        board = chess.Board(rng.choice(STARTS))
        out.write(f"start\t{board.fen(en_passant='legal')}\n")
        back = rng.choice([0.2, 0.6, 0.9])
        for _ in range(250):
            legal = list(board.legal_moves)
            if not legal:
                break
            move = rng.choice(legal)
            quiet = [move for move in legal if not board.is_zeroing(move)]
            if quiet and rng.random() < 0.9:
                move = rng.choice(quiet)
            if len(board.move_stack) > 1 and rng.random() < back:
                own = board.move_stack[-2]
                returned = chess.Move(own.to_square, own.from_square)
                if returned in legal:
                    move = returned
            board.push(move)
            played += 1
            stood = board.is_repetition(3)
            ahead = fifty_ahead = False
            for move in list(board.legal_moves):
                board.push(move)
                ahead = ahead or board.is_repetition(3)
                fifty_ahead = fifty_ahead or board.is_fifty_moves()
                board.pop()
            assert board.can_claim_threefold_repetition() == (stood or ahead)
            fifty = board.is_fifty_moves()
            assert board.can_claim_fifty_moves() == (fifty or fifty_ahead)
            out.write(f"move\t{board.peek().uci()}\t{stood:d}\t{ahead:d}\t{fifty:d}\t{fifty_ahead:d}\n")


def rewrite():
    while (game := chess.pgn.read_game(sys.stdin)) is not None:
        if game.errors:
            sys.exit(f"{game.headers['White']}: {game.errors}")
        print(game, end="\n\n")


if sys.argv[1] == "play":
    play(int(sys.argv[2]), int(sys.argv[3]))
elif sys.argv[1] == "claims":
    claims(int(sys.argv[2]), int(sys.argv[3]))
else:
    rewrite()
