package org.kifu.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The learned weights of {@link Features} for some numbers of empty squares, the stages. Between
 * two stages they are interpolated; beyond the first and last stage, those of that stage are used.
 * Threads may share weights.
 */
public final class Weights implements Serializable {
  private static final long serialVersionUID = 1;

  /** The number of units of the stored weights in a disc. */
  public static final int STEPS_PER_DISC = 16;

  private final int[] stages;

  /** The weights in the form of {@link WeightFile}; a stage is unpacked when it is needed. */
  private final byte[] packed;

  private final transient List<String> provenance;
  private final String checksum;

  /** The table for each number of empty squares; null until it is needed. */
  private final transient StageTable[] tables = new StageTable[65];

  /**
   * Makes weights from the result of a fit.
   *
   * @param stages the numbers of empty squares that they are for, ascending, 0 to 64
   * @param values for each stage {@link Features#COUNT} weights in sixteenths of a disc
   * @param provenance lines of the form {@code key: value} that name the origin of the weights
   */
  public Weights(int[] stages, short[][] values, List<String> provenance) {
    this(stages, WeightFile.packed(stages, values), provenance);
  }

  /**
   * @param packed the weights as {@link WeightFile} stores them; not copied
   */
  Weights(int[] stages, byte[] packed, List<String> provenance) {
    this.stages = stages.clone();
    this.packed = packed;
    this.provenance = List.copyOf(provenance);
    this.checksum = WeightFile.checksum(this.stages, packed);
  }

  /** The serialised part: everything except the tables, which are made from it. */
  private static final class SerialForm implements Serializable {
    private static final long serialVersionUID = 1;

    private final int[] stages;
    private final byte[] packed;
    private final ArrayList<String> provenance;

    SerialForm(Weights weights) {
      this.stages = weights.stages;
      this.packed = weights.packed;
      this.provenance = new ArrayList<>(weights.provenance);
    }

    private Object readResolve() {
      return new Weights(stages, packed, provenance);
    }
  }

  private Object writeReplace() {
    return new SerialForm(this);
  }

  /** The weights that come with the program. */
  public static Weights shipped() {
    return Shipped.WEIGHTS;
  }

  /**
   * Reads weights as {@link #write} writes them.
   *
   * @throws IOException also if the file does not hold weights, is damaged, or is for other
   *     patterns
   */
  public static Weights read(InputStream in) throws IOException {
    return WeightFile.inRange(WeightFile.read(in));
  }

  /** Writes the provenance as text, and the weights. The stream stays open. */
  public void write(OutputStream out) throws IOException {
    WeightFile.write(this, out);
  }

  /** The numbers of empty squares that there are weights for, ascending. */
  public int[] stages() {
    return stages.clone();
  }

  /** The weights of a stage, by its place in {@link #stages}. */
  short[] values(int stage) {
    return WeightFile.values(packed, stages.length, stage);
  }

  byte[] packed() {
    return packed;
  }

  /** The origin of the weights, in lines of the form {@code key: value}. */
  public List<String> provenance() {
    return provenance;
  }

  /** The same weights with one more line of provenance. */
  public Weights noting(String line) {
    List<String> lines = new ArrayList<>(provenance);
    lines.add(line);
    return new Weights(stages, packed, lines);
  }

  /** Eight hexadecimal digits that name these weights: the CRC-32 of stages and weights. */
  public String checksum() {
    return checksum;
  }

  /** The weights for a number of empty squares, computed once. */
  StageTable table(int empties) {
    synchronized (tables) {
      StageTable table = tables[empties];
      if (table == null) {
        table = expanded(empties);
        tables[empties] = table;
      }
      return table;
    }
  }

  private StageTable expanded(int empties) {
    int upper = 0;
    while (upper < stages.length - 1 && stages[upper] < empties) {
      upper++;
    }
    int lower = stages[upper] <= empties ? upper : Math.max(0, upper - 1);
    int gap = Math.max(1, stages[upper] - stages[lower]);
    int above = Math.clamp(empties - stages[lower], 0, gap);
    return new Mix(values(lower), gap - above, values(upper), above).table();
  }

  /** The weights of two stages, each with its share. */
  private static final class Mix {
    private final short[] lower;
    private final int lowerShare;
    private final short[] upper;
    private final int upperShare;

    Mix(short[] lower, int lowerShare, short[] upper, int upperShare) {
      this.lower = lower;
      this.lowerShare = lowerShare;
      this.upper = upper;
      this.upperShare = upperShare;
    }

    StageTable table() {
      int[] numbers = Features.weightNumbers();
      short[] perWeight = new short[Features.COUNT];
      for (int weight = 0; weight < perWeight.length; weight++) {
        perWeight[weight] = (short) at(weight);
      }
      short[] patterns = new short[numbers.length];
      for (int state = 0; state < patterns.length; state++) {
        patterns[state] = perWeight[numbers[state]];
      }
      int[] moves = new int[Features.MOST_MOVES + 1];
      int[] replies = new int[Features.MOST_MOVES + 1];
      for (int count = 0; count < moves.length; count++) {
        moves[count] = at(Features.MOVES + count) + at(Features.ALWAYS);
        replies[count] = at(Features.REPLIES + count);
      }
      return new StageTable(patterns, moves, replies);
    }

    private int at(int weight) {
      int units = StageTable.PER_DISC / STEPS_PER_DISC;
      return (lower[weight] * lowerShare + upper[weight] * upperShare)
          * units
          / (lowerShare + upperShare);
    }
  }

  private static final class Shipped {
    static final Weights WEIGHTS = load();

    private static Weights load() {
      try (InputStream in = Weights.class.getResourceAsStream("shipped.weights")) {
        return WeightFile.read(
            Objects.requireNonNull(in, "the weights are missing from the program"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * The weights for one number of empty squares, ready for use: one for every state of every shape,
   * in units of one disc divided by {@link #PER_DISC}.
   */
  static final class StageTable {
    /** Weights are stored in sixteenths, and interpolated between stages at most four apart. */
    static final int PER_DISC = 64;

    private final short[] patterns;
    private final int[] moves;
    private final int[] replies;

    /**
     * @param patterns the weights by state of all shapes
     * @param moves the weights by number of moves of the side to move, with the constant added
     * @param replies the weights by number of moves of the other side
     */
    StageTable(short[] patterns, int[] moves, int[] replies) {
      this.patterns = patterns;
      this.moves = moves;
      this.replies = replies;
    }

    short[] patterns() {
      return patterns;
    }

    int mobility(int moveCount, int replyCount) {
      return moves[Math.min(Features.MOST_MOVES, moveCount)]
          + replies[Math.min(Features.MOST_MOVES, replyCount)];
    }

    /** A sum of weights in hundredths of a disc. */
    static int centidiscs(int sum) {
      return sum * 25 + 8 >> 4;
    }
  }
}
