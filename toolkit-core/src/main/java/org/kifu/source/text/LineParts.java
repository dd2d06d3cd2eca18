package org.kifu.source.text;

import java.util.Optional;

/**
 * The parts of a line that end with a sign other than LF and CR: a form feed, a vertical tab,
 * U+0085, U+2028 or U+2029. They keep the number of the whole line, as editors count, and its
 * columns.
 */
final class LineParts {
  private final TextLine line;

  /** The place after the last character that is not blank. */
  private final int visible;

  private int at;

  private LineParts(TextLine line) {
    this.line = line;
    int end = line.text().length();
    while (end > 0 && isBlank(line.text().charAt(end - 1))) {
      end--;
    }
    this.visible = end;
  }

  /** Returns the parts of a line; nothing if it has only one. */
  static Optional<LineParts> of(TextLine line) {
    String text = line.text();
    boolean mayHave = !line.isAscii() || text.indexOf('\f') >= 0 || text.indexOf('\u000B') >= 0;
    return mayHave
        ? Optional.of(new LineParts(line)).filter(LineParts::areSeveral)
        : Optional.empty();
  }

  private boolean areSeveral() {
    return end() < line.text().length();
  }

  /** Returns the next part; nothing after the last. */
  Optional<TextLine> next() {
    int length = line.text().length();
    if (at > length) {
      return Optional.empty();
    }
    int from = at;
    int end = end();
    at = end + 1;
    TextLine part = line.piece(from, Math.min(length, at));
    return Optional.of(end < length ? part.blanked(end - from, at - from) : part);
  }

  /** The end of the next part; blanks up to the end of the line belong to the last part. */
  private int end() {
    int end = at;
    while (end < visible && !isEnd(end)) {
      end++;
    }
    return end < visible ? end : line.text().length();
  }

  /**
   * Whether a part ends here. In encodings with one byte for each character, 0x85 is three dots or
   * a control character, and does not end a part.
   */
  private boolean isEnd(int index) {
    char c = line.text().charAt(index);
    return switch (c) {
      case '\f', '\u000B', '\u2028', '\u2029' -> true;
      case '\u0085' -> line.widthOf(index) > 1;
      default -> false;
    };
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\u0085';
  }
}
