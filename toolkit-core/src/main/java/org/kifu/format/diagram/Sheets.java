package org.kifu.format.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.format.TextLine;

/** Cuts a text into diagrams. Holds the one at hand and no more. */
final class Sheets implements Iterator<Sheet> {
  static final int MOST_CAPTIONS = 100;

  /** A board of a web page with a tag a line has fewer. */
  private static final int MOST_LINES = 1000;

  private static final int ROWS = 8;

  /** Fewer cells than this are a line of text, where no board has begun. */
  private static final int CLEAR_ROW = 5;

  private final Supplier<Optional<TextLine>> lines;
  private final Consumer<TextLine> leftOver;
  private Sheet.Builder sheet = new Sheet.Builder();
  private final HtmlTable table = new HtmlTable();
  private final List<Row> held = new ArrayList<>();
  private final Deque<Sheet> next = new ArrayDeque<>();
  private boolean atEnd;

  /**
   * Starts at the first line.
   *
   * @param lines gives the lines, and nothing at the end
   * @param leftOver takes the lines of text that belong to no diagram
   */
  Sheets(Supplier<Optional<TextLine>> lines, Consumer<TextLine> leftOver) {
    this.lines = lines;
    this.leftOver = leftOver;
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty() && !atEnd) {
      lines.get().ifPresentOrElse(this::take, this::end);
    }
    return !next.isEmpty();
  }

  @Override
  public Sheet next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return next.remove();
  }

  private void end() {
    atEnd = true;
    held.forEach(row -> frame(row.line()));
    finish();
    sheet.lines().forEach(leftOver);
  }

  /** Hands on the diagram at hand, if its board has begun. */
  private void finish() {
    if (sheet.rows() > 0) {
      next.add(sheet.build());
      sheet = new Sheet.Builder();
    }
  }

  private void take(TextLine line) {
    if (table.takes(line)) {
      takeTable(line);
      return;
    }
    Row row = Row.of(line);
    releaseHeld(row);
    if (line.isBlank()) {
      finish();
    } else if (row.isHeader()) {
      takeHeader(row);
    } else if (mayBeRule(row)) {
      held.add(row);
    } else if (row.isRule() || HtmlTable.withoutTags(line.text()).isBlank()) {
      frame(line);
    } else if (isRow(row)) {
      takeRow(row);
    } else {
      takeText(line);
    }
  }

  /** Eight dashes are a row of a board in which such rows stand, else they only separate. */
  private boolean mayBeRule(Row row) {
    boolean isAmongSuch = sheet.rows() > 0 && sheet.rows() < ROWS && sheet.isTight();
    return !isAmongSuch && held.size() < ROWS && TightRow.mayBeRule(row.line());
  }

  /** What follows says what the lines of eight dashes were. */
  private void releaseHeld(Row next) {
    if (held.isEmpty() || mayBeRule(next)) {
      return;
    }
    boolean isBoard = TightRow.isTight(next);
    List<Row> rows = List.copyOf(held);
    held.clear();
    for (Row row : rows) {
      if (isBoard) {
        takeRow(row);
      } else {
        frame(row.line());
      }
    }
  }

  /** Keeps a line that draws, as long as there are not too many for a board. */
  private void frame(TextLine line) {
    if (sheet.lines().size() < MOST_LINES) {
      sheet.frame(line);
    } else {
      leftOver.accept(line);
    }
  }

  /** A line of a table ends the board before it if it ends its own table, or begins another. */
  private void takeTable(TextLine line) {
    List<Row> rows = table.rows(line);
    if (sheet.rows() == ROWS && !rows.isEmpty()) {
      finish();
    }
    frame(line);
    for (Row row : rows) {
      if (sheet.rows() == ROWS) {
        finish();
        frame(line);
      }
      if (row.isHeader() && sheet.rows() == 0 || isRow(row)) {
        sheet.cells(row);
      }
    }
    if (!table.isInside() && sheet.rows() > 0) {
      finish();
    }
  }

  private boolean isRow(Row row) {
    boolean isOnBoard = sheet.hasHeader() || sheet.rows() > 0;
    if (sheet.rows() == ROWS) {
      return row.isClean() && row.cells().size() >= CLEAR_ROW;
    }
    return row.isClean() && (isOnBoard || row.cells().size() >= CLEAR_ROW)
        || isOnBoard && row.cells().size() >= CLEAR_ROW && row.isMostlyClean();
  }

  /** Above a board it begins it, below it ends it. */
  private void takeHeader(Row row) {
    if (sheet.rows() == ROWS) {
      frame(row.line());
    } else {
      finish();
      sheet.header(row);
    }
  }

  private void takeRow(Row row) {
    boolean isAnother = sheet.isLabelled() && Sheet.Builder.startsWithOne(row);
    boolean isFull = sheet.rows() == ROWS && !sheet.dropTableHead();
    if (isFull || isAnother) {
      finish();
    }
    sheet.row(row);
  }

  /** Text inside a board ends it. */
  private void takeText(TextLine line) {
    if (sheet.rows() > 0 && sheet.rows() < ROWS) {
      finish();
    }
    if (sheet.captions() < MOST_CAPTIONS) {
      sheet.caption(line);
    } else {
      leftOver.accept(line);
    }
  }
}
