package org.kifu.format;

import java.util.function.IntUnaryOperator;
import org.kifu.game.SourceLocation;

/** The places of the bytes of a piece of text; asked in the order of the bytes. */
final class Places {
  private final SourceLocation start;
  private final byte[] text;
  private final IntUnaryOperator widths;
  private int at;
  private long offset;
  private int line;
  private int column;

  /**
   * Starts at the first byte.
   *
   * @param widths how many bytes of the source each byte of the text stands for
   */
  Places(SourceLocation start, byte[] text, IntUnaryOperator widths) {
    this.start = start;
    this.text = text;
    this.widths = widths;
    this.offset = start.offset();
    this.line = start.line();
    this.column = start.column();
  }

  SourceLocation at(long index) {
    for (; at < Math.min(index, text.length); at++) {
      offset += widths.applyAsInt(text[at] & 0xFF);
      if (text[at] == '\n') {
        line++;
        column = 1;
      } else if ((text[at] & 0xC0) != 0x80) {
        column++;
      }
    }
    return new SourceLocation(start.source(), offset, line, column);
  }
}
