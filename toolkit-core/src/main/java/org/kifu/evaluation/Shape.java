package org.kifu.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Square;

/**
 * A set of squares that is looked at as a whole, wherever a symmetry of the board puts it.
 *
 * <p>What stands on it is a ternary number, the first square the lowest digit: 0 for a disc of the
 * opponent, 1 for an empty square, 2 for a disc of the side to move. With the sides exchanged the
 * number is {@code states() - 1} minus what it was.
 */
final class Shape {
  /**
   * The symmetries of {@link Symmetries#image} that turn the board by 0, 90, 180 and 270 degrees.
   */
  private static final int[] TURNS = {0, 5, 3, 6};

  /** Files are exchanged: what a turn cannot do. */
  private static final int MIRROR = 2;

  private final int[] squares;
  private final int states;

  private Shape(int[] squares) {
    this.squares = squares;
    this.states = power(squares.length);
  }

  // Plain loops: the first lambdas of a program cost it some ten milliseconds at its start.

  /** Reads the names of the squares, parted by blanks. */
  static Shape of(String names) {
    String[] words = names.split(" ", -1);
    int[] squares = new int[words.length];
    for (int digit = 0; digit < squares.length; digit++) {
      squares[digit] = Square.parse(words[digit]);
    }
    return new Shape(squares);
  }

  /** How many different things can stand on it: three to the power of its squares. */
  int states() {
    return states;
  }

  int size() {
    return squares.length;
  }

  int square(int digit) {
    return squares[digit];
  }

  /** Its images on the turned board, four; with the mirrored ones eight if they are others. */
  List<Shape> images() {
    List<Shape> images = new ArrayList<>();
    for (int turn : TURNS) {
      images.add(image(turn));
    }
    boolean sameMirrored = false;
    for (Shape image : images) {
      sameMirrored |= image.covers(image(MIRROR));
    }
    if (!sameMirrored) {
      for (int turn : TURNS) {
        images.add(image(MIRROR).image(turn));
      }
    }
    return images;
  }

  /**
   * Returns for each state the smallest of those that a symmetry of the shape in itself turns it
   * into; they share a weight.
   */
  int[] representatives() {
    int[] smallest = new int[states];
    for (int state = 0; state < states; state++) {
      smallest[state] = state;
    }
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      if (covers(image(symmetry))) {
        int[] turned = turned(image(symmetry));
        for (int state = 0; state < states; state++) {
          smallest[state] = Math.min(smallest[state], turned[state]);
        }
      }
    }
    return smallest;
  }

  private Shape image(int symmetry) {
    int[] mapped = new int[squares.length];
    for (int digit = 0; digit < mapped.length; digit++) {
      long image = Symmetries.image(symmetry, 1L << squares[digit]);
      mapped[digit] = Long.numberOfTrailingZeros(image);
    }
    return new Shape(mapped);
  }

  private boolean covers(Shape other) {
    return set() == other.set();
  }

  private long set() {
    long set = 0;
    for (int square : squares) {
      set |= 1L << square;
    }
    return set;
  }

  /** By state of this shape: the state of another one on the same squares. */
  private int[] turned(Shape other) {
    int[] turned = new int[states];
    for (int digit = 0, step = 1; digit < squares.length; digit++, step *= 3) {
      int place = power(other.digit(squares[digit]));
      for (int lower = 0; lower < step; lower++) {
        turned[step + lower] = turned[lower] + place;
        turned[2 * step + lower] = turned[lower] + 2 * place;
      }
    }
    return turned;
  }

  private int digit(int square) {
    int digit = 0;
    while (squares[digit] != square) {
      digit++;
    }
    return digit;
  }

  static int power(int exponent) {
    return exponent == 0 ? 1 : 3 * power(exponent - 1);
  }
}
