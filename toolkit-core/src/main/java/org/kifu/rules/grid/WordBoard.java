package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.List;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.WordGame;
import org.kifu.rules.grid.BoardLines.Direction;
import org.kifu.rules.grid.GridEstimate.Weights;

/**
 * A board of at most eight files and ranks as a part of 8x8 squares, on which the rest are holes:
 * so the moves and flips are those of the 8x8 board.
 */
final class WordBoard implements WordGame<GridPosition, GridMove> {
  private static final int SIDE = 8;
  private static final int SQUARES = SIDE * SIDE;
  private static final int SQUARE = SQUARES - 1;

  /** The bits of a move above its square have the number of its line, from 1; 0 for all lines. */
  private static final int LINE = 6;

  private final GridShape shape;
  private final boolean isOneWay;
  private final boolean isEvaluatedAsOthello;

  /** The squares of the board; the rest of the 8x8 squares are holes. */
  private final long squares;

  private final Direction[] directions;

  /** The squares beyond each square in each direction, with the directions of a square in a row. */
  private final long[] rays;

  private final long safe;
  private final SmallBoardTerms terms;
  private final GridEstimate estimate;

  /** The values of finished games by the discs of both sides: first with black to move. */
  private final int[] worths = new int[2 * (SQUARES + 1) * (SQUARES + 1)];

  WordBoard(GridShape shape, boolean isOneWay, DiscScoring scoring) {
    GridShape whole = within8x8(shape);
    this.shape = shape;
    this.isOneWay = isOneWay;
    this.isEvaluatedAsOthello = shape.isUsual() && !isOneWay && !scoring.fewerWin();
    this.squares = bits(whole.squares());
    this.directions = whole.directions();
    this.rays = rays(whole);
    this.safe = scoring.fewerWin() ? 0 : whole.safeSquares()[0];
    this.terms = new SmallBoardTerms(whole);
    this.estimate =
        new GridEstimate(whole, scoring.fewerWin() ? Weights.FEWER_WIN : Weights.MORE_WIN);
    fillWorths(scoring);
  }

  /** Whether a board is a part of 8x8 squares. */
  static boolean holds(GridShape shape) {
    return shape.width() <= SIDE && shape.height() <= SIDE;
  }

  private static GridShape within8x8(GridShape shape) {
    List<Integer> holes = new ArrayList<>();
    for (int square = 0; square < SQUARES; square++) {
      if (!shape.has(square % SIDE, square / SIDE)) {
        holes.add(square);
      }
    }
    return GridShape.withHoles(SIDE, SIDE, holes);
  }

  private static long bits(int[] squares) {
    long bits = 0;
    for (int square : squares) {
      bits |= 1L << square;
    }
    return bits;
  }

  private static long[] rays(GridShape whole) {
    Direction[] directions = whole.directions();
    long[] rays = new long[SQUARES * directions.length];
    for (int square : whole.squares()) {
      for (int line = 0; line < directions.length; line++) {
        int at = directions[line].next(square);
        while (at != Direction.NONE) {
          rays[square * directions.length + line] |= 1L << at;
          at = directions[line].next(at);
        }
      }
    }
    return rays;
  }

  private void fillWorths(DiscScoring scoring) {
    int most = scoring.squares();
    for (int own = 0; own <= most; own++) {
      for (int other = 0; own + other <= most; other++) {
        worths[index(own, other, Disc.BLACK)] = scoring.count(own, other).worth(Disc.BLACK);
        worths[index(own, other, Disc.WHITE)] = scoring.count(other, own).worth(Disc.WHITE);
      }
    }
  }

  private static int index(int own, int other, Disc toMove) {
    int first = toMove == Disc.BLACK ? 0 : SQUARES + 1;
    return (first + own) * (SQUARES + 1) + other;
  }

  @Override
  public long own(GridPosition position) {
    return spread(position.ownWord());
  }

  @Override
  public long other(GridPosition position) {
    return spread(position.otherWord());
  }

  /** The same squares on 8x8. */
  private long spread(long word) {
    if (shape.width() == SIDE) {
      return word;
    }
    long spread = 0;
    for (long left = word; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      spread |= 1L << SIDE * shape.rank(square) + shape.file(square);
    }
    return spread;
  }

  private int narrow(int square) {
    return shape.at(square % SIDE, square / SIDE);
  }

  @Override
  public long legal(long own, long other) {
    return Mobility.legalMoves(own, other) & squares;
  }

  @Override
  public int moves(long legal, long own, long other, int[] moves) {
    int count = 0;
    for (long left = legal; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (isOneWay) {
        count = addLines(square, Flips.flips(square, own, other), moves, count);
      } else {
        moves[count++] = square;
      }
    }
    return count;
  }

  private int addLines(int square, long flips, int[] moves, int from) {
    int count = from;
    for (int line = 0; line < directions.length; line++) {
      if ((flips & rays[square * directions.length + line]) != 0) {
        moves[count++] = square | line + 1 << LINE;
      }
    }
    return count;
  }

  @Override
  public long flips(int move, long own, long other) {
    int square = move & SQUARE;
    long flips = Flips.flips(square, own, other);
    return move < SQUARES ? flips : flips & rays[square * directions.length + (move >>> LINE) - 1];
  }

  @Override
  public GridMove move(int move, long own, long other) {
    int square = move & SQUARE;
    if (move < SQUARES) {
      return shape.move(narrow(square));
    }
    Direction direction = directions[(move >>> LINE) - 1];
    long flips = flips(move, own, other);
    int closing = direction.next(square);
    while ((flips >>> closing & 1) != 0) {
      closing = direction.next(closing);
    }
    return new GridMove(narrow(square), narrow(closing));
  }

  @Override
  public long promising() {
    return safe;
  }

  @Override
  public int worth(int own, int other, Disc toMove) {
    return worths[index(own, other, toMove)];
  }

  @Override
  public int estimate(long own, long other) {
    return estimate.weighed(
        terms.of(own, other, legal(own, other), legal(other, own)), Long.bitCount(own | other));
  }

  @Override
  public boolean isEvaluatedAsOthello() {
    return isEvaluatedAsOthello;
  }
}
