package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Supplier;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text. Lines of web pages are cut into pieces ({@link PagePieces}) and given as
 * their text ({@link PageText}). The lines of a table row become one, and so do a label and its
 * value.
 */
public final class PageLines {
  /** The most lines of an element of a web page. */
  private static final int MOST_LINES = 5000;

  private static final int MOST_BYTES = 1 << 22;

  /** The most lines of a table row or a tag. */
  private static final int MOST_PART_LINES = 200;

  private static final int MOST_PART_BYTES = 1 << 14;

  private final Supplier<Optional<TextLine>> lines;
  private final boolean isCut;
  private final HiddenElements hidden;
  private final LineQueue pieces = new LineQueue();
  private final LineQueue ahead = new LineQueue();
  private final HeldLabel labels = new HeldLabel();

  /** Lines that begin no row. */
  private final LineQueue released = new LineQueue();

  /** The line after such lines, if it was read. */
  private final LineQueue putBack = new LineQueue();

  /**
   * Starts at the first line.
   *
   * @param lines gives the next line, nothing at the end
   * @param isCut whether the text continues after the last line
   */
  public PageLines(Supplier<Optional<TextLine>> lines, boolean isCut) {
    this.lines = new WikiLines(new DataLines(lines)::next)::next;
    this.isCut = isCut;
    this.hidden = new HiddenElements(this::endsLater);
  }

  /** The elements that the lines so far have left open, as the reader of the lines knows them. */
  public HiddenElements hidden() {
    return hidden;
  }

  /** Returns the next line or piece, once all earlier ones are read; nothing at the end. */
  public Optional<TextLine> next() {
    while (pieces.isEmpty()) {
      Optional<TextLine> line = take();
      if (line.isEmpty()) {
        labels.release();
        return pieces.poll();
      }
      boolean isPlain = !hidden.isOpen() && isPlain(line.get().text());
      if (isPlain && labels.isEmpty()) {
        return line;
      }
      read(line.get());
    }
    return pieces.poll();
  }

  /** Whether a line has no tags, entities or addresses, like nearly all lines of most archives. */
  private static boolean isPlain(String text) {
    return !PageTag.mayBeIn(text) && text.indexOf('?') < 0;
  }

  /** Reads a line, which may make no piece. */
  private void read(TextLine first) {
    boolean isPlain = !hidden.isOpen() && !PageTag.mayBeIn(first.text());
    List<TextLine> facts =
        hidden.isOpen() || !AddressFacts.mayBeIn(first.text())
            ? List.of()
            : AddressFacts.inLine(first);
    if (isPlain || first.isTooLong() || !facts.isEmpty()) {
      labels.release();
      (facts.isEmpty() ? List.of(first) : facts).forEach(pieces::add);
    } else {
      TextLine whole = hidden.isOpen() ? first : whole(first);
      PagePieces.of(whole, hidden).forEach(labels::add);
    }
  }

  private Optional<TextLine> take() {
    return released.isEmpty() ? takeNew() : released.poll();
  }

  /** The next line that was not read ahead. */
  private Optional<TextLine> takeNew() {
    LineQueue queue = putBack.isEmpty() ? ahead : putBack;
    return queue.isEmpty() ? lines.get() : queue.poll();
  }

  /** A line together with the lines up to the end of the row or tag that it leaves open. */
  private TextLine whole(TextLine first) {
    OpenPart open = released.isEmpty() ? OpenPart.after(first.text()) : OpenPart.NONE;
    List<TextLine> part = new ArrayList<>(List.of(first));
    int bytes = first.byteCount();
    boolean mayEnd = true;
    while (open != OpenPart.NONE && mayEnd) {
      Optional<TextLine> next = takeNew();
      int end = next.isPresent() ? open.end(next.get().text()) : OpenPart.HAS_NO_END;
      if (end == OpenPart.GOES_ON) {
        next.ifPresent(part::add);
      } else if (end >= 0) {
        addTo(part, next.get(), end);
        open = open == OpenPart.TAG ? OpenPart.after(next.get().text()) : OpenPart.NONE;
      } else {
        next.ifPresent(putBack::add);
      }
      bytes += next.map(TextLine::byteCount).orElse(0);
      mayEnd =
          end != OpenPart.HAS_NO_END && part.size() < MOST_PART_LINES && bytes < MOST_PART_BYTES;
    }
    if (open == OpenPart.NONE) {
      return LineRewriter.joined(part);
    }
    part.subList(1, part.size()).forEach(released::add);
    return first;
  }

  private void addTo(List<TextLine> part, TextLine last, int end) {
    if (end > 0) {
      part.add(last.piece(0, end));
    }
    if (end < last.text().length()) {
      putBack.add(last.piece(end, last.text().length()));
    }
  }

  /** Whether an element ends in the text still to come. */
  private boolean endsLater(String element) {
    if (pieces.holdsEnd(element) || released.holdsEnd(element) || putBack.holdsEnd(element)) {
      return true;
    }
    boolean isEnd = false;
    while (!isEnd && ahead.size() < MOST_LINES && ahead.bytes() < MOST_BYTES) {
      Optional<TextLine> line = lines.get();
      line.ifPresent(ahead::add);
      isEnd = line.isEmpty();
    }
    return ahead.holdsEnd(element) || isEnd && isCut;
  }

  /** Pieces that begin with a label, whose value may be in the next piece. */
  private final class HeldLabel {
    /** The most pieces of tags that may come between the two. */
    private static final int MOST_PIECES = 10;

    private static final int MOST_CHARACTERS = 200;

    private final List<PagePieces.Piece> held = new ArrayList<>();

    /** Takes a piece, and hands it on if it is not a label; tags alone are not a piece. */
    void add(PagePieces.Piece piece) {
      if (!piece.hasText()) {
        hold(piece);
      } else if (!addValue(piece)) {
        release();
        if (mayBeLabel(piece)) {
          held.add(piece);
        } else {
          pieces.add(PageText.of(piece));
        }
      }
    }

    private void hold(PagePieces.Piece tags) {
      if (held.size() < MOST_PIECES && !held.isEmpty()) {
        held.add(tags);
      } else {
        release();
      }
    }

    private boolean mayBeLabel(PagePieces.Piece piece) {
      String text = piece.line().text();
      return text.length() <= MOST_CHARACTERS
          && piece.plainFrom() == 0
          && PageRuns.of(text, 0).isLabel();
    }

    /** Whether a piece was the value of the label before it. */
    private boolean addValue(PagePieces.Piece piece) {
      if (held.isEmpty() || piece.plainFrom() > 0 || piece.line().isBlank()) {
        return false;
      }
      List<TextLine> all = new ArrayList<>();
      held.forEach(each -> all.add(each.line()));
      all.add(piece.line());
      TextLine joined = LineRewriter.joined(all);
      boolean isValue = PageRuns.of(joined.text(), 0).isBeforeValue(0);
      if (isValue) {
        held.clear();
        pieces.add(PageText.of(new PagePieces.Piece(joined, 0, true)));
      }
      return isValue;
    }

    boolean isEmpty() {
      return held.isEmpty();
    }

    /** Hands on the pieces that are held. */
    void release() {
      held.stream().filter(PagePieces.Piece::hasText).map(PageText::of).forEach(pieces::add);
      held.clear();
    }
  }

  /** Lines still to be read, with a record of the elements of a web page that end in them. */
  private static final class LineQueue {
    private final Queue<TextLine> lines = new ArrayDeque<>(2);

    /** The last line so far in which an element ends, counted from 1, by its name. */
    private final Map<String, Long> ends = new HashMap<>();

    private long taken;
    private long bytes;

    void add(TextLine line) {
      lines.add(line);
      bytes += line.byteCount();
      String text = line.text();
      boolean mayEnd = text.contains("</") || text.contains("-->");
      for (String element : mayEnd ? HiddenElements.ELEMENTS : Set.<String>of()) {
        if (HiddenElements.endsIn(element, text, 0)) {
          ends.put(element, taken + lines.size());
        }
      }
    }

    /** Removes the first line; nothing if there is none. */
    Optional<TextLine> poll() {
      TextLine line = lines.poll();
      if (line != null) {
        taken++;
        bytes -= line.byteCount();
      }
      return Optional.ofNullable(line);
    }

    boolean isEmpty() {
      return lines.isEmpty();
    }

    int size() {
      return lines.size();
    }

    /** The bytes of the lines. */
    long bytes() {
      return bytes;
    }

    /** Whether an element ends in one of the lines. */
    boolean holdsEnd(String element) {
      return ends.getOrDefault(element, 0L) > taken;
    }
  }
}
