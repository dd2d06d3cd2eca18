package org.kifu.evaluation;

import java.util.function.IntToDoubleFunction;
import org.kifu.bitboard.Mobility;

/**
 * The weights of a position, of which each adds to the sums that make its value. There is one for
 * each image of each pattern, one for the number of moves of the side to move, one for the number
 * of moves that the opponent would have, and one for the number of empty squares modulo 4, because
 * the side that will make the last move is better off. The numbers identify the weights of one
 * stage; every stage uses the same numbers.
 */
public final class Features {
  /** The number of moves from which all numbers share a weight. */
  static final int MOST_MOVES = 31;

  private static final int MOVE_COUNTS = MOST_MOVES + 1;

  private static final int[] WEIGHT_NUMBERS = Patterns.weightNumbers();

  /** The number of weights of the patterns, which come first. */
  static final int PATTERNS = max(WEIGHT_NUMBERS) + 1;

  static final int MOVES = PATTERNS;
  static final int REPLIES = MOVES + MOVE_COUNTS;

  /** The weights of the numbers of empty squares modulo {@link #TURNS}. */
  static final int EMPTIES = REPLIES + MOVE_COUNTS;

  static final int TURNS = 4;

  /** The number of weights of a stage. */
  public static final int COUNT = EMPTIES + TURNS;

  /** The number of weights of a position, where one weight may count more than once. */
  public static final int PER_POSITION = Patterns.COUNT + 3;

  /** By word: the first of the weights of its shape, and the first of the shape that follows. */
  private static final int[] FIRST = new int[Patterns.WORDS];

  private static final int[] FIRST_OF_NEXT = new int[Patterns.WORDS];

  static {
    int next = PATTERNS;
    for (int word = Patterns.WORDS - 1; word >= 0; word--) {
      FIRST[word] = WEIGHT_NUMBERS[Patterns.BASES[word]];
      boolean isOfShapeBelow = word < Patterns.WORDS - 1 && FIRST[word + 1] == FIRST[word];
      next = word < Patterns.WORDS - 1 && !isOfShapeBelow ? FIRST[word + 1] : next;
      FIRST_OF_NEXT[word] = next;
    }
  }

  private Features() {}

  /** The number of the weight for each state of all shapes. */
  static int[] weightNumbers() {
    return WEIGHT_NUMBERS;
  }

  /**
   * Finds the weights of a position.
   *
   * @param player the discs of the side to move
   * @param into takes {@link #PER_POSITION} numbers below {@link #COUNT}
   * @param at the index of the first number
   */
  public static void find(long player, long opponent, int[] into, int at) {
    long[] words = new long[Patterns.WORDS];
    Evaluator.write(player, opponent, words, 0);
    int next = at;
    for (int word = 0; word < words.length; word++) {
      long states = words[word];
      for (int lane = 0; lane < Patterns.LANES; lane++, states >>>= Patterns.LANE_BITS) {
        into[next++] = WEIGHT_NUMBERS[Patterns.BASES[word] + (int) (states & 0xFFFF)];
      }
    }
    into[next++] = MOVES + count(Mobility.legalMoves(player, opponent));
    into[next++] = REPLIES + count(Mobility.legalMoves(opponent, player));
    into[next] = EMPTIES + Long.bitCount(~(player | opponent)) % TURNS;
  }

  /** A number above the absolute value of every sum that a position may have. */
  static double most(IntToDoubleFunction weights) {
    double most = most(weights, EMPTIES, TURNS);
    most += most(weights, MOVES, MOVE_COUNTS) + most(weights, REPLIES, MOVE_COUNTS);
    for (int word = 0; word < Patterns.WORDS; word++) {
      most += Patterns.LANES * most(weights, FIRST[word], FIRST_OF_NEXT[word] - FIRST[word]);
    }
    return most;
  }

  /** The largest absolute value of a weight of a pattern. */
  static double mostOfPatterns(IntToDoubleFunction weights) {
    return most(weights, 0, PATTERNS);
  }

  private static double most(IntToDoubleFunction weights, int from, int count) {
    double most = 0;
    for (int weight = from; weight < from + count; weight++) {
      most = Math.max(most, Math.abs(weights.applyAsDouble(weight)));
    }
    return most;
  }

  static int count(long moves) {
    return Math.min(MOST_MOVES, Long.bitCount(moves));
  }

  private static int max(int[] numbers) {
    int max = 0;
    for (int number : numbers) {
      max = Math.max(max, number);
    }
    return max;
  }
}
