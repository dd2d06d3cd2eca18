package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.TextLine;

/**
 * The lines of one diagram.
 *
 * @param lines all of them, in order
 * @param captions those around the board
 * @param header the line of the files, where it stands above the board
 * @param rows the rows of the board: eight, or fewer in a damaged diagram
 */
record Sheet(List<TextLine> lines, List<TextLine> captions, Optional<Row> header, List<Row> rows) {

  /** Collects lines. */
  static final class Builder {
    private final List<TextLine> lines = new ArrayList<>();
    private final List<TextLine> captions = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>(8);
    private Optional<Row> header = Optional.empty();

    void caption(TextLine line) {
      lines.add(line);
      captions.add(line);
    }

    /** A line that draws the board, or holds several rows of it. */
    void frame(TextLine line) {
      if (lines.isEmpty() || lines.getLast() != line) {
        lines.add(line);
      }
    }

    /** A row, or the letters above, of a table whose lines are taken apart from it. */
    void cells(Row row) {
      if (row.isHeader()) {
        header = Optional.of(row);
      } else {
        rows.add(row);
      }
    }

    void header(Row row) {
      header = Optional.of(row);
      lines.add(row.line());
    }

    void row(Row row) {
      rows.add(row);
      lines.add(row.line());
    }

    /**
     * Takes out the head of a table of Markdown, the row of dashes and an empty one above it, which
     * the ninth row of a board shows to be no ranks; false if there is none.
     */
    boolean dropTableHead() {
      boolean isEmptyHead = header.isEmpty() && rows.getFirst().written().isEmpty();
      int rule = isEmptyHead ? 1 : 0;
      boolean isHead = (isEmptyHead || hasHeader()) && rows.get(rule).mayBeTableRule();
      if (isHead) {
        rows.subList(0, rule + 1).clear();
      }
      return isHead;
    }

    boolean hasHeader() {
      return header.isPresent();
    }

    int rows() {
      return rows.size();
    }

    int captions() {
      return captions.size();
    }

    List<TextLine> lines() {
      return lines;
    }

    /** Whether its last row has no signs between the cells. */
    boolean isTight() {
      return TightRow.isTight(rows.getLast());
    }

    /** Whether a row with the label 1 would begin another board. */
    boolean isLabelled() {
      return !rows.isEmpty()
          && rows.getFirst().cells().size() > 8
          && startsWithOne(rows.getFirst());
    }

    static boolean startsWithOne(Row row) {
      return row.cells().getFirst().isNumber(1);
    }

    Sheet build() {
      return new Sheet(List.copyOf(lines), List.copyOf(captions), header, List.copyOf(rows));
    }
  }
}
