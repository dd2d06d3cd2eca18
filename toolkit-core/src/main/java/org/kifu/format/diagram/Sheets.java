package org.kifu.format.diagram;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.format.TextLine;

/** Cuts a text into diagrams. Holds the one at hand and no more. */
final class Sheets implements Iterator<Sheet> {
  static final int MOST_CAPTIONS = 100;
  private static final int ROWS = 8;

  /** Fewer cells than this are a line of text, where no board has begun. */
  private static final int CLEAR_ROW = 5;

  private final Supplier<Optional<TextLine>> lines;
  private final Consumer<TextLine> leftOver;
  private Sheet.Builder sheet = new Sheet.Builder();
  private Optional<Sheet> next = Optional.empty();
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
    return next.isPresent();
  }

  @Override
  public Sheet next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Sheet found = next.orElseThrow();
    next = Optional.empty();
    return found;
  }

  private void end() {
    atEnd = true;
    finish();
    sheet.lines().forEach(leftOver);
  }

  /** Hands on the diagram at hand, if its board has begun. */
  private void finish() {
    if (sheet.rows() > 0) {
      next = Optional.of(sheet.build());
      sheet = new Sheet.Builder();
    }
  }

  private void take(TextLine line) {
    Row row = Row.of(line);
    if (line.isBlank()) {
      finish();
    } else if (row.isHeader()) {
      takeHeader(row);
    } else if (row.isRule()) {
      sheet.frame(line);
    } else if (isRow(row)) {
      takeRow(row);
    } else {
      takeText(line);
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
      sheet.frame(row.line());
    } else {
      finish();
      sheet.header(row);
    }
  }

  private void takeRow(Row row) {
    boolean isAnother = sheet.isLabelled() && Sheet.Builder.startsWithOne(row);
    if (sheet.rows() == ROWS || isAnother) {
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
