package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;

/** The lines of a text, those of web pages in pieces: see {@link PagePieces}. */
final class PageLines {
  private final TextLines lines;
  private final Page page;
  private final Queue<TextLine> pieces = new ArrayDeque<>(2);

  /**
   * Starts at the first line.
   *
   * @param page what the lines before have left open, as their reader knows it
   */
  PageLines(TextLines lines, Page page) {
    this.lines = lines;
    this.page = page;
  }

  /** Returns the next line or piece, once all before it are read; nothing at the end. */
  Optional<TextLine> next() {
    if (pieces.isEmpty()) {
      lines.next().ifPresent(line -> pieces.addAll(PagePieces.of(line, page)));
    }
    return Optional.ofNullable(pieces.poll());
  }
}
