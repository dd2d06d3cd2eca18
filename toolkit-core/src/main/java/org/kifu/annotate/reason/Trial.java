package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.search.general.Change;

/**
 * The trial of a bad move: how much of its loss comes back if something is changed. A change
 * explains the loss only if it does not help as much after the best moves, so each change is tried
 * there, too. All values are of one depth, or of the end of the game if few squares are empty.
 */
final class Trial<P, M> {
  private final Ground<P, M> ground;
  private final P before;
  private final int depth;
  private final P afterPlayed;
  private final List<P> afterBest;
  private final int playedValue;
  private final int[] bestValues;
  private final int loss;

  /**
   * @param depth the depth of the searches
   * @param played the bad move
   * @param best all best moves, one or more; none of these moves is a pass
   */
  Trial(Ground<P, M> ground, Depth depth, P before, M played, List<M> best) {
    this.ground = ground;
    this.before = before;
    this.depth = depth.after(ground.empty(before).bitCount() - 1);
    this.afterPlayed = ground.played(before, played);
    this.afterBest = best.stream().map(move -> ground.played(before, move)).toList();
    ground.start();
    this.playedValue = value(afterPlayed, Change.NOTHING);
    this.bestValues =
        afterBest.stream().mapToInt(position -> value(position, Change.NOTHING)).toArray();
    int least = Integer.MAX_VALUE;
    for (int value : bestValues) {
      least = Math.min(least, value - playedValue);
    }
    this.loss = least;
  }

  Ground<P, M> ground() {
    return ground;
  }

  /** The empty squares before the move. */
  int empties() {
    return ground.empty(before).bitCount();
  }

  /** The loss of the move by the searches of this trial, in their unit. */
  int loss() {
    return loss;
  }

  P before() {
    return before;
  }

  P afterPlayed() {
    return afterPlayed;
  }

  List<P> afterBest() {
    return afterBest;
  }

  int playedValue() {
    return playedValue;
  }

  /** A reason if a change gives half of the loss back. */
  Optional<Reason> upheld(Motif motif, BigInteger squares, Change change) {
    Share share = share(change);
    List<String> names = ground.names(squares);
    return share.explains()
        ? Optional.of(new Reason(motif, names, 0, 0, OptionalInt.of(share.percent())))
        : Optional.empty();
  }

  /** The part of the loss that a change gives back. */
  Share share(Change change) {
    int gain = value(afterPlayed, change) - playedValue;
    if (2 * gain < loss) { // no control can make it half
      return new Share(percent(gain), percent(gain), 0);
    }
    int raw = Integer.MAX_VALUE;
    int net = Integer.MAX_VALUE;
    int control = 0;
    for (int i = 0; i < bestValues.length; i++) {
      int other = Math.max(0, value(afterBest.get(i), change) - bestValues[i]);
      int own = bestValues[i] - playedValue;
      raw = Math.min(raw, 100 * gain / own);
      net = Math.min(net, 100 * (gain - other) / own);
      control = Math.max(control, 100 * other / own);
    }
    return new Share(raw, net, control);
  }

  private int percent(int gain) {
    return 100 * gain / loss;
  }

  /**
   * The loss of the mover if it cannot play on some squares now, in per cent of the loss of the bad
   * move.
   */
  int lossWithout(BigInteger squares) {
    int best = playedValue + loss;
    int without = ground.value(before, depth + 1, Change.barred(squares, 1));
    return 100 * (best - without) / loss;
  }

  /** The value for the mover after a reply to the played move. */
  int afterReply(int square) {
    return afterReply(afterPlayed, square);
  }

  /** Whether a reply to the played move costs at most a quarter of the loss after a best move. */
  boolean answersBest(int square) {
    for (int i = 0; i < bestValues.length; i++) {
      P after = afterBest.get(i);
      boolean isLegal = ground.replies(after).testBit(square);
      if (isLegal && 4 * (afterReply(after, square) - bestValues[i]) <= loss) {
        return true;
      }
    }
    return false;
  }

  /** The value for the mover after the best of the replies to a square. */
  private int afterReply(P after, int square) {
    return ground.after(after, square).stream()
        .mapToInt(reply -> ground.value(reply, depth - 1, Change.NOTHING))
        .min()
        .orElseThrow();
  }

  /** The loss of a move of the mover in a later position of its best play. */
  int lossLater(P position, M move) {
    int left = Math.min(depth, ground.empty(position).bitCount());
    int best = ground.value(position, left, Change.NOTHING);
    return best + ground.value(ground.played(position, move), left - 1, Change.NOTHING);
  }

  /** The value for the mover of a position in which the opponent is to move. */
  private int value(P position, Change change) {
    return -ground.value(position, depth, change);
  }

  /**
   * The depth of the searches of a trial.
   *
   * @param plies the plies after the move, while more squares are empty
   * @param toEnd the most empty squares after the move from which they go to the end of the game
   */
  record Depth(int plies, int toEnd) {
    static final Depth USUAL = new Depth(10, 23);

    /** The fewest plies that tell anything: a reply, a move, and a reply to it. */
    private static final int LEAST = 3;

    /** The plies of the quickest levels: 73 causes of the answer keys are right instead of 86. */
    private static final int SHALLOW = 6;

    /** Whether searches with so many empty squares after the move tell anything. */
    boolean isEnough(int empties) {
      return empties <= toEnd || plies >= LEAST;
    }

    /**
     * This depth or less: as many plies as other searches go, but not fewer than a few, and to the
     * end of the game if one empty square more is left after the move than they are exact from.
     */
    Depth by(Limits limits) {
      int fewer = Math.clamp(limits.depth(), SHALLOW, plies);
      return new Depth(fewer, Math.clamp(limits.exactEmpties() + 1L, plies, toEnd));
    }

    int after(int empties) {
      return empties <= toEnd ? empties : plies;
    }
  }

  /**
   * The part of the loss that comes back, in per cent; above 100 if more than the loss.
   *
   * @param raw what comes back after the played move
   * @param net that less what the same change gives after the best move
   * @param control what it gives after the best move
   */
  record Share(int raw, int net, int control) {
    static final int HALF = 50;

    boolean explains() {
      return raw >= HALF && net >= HALF;
    }

    /** The share as readers see it, 0 to 100. */
    int percent() {
      return Math.clamp(net, 0, 100);
    }
  }
}
