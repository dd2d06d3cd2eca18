package org.kifu.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The learned weights of {@link Features} for some ranges of numbers of empty squares, the stages.
 * A stage is named by its fewest empty squares; the first stage is for all below it, too. Threads
 * may share weights.
 */
public final class Weights implements Serializable {
  private static final long serialVersionUID = 2;

  /**
   * The number of numbers of a stage: those of {@link StageTable}, and after them those of {@link
   * RoughTable}.
   */
  public static final int PER_STAGE = StageTable.SIZE + RoughTable.SIZE;

  private final int[] stages;

  /** Two parts for each stage in the form of {@link WeightFile}, unpacked when they are needed. */
  private final byte[][] packed;

  private final transient List<String> provenance;
  private final String checksum;

  /** The table of each stage; null until it is needed. */
  private final transient StageTable[] tables;

  /** The table of rough values of each stage; null until it is needed. */
  private final transient RoughTable[] roughTables;

  /**
   * Makes weights from the result of a fit.
   *
   * @param stages the fewest empty squares of each stage, ascending, 0 to 64
   * @param values for each stage {@link #PER_STAGE} numbers; those of patterns and rough values
   *     have 8 bits
   * @param provenance lines of the form {@code key: value} that name the origin of the weights
   * @throws IllegalArgumentException if a number has more bits
   */
  public Weights(int[] stages, short[][] values, List<String> provenance) {
    this(
        stages, WeightFile.packed(stages, values), WeightFile.checksum(stages, values), provenance);
  }

  /**
   * @param packed the weights as {@link WeightFile} stores them; not copied
   */
  Weights(int[] stages, byte[][] packed, String checksum, List<String> provenance) {
    this.stages = stages.clone();
    this.packed = packed;
    this.provenance = List.copyOf(provenance);
    this.checksum = checksum;
    this.tables = new StageTable[stages.length];
    this.roughTables = new RoughTable[stages.length];
  }

  /** The serialised part: everything except the tables, which are made from it. */
  private static final class SerialForm implements Serializable {
    private static final long serialVersionUID = 2;

    private final int[] stages;
    private final byte[][] packed;
    private final String checksum;
    private final ArrayList<String> provenance;

    SerialForm(Weights weights) {
      this.stages = weights.stages;
      this.packed = weights.packed;
      this.checksum = weights.checksum;
      this.provenance = new ArrayList<>(weights.provenance);
    }

    private Object readResolve() {
      return new Weights(stages, packed, checksum, provenance);
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
    return WeightFile.checked(WeightFile.read(in));
  }

  /** Writes the provenance as text, and the weights. The stream stays open. */
  public void write(OutputStream out) throws IOException {
    WeightFile.write(this, out);
  }

  /** The fewest empty squares of each stage, ascending. */
  public int[] stages() {
    return stages.clone();
  }

  /** The numbers of a stage, by its place in {@link #stages}. */
  short[] values(int stage) throws IOException {
    return joined(WeightFile.values(packed[2 * stage]), WeightFile.rough(packed[2 * stage + 1]));
  }

  private static short[] joined(short[] table, short[] rough) {
    short[] values = Arrays.copyOf(table, PER_STAGE);
    System.arraycopy(rough, 0, values, StageTable.SIZE, rough.length);
    return values;
  }

  byte[][] packed() {
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
    return madeFrom(lines);
  }

  /**
   * These weights with one more stage, without provenance.
   *
   * @param stage the fewest empty squares of the stage, more than those of the others
   * @param values its {@link #PER_STAGE} numbers, as those of the constructor
   * @throws IllegalArgumentException if the stage is not above the others, or a number that must
   *     have 8 bits has more
   */
  public Weights with(int stage, short[] values) {
    int count = stages.length;
    if (stage <= stages[count - 1]) {
      throw new IllegalArgumentException(
          "stage %d is not above %d".formatted(stage, stages[count - 1]));
    }
    int[] more = Arrays.copyOf(stages, count + 1);
    more[count] = stage;
    short[][] all = Arrays.copyOf(numbers(count), count + 1);
    all[count] = values;
    byte[][] parts = Arrays.copyOf(packed, packed.length + 2);
    System.arraycopy(WeightFile.packed(values), 0, parts, packed.length, 2);
    return new Weights(more, parts, WeightFile.checksum(more, all), List.of());
  }

  /**
   * The stages with fewer empty squares than this, without provenance.
   *
   * @param stage a number of empty squares
   * @throws IllegalArgumentException if there are none
   */
  public Weights below(int stage) {
    int count = 0;
    while (count < stages.length && stages[count] < stage) {
      count++;
    }
    if (count == 0) {
      throw new IllegalArgumentException("no stage is below " + stage);
    }
    int[] fewer = Arrays.copyOf(stages, count);
    String sum = WeightFile.checksum(fewer, numbers(count));
    return new Weights(fewer, Arrays.copyOf(packed, 2 * count), sum, List.of());
  }

  /** The numbers of the first stages. */
  private short[][] numbers(int count) {
    short[][] numbers = new short[count][];
    for (int stage = 0; stage < count; stage++) {
      numbers[stage] = joined(unpacked(stage, false), unpacked(stage, true));
    }
    return numbers;
  }

  /** The same weights, with these lines instead of their provenance. */
  public Weights madeFrom(List<String> lines) {
    return new Weights(stages, packed, checksum, lines);
  }

  /** Eight hexadecimal digits that name these weights: the CRC-32 of stages and weights. */
  public String checksum() {
    return checksum;
  }

  /** The weights for a number of empty squares, unpacked once. */
  StageTable table(int empties) {
    int stage = stage(empties);
    synchronized (tables) {
      if (tables[stage] == null) {
        tables[stage] = new StageTable(unpacked(stage, false));
      }
      return tables[stage];
    }
  }

  /** The weights of rough values for a number of empty squares, unpacked once. */
  RoughTable roughTable(int empties) {
    int stage = stage(empties);
    synchronized (tables) {
      if (roughTables[stage] == null) {
        roughTables[stage] = new RoughTable(unpacked(stage, true));
      }
      return roughTables[stage];
    }
  }

  private int stage(int empties) {
    int stage = 0;
    while (stage < stages.length - 1 && stages[stage + 1] <= empties) {
      stage++;
    }
    return stage;
  }

  private short[] unpacked(int stage, boolean rough) {
    try {
      return rough ? WeightFile.rough(packed[2 * stage + 1]) : WeightFile.values(packed[2 * stage]);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // what is read from a file is unpacked there first
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
}
