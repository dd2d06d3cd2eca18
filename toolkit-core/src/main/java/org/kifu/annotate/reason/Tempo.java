package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.search.general.Change;

/**
 * The causes that have to do with reserved moves: those in small regions that only the mover can
 * enter. Such a move can wait. It is a mistake to let the opponent into the region, or to make the
 * move before it is needed.
 *
 * @param lines the bad move and best play after it, and best play
 */
record Tempo<P, M>(Trial<P, M> trial, M played, BothLines<P, M> lines) {
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
    BigInteger reserved = reserved();
    return reserved.signum() == 0
        ? Optional.empty()
        : given(reserved).or(() -> spent(reserved, early));
  }

  private Ground<P, M> ground() {
    return trial.ground();
  }

  /** The small regions of empty squares where only the mover has a move. */
  private BigInteger reserved() {
    P before = trial.before();
    BigInteger own = ground().replies(before);
    BigInteger others = ground().replies(ground().passed(before));
    BigInteger reserved = BigInteger.ZERO;
    for (BigInteger region : regions(ground().empty(before))) {
      boolean isOwn = region.and(own).signum() != 0 && region.and(others).signum() == 0;
      reserved = isOwn && region.bitCount() <= SMALL ? reserved.or(region) : reserved;
    }
    return reserved;
  }

  /** The parts of some squares that are connected, also diagonally. */
  private List<BigInteger> regions(BigInteger squares) {
    List<BigInteger> regions = new ArrayList<>();
    BigInteger rest = squares;
    while (rest.signum() != 0) {
      BigInteger region = region(BigInteger.ZERO.setBit(rest.getLowestSetBit()), rest);
      regions.add(region);
      rest = rest.andNot(region);
    }
    return regions;
  }

  /** The squares that are connected with a first one. */
  private BigInteger region(BigInteger first, BigInteger squares) {
    BigInteger region;
    BigInteger grown = first;
    do {
      region = grown;
      grown = ground().around(region).and(squares);
    } while (!grown.equals(region));
    return region;
  }

  /** The regions that the opponent can enter after the bad move and after no best move. */
  private Optional<Reason> given(BigInteger reserved) {
    BigInteger opened = BigInteger.ZERO;
    for (BigInteger region : regions(reserved)) {
      boolean isSafe = trial.afterBest().stream().noneMatch(after -> isEntered(region, after));
      opened = isSafe && isEntered(region, trial.afterPlayed()) ? opened.or(region) : opened;
    }
    BigInteger named = opened.and(lines.blamable());
    BigInteger barred = named.and(ground().empty(trial.afterPlayed()));
    return barred.signum() == 0
        ? Optional.empty()
        : trial.upheld(Motif.TEMPO_GIVEN, named, Change.barred(barred, turns()));
  }

  private boolean isEntered(BigInteger region, P after) {
    return ground().replies(after).and(region).signum() != 0;
  }

  /** The rest of the game if it is short; else as many turns as a search of ten plies has. */
  private int turns() {
    return trial.empties() <= Causes.LATE ? Change.FOR_EVER : LONG;
  }

  /**
   * The bad move, if it is a reserved one that stays so in best play, and either is right later or
   * is missed: the mover would rather pass than make another move. A corner is not spent.
   */
  private Optional<Reason> spent(BigInteger reserved, Optional<Reason> early) {
    BigInteger square = ground().squares(List.of(played)).andNot(ground().corners());
    if (square.and(reserved).signum() == 0 || !isReservedInBestPlay()) {
      return Optional.empty();
    }
    return early
        .map(Reason::share)
        .or(() -> passing(1))
        .or(() -> passing(Causes.SOON))
        .map(share -> new Reason(Motif.TEMPO_SPENT, ground().names(square), 0, 0, share));
  }

  /** The share that a free pass within some turns gives back, if it explains the loss. */
  private Optional<OptionalInt> passing(int turns) {
    Share share = trial.share(Change.freePass(turns));
    return share.explains() && share.control() <= LITTLE
        ? Optional.of(OptionalInt.of(share.percent()))
        : Optional.empty();
  }

  private boolean isReservedInBestPlay() {
    List<M> line = lines.bestLine();
    P position = trial.before();
    for (int ply = 0; ply < Math.min(FOLLOWED, line.size()); ply++) {
      M move = line.get(ply);
      if (move.equals(played)) {
        return true;
      }
      position = ground().played(position, move);
      P toOpponent = ply % 2 == 0 ? position : ground().passed(position);
      if (ground().replies(toOpponent).testBit(ground().square(played))) {
        return false;
      }
    }
    return true;
  }
}
