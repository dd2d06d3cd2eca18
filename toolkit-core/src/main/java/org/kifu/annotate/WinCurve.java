package org.kifu.annotate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedMove.Outlook;

/**
 * The curve of the chances that players of tournaments have to win a game of Othello on 8x8
 * squares, by the value of the position and the number of empty squares:
 *
 * <pre>{@code
 * chance = 1 / (1 + exp(-slope asinh(value / scale)))
 * }</pre>
 *
 * <p>A logistic curve of the value itself would be wrong for Othello: late in the game, a lead of 2
 * discs is nearly a win, but even a lead of 20 discs is sometimes lost. The inverse hyperbolic sine
 * is linear for values below the scale and logarithmic above it, so the curve fits both facts.
 *
 * <p>Programs lose a lead less often than people, so two curves come with Kifu. {@code
 * docs/metrics.md} describes the method, and {@code docs/annotation-quality.md} the games that the
 * curves were fitted to and their reliability.
 *
 * <p>A row may have a tempo, which is subtracted from an estimate of even depth. The curve of Kifu
 * 1.0.0 had one. The curves that come with Kifu now have none, because the chance jumped from ply
 * to ply where the value did not.
 */
public final class WinCurve {
  /** The number of empty squares of the first row. */
  public static final int LEAST_EMPTIES = 1;

  /** The number of empty squares of the last row. */
  public static final int MOST_EMPTIES = 60;

  private static final String HEADER = "empties,slope,scale,tempo";
  private static final String REMARK = "#";

  /**
   * The curve for one number of empty squares.
   *
   * @param slope the slope of the chance's logit against asinh(value / scale); positive
   * @param scale the scale in discs; positive
   * @param tempo the tempo in discs, which an estimate of even depth is too high by; 0 for none
   */
  public record CurveRow(double slope, double scale, double tempo) {
    /** Checks that the chance rises with the value. */
    public CurveRow {
      boolean isFinite = Double.isFinite(slope + scale + tempo);
      if (!(isFinite && slope > 0 && scale > 0)) {
        throw new IllegalArgumentException(
            "no curve: slope %s, scale %s, tempo %s".formatted(slope, scale, tempo));
      }
    }

    /**
     * The chance of a side, 0 to 1.
     *
     * @param discs the lead of the side with best play
     * @param flattered whether this is an estimate of even depth, for the side to move
     */
    public double win(double discs, boolean flattered) {
      double x = (flattered ? discs - tempo : discs) / scale;
      double size = StrictMath.log(Math.abs(x) + Math.sqrt(x * x + 1));
      return 1 / (1 + StrictMath.exp(-slope * Math.copySign(size, x)));
    }
  }

  private static final class OfPeople {
    private static final WinCurve CURVE = shippedTable("win-curve.csv");
  }

  private static final class OfPrograms {
    private static final WinCurve CURVE = shippedTable("win-curve-programs.csv");
  }

  /** The shipped curves by their names, which each annotated game that is read asks for. */
  private static final class ByName {
    private static final Map<String, WinCurve> CURVES =
        Stream.of(shipped(), ofPrograms())
            .collect(Collectors.toMap(WinCurve::name, Function.identity()));
  }

  private final List<CurveRow> rows;

  /**
   * A curve of these rows.
   *
   * @param rows one for each number of empty squares, from {@link #LEAST_EMPTIES} to {@link
   *     #MOST_EMPTIES}
   */
  public WinCurve(List<CurveRow> rows) {
    this.rows = List.copyOf(rows);
    if (rows.size() != MOST_EMPTIES) {
      throw new IllegalArgumentException("expected " + MOST_EMPTIES + " rows, not " + rows.size());
    }
  }

  /** The curve that comes with Kifu for people, and for games of a program against a person. */
  public static WinCurve shipped() {
    return OfPeople.CURVE;
  }

  /** The curve that comes with Kifu for games of two programs. */
  public static WinCurve ofPrograms() {
    return OfPrograms.CURVE;
  }

  /** The curve that comes with Kifu and has this {@link #name()}; empty if there is none. */
  static Optional<WinCurve> shipped(String name) {
    return Optional.ofNullable(ByName.CURVES.get(name));
  }

  /**
   * Reads a table in the form of {@link #text()}; lines that begin with {@code #} are remarks.
   *
   * @throws IOException if the input is not such a table
   */
  public static WinCurve read(InputStream in) throws IOException {
    List<CurveRow> rows = new ArrayList<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (!line.startsWith(REMARK) && !line.equals(HEADER)) {
        rows.add(row(line, LEAST_EMPTIES + rows.size()));
      }
    }
    try {
      return new WinCurve(rows);
    } catch (IllegalArgumentException e) {
      throw new IOException("no table of a win curve: " + e.getMessage(), e);
    }
  }

  private static CurveRow row(String line, int empties) throws IOException {
    String[] cells = line.split(",", -1);
    try {
      if (cells.length == 4 && Integer.parseInt(cells[0]) == empties) {
        return new CurveRow(number(cells[1]), number(cells[2]), number(cells[3]));
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("no row of a win curve: " + line, e);
    }
    throw new IOException("expected the row of " + empties + " empty squares, found " + line);
  }

  private static double number(String cell) {
    return Double.parseDouble(cell);
  }

  private static WinCurve shippedTable(String file) {
    try (InputStream table = WinCurve.class.getResourceAsStream(file)) {
      return read(Objects.requireNonNull(table, file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The table as text, with a header and four decimals. */
  public String text() {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    for (int i = 0; i < rows.size(); i++) {
      CurveRow row = rows.get(i);
      text.append(
          String.format(
              Locale.ROOT,
              "%d,%.4f,%.4f,%.4f\n",
              LEAST_EMPTIES + i,
              row.slope(),
              row.scale(),
              row.tempo()));
    }
    return text.toString();
  }

  /**
   * The chance of the side to move to win, with a draw counted as half, in ten-thousandths.
   *
   * @param value the value of the position, or of a move for the side that plays it
   * @param empties the empty squares before the move
   */
  public int win(Value value, int empties) {
    if (empties <= 1) { // nobody has a choice any more
      return Outlook.WIN / 2 * (1 + Integer.signum(value.centidiscs()));
    }
    double chance = row(empties).win(value.centidiscs() / 100.0, isFlattered(value));
    return (int) Math.round(Outlook.WIN * chance);
  }

  /** Whether a value for the side to move is an estimate whose last move is the opponent's. */
  public static boolean isFlattered(Value value) {
    return value.confidence() == Confidence.ESTIMATED && value.depth() % 2 == 0;
  }

  /** The curve for a number of empty squares, {@link #LEAST_EMPTIES} or more. */
  public CurveRow row(int empties) {
    return rows.get(Math.min(empties, MOST_EMPTIES) - LEAST_EMPTIES);
  }

  /** The name that identifies the curve: eight hexadecimal digits, the CRC-32 of the table. */
  public String name() {
    CRC32 sum = new CRC32();
    sum.update(text().getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }
}
