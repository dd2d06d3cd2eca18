package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.search.general.Change;

/**
 * The causes of one loss, tested in a fixed order: from what the opponent can do at once, to what
 * it can do soon, to what is true of the position as a whole.
 *
 * @param lines the bad move and best play after it, and best play
 */
record Causes<P, M>(Trial<P, M> trial, M played, BothLines<P, M> lines) {
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
    BigInteger fresh = freshSquares();
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
    PositionCauses<P, M> position = new PositionCauses<>(trial, lines);
    return new Tempo<>(trial, played, lines)
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
  private Optional<Reason> soon(BigInteger fresh) {
    Optional<Reason> one = allowed(fresh, SOON);
    Optional<Reason> all = opened(fresh);
    if (one.isPresent() && all.isPresent()) {
      return share(one) + BETTER <= share(all) ? all : one;
    }
    return one.or(
            () -> trial.empties() <= LATE ? allowed(fresh, Change.FOR_EVER) : Optional.empty())
        .or(() -> all)
        .or(() -> allowed(laterSquares(), SOON));
  }

  /** The squares that the opponent can play after the bad move, and after no best move. */
  private BigInteger freshSquares() {
    return withoutRepliesToBest(ground().replies(trial.afterPlayed()));
  }

  /**
   * The squares beside the bad move, and those of best moves, that the opponent cannot play at once
   * but at its second or third turn of the refutation.
   */
  private BigInteger laterSquares() {
    BigInteger squares = BigInteger.ZERO;
    List<M> playedLine = lines.playedLine();
    for (int ply = 3; ply < Math.min(2 * SOON, playedLine.size()); ply += 2) {
      squares = squares.or(ground().squares(List.of(playedLine.get(ply))));
    }
    BigInteger near = ground().around(playedSquare()).or(lines.bestSquares());
    return withoutRepliesToBest(squares.and(near).andNot(ground().replies(trial.afterPlayed())));
  }

  private BigInteger withoutRepliesToBest(BigInteger squares) {
    BigInteger rest = squares.and(lines.blamable());
    for (P after : trial.afterBest()) {
      rest = rest.andNot(ground().replies(after));
    }
    return rest;
  }

  private Ground<P, M> ground() {
    return trial.ground();
  }

  private BigInteger playedSquare() {
    return ground().squares(List.of(played));
  }

  /** The corner of the best moves, if every other move loses at least half as much. */
  private Optional<Reason> cornerMissed() {
    BigInteger squares = lines.bestSquares();
    boolean isCorner = Ground.isWithin(squares, ground().corners());
    if (!isCorner || Ground.isWithin(playedSquare(), ground().corners())) {
      return Optional.empty();
    }
    int share = trial.lossWithout(squares);
    return share >= Share.HALF
        ? Optional.of(reason(Motif.CORNER_MISSED, squares, Math.min(share, 100)))
        : Optional.empty();
  }

  /** The square of these that explains most of the loss; several if they explain as much. */
  private Optional<Reason> allowed(BigInteger candidates, int turns) {
    @Nullable Share most = null;
    BigInteger squares = BigInteger.ZERO;
    for (int number : Ground.numbers(candidates)) {
      BigInteger square = BigInteger.ZERO.setBit(number);
      Share share = trial.share(Change.barred(square, turns));
      if (!share.explains() || most != null && share.percent() < most.percent()) {
        continue;
      }
      squares = most != null && share.percent() == most.percent() ? squares.or(square) : square;
      most = share;
    }
    return most == null
        ? Optional.empty()
        : Optional.of(reason(kind(squares), squares, most.percent()));
  }

  private Motif kind(BigInteger squares) {
    return Ground.isWithin(squares, ground().corners())
        ? Motif.CORNER_GIVEN
        : Ground.isWithin(squares, lines.bestSquares())
            ? Motif.BEST_SQUARE_GIVEN
            : Motif.SQUARE_ALLOWED;
  }

  private Optional<Reason> opened(BigInteger fresh) {
    return fresh.bitCount() < 2
        ? Optional.empty()
        : trial.upheld(Motif.SQUARES_OPENED, fresh, Change.barred(fresh, SOON));
  }

  /** First the best move, then this one: at a later turn of best play it loses hardly anything. */
  private Optional<Order> tooEarly() {
    if (lines.best().size() > 1) {
      return Optional.empty(); // the order must hold for each of them, and one line is known
    }
    List<M> bestLine = lines.bestLine();
    P position = trial.before();
    for (int ply = 0; ply < Math.min(bestLine.size(), 2 * LATER + 1); ply++) {
      boolean isTurn = ply > 0 && ply % 2 == 0;
      if (isTurn && ground().isLegal(position, played)) {
        int later = trial.lossLater(position, played);
        // The later it is, the less the order of the two moves is what counts.
        if ((ply == 2 ? 4 : 10) * later <= trial.loss()) {
          return Optional.of(new Order(early(100 - 100 * later / trial.loss()), ply == 2));
        }
      }
      position = ground().played(position, bestLine.get(ply));
    }
    return Optional.empty();
  }

  private Reason early(int share) {
    List<String> order =
        List.of(
            ground().name(ground().square(lines.bestLine().getFirst())),
            ground().name(ground().square(played)));
    OptionalInt percent = OptionalInt.of(Math.clamp(share, 0, 100));
    return new Reason(Motif.TOO_EARLY, order, 0, 0, percent);
  }

  private Reason reason(Motif motif, BigInteger squares, int percent) {
    return new Reason(motif, ground().names(squares), 0, 0, OptionalInt.of(percent));
  }
}
