package org.kifu.format.wthor;

import java.util.Arrays;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** A record of a game file: 68 bytes, or less if the source ends in it. */
final class WthorOrigin implements Origin {
  private final String source;
  private final long offset;
  private final byte[] chunk;
  private final int at;
  private final int length;

  WthorOrigin(String source, long offset, byte[] chunk, int at, int length) {
    this.source = source;
    this.offset = offset;
    this.chunk = chunk;
    this.at = at;
    this.length = length;
  }

  /** The bytes it was read with; the record starts at {@link #at}. */
  byte[] chunk() {
    return chunk;
  }

  int at() {
    return at;
  }

  int length() {
    return length;
  }

  @Override
  public SourceLocation start() {
    return byteAt(0);
  }

  @Override
  public SourceLocation of(Fact fact) {
    return byteAt(
        switch (fact) {
          case EVENT -> 0;
          case BLACK -> 2;
          case WHITE -> 4;
          case RESULT -> 6;
          case THEORY -> 7;
          case PLACE, DATE, START -> 0;
        });
  }

  @Override
  public SourceLocation ofMove(int index) {
    return byteAt(Math.min(Layout.MOVES + index, length));
  }

  @Override
  public int byteCount() {
    return length;
  }

  @Override
  public void spans(SpanTaker taker) {
    taker.take(offset, offset + length);
  }

  @Override
  public byte[] bytes() {
    return Arrays.copyOfRange(chunk, at, at + length);
  }

  private SourceLocation byteAt(int inRecord) {
    return SourceLocation.atByte(source, offset + inRecord);
  }
}
