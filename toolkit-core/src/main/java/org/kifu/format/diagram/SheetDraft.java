package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/** The captions and the board of the current diagram, line by line, and where they separate. */
final class SheetDraft {
  private static final int ROWS = 8;

  private final List<TextLine> lines = new ArrayList<>();
  private final List<Caption> above = new ArrayList<>();
  private final List<Caption> below = new ArrayList<>();
  private final List<DiagramRow> rows = new ArrayList<>(ROWS);
  private Optional<DiagramRow> header = Optional.empty();
  private Optional<SourceLocation> control = Optional.empty();
  private Optional<DiagramRow> footer = Optional.empty();

  /** The first caption after the last blank line. */
  private int paragraph;

  private boolean isAfterBlank;
  private boolean isBoardApart;

  /** Takes a blank line, above the board or inside it. */
  void blank() {
    isAfterBlank = true;
  }

  void control(SourceLocation where) {
    control = control.or(() -> Optional.of(where));
  }

  void caption(Caption caption) {
    if (isAfterBlank && rows.isEmpty()) {
      paragraph = above.size();
      isAfterBlank = false;
    }
    lines.add(caption.line());
    (rows.isEmpty() ? above : below).add(caption);
  }

  /** Takes a line that draws the board, or holds several rows of it. */
  void frame(TextLine line) {
    if (lines.isEmpty() || lines.getLast() != line) {
      lines.add(line);
    }
  }

  /** Takes a row, or the letters above, of a table whose lines are taken separately. */
  void cells(DiagramRow row) {
    beginBoard();
    if (row.isHeader()) {
      header = Optional.of(row);
    } else {
      rows.add(row);
    }
  }

  void header(DiagramRow row) {
    beginBoard();
    header = Optional.of(row);
    lines.add(row.line());
  }

  /** Takes a line of the files below the board, unless another board begins right below it. */
  void footer(DiagramRow row) {
    footer = Optional.of(row);
    frame(row.line());
  }

  /** Removes the line of the files if it is the last line. */
  Optional<DiagramRow> takeFooter() {
    Optional<DiagramRow> last = footer.filter(row -> lines.getLast() == row.line());
    last.ifPresent(_ -> lines.removeLast());
    return last;
  }

  void row(DiagramRow row) {
    beginBoard();
    if (rows.size() == 1 && row.file() >= 0 && rows.getFirst().isOfRanks()) {
      header = Optional.of(rows.removeFirst());
    }
    rows.add(row);
    lines.add(row.line());
  }

  private void beginBoard() {
    if (rows.isEmpty() && (header.isEmpty() || isAfterBlank)) {
      isBoardApart = isAfterBlank && !above.isEmpty();
    }
    isAfterBlank = false;
  }

  /**
   * Removes the head of a table of Markdown, the row of dashes and an empty row above it, which are
   * not ranks if a board has a ninth row; false if there is none.
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

  /** Whether letters are beside the rows. */
  boolean isTransposed() {
    return header.filter(DiagramRow::isOfRanks).isPresent();
  }

  int rows() {
    return rows.size();
  }

  boolean isWhole() {
    return rows.size() == ROWS;
  }

  /** Whether a board has begun and lacks rows. */
  boolean isInBoard() {
    return !rows.isEmpty() && !isWhole();
  }

  int captions() {
    return above.size() + below.size();
  }

  /** The number of captions on the side of the board to which the next one is added. */
  int captionsHere() {
    return rows.isEmpty() ? above.size() : below.size();
  }

  /** The index of the first caption above the board after the last blank line among them. */
  int paragraph() {
    return paragraph;
  }

  /** Whether a label among the first captions names a player. */
  boolean namesAPlayer(int first) {
    return above.subList(0, first).stream().anyMatch(Caption::isOfPlayer);
  }

  boolean hasFactsAbove() {
    return CaptionStyle.said(above) != 0;
  }

  boolean hasCaptionsBelow() {
    return !below.isEmpty();
  }

  List<TextLine> lines() {
    return lines;
  }

  /** Whether the last row has no signs between the cells. */
  boolean isTight() {
    return DiagramRow.TightRow.isTight(rows.getLast());
  }

  /** Whether a row is the first of another board: this board already has its label, 1 or 8. */
  boolean isBegunBy(DiagramRow row) {
    return !rows.isEmpty()
        && (isBegunBy(row, 1) || isBegunBy(row, ROWS) && isLabelledAs(rows.getFirst(), ROWS));
  }

  private boolean isBegunBy(DiagramRow row, int label) {
    return isLabelledAs(row, label) && rows.getFirst().cells().getFirst().isNumber(label);
  }

  /** Whether a row is an empty one of a spreadsheet, below a board with labels. */
  boolean isBelowLabels(DiagramRow row) {
    return isWhole() && row.written().isEmpty() && isLabelledAs(rows.getLast(), label(ROWS));
  }

  /** Whether the label of the next row would show that it belongs to the same board. */
  boolean mayGoOn() {
    return isInBoard() && isLabelledAs(rows.getLast(), label(rows.size()));
  }

  /** Whether there is a blank line below the rows so far. */
  boolean isInterrupted() {
    return isAfterBlank && isInBoard();
  }

  /** Whether a row is the next of the board by its label, whatever is between them. */
  boolean continuesWith(DiagramRow row) {
    return isLabelledAs(row, label(rows.size() + 1));
  }

  /** The label of one of the rows, from 1, if the first row has one. */
  private int label(int row) {
    return isLabelledAs(rows.getFirst(), ROWS) ? ROWS + 1 - row : row;
  }

  private static boolean isLabelledAs(DiagramRow row, int number) {
    return row.cells().size() > ROWS && row.cells().getFirst().isNumber(number);
  }

  /** Whether a header is above a blank line instead of a board. */
  boolean hasLostBoard() {
    return hasHeader() && rows.isEmpty() && isAfterBlank;
  }

  /**
   * The index of the first caption above the board that belongs to the diagram of the next caption;
   * 0 if all do. A label that an earlier paragraph has begins another diagram, with its whole
   * paragraph; a label that the same paragraph has begins another diagram with the usual first
   * label.
   */
  int ownFrom(Caption next, CaptionStyle habits) {
    int before = lastThatRepeats(above, next, habits);
    if (before < 0) {
      return 0;
    }
    int start = isAfterBlank ? above.size() : paragraph;
    if (before < start) {
      return start;
    }
    for (int i = above.size() - 1; i > before; i--) {
      if (habits.isFirst(above.get(i))) {
        return i;
      }
    }
    return next.isOfPlayer() || habits.isFirst(next) ? above.size() : 0;
  }

  /**
   * The last caption that the next one repeats. Names without labels can be distinguished from a
   * sentence only if captions usually begin with them.
   */
  private static int lastThatRepeats(List<Caption> captions, Caption next, CaptionStyle habits) {
    boolean areNames = next.names().isPresent() && habits.isFirst(next);
    for (int i = next.isLabelled() || areNames ? captions.size() - 1 : -1; i >= 0; i--) {
      Caption caption = captions.get(i);
      if (areNames ? caption.names().isPresent() : next.repeats(caption)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The index of the first caption above the board that belongs to it; 0 if all do. If its captions
   * are complete without those beyond a blank line, those belong to another diagram.
   *
   * @param isAtBlank whether there is a blank line below the board and its captions
   */
  int ownFrom(CaptionStyle habits, boolean isAtBlank) {
    boolean mayBeBelow = isAtBlank && (habits.areUnknown() || habits.areBelow());
    if (mayBeBelow && isNamedBelow() && saysTwice()) {
      return above.size();
    }
    if (above.isEmpty() || habits.areUnknown()) {
      return 0;
    }
    if (habits.areBelow()) {
      boolean isOfOther =
          habits.isComplete(CaptionStyle.said(below))
              && CaptionStyle.said(above) != 0
              && (isBoardApart || above.stream().anyMatch(habits::isBelow));
      return isOfOther ? above.size() : 0;
    }
    boolean isComplete =
        isBoardApart == habits.areApart()
            && habits.isComplete(CaptionStyle.said(above.subList(paragraph, above.size())));
    return isComplete && CaptionStyle.said(above.subList(0, paragraph)) != 0 ? paragraph : 0;
  }

  /** Whether both players are right below the board, and none above it. */
  private boolean isNamedBelow() {
    return Caption.namesBoth(CaptionStyle.said(below))
        && above.stream().noneMatch(Caption::isOfPlayer)
        && (isBoardApart || above.stream().allMatch(each -> each.names().isEmpty()));
  }

  private boolean saysTwice() {
    return (CaptionStyle.said(above) & CaptionStyle.said(below)) != 0;
  }

  /**
   * The index of the first caption below the board that belongs to the next diagram; their number
   * if none does.
   *
   * @param isAtBlank whether there is a blank line below them
   */
  int ownTo(CaptionStyle habits, boolean isAtBlank) {
    int repeated = firstRepeatedBelow(habits);
    boolean isHabitAbove = !habits.areUnknown() && !habits.areBelow();
    if (repeated == below.size() && (isAtBlank || !isHabitAbove)) {
      return repeated;
    }
    String begins = habits.areUnknown() ? firstLabel() : "";
    for (int i = 0; i < repeated; i++) {
      Caption caption = below.get(i);
      boolean isNext = begins.isEmpty() ? !habits.isBelow(caption) : caption.label().equals(begins);
      if (caption.said() != 0 && isNext) {
        return i;
      }
    }
    return repeated;
  }

  private int firstRepeatedBelow(CaptionStyle habits) {
    for (int i = 0; i < below.size(); i++) {
      Caption caption = below.get(i);
      boolean isRepeated =
          lastThatRepeats(above, caption, habits) >= 0
              || lastThatRepeats(below.subList(0, i), caption, habits) >= 0;
      if (isRepeated && (caption.isOfPlayer() || caption.label().equals(firstLabel()))) {
        return i;
      }
    }
    return below.size();
  }

  /** The label with which the captions above the board begin; empty if none has one. */
  String firstLabel() {
    return above.stream()
        .map(Caption::label)
        .filter(label -> !label.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** Removes the captions below the board from an index on. */
  List<Caption> takeBelow(int from) {
    List<Caption> tail = below.subList(from, below.size());
    List<Caption> taken = List.copyOf(tail);
    tail.clear();
    taken.forEach(caption -> lines.remove(caption.line()));
    return taken;
  }

  /** Removes the lines above a caption, as a sheet without a board. */
  Sheet takeAbove(int to) {
    int end = to == above.size() ? endOf(above) : lines.indexOf(above.get(to).line());
    List<TextLine> head = lines.subList(0, end);
    Sheet sheet =
        new Sheet(
            List.copyOf(head),
            List.copyOf(above.subList(0, to)),
            Optional.empty(),
            List.of(),
            control);
    header = header.filter(row -> !rows.isEmpty() || !head.contains(row.line()));
    head.clear();
    above.subList(0, to).clear();
    paragraph = Math.max(0, paragraph - to);
    control = control.filter(this::isOfRest);
    return sheet;
  }

  private boolean isOfRest(SourceLocation where) {
    return !lines.isEmpty() && where.offset() >= lines.getFirst().at(0).offset();
  }

  private int endOf(List<Caption> captions) {
    boolean hasBoard = !rows.isEmpty();
    return hasBoard ? lines.indexOf(captions.getLast().line()) + 1 : lines.size();
  }

  /** The sheet, whose captions help to understand later diagrams. */
  Sheet build(CaptionStyle habits) {
    if (isWhole()) {
      habits.learn(above, isBoardApart, below);
    }
    List<Caption> captions = new ArrayList<>(above);
    captions.addAll(below);
    return new Sheet(List.copyOf(lines), List.copyOf(captions), header, List.copyOf(rows), control);
  }
}
