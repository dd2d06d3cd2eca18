package org.kifu.annotate.reason;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.bitboard.Masks;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.WhatIf;

/**
 * The causes that have to do with reserved moves: those in small regions that only the mover can
 * enter. Such a move can wait. It is a mistake to let the opponent into the region, or to make the
 * move before it is needed.
 *
 * @param lines the bad move and best play after it, and best play
 */
record Tempo(Trial trial, Move played, BothLines lines) {
  /** The most squares of a small region. */
  private static final int SMALL = 8;

  /** The most per cent that a free pass may be worth after the best move. */
  private static final int LITTLE = 25;

  /** The turns for which a region is barred, unless few squares are empty. */
  private static final int LONG = 5;

  /** The plies of best play in which the opponent must not be able to play the square. */
  private static final int FOLLOWED = 2 * Causes.LATER;

  /**
   * The first of these causes that is upheld.
   *
   * @param early that the move is right later in best play
   */
  Optional<Reason> found(Optional<Reason> early) {
    long reserved = reserved();
    return reserved == 0 ? Optional.empty() : given(reserved).or(() -> spent(reserved, early));
  }

  /** The small regions of empty squares where only the mover has a move. */
  private long reserved() {
    Position before = trial.before();
    long own = Trial.replies(before);
    long others = Trial.replies(before.passed());
    long reserved = 0;
    long rest = ~(before.player() | before.opponent());
    while (rest != 0) {
      long region = region(Long.lowestOneBit(rest), rest);
      rest &= ~region;
      boolean isOwn = (region & own) != 0 && (region & others) == 0;
      reserved |= isOwn && Long.bitCount(region) <= SMALL ? region : 0;
    }
    return reserved;
  }

  /** The empty squares that are connected with some, also diagonally. */
  private static long region(long seed, long empty) {
    long region = seed;
    long grown = seed;
    do {
      region = grown;
      grown = (region | Masks.around(region)) & empty;
    } while (grown != region);
    return region;
  }

  /** The regions that the opponent can enter after the bad move and after no best move. */
  private Optional<Reason> given(long reserved) {
    long opened = 0;
    long rest = reserved;
    while (rest != 0) {
      long region = region(Long.lowestOneBit(rest), rest);
      rest &= ~region;
      boolean isSafe =
          trial.afterBest().stream().allMatch(after -> (Trial.replies(after) & region) == 0);
      boolean isOpened = (Trial.replies(trial.afterPlayed()) & region) != 0;
      opened |= isSafe && isOpened ? region : 0;
    }
    long named = opened & lines.blamable();
    long barred = named & ~(trial.afterPlayed().player() | trial.afterPlayed().opponent());
    return barred == 0
        ? Optional.empty()
        : trial.upheld(Motif.TEMPO_GIVEN, named, WhatIf.barred(barred, turns()));
  }

  /** The rest of the game if it is short; else as many turns as a search of ten plies has. */
  private int turns() {
    return trial.before().empties() <= Causes.LATE ? WhatIf.FOR_EVER : LONG;
  }

  /**
   * The bad move, if it is a reserved one that stays so in best play, and either is right later or
   * is missed: the mover would rather pass than make another move. A corner is not spent.
   */
  private Optional<Reason> spent(long reserved, Optional<Reason> early) {
    long square = 1L << played.square() & ~Masks.CORNERS;
    if ((square & reserved) == 0 || !isReservedInBestPlay()) {
      return Optional.empty();
    }
    return early
        .map(Reason::share)
        .or(() -> passing(1))
        .or(() -> passing(Causes.SOON))
        .map(share -> new Reason(Motif.TEMPO_SPENT, List.of(played.toString()), 0, 0, share));
  }

  /** The share that a free pass within some turns gives back, if it explains the loss. */
  private Optional<OptionalInt> passing(int turns) {
    Share share = trial.share(WhatIf.freePass(turns));
    return share.explains() && share.control() <= LITTLE
        ? Optional.of(OptionalInt.of(share.percent()))
        : Optional.empty();
  }

  private boolean isReservedInBestPlay() {
    long square = 1L << played.square();
    List<Move> line = lines.bestLine();
    Position position = trial.before();
    for (int ply = 0; ply < Math.min(FOLLOWED, line.size()); ply++) {
      Move move = line.get(ply);
      if (move.equals(played)) {
        return true;
      }
      position = move.isPass() ? position.passed() : Trial.after(position, move.square());
      Position toOpponent = ply % 2 == 0 ? position : position.passed();
      if ((Trial.replies(toOpponent) & square) != 0) {
        return false;
      }
    }
    return true;
  }
}
