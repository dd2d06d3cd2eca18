package org.kifu.evaluation;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;
import org.kifu.bitboard.Kernel;
import org.kifu.bitboard.Mobility;

/**
 * An evaluator of positions along the path of a search: one row of pattern states for each number
 * of empty squares. A move fills the row below the row of its position, so nothing needs to be
 * taken back: a search that goes back up reads a row further up. One thread uses an evaluator at a
 * time. Nothing is allocated after the first value for a number of empty squares.
 *
 * <p>A row describes its position as the side to move sees it.
 */
public final class Evaluator {
  private static final int WORDS = Patterns.WORDS;

  private static final boolean ON_VECTORS = Kernel.isVector() && VectorRows.fit();

  /**
   * The number of values of a process from which vectors are used for sums. Until the compiler
   * knows them they cost more than they save, and a short search is over before that.
   */
  private static final int WARM = 1 << 22;

  /** The number of values that an evaluator counts before it adds them to those of all. */
  private static final int BLOCK = 1 << 10;

  /** About how many values there were; threads may count over each other. */
  private static int values;

  /** The greatest value, in hundredths of a disc; the smallest is its negative. */
  private static final int MOST = 100 * Score.MAX;

  private final Weights weights;
  private final long[] rows = new long[65 * WORDS];

  /** The table for each number of empty squares; null until the first value. */
  private final StageTable[] tables = new StageTable[65];

  private final RoughTable[] roughTables = new RoughTable[65];
  private final int[] scratch = new int[Patterns.COUNT];

  /** The values that are not yet among those of all. */
  private int counted;

  /** An evaluator without a position. */
  public Evaluator(Weights weights) {
    this.weights = weights;
  }

  /**
   * Sets up a position in the row of its number of empty squares.
   *
   * @param player the discs of the side to move
   */
  public void set(long player, long opponent) {
    write(player, opponent, rows, Long.bitCount(~(player | opponent)) * WORDS);
  }

  /** Writes the words of a position. */
  static void write(long player, long opponent, long[] words, int at) {
    System.arraycopy(Patterns.EMPTY_BOARD, 0, words, at, WORDS);
    for (long rest = player; rest != 0; rest &= rest - 1) {
      addDisc(Long.numberOfTrailingZeros(rest) * WORDS, words, at);
    }
    for (long rest = opponent; rest != 0; rest &= rest - 1) {
      removeDisc(Long.numberOfTrailingZeros(rest) * WORDS, words, at);
    }
  }

  /**
   * Plays a move, from the row of {@code empties} to the row of {@code empties - 1}.
   *
   * @param empties the number of empty squares before the move
   * @param square 0 (a1) to 63 (h8), empty
   * @param flips the opponent's discs that change colour
   */
  public void play(int empties, int square, long flips) {
    int to = (empties - 1) * WORDS;
    if (ON_VECTORS) {
      VectorRows.play(rows, empties * WORDS, to, square, flips);
      return;
    }
    place(empties * WORDS, to, square * WORDS);
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      turn(Long.numberOfTrailingZeros(rest) * WORDS, to);
    }
  }

  /** Passes: exchanges the sides in the row of {@code empties}. */
  public void pass(int empties) {
    int at = empties * WORDS;
    for (int word = 0; word < WORDS; word++) {
      rows[at + word] = Patterns.EXCHANGE[word] - rows[at + word];
    }
  }

  /**
   * Returns the value of the position in the row of {@code empties}, in hundredths of a disc for
   * its side to move, -6400 to 6400. It is meant for a position where somebody can still move.
   *
   * @param player the discs of the side to move of that position
   */
  public int centidiscs(int empties, long player, long opponent) {
    return centidiscs(
        empties,
        Long.bitCount(Mobility.legalMoves(player, opponent)),
        Long.bitCount(Mobility.legalMoves(opponent, player)));
  }

  /**
   * Returns the same value for a caller that has counted the moves.
   *
   * @param moves the number of moves of the side to move
   * @param replies the number of moves that the opponent would have as the side to move
   */
  public int centidiscs(int empties, int moves, int replies) {
    StageTable table = tables[empties];
    if (table == null) {
      table = weights.table(empties);
      tables[empties] = table;
    }
    int at = empties * WORDS;
    int value =
        isOnVectors()
            ? table.centidiscs(rows, at, empties, moves, replies, scratch)
            : table.centidiscs(rows, at, empties, moves, replies);
    return Math.clamp(value, -MOST, MOST);
  }

  /**
   * Returns a rougher value, which takes less time: good enough to tell which moves to try first.
   *
   * @param moves the number of moves of the side to move
   * @param replies the number of moves that the opponent would have as the side to move
   * @return hundredths of a disc, but for a number that is the same for all positions with as many
   *     empty squares
   */
  public int roughCentidiscs(int empties, int moves, int replies) {
    RoughTable table = roughTables[empties];
    if (table == null) {
      table = weights.roughTable(empties);
      roughTables[empties] = table;
    }
    int at = empties * WORDS;
    return isOnVectors()
        ? table.centidiscs(rows, at, moves, replies, scratch)
        : table.centidiscs(rows, at, moves, replies);
  }

  private boolean isOnVectors() {
    if (!ON_VECTORS) {
      return false;
    }
    if (values < WARM) {
      counted++;
      if (counted == BLOCK) {
        values += BLOCK;
        counted = 0;
      }
      return false;
    }
    return true;
  }

  /** Adds a disc of the side to move to the row at {@code from}, and exchanges the sides. */
  private void place(int from, int to, int disc) {
    for (int word = 0; word < WORDS; word++) {
      rows[to + word] =
          Patterns.EXCHANGE[word] - rows[from + word] - Patterns.OWN_DISC[disc + word];
    }
  }

  /** Turns a disc of the side to move in the row at {@code to} into the opponent's. */
  private void turn(int disc, int to) {
    for (int word = 0; word < WORDS; word++) {
      rows[to + word] -= 2 * Patterns.OWN_DISC[disc + word];
    }
  }

  private static void addDisc(int disc, long[] words, int at) {
    for (int word = 0; word < WORDS; word++) {
      words[at + word] += Patterns.OWN_DISC[disc + word];
    }
  }

  private static void removeDisc(int disc, long[] words, int at) {
    for (int word = 0; word < WORDS; word++) {
      words[at + word] -= Patterns.OWN_DISC[disc + word];
    }
  }

  /**
   * The moves of {@link Evaluator} on vectors of four words: four sums stay in registers while the
   * discs are turned. The class is loaded only if the vector kernel was chosen.
   */
  private static final class VectorRows {
    private static final VectorSpecies<Long> WORDS = LongVector.SPECIES_256;
    private static final int LANES = 4;

    /**
     * For each square and word, the number to subtract for a turned disc after the sides were
     * exchanged.
     */
    private static final long[] TURN = new long[Patterns.OWN_DISC.length];

    static {
      for (int i = 0; i < TURN.length; i++) {
        TURN[i] = 2 * Patterns.OWN_DISC[i];
      }
    }

    private VectorRows() {}

    /** Whether the words of a position fill the vectors that this class is written for. */
    static boolean fit() {
      return Patterns.WORDS == 4 * LANES;
    }

    /** See {@link Evaluator#play}; rows are named by the index of their first word. */
    static void play(long[] rows, int from, int to, int square, long flips) {
      int disc = square * Patterns.WORDS;
      LongVector first = placed(rows, from, disc, 0);
      LongVector second = placed(rows, from, disc, LANES);
      LongVector third = placed(rows, from, disc, 2 * LANES);
      LongVector fourth = placed(rows, from, disc, 3 * LANES);
      for (long rest = flips; rest != 0; rest &= rest - 1) {
        int turned = Long.numberOfTrailingZeros(rest) * Patterns.WORDS;
        first = first.sub(LongVector.fromArray(WORDS, TURN, turned));
        second = second.sub(LongVector.fromArray(WORDS, TURN, turned + LANES));
        third = third.sub(LongVector.fromArray(WORDS, TURN, turned + 2 * LANES));
        fourth = fourth.sub(LongVector.fromArray(WORDS, TURN, turned + 3 * LANES));
      }
      first.intoArray(rows, to);
      second.intoArray(rows, to + LANES);
      third.intoArray(rows, to + 2 * LANES);
      fourth.intoArray(rows, to + 3 * LANES);
    }

    private static LongVector placed(long[] rows, int from, int disc, int word) {
      return LongVector.fromArray(WORDS, Patterns.EXCHANGE, word)
          .sub(LongVector.fromArray(WORDS, rows, from + word))
          .sub(LongVector.fromArray(WORDS, Patterns.OWN_DISC, disc + word));
    }
  }
}
