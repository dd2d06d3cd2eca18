package org.kifu.format.transcript;

import java.util.Optional;
import java.util.regex.Pattern;

/** Lines of kifu diagrams among transcripts: what touches them is said of the diagram. */
final class DiagramLines {
  private static final Pattern FILES =
      Pattern.compile(
          "(?i)[\\s|+]*+a[\\s|]++b[\\s|]++c[\\s|]++d[\\s|]++e[\\s|]++f[\\s|]++g[\\s|]++h[\\s|+]*+");

  private static final Pattern RULE = Pattern.compile("[\\s|+:=_─-╿-]++");
  private static final Pattern CELLS = Pattern.compile("[\\s|│┃\\d()#.·・_*XxOo●○-]++");

  private static final Pattern BAR = Pattern.compile("[|│┃]");
  private static final Pattern CELL = Pattern.compile("\\d++|[()#]{2}|[^\\s|│┃\\d]");

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\d{1,2}(?![\\p{L}\\p{N}])");

  private static final int SIDE = 8;

  /** Half of the cells, and the label of the row. */
  private static final int LEAST = 5;

  private DiagramLines() {}

  /** Whether a diagram begins with a line, from what comes below it. */
  static boolean begin(LineReading line, Optional<LineReading> next) {
    String text = line.line().text();
    String below = next.map(row -> row.line().text()).orElse("");
    return isDrawn(text)
        ? numbers(below) >= LEAST || FILES.matcher(text).matches() && RULE.matcher(below).matches()
        : numbers(text) >= LEAST && isRow(text) && isRow(below);
  }

  /**
   * Whether a line is one of a diagram.
   *
   * @param isBelow whether the line above is, below which the board may be drawn to its end
   */
  static boolean hold(LineReading line, boolean isBelow) {
    String text = line.line().text();
    return isRow(text) || isBelow && isDrawn(text);
  }

  private static boolean isDrawn(String text) {
    return RULE.matcher(text).matches() || FILES.matcher(text).matches();
  }

  /** Whether it has the cells of a row, numbers among them. */
  private static boolean isRow(String text) {
    return CELLS.matcher(text).matches()
        && numbers(text) > 0
        && (BAR.matcher(text).results().count() > SIDE
            || CELL.matcher(text).results().count() >= SIDE);
  }

  private static long numbers(String text) {
    return NUMBER.matcher(text).results().count();
  }
}
