package org.kifu.format.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.kifu.game.Origin.Fact;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text whose captions are below the boards after a blank line: that line is left
 * out, so that the captions are right below. A text is of this kind if it begins with a board, or
 * with a title that states no fact, each board has such captions below it, and those of the last
 * board can belong to no other. All other lines come unchanged.
 */
final class CaptionsApart implements Supplier<Optional<TextLine>> {
  private static final int ROWS = 8;

  /** The lines that show the habit of a longer text; a board with captions has about 15. */
  private static final int MOST_LINES = 300;

  private static final int MOST_CAPTIONS = 20;

  private final Supplier<Optional<TextLine>> lines;
  private final Deque<TextLine> ready = new ArrayDeque<>();
  private boolean hasBegun;
  private boolean areApart;
  private boolean isBelowBoard;

  /**
   * Starts at the first line.
   *
   * @param lines gives the lines, and nothing at the end
   */
  CaptionsApart(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  @Override
  public Optional<TextLine> get() {
    if (!hasBegun) {
      hasBegun = true;
      begin();
    }
    Optional<TextLine> line = next();
    if (!areApart || line.isEmpty()) {
      return line;
    }
    if (line.get().isBlank() && isBelowBoard) {
      isBelowBoard = false;
      return overBlank(line.get());
    }
    isBelowBoard = isOfBoard(line.get());
    return line;
  }

  private Optional<TextLine> next() {
    return ready.isEmpty() ? lines.get() : Optional.of(ready.remove());
  }

  /** The first caption below a blank line; the blank line itself if there is no caption. */
  private Optional<TextLine> overBlank(TextLine blank) {
    List<TextLine> below = new ArrayList<>();
    Optional<TextLine> line = next();
    while (line.isPresent() && below.size() < MOST_CAPTIONS && isWords(line.get())) {
      below.add(line.get());
      line = next();
    }
    line.ifPresent(ready::addFirst);
    below.reversed().forEach(ready::addFirst);
    return below.stream().anyMatch(CaptionsApart::isFact) ? next() : Optional.of(blank);
  }

  private static boolean isWords(TextLine line) {
    return !line.isBlank() && !isOfBoard(line);
  }

  /** Looks ahead only if a board begins the text, at most below a title. */
  private void begin() {
    Optional<TextLine> line = take();
    while (line.filter(each -> !isOfBoard(each) && !isFact(each)).isPresent()
        && ready.size() <= MOST_CAPTIONS) {
      line = take();
    }
    int title = (int) ready.stream().filter(each -> !each.isBlank()).count() - 1;
    int rows = 0;
    while (line.filter(CaptionsApart::isOfBoard).isPresent() && ready.size() < MOST_LINES) {
      rows++;
      line = take();
    }
    if (rows >= ROWS && line.filter(TextLine::isBlank).isPresent()) {
      while (line.isPresent() && ready.size() < MOST_LINES) {
        line = take();
      }
      areApart = (title <= 0 || line.isEmpty()) && alternate(paragraphs(), line.isEmpty());
    }
  }

  private Optional<TextLine> take() {
    Optional<TextLine> line = lines.get();
    line.ifPresent(ready::add);
    return line;
  }

  private List<List<TextLine>> paragraphs() {
    List<List<TextLine>> paragraphs = new ArrayList<>();
    boolean isInside = false;
    for (TextLine line : ready) {
      if (!line.isBlank() && !isInside) {
        paragraphs.add(new ArrayList<>());
      }
      isInside = !line.isBlank();
      if (isInside) {
        paragraphs.getLast().add(line);
      }
    }
    return paragraphs;
  }

  /** Whether captions follow each board, including the last. */
  private static boolean alternate(List<List<TextLine>> paragraphs, boolean areAll) {
    boolean isBoard = false;
    for (List<TextLine> paragraph :
        areAll ? paragraphs : paragraphs.subList(0, paragraphs.size() - 1)) {
      boolean wasBoard = isBoard;
      long rows = paragraph.stream().filter(CaptionsApart::isOfBoard).count();
      isBoard = rows > 0;
      boolean isNext =
          isBoard
              ? !wasBoard && rows == paragraph.size()
              : !wasBoard || paragraph.stream().anyMatch(CaptionsApart::isFact);
      if (!isNext) {
        return false;
      }
    }
    return !areAll || !isBoard;
  }

  /** Whether a caption names the players, or gives the score. */
  private static boolean isFact(TextLine line) {
    int facts = Caption.bit(Fact.BLACK) | Caption.bit(Fact.WHITE) | Caption.bit(Fact.RESULT);
    return (Caption.of(line).said() & facts) != 0;
  }

  private static boolean isOfBoard(TextLine line) {
    DiagramRow row = DiagramRow.of(line);
    boolean isRow = row.isClean() && row.cells().size() >= SheetReader.CLEAR_ROW;
    return !line.isBlank() && (isRow || row.isHeader() || row.isRule());
  }
}
