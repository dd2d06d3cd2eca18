package org.kifu.evaluation;

import java.util.Arrays;
import org.kifu.bitboard.Mobility;

/**
 * The weights of a position; its value is their sum. There is one for each image of each pattern,
 * one for the number of moves of the side to move, one for the number of moves that the opponent
 * would have, and one that every position has. The numbers identify the weights of one stage; every
 * stage uses the same numbers.
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
  static final int ALWAYS = REPLIES + MOVE_COUNTS;

  /** The number of weights of a stage. */
  public static final int COUNT = ALWAYS + 1;

  /** The number of weights of a position, where one weight may count more than once. */
  public static final int PER_POSITION = Patterns.WORDS * Patterns.LANES + 3;

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
    into[next] = ALWAYS;
  }

  /**
   * Returns for each weight the one that takes its place when the sides are exchanged. One of the
   * two is nearly the negative of the other. A weight may be its own counterpart.
   */
  public static int[] exchanged() {
    int[] exchanged = Arrays.copyOf(Patterns.exchangedWeights(WEIGHT_NUMBERS, PATTERNS), COUNT);
    for (int count = 0; count < MOVE_COUNTS; count++) {
      exchanged[MOVES + count] = REPLIES + count;
      exchanged[REPLIES + count] = MOVES + count;
    }
    exchanged[ALWAYS] = ALWAYS;
    return exchanged;
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
