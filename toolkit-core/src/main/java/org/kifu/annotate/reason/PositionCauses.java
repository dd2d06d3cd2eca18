package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.search.general.Change;

/**
 * The causes that are true of the position as a whole: many good replies or one, edges, choices,
 * tempo, and stable discs. They are tested in this order, after single squares.
 */
record PositionCauses<P, M>(Trial<P, M> trial, BothLines<P, M> lines) {
  /** The good replies that are many. */
  private static final int MANY = 4;

  /** The moves fewer, or more, to choose from that make a difference. */
  private static final int CHOICES = 3;

  /** The least difference of discs on an edge that a search then has to uphold. */
  private static final int EDGE = 2;

  /** The least difference of stable discs, which no search upholds. */
  private static final int STABLE = 6;

  /** The most per cent that a free pass may be worth after the best move. */
  private static final int SMALL = 25;

  /** The first of these causes that is upheld. */
  Optional<Reason> found() {
    BigInteger punishing = punishing();
    return manyReplies(punishing)
        .or(() -> onlyReply(punishing))
        .or(this::edge)
        .or(() -> fewerMoves(punishing))
        .or(this::freeMove)
        .or(this::stable);
  }

  /**
   * The cause that comes before an order of moves: many good replies, or the only one if the order
   * is not right at the next turn.
   */
  Optional<Reason> before(Causes.Order order) {
    BigInteger punishing = punishing();
    Optional<Reason> many = manyReplies(punishing);
    return order.isNext() ? many : many.or(() -> onlyReply(punishing));
  }

  /** The replies that keep more than half of the loss. */
  private BigInteger punishing() {
    BigInteger punishing = BigInteger.ZERO;
    for (int square : Ground.numbers(trial.ground().replies(trial.afterPlayed()))) {
      int lost = trial.playedValue() + trial.loss() - trial.afterReply(square);
      if (2 * lost > trial.loss()) {
        punishing = punishing.setBit(square);
      }
    }
    return punishing;
  }

  /** Many good replies, and fewer moves for the mover or more for the opponent. */
  private Optional<Reason> manyReplies(BigInteger punishing) {
    int good = punishing.bitCount();
    if (good < MANY) {
      return Optional.empty();
    }
    if (isFewer()) {
      return Optional.of(new Reason(Motif.MOBILITY, List.of(), good, 0));
    }
    int replies = trial.ground().replies(trial.afterPlayed()).bitCount();
    int repliesToBest = repliesToBest();
    return replies >= repliesToBest + CHOICES
        ? Optional.of(new Reason(Motif.MOBILITY_GIVEN, List.of(), replies, repliesToBest))
        : Optional.empty();
  }

  private boolean isFewer() {
    return lines.fewer() + lines.more() >= CHOICES;
  }

  /** Several good replies without which the loss is gone, and fewer moves to choose from. */
  private Optional<Reason> fewerMoves(BigInteger punishing) {
    int good = punishing.bitCount();
    if (good < 2 || !isFewer()) {
      return Optional.empty();
    }
    Share share = trial.share(Change.barred(punishing, 1));
    OptionalInt percent = OptionalInt.of(share.percent());
    return share.explains()
        ? Optional.of(new Reason(Motif.MOBILITY, List.of(), good, 0, percent))
        : Optional.empty();
  }

  /** The replies to that best move which leaves the most. */
  private int repliesToBest() {
    int most = 0;
    for (P after : trial.afterBest()) {
      most = Math.max(most, trial.ground().replies(after).bitCount());
    }
    return most;
  }

  /** An edge where the opponent ends with more, if that is over when it is kept off this edge. */
  private Optional<Reason> edge() {
    BigInteger squares = lines.edge(EDGE);
    if (squares.signum() == 0) {
      return Optional.empty();
    }
    BigInteger barred = lines.emptyOnEdges(trial.afterPlayed(), squares).and(lines.blamable());
    return trial.upheld(Motif.EDGE_GIVEN, squares, Change.barred(barred, Causes.SOON));
  }

  /** A pass instead of one of the next moves would help, and after the best move hardly. */
  private Optional<Reason> freeMove() {
    Change pass = Change.freePass(Causes.SOON);
    return trial.share(pass).control() <= SMALL
        ? trial.upheld(Motif.FREE_MOVE, BigInteger.ZERO, pass)
        : Optional.empty();
  }

  /** The only good reply, if it is not as good after the best move. */
  private Optional<Reason> onlyReply(BigInteger punishing) {
    boolean isOne = punishing.bitCount() == 1 && punishing.and(lines.blamable()).signum() != 0;
    return isOne && !trial.answersBest(punishing.getLowestSetBit())
        ? trial.upheld(Motif.ONLY_REPLY, punishing, Change.barred(punishing, 1))
        : Optional.empty();
  }

  /** Stable discs at the ends of both lines, where nothing else is as telling. */
  private Optional<Reason> stable() {
    return lines.consequences().stream()
        .limit(1)
        .filter(first -> Math.abs(first.played() - first.best()) >= STABLE)
        .flatMap(first -> stable(first).stream())
        .findFirst();
  }

  private static Optional<Reason> stable(Consequence first) {
    return switch (first.effect()) {
      case STABLE_GIVEN -> Optional.of(counted(Motif.STABLE_GIVEN, first));
      case STABLE_LOST -> Optional.of(counted(Motif.STABLE_LOST, first));
      default -> Optional.empty();
    };
  }

  private static Reason counted(Motif motif, Consequence consequence) {
    return new Reason(motif, List.of(), consequence.played(), consequence.best());
  }
}
