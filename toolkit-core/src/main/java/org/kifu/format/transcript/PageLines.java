package org.kifu.format.transcript;

import java.util.Optional;
import java.util.function.Supplier;
import org.kifu.source.TextLine;

/** The lines of a text, those of web pages in pieces: see {@link PagePieces}. */
final class PageLines {
  /** An element of a web page is not longer. */
  private static final int MOST_LINES = 5000;

  private static final int MOST_BYTES = 1 << 22;

  private final Supplier<Optional<TextLine>> lines;
  private final boolean isCut;
  private final Page page;
  private final LineQueue pieces = new LineQueue();
  private final LineQueue ahead = new LineQueue();

  /**
   * Starts at the first line.
   *
   * @param lines gives the next line, nothing at the end
   * @param isCut whether the text goes on behind the last of them
   */
  PageLines(Supplier<Optional<TextLine>> lines, boolean isCut) {
    this.lines = lines;
    this.isCut = isCut;
    this.page = new Page(this::endsLater);
  }

  /** What the lines so far have left open, as their reader knows it. */
  Page page() {
    return page;
  }

  /** Returns the next line or piece, once all before it are read; nothing at the end. */
  Optional<TextLine> next() {
    if (pieces.isEmpty()) {
      Optional<TextLine> line = ahead.isEmpty() ? lines.get() : ahead.poll();
      line.ifPresent(each -> PagePieces.of(each, page).forEach(pieces::add));
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
}
