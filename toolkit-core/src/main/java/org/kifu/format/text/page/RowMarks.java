package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The marks that end a row of a table where several rows stand on one line. */
final class RowMarks {
  /** The least number of rows of a line that is divided. */
  private static final int LEAST = 4;

  /** The end of a row in LaTeX, and in a forum. */
  private static final Pattern END = Pattern.compile("\\\\\\\\|(?i:\\[/tr\\])");

  private RowMarks() {}

  /** The rows of a line of a table; the line alone if it is none. */
  static List<PlacedText> divided(PlacedText line) {
    String text = line.toString();
    if (text.indexOf("\\\\") < 0 && text.indexOf("[/") < 0) {
      return List.of(line);
    }
    List<PlacedText> rows = new ArrayList<>();
    Matcher end = END.matcher(text);
    int from = 0;
    while (end.find()) {
      rows.add(line.piece(from, end.end()));
      from = end.end();
    }
    boolean isTable = rows.size() >= LEAST && (text.indexOf('&') >= 0 || text.indexOf("[/") >= 0);
    if (isTable && from < text.length()) {
      rows.add(line.piece(from, text.length()));
    }
    return isTable ? rows : List.of(line);
  }
}
