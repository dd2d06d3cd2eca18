package org.kifu.format.wthor;

import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** A record of a solitaire file: 36 bytes, or less if the source ends in it. */
final class SolitaireOrigin implements Origin {
  private final String source;
  private final long offset;
  private final byte[] record;

  SolitaireOrigin(String source, long offset, byte[] record) {
    this.source = source;
    this.offset = offset;
    this.record = record;
  }

  /** Its bytes, not copied. */
  byte[] record() {
    return record;
  }

  @Override
  public SourceLocation start() {
    return at(0);
  }

  @Override
  public SourceLocation of(Fact fact) {
    return at(
        switch (fact) {
          case DATE, PLACE -> 0;
          case EVENT -> 2;
          case BLACK -> 4;
          case WHITE -> 8;
          case START -> Solitaire.BOARD;
          case THEORY -> Solitaire.SCORE;
          case RESULT -> Solitaire.REAL_SCORE;
        });
  }

  /** A solitaire has no moves. */
  @Override
  public SourceLocation ofMove(int index) {
    return at(Math.min(Solitaire.SIZE, record.length));
  }

  @Override
  public byte[] bytes() {
    return record.clone();
  }

  /** The place of a byte of the record. */
  SourceLocation at(int inRecord) {
    return SourceLocation.atByte(source, offset + inRecord);
  }
}
