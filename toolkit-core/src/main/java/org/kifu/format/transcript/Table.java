package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.source.TextLine;

/**
 * The table of games that the lines at hand stand in, if they do. A row that does not fit its
 * columns says nothing of another row: the table goes on behind it, and behind blank lines and
 * comments. It ends at the names of other columns, or with a few lines in a row that are no rows.
 */
final class Table {
  /** The line below the names in a table of Markdown. */
  private static final Pattern RULE = Pattern.compile("[|:\\s-]*--[|:\\s-]*");

  private static final int MOST_OTHER_LINES = 3;

  private Optional<Columns> columns = Optional.empty();

  /** How many lines since the last row hold something else. */
  private int otherLines;

  /** Whether a blank line stands between the last row and this line. */
  private boolean isApart;

  /** Returns what a line of a table says; nothing if a line is none. */
  List<LineReading> read(TextLine line, Page page) {
    if (line.isTooLong() || page.isOpen()) {
      return List.of();
    }
    boolean isRule = columns.isPresent() && RULE.matcher(line.text()).matches();
    Optional<Columns> named = isRule ? columns : Columns.named(line.text());
    if (named.isPresent()) {
      begin(named.get());
      return List.of(LineReader.read(line.blanked(0, line.text().length()), page));
    }
    List<LineReading> rows = columns.map(each -> rows(each, line, page)).orElse(List.of());
    if (columns.isPresent()) {
      count(!rows.isEmpty(), line.text().isBlank());
    }
    return rows;
  }

  private void begin(Columns named) {
    columns = Optional.of(named);
    otherLines = 0;
    isApart = false;
  }

  private List<LineReading> rows(Columns named, TextLine line, Page page) {
    Optional<LineReading> row = named.row(line, page);
    List<LineReading> two = row.isPresent() ? List.of() : named.twoRows(line, page);
    return two.isEmpty() ? row.or(() -> damaged(named, line, page)).stream().toList() : two;
  }

  /** What no longer touches the table may be anything. */
  private Optional<LineReading> damaged(Columns named, TextLine line, Page page) {
    return isApart ? Optional.empty() : named.damagedRow(line, page);
  }

  private void count(boolean isRow, boolean isBlank) {
    otherLines = isRow ? 0 : isBlank ? otherLines : otherLines + 1;
    isApart = !isRow && (isApart || isBlank);
    columns = otherLines > MOST_OTHER_LINES ? Optional.empty() : columns;
  }
}
