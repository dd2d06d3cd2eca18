package org.kifu.source;

import org.kifu.game.SourceLocation;

/** The places of the bytes of a piece of text; asked in the order of the bytes. */
public final class Places {
  private final SourceLocation start;
  private final Utf8Text text;
  private int at;
  private long offset;
  private int line;
  private int column;

  /** Starts at the first byte. */
  public Places(SourceLocation start, Utf8Text text) {
    this.start = start;
    this.text = text;
    this.offset = start.offset();
    this.line = start.line();
    this.column = start.column();
  }

  public SourceLocation at(long index) {
    byte[] bytes = text.bytes();
    for (; at < Math.min(index, bytes.length); at++) {
      offset += text.width(at);
      if (bytes[at] == '\n') {
        line++;
        column = 1;
      } else if ((bytes[at] & 0xC0) != 0x80) {
        column++;
      }
    }
    return new SourceLocation(start.source(), offset, line, column);
  }
}
