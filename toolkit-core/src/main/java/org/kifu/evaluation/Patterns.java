package org.kifu.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Square;

/**
 * The shapes, and the states of all their images packed into words of 64 bits: a word holds one
 * shape on the board in its four rotations, 16 bits for each. A shape that is not its own mirror
 * image takes a second word. A main diagonal has only two images and fills its word with each of
 * them twice.
 *
 * <p>A disc adds the same number to the words wherever the other discs are. So a few additions of
 * whole words lead from the words of a position to those of the next. Lanes may borrow from each
 * other on the way, but in the end each lane holds a number that fits.
 */
final class Patterns {
  private static final Shape[] SHAPES = {
    Shape.of("a1 b1 c1 a2 b2 c2 a3 b3 c3"), // corner
    Shape.of("a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"), // edge and the X-squares beside it
    Shape.of("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"), // corner, two by five
    Shape.of("a2 b2 c2 d2 e2 f2 g2 h2"),
    Shape.of("a3 b3 c3 d3 e3 f3 g3 h3"),
    Shape.of("a4 b4 c4 d4 e4 f4 g4 h4"),
    Shape.of("a1 b2 c3 d4 e5 f6 g7 h8"),
    Shape.of("a2 b3 c4 d5 e6 f7 g8"),
    Shape.of("a3 b4 c5 d6 e7 f8"),
    Shape.of("a4 b5 c6 d7 e8"),
    Shape.of("a5 b6 c7 d8"),
    Shape.of("a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"), // corner, triangle
    Shape.of("a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"), // edge, block of the middle
    Shape.of("a1 h1 a2 b2 c2 d2 e2 f2 g2 h2"), // second rank with the corners
    Shape.of("a1 b1 a2 b2 c2 b3 c3 d3 c4 d4"), // corner, band along the diagonal
  };

  static final int LANES = 4;
  static final int LANE_BITS = 16;

  /** The number of words. */
  static final int WORDS;

  /** The number of patterns of a position. */
  static final int COUNT;

  /**
   * For each word, the index of the first state of its shape in a table of all states of all
   * shapes.
   */
  static final int[] BASES;

  /** The number of states of all shapes together. */
  static final int STATES;

  /** The words of an empty board. */
  static final long[] EMPTY_BOARD;

  /**
   * The sum of the words of a position and of its words with the sides exchanged; it is the same
   * for all.
   */
  static final long[] EXCHANGE;

  /**
   * The number that an own disc adds and an opponent's subtracts, at {@code square * WORDS + word}.
   */
  static final long[] OWN_DISC;

  static {
    List<Integer> bases = new ArrayList<>();
    List<Shape> images = new ArrayList<>();
    int states = 0;
    for (Shape shape : SHAPES) {
      List<Shape> turned = shape.images();
      for (int i = 0; i < turned.size(); i += LANES) {
        bases.add(states);
      }
      images.addAll(turned);
      states += shape.states();
    }
    STATES = states;
    WORDS = bases.size();
    COUNT = WORDS * LANES;
    BASES = new int[WORDS];
    EMPTY_BOARD = new long[WORDS];
    EXCHANGE = new long[WORDS];
    OWN_DISC = new long[64 * WORDS];
    for (int word = 0; word < WORDS; word++) {
      BASES[word] = bases.get(word);
    }
    for (int i = 0; i < images.size(); i++) {
      pack(images.get(i), i / LANES, i % LANES * LANE_BITS);
    }
  }

  private Patterns() {}

  private static void pack(Shape image, int word, int shift) {
    EXCHANGE[word] += (long) (image.states() - 1) << shift;
    EMPTY_BOARD[word] += (long) ((image.states() - 1) / 2) << shift;
    for (int digit = 0; digit < image.size(); digit++) {
      OWN_DISC[image.square(digit) * WORDS + word] += (long) Shape.power(digit) << shift;
    }
  }

  /** For each state of all shapes, the number of its weight; symmetric states share a weight. */
  static int[] weightNumbers() {
    int[] numbers = new int[STATES];
    int base = 0;
    int next = 0;
    for (Shape shape : SHAPES) {
      int[] representatives = shape.representatives();
      for (int state = 0; state < representatives.length; state++) {
        int first = representatives[state];
        numbers[base + state] = first == state ? next++ : numbers[base + first];
      }
      base += representatives.length;
    }
    return numbers;
  }

  /**
   * A set of squares that is evaluated as a whole, wherever a symmetry of the board puts it.
   *
   * <p>The content of the squares is a ternary number, with the first square as the lowest digit: 0
   * for a disc of the opponent, 1 for an empty square, 2 for a disc of the side to move. If the
   * sides are exchanged, the number becomes {@code states() - 1} minus the old number.
   */
  private static final class Shape {
    /**
     * The symmetries of {@link Symmetries#image} that turn the board by 0, 90, 180 and 270 degrees.
     */
    private static final int[] TURNS = {0, 5, 3, 6};

    /** The symmetry that exchanges the files, which no rotation does. */
    private static final int MIRROR = 2;

    private final int[] squares;
    private final int states;

    private Shape(int[] squares) {
      this.squares = squares;
      this.states = power(squares.length);
    }

    // Plain loops: the first lambdas of a program take some ten milliseconds at its start.

    /** Reads the names of the squares, separated by blanks. */
    static Shape of(String names) {
      String[] words = names.split(" ", -1);
      int[] squares = new int[words.length];
      for (int digit = 0; digit < squares.length; digit++) {
        squares[digit] = Square.parse(words[digit]);
      }
      return new Shape(squares);
    }

    /** The number of states: three to the power of the number of squares. */
    int states() {
      return states;
    }

    int size() {
      return squares.length;
    }

    int square(int digit) {
      return squares[digit];
    }

    /** The four images on the rotated board; eight with the mirrored ones if those differ. */
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
     * Returns for each state the smallest of the states that a symmetry of the shape itself turns
     * it into; these states share a weight.
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

    /** For each state of this shape, the state of another shape on the same squares. */
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
}
