package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.kifu.source.TextLine;

/** Lines that are still to be read, which knows what elements of a web page end in them. */
final class LineQueue {
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
    for (String element : mayEnd ? Page.ELEMENTS : Set.<String>of()) {
      if (Page.endsIn(element, text, 0)) {
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
