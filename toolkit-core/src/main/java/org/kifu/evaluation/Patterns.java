package org.kifu.evaluation;

import java.util.ArrayList;
import java.util.List;

/**
 * The shapes, and the states of all their images packed into words of 64 bits: a word holds one
 * shape on the board turned four ways, 16 bits for each. A shape that is not its own mirror image
 * takes a second word; a main diagonal, which has but two images, fills its word with them twice.
 *
 * <p>What a disc adds to the words is the same wherever the other discs are. So the words of a
 * position follow from those of the position before by a few additions of whole words: lanes may
 * borrow from each other on the way, but in the end each holds a number that fits.
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

  /** By word: where the states of its shape begin in a table of all states of all shapes. */
  static final int[] BASES;

  /** The states of all shapes together. */
  static final int STATES;

  /** The words of an empty board. */
  static final long[] EMPTY_BOARD;

  /** The sum of the words of any position and of the same with the sides exchanged. */
  static final long[] EXCHANGE;

  /** At {@code square * WORDS + word}: what an own disc adds; one of the opponent takes it away. */
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

  /** By state of all shapes: the number of its weight; symmetric states have the same. */
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

  /** By number of a weight: that of the same pattern with the sides exchanged. */
  static int[] exchangedWeights(int[] numbers, int weights) {
    int[] exchanged = new int[weights];
    int base = 0;
    for (Shape shape : SHAPES) {
      int last = base + shape.states() - 1;
      for (int state = base; state <= last; state++) {
        exchanged[numbers[state]] = numbers[base + last - state];
      }
      base += shape.states();
    }
    return exchanged;
  }
}
