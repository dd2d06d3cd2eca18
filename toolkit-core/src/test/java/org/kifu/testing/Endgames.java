package org.kifu.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;

/** Late positions of several kinds, by seed. */
public final class Endgames {
  private Endgames() {}

  /** Positions of random games with so many empty squares, passes and finished games among them. */
  public static List<Position> played(long seed, int games, int empties) {
    return Games.randomPositions(seed, games).stream()
        .filter(board -> board.count(PlainBoard.Cell.EMPTY) == empties)
        .map(Games::position)
        .toList();
  }

  /**
   * Full boards of random discs with holes; the fewer discs a side has, the more passes and
   * wipe-outs.
   *
   * @param ownShare the share of discs that are the side to move's, 0 to 1
   */
  public static List<Position> filled(long seed, int count, int empties, double ownShare) {
    Random random = new Random(seed);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Integer> squares = new ArrayList<>(IntStream.range(0, 64).boxed().toList());
      Collections.shuffle(squares, random);
      long player = 0;
      long opponent = 0;
      for (int square : squares.subList(empties, 64)) {
        boolean own = random.nextDouble() < ownShare;
        player |= own ? 1L << square : 0;
        opponent |= own ? 0 : 1L << square;
      }
      positions.add(new Position(player, opponent, i % 2 == 0 ? Disc.BLACK : Disc.WHITE));
    }
    return positions;
  }

  /**
   * Positions that a symmetry of the board maps to themselves.
   *
   * @param empties the most empty squares
   * @param symmetry one that undoes itself
   */
  public static List<Position> symmetric(long seed, int count, int empties, Symmetry symmetry) {
    return filled(seed, 50 * count, empties, 0.5).stream()
        .map(position -> mirrored(position, symmetry))
        .filter(position -> position.empties() <= empties)
        .limit(count)
        .toList();
  }

  /** The first of every two squares that the symmetry exchanges decides for both. */
  private static Position mirrored(Position position, Symmetry symmetry) {
    long first = 0;
    for (int square = 0; square < 64; square++) {
      first |= square <= symmetry.apply(square) ? 1L << square : 0;
    }
    long player = position.player() & first;
    long opponent = position.opponent() & first;
    return new Position(
        player | symmetry.apply(player),
        opponent | symmetry.apply(opponent),
        position.sideToMove());
  }
}
