package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.TextLine;

/**
 * Games side by side, whose moves have the same number on a line: {@code 1. f5 f6 1. f5 d6}. A line
 * is cut at the numbers of the other games, and a heading at the same places.
 */
final class GamesBeside {
  /** The least number of such lines in a row; fewer may look so by chance. */
  private static final int LEAST_ROWS = 3;

  /** The greatest distance of a heading from the column of its game. */
  private static final int MOST_SHIFT = 8;

  /** A number with a square after it. */
  private static final Pattern NUMBERED =
      Pattern.compile("(?i)(?<!\\S)(\\d{1,2})[.):]?(?=\\s+(?:[a-h][1-8]|pass|--)(?!\\w))");

  /** The blanks between two columns. */
  private static final Pattern GAP = Pattern.compile("\\t\\s*|\\s{3,}");

  private final List<TextLine> lines;

  /** The first characters of the games in each line. */
  private final List<int[]> cuts = new ArrayList<>();

  private GamesBeside(List<TextLine> lines) {
    this.lines = lines;
  }

  /** Whether a line holds the first moves of several games. */
  static boolean begin(String text) {
    return text.indexOf('1') >= 0 && starts(text, 1).length > 1;
  }

  /** Whether a line may be the heading of several games. */
  static boolean mayHead(String text) {
    return GAP.matcher(text.strip()).find();
  }

  /**
   * Returns the lines of games side by side one game after the other, each a list from its heading
   * on; nothing if there are no such games.
   */
  static List<List<TextLine>> of(List<TextLine> lines) {
    GamesBeside games = new GamesBeside(lines);
    int first = 0;
    while (first < lines.size() && !begin(lines.get(first).text())) {
      first++;
    }
    int rows = 0;
    while (first + rows < lines.size()
        && starts(lines.get(first + rows).text(), rows + 1).length > 0) {
      rows++;
    }
    return rows >= LEAST_ROWS && games.cut(first, rows) ? games.columns() : List.of();
  }

  /** The places of the moves with a number; nothing if there is a move with another number. */
  private static int[] starts(String text, int number) {
    Matcher numbered = NUMBERED.matcher(text);
    List<Integer> starts = new ArrayList<>();
    while (numbered.find()) {
      if (Integer.parseInt(numbered.group(1)) != number) {
        return new int[0];
      }
      starts.add(numbered.start());
    }
    return starts.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Cuts all lines; false if the first rows do not have the same number of games. */
  private boolean cut(int first, int rows) {
    int[] columns = starts(lines.get(first).text(), 1);
    boolean isTable = true;
    for (int i = 0; i < lines.size(); i++) {
      int number = i - first + 1;
      String text = lines.get(i).text();
      int[] starts = number > 0 && number <= rows ? starts(text, number) : new int[0];
      isTable &= number < 1 || number > LEAST_ROWS || starts.length == columns.length;
      cuts.add(starts.length == columns.length ? starts : besideRows(text, columns));
    }
    return isTable;
  }

  /** The first characters of the parts of a line with no moves, or not one for each game. */
  private static int[] besideRows(String text, int[] columns) {
    List<Integer> fields = fields(text);
    int[] starts = new int[columns.length];
    Arrays.fill(starts, text.length());
    boolean isOneEach = fields.size() == columns.length;
    for (int i = 0; i < fields.size(); i++) {
      int column = isOneEach ? i : nearest(columns, fields.get(i));
      starts[column] = Math.min(starts[column], fields.get(i));
    }
    for (int i = starts.length - 2; i >= 0; i--) {
      starts[i] = Math.min(starts[i], starts[i + 1]);
    }
    return starts;
  }

  private static List<Integer> fields(String text) {
    List<Integer> fields = new ArrayList<>();
    Matcher gap = GAP.matcher(text);
    int from = 0;
    while (gap.find()) {
      if (gap.start() > from) {
        fields.add(from);
      }
      from = gap.end();
    }
    if (from < text.length()) {
      fields.add(from);
    }
    return fields;
  }

  /** The column at which a field begins; the first column if it begins at none. */
  private static int nearest(int[] columns, int at) {
    int nearest = 0;
    for (int i = 1; i < columns.length; i++) {
      nearest = Math.abs(columns[i] - at) <= MOST_SHIFT ? i : nearest;
    }
    return nearest;
  }

  private List<List<TextLine>> columns() {
    List<List<TextLine>> columns = new ArrayList<>();
    for (int column = 0; column < cuts.getFirst().length; column++) {
      List<TextLine> game = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        int[] starts = cuts.get(i);
        int from = column == 0 ? 0 : starts[column];
        int to = column + 1 < starts.length ? starts[column + 1] : lines.get(i).text().length();
        if (from < to || lines.get(i).isBlank()) {
          game.add(lines.get(i).piece(from, to));
        }
      }
      columns.add(game);
    }
    return columns;
  }
}
