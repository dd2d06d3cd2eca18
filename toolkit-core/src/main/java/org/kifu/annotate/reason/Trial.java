package org.kifu.annotate.reason;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.WhatIf;
import org.kifu.search.WhatIfSearch;

/**
 * The trial of a bad move: how much of its loss comes back if something is changed. A change
 * explains the loss only if it does not help as much after the best moves, so each change is tried
 * there, too. All values are of one depth, or of the end of the game if few squares are empty.
 */
final class Trial {
  private final WhatIfSearch search;
  private final Position before;
  private final int depth;
  private final Position afterPlayed;
  private final List<Position> afterBest;
  private final int playedValue;
  private final int[] bestValues;
  private final int loss;

  /**
   * @param depth the depth of the searches
   * @param played the bad move
   * @param best all best moves, one or more; none of these moves is a pass
   */
  Trial(WhatIfSearch search, Depth depth, Position before, Move played, List<Move> best) {
    this.search = search;
    this.before = before;
    this.depth = depth.after(before.empties() - 1);
    this.afterPlayed = after(before, played.square());
    this.afterBest = best.stream().map(move -> after(before, move.square())).toList();
    search.start();
    this.playedValue = value(afterPlayed, WhatIf.NOTHING);
    this.bestValues =
        afterBest.stream().mapToInt(position -> value(position, WhatIf.NOTHING)).toArray();
    int least = Integer.MAX_VALUE;
    for (int value : bestValues) {
      least = Math.min(least, value - playedValue);
    }
    this.loss = least;
  }

  static Position after(Position before, int square) {
    return before.played(square, Flips.flips(square, before.player(), before.opponent()));
  }

  /** The legal moves of the side to move. */
  static long replies(Position after) {
    return Mobility.legalMoves(after.player(), after.opponent());
  }

  /** The loss of the move by the searches of this trial, in discs. */
  int loss() {
    return loss;
  }

  Position before() {
    return before;
  }

  Position afterPlayed() {
    return afterPlayed;
  }

  List<Position> afterBest() {
    return afterBest;
  }

  int playedValue() {
    return playedValue;
  }

  /** A reason if a change gives half of the loss back. */
  Optional<Reason> upheld(Motif motif, long squares, WhatIf change) {
    Share share = share(change);
    List<String> names = BothLines.names(squares);
    return share.explains()
        ? Optional.of(new Reason(motif, names, 0, 0, OptionalInt.of(share.percent())))
        : Optional.empty();
  }

  /** The part of the loss that a change gives back. */
  Share share(WhatIf change) {
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
  int lossWithout(long squares) {
    int best = playedValue + loss;
    int without = search.value(before, depth + 1, WhatIf.barred(squares, 1));
    return 100 * (best - without) / loss;
  }

  /** The value for the mover after a reply to the played move. */
  int afterReply(int square) {
    return afterReply(afterPlayed, square);
  }

  /** Whether a reply to the played move costs at most a quarter of the loss after a best move. */
  boolean answersBest(int square) {
    for (int i = 0; i < bestValues.length; i++) {
      Position after = afterBest.get(i);
      boolean isLegal = (replies(after) >>> square & 1) != 0;
      if (isLegal && 4 * (afterReply(after, square) - bestValues[i]) <= loss) {
        return true;
      }
    }
    return false;
  }

  private int afterReply(Position after, int square) {
    return search.value(after(after, square), depth - 1, WhatIf.NOTHING);
  }

  /** The loss of a move of the mover in a later position of its best play, in discs. */
  int lossLater(Position position, Move move) {
    int left = Math.min(depth, position.empties());
    int best = search.value(position, left, WhatIf.NOTHING);
    return best + search.value(after(position, move.square()), left - 1, WhatIf.NOTHING);
  }

  /** The value for the mover of a position in which the opponent is to move. */
  private int value(Position position, WhatIf change) {
    return -search.value(position, depth, change);
  }

  /**
   * The depth of the searches of a trial.
   *
   * @param plies the plies after the move, while more squares are empty
   * @param toEnd the most empty squares after the move from which they go to the end of the game
   */
  record Depth(int plies, int toEnd) {
    static final Depth USUAL = new Depth(10, 23);

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
