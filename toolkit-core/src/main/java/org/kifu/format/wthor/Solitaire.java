package org.kifu.format.wthor;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/**
 * One record of a solitaire file.
 *
 * @param black the black discs; bit 0 is a1
 * @param white the white discs
 * @param side 1 for Black, 2 for White; anything else is damage
 * @param score the score of the solution, a disc difference for the side to move
 * @param move the first move of the solution, 0 to 63; {@link WthorLayout#NO_SQUARE} if the byte
 *     names none
 */
record Solitaire(
    int year,
    int tournament,
    int blackPlayer,
    int whitePlayer,
    long black,
    long white,
    boolean isBoardDamaged,
    int empties,
    int side,
    int score,
    int move,
    int realScore,
    int move25) {
  static final int SIZE = 36;
  static final int BOARD = 12;
  static final int EMPTIES = 28;
  static final int SIDE = 29;
  static final int SCORE = 30;
  static final int MOVE = 31;
  static final int REAL_SCORE = 32;
  static final int MOVE_25 = 33;

  private static final int WHITE_CELL = 0b10;
  private static final int BLACK_CELL = 0b11;

  /** Reads a whole record. */
  static Solitaire of(byte[] bytes) {
    long black = 0;
    long white = 0;
    boolean isDamaged = false;
    for (int square = 0; square < Square.COUNT; square++) {
      int cell = WthorLayout.u8(bytes, BOARD + square / 4) >> 6 - 2 * (square % 4) & 0b11;
      black |= cell == BLACK_CELL ? 1L << square : 0;
      white |= cell == WHITE_CELL ? 1L << square : 0;
      isDamaged |= cell == 0b01;
    }
    return new Solitaire(
        WthorLayout.u16(bytes, 0),
        WthorLayout.u16(bytes, 2),
        number(bytes, 4),
        number(bytes, 8),
        black,
        white,
        isDamaged,
        WthorLayout.u8(bytes, EMPTIES),
        WthorLayout.u8(bytes, SIDE),
        bytes[SCORE],
        WthorLayout.square(bytes[MOVE]),
        WthorLayout.u8(bytes, REAL_SCORE),
        WthorLayout.u8(bytes, MOVE_25));
  }

  /** A number of a name; a number above the highest possible one is kept. */
  private static int number(byte[] bytes, int at) {
    int number = WthorLayout.i32(bytes, at);
    return number < 0 ? Integer.MAX_VALUE : number;
  }

  /** The position; nothing if the board or the side is damaged. */
  Optional<Position> position() {
    return isBoardDamaged || side < 1 || side > 2
        ? Optional.empty()
        : Optional.of(Position.of(black, white, side == 1 ? Disc.BLACK : Disc.WHITE));
  }

  /** The number of empty squares on the board. */
  int countedEmpties() {
    return Square.COUNT - Long.bitCount(black | white);
  }

  /** Black's discs after the solution, empties to the winner. */
  int solvedBlackDiscs() {
    return (Square.COUNT + (side == 1 ? score : -score)) / 2;
  }

  /** A record of a solitaire file: 36 bytes, or less if the source ends in it. */
  static final class SolitaireOrigin implements Origin {
    private final String source;
    private final long offset;
    private final byte[] record;

    SolitaireOrigin(String source, long offset, byte[] record) {
      this.source = source;
      this.offset = offset;
      this.record = record;
    }

    /** The bytes of the record, not copied. */
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

    /** The end of the record, since a solitaire has no moves. */
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
}
