package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Supplier;
import org.kifu.format.TextLine;

/** The lines of a text, with a bounded look at those to come. */
final class AheadLines {
  /** An element of a web page is not longer. */
  private static final int MOST_LINES = 5000;

  private static final int MOST_BYTES = 1 << 22;

  private final Supplier<Optional<TextLine>> lines;
  private final Queue<TextLine> ahead = new ArrayDeque<>();

  /** The last line so far in which an element ends, counted from 1, by its name. */
  private final Map<String, Long> ends = new HashMap<>();

  private long taken;
  private long bytes;

  AheadLines(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  /** Returns the next line; nothing at the end. */
  Optional<TextLine> next() {
    taken++;
    if (ahead.isEmpty()) {
      return lines.get();
    }
    bytes -= ahead.element().byteCount();
    return Optional.of(ahead.remove());
  }

  /**
   * Whether an element of a web page ends in one of the lines to come.
   *
   * @param element its name in small letters, one of {@link Page#ELEMENTS}
   */
  boolean endsLater(String element) {
    boolean isEnd = false;
    while (!isEnd && ahead.size() < MOST_LINES && bytes < MOST_BYTES) {
      Optional<TextLine> line = lines.get();
      line.ifPresent(this::add);
      isEnd = line.isEmpty();
    }
    return ends.getOrDefault(element, 0L) > taken;
  }

  private void add(TextLine line) {
    ahead.add(line);
    bytes += line.byteCount();
    String text = line.text();
    for (String element : text.contains("</") ? Page.ELEMENTS : Set.<String>of()) {
      if (Page.endOf(element, text, 0) < text.length()) {
        ends.put(element, taken + ahead.size());
      }
    }
  }
}
