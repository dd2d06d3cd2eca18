package org.kifu.format.transcript.line;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/** The lines of a text, those of web pages in pieces: see {@link PagePieces}. */
public final class PageLines {
  /** An element of a web page is not longer. */
  private static final int MOST_LINES = 5000;

  private static final int MOST_BYTES = 1 << 22;

  private final Supplier<Optional<TextLine>> lines;
  private final boolean isCut;
  private final HiddenElements hidden;
  private final LineQueue pieces = new LineQueue();
  private final LineQueue ahead = new LineQueue();

  /**
   * Starts at the first line.
   *
   * @param lines gives the next line, nothing at the end
   * @param isCut whether the text goes on behind the last of them
   */
  public PageLines(Supplier<Optional<TextLine>> lines, boolean isCut) {
    this.lines = lines;
    this.isCut = isCut;
    this.hidden = new HiddenElements(this::endsLater);
  }

  /** What the lines so far have left open, as their reader knows it. */
  public HiddenElements hidden() {
    return hidden;
  }

  /** Returns the next line or piece, once all before it are read; nothing at the end. */
  public Optional<TextLine> next() {
    if (pieces.isEmpty()) {
      Optional<TextLine> line = ahead.isEmpty() ? lines.get() : ahead.poll();
      line.ifPresent(each -> PagePieces.of(each, hidden).forEach(pieces::add));
    }
    return pieces.poll();
  }

  /** Whether an element ends in what is still to come. */
  private boolean endsLater(String element) {
    if (pieces.holdsEnd(element)) {
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

  /** Lines that are still to be read, which knows what elements of a web page end in them. */
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

    /** Takes the first line out; nothing if there is none. */
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

    /** The bytes of its lines. */
    long bytes() {
      return bytes;
    }

    /** Whether an element ends in one of the lines. */
    boolean holdsEnd(String element) {
      return ends.getOrDefault(element, 0L) > taken;
    }
  }

  /**
   * The pieces of a line of a web page, cut where a line ends for who sees the page: at tags that
   * begin or end a block, such as {@code <p>}, {@code <li>} and {@code <br>}, and behind a cell of
   * a table that holds a list of moves. A tag with moves in an attribute, and a string of a script
   * with moves, are pieces of their own. Several cuts with nothing between them are one.
   */
  private static final class PagePieces {
    private static final Pattern TAG = Pattern.compile("<!--|<(/?)([A-Za-z][A-Za-z0-9]*)[^<>]*>");

    /** Tags that are the end of a line where they stand. */
    private static final Set<String> BREAKS = Set.of("br", "hr");

    private static final Set<String> BLOCKS =
        Set.of(
            ("address article aside blockquote body button caption center dd details div dl dt"
                 + " fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header html li"
                 + " main nav ol option p pre section select summary table tbody textarea tfoot"
                 + " thead title tr ul")
                .split(" "));

    private static final Set<String> CELLS = Set.of("td", "th");

    private final TextLine line;
    private final String text;
    private final List<TextLine> pieces = new ArrayList<>();

    /** Where the piece at hand begins. */
    private int from;

    /** Where the piece at hand ends if more follows; -1 if nothing has ended it. */
    private int end = -1;

    /** Where the last cell of a table begins. */
    private int cell;

    /** Whether the piece at hand holds more than tags. */
    private boolean hasText;

    private PagePieces(TextLine line) {
      this.line = line;
      this.text = line.text();
    }

    /**
     * Returns the pieces of a line, in order; the line itself if it is not to be cut.
     *
     * @param hidden what is open where the line begins
     */
    static List<TextLine> of(TextLine line, HiddenElements hidden) {
      boolean mayBeCut = line.text().indexOf('<') >= 0 || hidden.isInScript();
      return mayBeCut && !line.isTooLong() ? new PagePieces(line).cut(hidden) : List.of(line);
    }

    private List<TextLine> cut(HiddenElements hidden) {
      int at = hidden.isInScript() ? script(0) : hidden.isOpen() ? hidden.end(text, 0) : 0;
      Matcher tag = TAG.matcher(text);
      while (tag.find(at)) {
        text(at, tag.start());
        at = tag.group(2) == null ? HiddenElements.commentEnd(text, tag.start()) : tag(tag);
      }
      text(at, text.length());
      pieces.add(line.piece(from, text.length()));
      return pieces;
    }

    /** Takes a tag, and the script that it may open; returns where they end. */
    private int tag(Matcher tag) {
      boolean opens = tag.group(1).isEmpty();
      String name = tag.group(2).toLowerCase(Locale.ROOT);
      if (opens
          && (Markup.holdsMoves(text, tag.start(), tag.end())
              || LabelLine.TagLabel.statesFact(tag.group()))) {
        alone(tag.start(), tag.end());
      } else if (opens && CELLS.contains(name)) {
        cell(tag.start(), tag.end());
      } else if (opens && isBlock(name)) {
        endPiece(tag.start());
      } else if (hasText && (isBlock(name) || BREAKS.contains(name))) {
        end = tag.end();
      }
      return opens && name.equals("script") ? script(tag.end()) : tag.end();
    }

    /** Elements of XML that hold a game or a fact of one are blocks as well. */
    private static boolean isBlock(String name) {
      return BLOCKS.contains(name) || name.equals("game") || LabelledFact.named(name).isPresent();
    }

    private void cell(int start, int past) {
      if (Markup.SquareRun.isIn(text, cell, start)) {
        endPiece(start);
      }
      cell = past;
    }

    private void text(int start, int past) {
      if (!text.substring(start, past).isBlank()) {
        goOn();
        hasText = true;
      }
    }

    /** Strings of a script; returns where it ends. */
    private int script(int start) {
      int past = HiddenElements.scriptEnd(text, start);
      Matcher string = HiddenElements.quoted(text, start, past);
      while (string.find()) {
        if (Markup.SquareRun.isIn(text, string.start(), string.end())) {
          alone(string.start(), string.end());
        }
      }
      return past;
    }

    private void alone(int start, int past) {
      endPiece(start);
      hasText = true;
      end = past;
    }

    /** The piece ends before what begins here, if it holds anything. */
    private void endPiece(int start) {
      if (hasText) {
        end = start;
        goOn();
      }
    }

    /** More follows: what has ended the piece counts. */
    private void goOn() {
      if (end >= 0) {
        pieces.add(line.piece(from, end));
        from = end;
        end = -1;
        hasText = false;
      }
    }
  }
}
