package org.kifu.format.transcript.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.page.PageLines;
import org.kifu.source.text.TextLine;

/** The lines of a text, some of which may be read ahead and put back. */
final class LinesAhead {
  static final int MOST_LINES = 200;

  private static final int MOST_BYTES = 1 << 14;

  /** The number of blank lines between two paragraphs that may belong together. */
  private static final int MOST_BLANK = 2;

  private final PageLines lines;
  private final Deque<TextLine> back = new ArrayDeque<>();

  LinesAhead(PageLines lines) {
    this.lines = lines;
  }

  /** Returns the next line; nothing at the end. */
  Optional<TextLine> next() {
    return back.isEmpty() ? lines.next() : Optional.of(back.removeFirst());
  }

  void putBack(List<TextLine> read) {
    for (TextLine line : read.reversed()) {
      back.addFirst(line);
    }
  }

  /** Whether this many lines and bytes may be a paragraph that ends with this line. */
  static boolean mayHold(TextLine last, int count, int bytes) {
    return bytes <= MOST_BYTES
        && count < MOST_LINES
        && !last.isTooLong()
        && last.text().indexOf('<') < 0;
  }

  /**
   * Takes the blank lines and the paragraph that come next; nothing if there is none, or it is too
   * long or has tags.
   */
  List<TextLine> paragraph() {
    List<TextLine> read = new ArrayList<>();
    Optional<TextLine> line = next();
    while (line.isPresent() && line.get().isBlank() && read.size() < MOST_BLANK) {
      read.add(line.get());
      line = next();
    }
    int bytes = 0;
    int blank = read.size();
    while (line.isPresent() && !line.get().isBlank()) {
      read.add(line.get());
      bytes += line.get().byteCount();
      if (!mayHold(line.get(), read.size(), bytes)) {
        putBack(read);
        return List.of();
      }
      line = next();
    }
    putBack(line.stream().toList());
    if (read.size() == blank) {
      putBack(read);
      return List.of();
    }
    return read;
  }
}
