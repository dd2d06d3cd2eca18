package org.kifu.format.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/** A reader of the diagrams of a text, one by one; only the current diagram is held. */
final class SheetReader implements Iterator<Sheet> {
  static final int MOST_CAPTIONS = 100;

  /** The most lines; a board of a web page with a tag a line has fewer. */
  private static final int MOST_LINES = 1000;

  private static final int ROWS = 8;

  /** The least number of cells of a row; fewer are a line of text before a board has begun. */
  static final int CLEAR_ROW = 5;

  /** A receiver of everything outside diagrams. */
  interface LeftOver {
    /** A line of text. */
    void text(TextLine line);

    /** Lines of moves, which another notation may have read. */
    void moves(List<TextLine> lines);

    /** Facts without a board that do not name two players. */
    void facts(Sheet sheet);
  }

  /** Keeps nothing. */
  static final LeftOver NOWHERE =
      new LeftOver() {
        @Override
        public void text(TextLine line) {}

        @Override
        public void moves(List<TextLine> lines) {}

        @Override
        public void facts(Sheet sheet) {}
      };

  private final Supplier<Optional<TextLine>> lines;
  private final LeftOver leftOver;
  private SheetDraft draft = new SheetDraft();
  private final CaptionStyle habits = new CaptionStyle();
  private final PageTable table = new PageTable();
  private final SvgBoard svg = new SvgBoard();
  private final WikiTable wiki = new WikiTable();
  private final List<DiagramRow> held = new ArrayList<>();
  private final Deque<Sheet> next = new ArrayDeque<>();
  private final MovesAround.MovesAgain movesAgain = new MovesAround.MovesAgain();
  private boolean atEnd;

  /** Whether the last diagram ended at a blank line, below which its moves may be repeated. */
  private boolean mayRepeat;

  /**
   * Starts at the first line.
   *
   * @param lines gives the lines, and nothing at the end
   * @param leftOver takes the lines of text that belong to no diagram
   */
  SheetReader(Supplier<Optional<TextLine>> lines, LeftOver leftOver) {
    this.lines = new CaptionsApart(new SideBySide(lines));
    this.leftOver = leftOver;
  }

  @Override
  public boolean hasNext() {
    return peek(0).isPresent();
  }

  @Override
  public Sheet next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return next.remove();
  }

  /** A later diagram, counted from 0 for the next one. */
  Optional<Sheet> peek(int ahead) {
    while ((next.size() <= ahead || mayRepeat) && !atEnd) {
      lines.get().ifPresentOrElse(this::takeLine, this::end);
    }
    return next.stream().skip(ahead).findFirst();
  }

  /** Removes lines from the next diagram, since they belong to another. */
  void takeOut(List<TextLine> ofOther) {
    if (!next.isEmpty()) {
      next.addFirst(next.removeFirst().without(ofOther));
    }
  }

  private void end() {
    endMovesAgain();
    atEnd = true;
    held.forEach(row -> frame(row.line()));
    finish(true);
    letGo(draft.captions());
    draft.lines().forEach(leftOver::text);
  }

  /**
   * Hands on the current diagram, if its board has begun.
   *
   * @param isAtBlank whether a blank line ends it, and not the next diagram
   */
  private void finish(boolean isAtBlank) {
    if (draft.rows() > 0) {
      letGo(draft.ownFrom(habits, isAtBlank));
      List<Caption> ofNext = draft.takeBelow(draft.ownTo(habits, isAtBlank));
      Sheet sheet = draft.build(habits);
      if (sheet.isOfNumbersAlone()) {
        sheet.lines().forEach(leftOver::text);
      } else {
        next.add(sheet);
        movesAgain.below(sheet);
      }
      draft = new SheetDraft();
      ofNext.forEach(this::addCaption);
    }
  }

  /**
   * Lets go of captions above that are not of the board: a separate game if they name its players.
   */
  private void letGo(int captions) {
    if (captions > 0) {
      Sheet sheet = draft.takeAbove(captions);
      int said = CaptionStyle.said(sheet.captions());
      List<TextLine> moves = MovesAround.in(sheet).stream().flatMap(List::stream).toList();
      if (said == 0 || !moves.isEmpty()) {
        sheet.without(moves).lines().forEach(leftOver::text);
        leftOver.moves(moves);
      } else if (Caption.namesBoth(said)) {
        next.add(sheet);
      } else {
        leftOver.facts(sheet);
      }
    }
  }

  /** Takes a line, or its pictures and captions of tables with the text around them. */
  private void takeLine(TextLine line) {
    List<TextLine> aroundPictures = SvgBoard.around(line);
    for (TextLine piece : aroundPictures.isEmpty() ? List.of(line) : aroundPictures) {
      List<TextLine> aroundCaptions = PageTable.aroundCaptions(piece);
      if (aroundCaptions.isEmpty()) {
        takeWhole(piece);
      } else {
        aroundCaptions.forEach(this::takeText);
      }
    }
  }

  /** Takes a line, or the lines that it was before their ends were lost. */
  private void takeWhole(TextLine line) {
    boolean isFirst = habits.areUnknown() && draft.rows() > 0;
    String label = isFirst ? draft.firstLabel() : habits.label();
    List<TextLine> pieces = JoinedLines.apart(line, label);
    if (pieces.isEmpty()) {
      takeText(line);
    } else {
      pieces.forEach(this::takeText);
    }
  }

  private void takeText(TextLine written) {
    int control = Caption.ControlCharacters.first(written);
    TextLine line = control < 0 ? written : Caption.ControlCharacters.blanked(written, control);
    take(line);
    if (control >= 0 && !draft.lines().isEmpty() && draft.lines().getLast() == line) {
      draft.control(line.at(control));
    }
  }

  private void take(TextLine line) {
    if (mayRepeat && !(line.isBlank() && movesAgain.isEmpty())) {
      if (!line.isBlank() && movesAgain.takes(line)) {
        return;
      }
      endMovesAgain();
      if (!next.isEmpty() && next.getLast().isScoredBy(line)) {
        next.add(next.removeLast().with(Caption.of(line)));
        return;
      }
    }
    if (wiki.takes(line)) {
      takeTable(line, wiki.rows(line), wiki.isInside());
      return;
    }
    if (svg.takes(line)) {
      takePicture(line);
      return;
    }
    if (table.takes(line)) {
      takeTable(line, table.rows(line), table.isInside());
      return;
    }
    DiagramRow row = DiagramRow.of(line);
    releaseHeld(row);
    if (line.isBlank()) {
      takeBlank();
      return;
    }
    if (draft.isInterrupted() && !draft.continuesWith(row)) {
      finish(true);
    }
    if (row.isHeader()) {
      takeHeader(row);
    } else if (mayBeRule(row)) {
      held.add(row);
    } else if (draft.isBelowLabels(row)
        || row.isRule()
        || PageTable.withoutTags(line.text()).isBlank()) {
      frame(line);
    } else if (isRow(row)) {
      takeRow(row);
    } else {
      takeWords(line);
    }
  }

  /** Takes a picture; one of something else is skipped. */
  private void takePicture(TextLine line) {
    List<DiagramRow> rows = svg.rows(line);
    if (rows.isEmpty()) {
      frame(line);
    } else {
      takeTable(line, rows, false);
    }
  }

  /** Gives a paragraph of moves to the last diagram if that draws them, or else takes it. */
  private void endMovesAgain() {
    mayRepeat = false;
    boolean areDrawn = movesAgain.areAll();
    for (TextLine line : movesAgain.release()) {
      if (areDrawn) {
        next.add(next.removeLast().with(Caption.of(line)));
      } else {
        take(line);
      }
    }
  }

  /** Takes a blank line, which ends a board unless the label of the next row continues it. */
  private void takeBlank() {
    if (!draft.mayGoOn()) {
      finish(true);
    }
    mayRepeat = !next.isEmpty() && draft.captions() == 0;
    draft.blank();
  }

  /** Whether eight dashes only separate; they are a row in a board that has such rows. */
  private boolean mayBeRule(DiagramRow row) {
    boolean isAmongSuch = draft.rows() > 0 && draft.rows() < ROWS && draft.isTight();
    return !isAmongSuch && held.size() < ROWS && DiagramRow.TightRow.mayBeRule(row.line());
  }

  /** Releases the lines of eight dashes, whose meaning the next row shows. */
  private void releaseHeld(DiagramRow next) {
    if (held.isEmpty() || mayBeRule(next)) {
      return;
    }
    boolean isBoard = DiagramRow.TightRow.isTight(next);
    List<DiagramRow> rows = List.copyOf(held);
    held.clear();
    for (DiagramRow row : rows) {
      if (isBoard) {
        takeRow(row);
      } else {
        frame(row.line());
      }
    }
  }

  /** Keeps a line that draws, as long as there are not too many for a board. */
  private void frame(TextLine line) {
    if (draft.lines().size() < MOST_LINES) {
      draft.frame(line);
    } else {
      leftOver.text(line);
    }
  }

  /**
   * Takes a line of a table, which ends the board before it if it ends its own table, or begins
   * another.
   */
  private void takeTable(TextLine line, List<DiagramRow> rows, boolean isInside) {
    if (draft.rows() == ROWS && !rows.isEmpty()) {
      finish(false);
    }
    frame(line);
    for (DiagramRow row : rows) {
      if (draft.rows() == ROWS) {
        finish(false);
        frame(line);
      }
      if (row.isHeader() && draft.rows() == 0 || isRow(row)) {
        draft.cells(row);
      }
    }
    if (!isInside && draft.rows() > 0) {
      finish(false);
    }
  }

  private boolean isRow(DiagramRow row) {
    boolean isOnBoard = draft.hasHeader() || draft.rows() > 0;
    if (draft.rows() == ROWS) {
      return row.isClean() && row.cells().size() >= CLEAR_ROW;
    }
    return row.isClean() && (isOnBoard || row.cells().size() >= CLEAR_ROW)
        || isOnBoard
            && row.cells().size() >= CLEAR_ROW
            && row.isMostlyClean()
            && LabelledFact.of(row.line().text()).isEmpty();
  }

  /** Takes a header, which begins a board above it, and ends one below it. */
  private void takeHeader(DiagramRow row) {
    if (draft.rows() == ROWS && !draft.hasCaptionsBelow()) {
      draft.footer(row);
    } else {
      finish(false);
      draft.header(row);
    }
  }

  private void takeRow(DiagramRow row) {
    if (draft.rows() == ROWS && draft.isTransposed() && row.isOfRanks()) {
      draft.footer(row);
      return;
    }
    boolean isFull = draft.rows() == ROWS && !draft.dropTableHead();
    if (isFull || draft.isBegunBy(row)) {
      Optional<DiagramRow> header = draft.takeFooter();
      finish(false);
      header.ifPresent(draft::header);
    }
    draft.row(row);
  }

  /** Takes text, which ends a board that it interrupts unless captions are usually below. */
  private void takeWords(TextLine line) {
    if (draft.isInBoard() && !habits.areBelow() && !isOfFirst(line)) {
      finish(false);
    }
    if (Caption.isGrid(line)) {
      letGo(draft.rows() == 0 ? draft.captions() : 0);
      leftOver.text(line);
      return;
    }
    makeRoom();
    if (draft.captionsHere() < MOST_CAPTIONS) {
      addCaption(Caption.of(line));
    } else {
      leftOver.text(line);
    }
  }

  /** Whether a caption belongs to a first board, damaged or not, that has none above it. */
  private boolean isOfFirst(TextLine line) {
    return habits.areUnknown() && !draft.hasFactsAbove() && Caption.of(line).said() != 0;
  }

  /** Makes room above a board; the first of too many lines are text, as captions are nearer. */
  private void makeRoom() {
    if (draft.rows() == 0 && draft.captionsHere() == MOST_CAPTIONS) {
      int first = draft.paragraph() > 0 ? draft.paragraph() : MOST_CAPTIONS / 2;
      if (draft.namesAPlayer(first)) {
        letGo(first);
      } else {
        draft.takeAbove(first).lines().forEach(leftOver::text);
      }
    }
  }

  /** Adds a caption; above a board it may show that earlier captions belong to another diagram. */
  private void addCaption(Caption caption) {
    if (draft.rows() == 0) {
      letGo(draft.hasLostBoard() ? draft.captions() : draft.ownFrom(caption, habits));
    }
    draft.caption(caption);
  }
}
