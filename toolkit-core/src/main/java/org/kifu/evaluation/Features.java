package org.kifu.evaluation;

import org.kifu.bitboard.Mobility;

/**
 * The weights that a position takes part in: its value is their sum. One for each image of each
 * pattern, one for the number of moves of the side to move, one for the number its opponent would
 * have, and one that every position has. The numbers are those of one stage; every stage has the
 * same.
 */
public final class Features {
  /** Numbers of moves from here on share a weight. */
  static final int MOST_MOVES = 31;

  private static final int MOVE_COUNTS = MOST_MOVES + 1;

  private static final int[] WEIGHT_NUMBERS = Patterns.weightNumbers();

  /** The weights of the patterns, the first ones. */
  static final int PATTERNS = max(WEIGHT_NUMBERS) + 1;

  static final int MOVES = PATTERNS;
  static final int REPLIES = MOVES + MOVE_COUNTS;
  static final int ALWAYS = REPLIES + MOVE_COUNTS;

  /** The number of weights of a stage. */
  public static final int COUNT = ALWAYS + 1;

  /** How many weights a position takes part in; one may be there more than once. */
  public static final int PER_POSITION = Patterns.WORDS * Patterns.LANES + 3;

  private Features() {}

  /** The number of the weight of a state, of all states of all shapes. */
  static int[] weightNumbers() {
    return WEIGHT_NUMBERS;
  }

  /**
   * Finds the weights of a position.
   *
   * @param player the discs of the side to move
   * @param into takes {@link #PER_POSITION} numbers below {@link #COUNT}
   * @param at where the first goes
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
