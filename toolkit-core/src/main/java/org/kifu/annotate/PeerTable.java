package org.kifu.annotate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.kifu.analysis.Limits;
import org.kifu.game.Labelled;

/**
 * How accurately players of tournaments played, by years: quantiles of the accuracy of one side in
 * one game and in each phase of it, searched with the limits of the table. Accuracies of other
 * limits do not compare.
 */
public final class PeerTable {
  /** The fewest choices of a side in a game whose accuracy means something. */
  public static final int LEAST_CHOICES = 15;

  /** The fewest choices of a side in a phase whose accuracy means something. */
  public static final int LEAST_OF_PHASE = 5;

  private static final String WHOLE_GAME = "game";

  /** The beginning of a line that is a remark. */
  private static final String REMARK = "#";

  private static final String LIMITS = "depth,exact_empties,confidence_percent,probable_empties";
  private static final String HEADER = "from,to,group,phase,sides,quantiles";
  private static final String SHIPPED = "peers.csv";

  /** The parts between the quantiles. */
  private static final int PARTS = 20;

  private static final int PERCENT = 100;

  /** The players of a row. */
  public enum Group implements Labelled {
    /** All players of the years. */
    ALL,
    /** The quarter of the players with many games that scored most in these years. */
    STRONGEST
  }

  /**
   * The accuracies of a group of players in some years.
   *
   * @param from the first year
   * @param to the last year
   * @param phase the phase of the game; empty for the whole game
   * @param sides the number of accuracies
   * @param quantiles the least accuracy, those that 5, 10, ... 95 per cent do not exceed, and the
   *     greatest, in hundredths of a per cent
   */
  public record PeerRow(
      int from, int to, Group group, Optional<Phase> phase, int sides, List<Integer> quantiles) {
    /** Checks that the quantiles rise. */
    public PeerRow {
      quantiles = List.copyOf(quantiles);
      if (quantiles.size() != PARTS + 1
          || !quantiles.equals(quantiles.stream().sorted().toList())) {
        throw new IllegalArgumentException("no quantiles: " + quantiles);
      }
    }

    /** The row of some accuracies, at least one. */
    public static PeerRow of(
        int from, int to, Group group, Optional<Phase> phase, List<Integer> accuracies) {
      List<Integer> sorted = accuracies.stream().sorted().toList();
      List<Integer> quantiles = new ArrayList<>();
      for (int part = 0; part <= PARTS; part++) {
        quantiles.add(sorted.get((int) ((long) (sorted.size() - 1) * part / PARTS)));
      }
      return new PeerRow(from, to, group, phase, sorted.size(), quantiles);
    }

    /**
     * The per cent of these accuracies that are lower, between two quantiles by a straight line.
     */
    public int percentBelow(int accuracy) {
      if (accuracy <= quantiles.getFirst()) {
        return 0;
      }
      for (int part = 1; part <= PARTS; part++) {
        int low = quantiles.get(part - 1);
        int high = quantiles.get(part);
        if (accuracy <= high) {
          double within = (double) (accuracy - low) / (high - low);
          return (int) Math.round(PERCENT * (part - 1 + within) / PARTS);
        }
      }
      return PERCENT;
    }
  }

  private static final class Shipped {
    private static final PeerTable TABLE = shippedTable();
  }

  private final Limits limits;
  private final List<PeerRow> rows;

  /**
   * A table of these rows.
   *
   * @param limits the limits of the searches that found the accuracies
   */
  public PeerTable(Limits limits, List<PeerRow> rows) {
    this.limits = limits;
    this.rows = List.copyOf(rows);
  }

  /** The table that comes with the program. */
  public static PeerTable shipped() {
    return Shipped.TABLE;
  }

  private static PeerTable shippedTable() {
    try (InputStream table = PeerTable.class.getResourceAsStream(SHIPPED)) {
      return read(Objects.requireNonNull(table, SHIPPED));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a table in the form of {@link #text()}; lines that begin with {@code #} are remarks.
   *
   * @throws IOException if the input is not such a table
   */
  public static PeerTable read(InputStream in) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    List<String> lines = reader.lines().filter(line -> !line.startsWith(REMARK)).toList();
    if (lines.size() < 3 || !lines.get(0).equals(LIMITS) || !lines.get(2).equals(HEADER)) {
      throw new IOException("no table of peers");
    }
    try {
      List<Integer> limits = numbers(lines.get(1).split(",", -1), 0);
      return new PeerTable(
          new Limits(limits.get(0), limits.get(1), limits.get(2), limits.get(3)),
          lines.stream().skip(3).map(PeerTable::row).toList());
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IOException("no table of peers: " + e.getMessage(), e);
    }
  }

  private static PeerRow row(String line) {
    String[] cells = line.split(",", -1);
    return new PeerRow(
        Integer.parseInt(cells[0]),
        Integer.parseInt(cells[1]),
        Group.valueOf(cells[2].toUpperCase(Locale.ROOT)),
        phase(cells[3]),
        Integer.parseInt(cells[4]),
        numbers(cells, 5));
  }

  /**
   * The phase with a name.
   *
   * @throws IllegalArgumentException if it is neither a phase nor the whole game
   */
  private static Optional<Phase> phase(String name) {
    return name.equals(WHOLE_GAME) ? Optional.empty() : Optional.of(Phase.labelled(name));
  }

  private static List<Integer> numbers(String[] cells, int first) {
    return Arrays.stream(cells).skip(first).map(Integer::valueOf).toList();
  }

  /** The table as text. */
  public String text() {
    return LIMITS
        + "\n%d,%d,%d,%d\n"
            .formatted(
                limits.depth(),
                limits.exactEmpties(),
                limits.confidencePercent(),
                limits.probableEmpties())
        + HEADER
        + "\n"
        + rows.stream().map(PeerTable::line).collect(Collectors.joining());
  }

  private static String line(PeerRow row) {
    return "%d,%d,%s,%s,%d,%s\n"
        .formatted(
            row.from(),
            row.to(),
            row.group().label(),
            row.phase().map(Phase::label).orElse(WHOLE_GAME),
            row.sides(),
            row.quantiles().stream().map(String::valueOf).collect(Collectors.joining(",")));
  }

  /** The limits of the searches that found the accuracies. */
  public Limits limits() {
    return limits;
  }

  /** The rows. */
  public List<PeerRow> rows() {
    return rows;
  }

  /**
   * The row of a group in a year; before the first and after the last years of the table, in those.
   *
   * @param phase the phase of the game; empty for the whole game
   */
  public Optional<PeerRow> row(int year, Group group, Optional<Phase> phase) {
    List<PeerRow> all =
        rows.stream().filter(row -> row.group() == group && row.phase().equals(phase)).toList();
    return all.stream()
        .filter(row -> year <= row.to())
        .findFirst()
        .or(() -> all.isEmpty() ? Optional.empty() : Optional.of(all.getLast()));
  }

  /** The per cent of a group that played less accurately; empty if it is not in the table. */
  OptionalInt percentBelow(int year, Group group, Optional<Phase> phase, int accuracy) {
    return row(year, group, phase).stream().mapToInt(row -> row.percentBelow(accuracy)).findFirst();
  }

  /** The name that identifies the table: eight hexadecimal digits, the CRC-32 of its text. */
  public String name() {
    CRC32 sum = new CRC32();
    sum.update(text().getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }
}
