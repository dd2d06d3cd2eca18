package org.kifu.format.quest;

import org.kifu.game.SourceLocation;

/** The places of the bytes of a piece of text; asked in the order of the bytes. */
final class Places {
  private final SourceLocation start;
  private final byte[] text;
  private int at;
  private int line;
  private int column;

  Places(SourceLocation start, byte[] text) {
    this.start = start;
    this.text = text;
    this.line = start.line();
    this.column = start.column();
  }

  SourceLocation at(long offset) {
    for (; at < Math.min(offset, text.length); at++) {
      if (text[at] == '\n') {
        line++;
        column = 1;
      } else if ((text[at] & 0xC0) != 0x80) {
        column++;
      }
    }
    return new SourceLocation(start.source(), start.offset() + at, line, column);
  }
}
