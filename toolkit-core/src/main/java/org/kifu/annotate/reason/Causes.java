package org.kifu.annotate.reason;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.bitboard.Masks;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.WhatIf;

/**
 * The causes of one loss, tested in a fixed order: from what the opponent can do at once, to what
 * it can do soon, to what is true of the position as a whole.
 *
 * @param lines the bad move and best play after it, and best play
 */
record Causes(Trial trial, Move played, BothLines lines) {
  /** The turns of the opponent that are soon. */
  static final int SOON = 3;

  /** The turns of the mover at which a move may be right, after the first. */
  static final int LATER = 3;

  /** The most empty squares at which a square may matter for the rest of the game. */
  static final int LATE = 17;

  /** The per cent by which several squares must explain more than one of them. */
  private static final int BETTER = 20;

  /** The causes that are upheld, the main one first. */
  List<Reason> found() {
    long fresh = freshSquares();
    Optional<Order> order = tooEarly();
    Optional<Reason> early = order.map(Order::reason);
    Optional<Reason> atOnce = cornerMissed().or(() -> allowed(fresh, 1));
    Optional<Reason> cause = atOnce.or(() -> soon(fresh));
    boolean isEarly = atOnce.isEmpty() && early.isPresent() && share(cause) <= share(early);
    if (cause.isEmpty()) {
      cause = ofPosition(order);
      isEarly = false;
    }
    return Stream.of(isEarly ? early : cause, isEarly ? cause : early)
        .flatMap(Optional::stream)
        .toList();
  }

  /** A cause that is no square which the opponent is allowed, and that comes before an order. */
  private Optional<Reason> ofPosition(Optional<Order> order) {
    PositionCauses position = new PositionCauses(trial, lines);
    return new Tempo(trial, played, lines)
        .found(order.map(Order::reason))
        .or(() -> order.map(position::before).orElseGet(position::found));
  }

  /**
   * An order of two moves that explains a loss.
   *
   * @param isNext whether the second is right at the mover's next turn, and not only later
   */
  record Order(Reason reason, boolean isNext) {}

  private static int share(Optional<Reason> reason) {
    return reason.map(Reason::share).orElse(OptionalInt.empty()).orElse(0);
  }

  /** The square, or the squares together, that the opponent can play within its next turns. */
  private Optional<Reason> soon(long fresh) {
    Optional<Reason> one = allowed(fresh, SOON);
    Optional<Reason> all = opened(fresh);
    if (one.isPresent() && all.isPresent()) {
      return share(one) + BETTER <= share(all) ? all : one;
    }
    return one.or(
            () ->
                trial.before().empties() <= LATE
                    ? allowed(fresh, WhatIf.FOR_EVER)
                    : Optional.empty())
        .or(() -> all)
        .or(() -> allowed(laterSquares(), SOON));
  }

  /** The squares that the opponent can play after the bad move, and after no best move. */
  private long freshSquares() {
    return withoutRepliesToBest(Trial.replies(trial.afterPlayed()));
  }

  /**
   * The squares beside the bad move, and those of best moves, that the opponent cannot play at once
   * but at its second or third turn of the refutation.
   */
  private long laterSquares() {
    long squares = 0;
    List<Move> playedLine = lines.playedLine();
    for (int ply = 3; ply < Math.min(2 * SOON, playedLine.size()); ply += 2) {
      Move move = playedLine.get(ply);
      squares |= move.isPass() ? 0 : 1L << move.square();
    }
    long near = Masks.around(1L << played.square()) | lines.bestSquares();
    return withoutRepliesToBest(squares & near & ~Trial.replies(trial.afterPlayed()));
  }

  private long withoutRepliesToBest(long squares) {
    return trial.afterBest().stream()
        .mapToLong(after -> ~Trial.replies(after))
        .reduce(squares & lines.blamable(), (one, other) -> one & other);
  }

  /** The corner of the best moves, if every other move loses at least half as much. */
  private Optional<Reason> cornerMissed() {
    long squares = lines.bestSquares();
    boolean isCorner = (squares & ~Masks.CORNERS) == 0;
    if (!isCorner || (1L << played.square() & Masks.CORNERS) != 0) {
      return Optional.empty();
    }
    int share = trial.lossWithout(squares);
    return share >= Share.HALF
        ? Optional.of(reason(Motif.CORNER_MISSED, squares, Math.min(share, 100)))
        : Optional.empty();
  }

  /** The square of these that explains most of the loss; several if they explain as much. */
  private Optional<Reason> allowed(long candidates, int turns) {
    @Nullable Share most = null;
    long squares = 0;
    for (long rest = candidates; rest != 0; rest &= rest - 1) {
      long square = Long.lowestOneBit(rest);
      Share share = trial.share(WhatIf.barred(square, turns));
      if (!share.explains() || most != null && share.percent() < most.percent()) {
        continue;
      }
      squares = most != null && share.percent() == most.percent() ? squares | square : square;
      most = share;
    }
    return most == null
        ? Optional.empty()
        : Optional.of(reason(kind(squares), squares, most.percent()));
  }

  private Motif kind(long squares) {
    return (squares & ~Masks.CORNERS) == 0
        ? Motif.CORNER_GIVEN
        : (squares & ~lines.bestSquares()) == 0 ? Motif.BEST_SQUARE_GIVEN : Motif.SQUARE_ALLOWED;
  }

  private Optional<Reason> opened(long fresh) {
    return Long.bitCount(fresh) < 2
        ? Optional.empty()
        : trial.upheld(Motif.SQUARES_OPENED, fresh, WhatIf.barred(fresh, SOON));
  }

  /** First the best move, then this one: at a later turn of best play it loses hardly anything. */
  private Optional<Order> tooEarly() {
    if (lines.best().size() > 1) {
      return Optional.empty(); // the order must hold for each of them, and one line is known
    }
    List<Move> bestLine = lines.bestLine();
    Position position = trial.before();
    for (int ply = 0; ply < Math.min(bestLine.size(), 2 * LATER + 1); ply++) {
      boolean isTurn = ply > 0 && ply % 2 == 0;
      if (isTurn && (Trial.replies(position) >>> played.square() & 1) != 0) {
        int later = trial.lossLater(position, played);
        // The later it is, the less the order of the two moves is what counts.
        if ((ply == 2 ? 4 : 10) * later <= trial.loss()) {
          return Optional.of(new Order(early(100 - 100 * later / trial.loss()), ply == 2));
        }
      }
      Move move = bestLine.get(ply);
      position = move.isPass() ? position.passed() : Trial.after(position, move.square());
    }
    return Optional.empty();
  }

  private Reason early(int share) {
    List<String> order = List.of(lines.bestLine().getFirst().toString(), played.toString());
    OptionalInt percent = OptionalInt.of(Math.clamp(share, 0, 100));
    return new Reason(Motif.TOO_EARLY, order, 0, 0, percent);
  }

  private static Reason reason(Motif motif, long squares, int percent) {
    return new Reason(motif, BothLines.names(squares), 0, 0, OptionalInt.of(percent));
  }
}
