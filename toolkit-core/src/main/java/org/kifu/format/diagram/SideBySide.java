package org.kifu.format.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text in which boards side by side, two or more, come one after the other, each
 * with its part of the captions right above and below. All other lines come unchanged.
 */
final class SideBySide implements Supplier<Optional<TextLine>> {
  private static final int ROWS = 8;

  /** The least number of rows of two boards; fewer are a table of something else. */
  private static final int LEAST_ROWS = 6;

  /** The most lines right above or below that are captions of two boards. */
  private static final int MOST_CAPTIONS = 20;

  private static final int MOST_MOVES = 60;
  private static final int MOST_BOARDS = 4;

  /** The most pieces of two boards in a row: three in a cell, {@code ( 1 )}, and the labels. */
  private static final int MOST_PIECES = 2 * (3 * ROWS + 2) + 1;

  private static final String SEPARATORS = "|,;&\t";

  /** The gap that separates the captions of two boards, and the rows of boards without blanks. */
  private static final Pattern GAP = Pattern.compile("(?<=\\S)(?: {3,}+|\\s*+\\t\\s*+)(?=\\S)");

  private final Supplier<Optional<TextLine>> lines;
  private final Deque<TextLine> ready = new ArrayDeque<>();

  /**
   * Starts at the first line.
   *
   * @param lines gives the lines, and nothing at the end
   */
  SideBySide(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  /**
   * A line of two boards, or of captions above or below them.
   *
   * @param left the left half, with blanks for the other
   * @param right the right half, with blanks for the other
   * @param isRow whether both halves are rows, and not the letters above or below
   */
  private record Halves(TextLine left, TextLine right, boolean isRow) {}

  @Override
  public Optional<TextLine> get() {
    if (ready.isEmpty()) {
      List<TextLine> above = new ArrayList<>(0);
      Optional<TextLine> line = lines.get();
      while (line.isPresent() && above.size() < MOST_CAPTIONS && mayBeCaptions(line.get())) {
        above.add(line.get());
        line = lines.get();
      }
      if (!above.isEmpty() && line.filter(TextLine::isBlank).isPresent()) {
        above.add(line.get());
        line = lines.get();
      }
      if (line.flatMap(SideBySide::halves).isPresent()) {
        takeBoards(above, line.get());
      } else {
        ready.addAll(above);
        line.ifPresent(ready::add);
      }
    }
    return Optional.ofNullable(ready.poll());
  }

  private static boolean mayBeCaptions(TextLine line) {
    return mayHaveGap(line.text()) && GAP.matcher(line.text()).find() && halves(line).isEmpty();
  }

  /** Takes lines as long as they belong to two boards, and hands them on board by board. */
  private void takeBoards(List<TextLine> above, TextLine first) {
    List<TextLine> all = new ArrayList<>(above);
    List<Halves> halves = new ArrayList<>();
    Optional<TextLine> line = Optional.of(first);
    int column = columnOf(first);
    int rows = 0;
    while (line.isPresent() && rows <= ROWS) {
      TextLine next = line.get();
      Optional<Halves> both = halves(next).or(() -> halvesAt(column, next));
      rows += both.filter(Halves::isRow).isPresent() ? 1 : 0;
      if (rows > ROWS || both.isEmpty() && !isFrame(next)) {
        break;
      }
      all.add(next);
      both.or(() -> Optional.of(new Halves(next, blank(next), false))).ifPresent(halves::add);
      line = lines.get();
    }
    if (rows < LEAST_ROWS) {
      ready.addAll(all);
      line.ifPresent(ready::add);
      return;
    }
    List<Halves> block = new ArrayList<>();
    above.forEach(caption -> block.add(captions(caption, column)));
    block.addAll(halves);
    while (line.isPresent()
        && block.size() < all.size() + MOST_CAPTIONS
        && mayBeCaptions(line.get())) {
      block.add(captions(line.get(), column));
      line = lines.get();
    }
    handOn(block);
    line.ifPresent(ready::add);
  }

  /** The first character of the right board. */
  private static int columnOf(TextLine line) {
    String right = halves(line).orElseThrow().right().text();
    return right.length() - right.stripLeading().length();
  }

  private void handOn(List<Halves> block) {
    block.stream().map(Halves::left).filter(half -> !half.isBlank()).forEach(ready::add);
    ready.add(blank(block.getLast().left()));
    Deque<TextLine> others = new ArrayDeque<>();
    block.stream().map(Halves::right).filter(half -> !half.isBlank()).forEach(others::add);
    SideBySide right = new SideBySide(() -> Optional.ofNullable(others.poll()));
    for (Optional<TextLine> line = right.get(); line.isPresent(); line = right.get()) {
      ready.add(line.get());
    }
  }

  private static TextLine blank(TextLine line) {
    return line.blanked(0, line.text().length());
  }

  /** Whether a line only draws the boards. */
  private static boolean isFrame(TextLine line) {
    return !line.isBlank() && DiagramRow.of(line).isRule();
  }

  /** The halves of a line of captions, separated at the gap nearest to the right board. */
  private static Halves captions(TextLine line, int column) {
    int at = 0;
    Matcher gap = GAP.matcher(line.text());
    while (gap.find()) {
      at = at == 0 || Math.abs(gap.end() - column) < Math.abs(at - column) ? gap.end() : at;
    }
    return new Halves(line.piece(0, at), line.piece(at, line.text().length()), false);
  }

  /** The halves of a line; nothing if it is not a line of two boards. */
  private static Optional<Halves> halves(TextLine line) {
    int cells = mostCells(line.text());
    if (cells >= 2 * ROWS) {
      boolean areTooMany = cells > MOST_PIECES && line.isAscii();
      return areTooMany ? Optional.empty() : halvesOfCells(line);
    }
    return line.text().length() > 2 * ROWS ? halvesAtGap(line) : Optional.empty();
  }

  /** The greatest number of cells that a line may have, without cutting it. */
  private static int mostCells(String text) {
    int cells = 0;
    boolean isInWord = false;
    boolean isEmpty = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSeparator = SEPARATORS.indexOf(c) >= 0;
      boolean isSign = c != ' ' && !isSeparator;
      cells += isSign && (!isInWord || c > 0x7F) || isSeparator && isEmpty ? 1 : 0;
      isEmpty = isSeparator || isEmpty && !isSign;
      isInWord = isSign;
    }
    return cells;
  }

  private static boolean mayHaveGap(String text) {
    return text.contains("   ") || text.indexOf('\t') >= 0;
  }

  /** The halves of two rows of single characters. */
  private static Optional<Halves> halvesAtGap(TextLine line) {
    String text = line.text();
    Matcher gap = GAP.matcher(mayHaveGap(text) ? text : "");
    Optional<Halves> halves =
        gap.find() ? Optional.of(parted(line, gap.start(), gap.end(), true)) : Optional.empty();
    return halves.filter(both -> isTight(both.left()) && isTight(both.right()));
  }

  private static boolean isTight(TextLine half) {
    return DiagramRow.TightRow.isTight(DiagramRow.of(half));
  }

  /** The first board of a row of several, and the others. */
  private static Optional<Halves> halvesOfCells(TextLine line) {
    List<DiagramCell> cells = DiagramRow.of(line).cells();
    for (int boards = 2; boards <= MOST_BOARDS; boards++) {
      for (int gap = 0; gap <= 1; gap++) {
        int inRows = cells.size() - gap * (boards - 1);
        int width = inRows / boards;
        if (inRows % boards == 0 && width >= ROWS && width <= ROWS + 2) {
          Optional<Halves> halves = halvesOfCells(line, cells, width, gap);
          if (halves.isPresent()) {
            return halves;
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The same for boards with a number of cells.
   *
   * @param gap the number of empty cells between two boards
   */
  private static Optional<Halves> halvesOfCells(
      TextLine line, List<DiagramCell> cells, int width, int gap) {
    boolean areRows = true;
    boolean areHeaders = true;
    for (int from = 0; from < cells.size(); from += width + gap) {
      DiagramRow row = new DiagramRow(line, cells.subList(from, from + width));
      boolean isApart = from == 0 || gap == 0 || isUnwritten(cells.get(from - 1));
      areRows &= isApart && isRow(row);
      areHeaders &= isApart && row.isHeader();
    }
    int to = cells.get(width - 1).to();
    return areRows || areHeaders
        ? Optional.of(parted(line, to, cells.get(width + gap).from(), areRows))
        : Optional.empty();
  }

  private static boolean isUnwritten(DiagramCell cell) {
    return cell.to() == cell.from();
  }

  private static boolean isRow(DiagramRow row) {
    return row.isClean() && row.cells().stream().allMatch(cell -> cell.number() <= MOST_MOVES);
  }

  /** The halves of a row in which cells are left out, separated where the right board begins. */
  private static Optional<Halves> halvesAt(int column, TextLine line) {
    if (column >= line.text().length() || line.text().charAt(column - 1) != ' ') {
      return Optional.empty();
    }
    Halves halves = parted(line, column, column, true);
    boolean areRows = isRow(DiagramRow.of(halves.left())) && isRow(DiagramRow.of(halves.right()));
    return areRows ? Optional.of(halves) : Optional.empty();
  }

  /** The halves, each with the bar at its side, which may be that of an empty cell. */
  private static Halves parted(TextLine line, int leftTo, int rightFrom, boolean isRow) {
    String text = line.text();
    int bar = leftTo;
    while (bar < rightFrom && text.charAt(bar) == ' ') {
      bar++;
    }
    int to = bar < rightFrom && DiagramRow.isBar(text.charAt(bar)) ? bar + 1 : leftTo;
    bar = rightFrom - 1;
    while (bar > to && text.charAt(bar) == ' ') {
      bar--;
    }
    int from = bar >= to && DiagramRow.isBar(text.charAt(bar)) ? bar : rightFrom;
    return new Halves(line.blanked(to, text.length()), line.blanked(0, from), isRow);
  }
}
