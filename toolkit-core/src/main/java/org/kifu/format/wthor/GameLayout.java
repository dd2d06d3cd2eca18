package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;

/** The records of game files, by their board. */
enum GameLayout {
  /** 8x8 squares. */
  EIGHT(GameRecord.OTHELLO, WthorLayout.GAME, WthorLayout.MAX_MOVES, WthorLayout.MAX_SCORE),

  /** 10x10 squares; a move is 12 * rank + file, a1 = 13, j10 = 130. */
  TEN("grand", 104, 96, 100);

  private static final int TEN_ROW = 12;
  private static final int TEN_SIDE = 10;

  private final String rules;
  private final int size;
  private final int mostMoves;
  private final int mostDiscs;

  GameLayout(String rules, int size, int mostMoves, int mostDiscs) {
    this.rules = rules;
    this.size = size;
    this.mostMoves = mostMoves;
    this.mostDiscs = mostDiscs;
  }

  String rules() {
    return rules;
  }

  /** The bytes of a record. */
  int size() {
    return size;
  }

  int mostMoves() {
    return mostMoves;
  }

  /** The number of squares of the board. */
  int mostDiscs() {
    return mostDiscs;
  }

  /** The moves of a number of bytes. */
  MoveList moves(byte[] bytes, int start, int count) {
    return this == EIGHT ? onEight(bytes, start, count) : tokens(bytes, start, count);
  }

  private MoveList onEight(byte[] bytes, int start, int count) {
    byte[] squares = new byte[count];
    for (int i = 0; i < count; i++) {
      squares[i] = (byte) WthorLayout.square(bytes[start + i]);
      if (squares[i] == WthorLayout.NO_SQUARE) {
        return tokens(bytes, start, count);
      }
    }
    return MoveList.ofSquares(squares);
  }

  private MoveList tokens(byte[] bytes, int start, int count) {
    List<MoveToken> tokens = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      tokens.add(this == EIGHT ? eight(bytes[start + i]) : ten(WthorLayout.u8(bytes, start + i)));
    }
    return MoveList.of(tokens);
  }

  private static MoveToken eight(byte code) {
    int square = WthorLayout.square(code);
    return square == WthorLayout.NO_SQUARE
        ? new MoveToken.NoSquare(RecordBytes.WthorCode.text(code & 0xFF))
        : MoveToken.Place.on8x8(square);
  }

  private static MoveToken ten(int code) {
    int file = code % TEN_ROW - 1;
    int rank = code / TEN_ROW - 1;
    boolean isSquare = file >= 0 && file < TEN_SIDE && rank >= 0 && rank < TEN_SIDE;
    return isSquare
        ? new MoveToken.Place(file, rank)
        : new MoveToken.NoSquare(RecordBytes.WthorCode.text(code));
  }
}
