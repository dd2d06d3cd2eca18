package org.kifu.repair;

import java.util.Arrays;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.game.MoveList;

/** The moves of a list, as they are written. */
final class MoveLine implements Written {
  /** The byte of what is no square of the 8x8 board. */
  static final byte NO_SQUARE = 127;

  private final byte[] squares;

  /** What is written, by move. */
  private final String[] words;

  private MoveLine(byte[] squares, String[] words) {
    this.squares = squares;
    this.words = words;
  }

  static MoveLine of(List<MoveToken> moves) {
    byte[] squares = new byte[moves.size()];
    String[] words = new String[squares.length];
    for (int i = 0; i < squares.length; i++) {
      MoveToken move = moves.get(i);
      words[i] = move.toString();
      squares[i] =
          switch (move) {
            case MoveToken.Pass() -> MoveList.PASS;
            case Place(int file, int rank) when (file | rank) < 8 -> (byte) Square.at(file, rank);
            default -> NO_SQUARE;
          };
    }
    return new MoveLine(squares, words);
  }

  int size() {
    return squares.length;
  }

  byte square(int index) {
    return squares[index];
  }

  String word(int index) {
    return words[index];
  }

  /** How often a square is written. */
  int count(byte square) {
    int count = 0;
    for (byte each : squares) {
      count += each == square ? 1 : 0;
    }
    return count;
  }

  MoveLine with(int index, int square) {
    byte[] changed = squares.clone();
    String[] changedWords = words.clone();
    changed[index] = (byte) square;
    changedWords[index] = name(square);
    return new MoveLine(changed, changedWords);
  }

  MoveLine swapped(int one, int other) {
    byte[] changed = squares.clone();
    String[] changedWords = words.clone();
    changed[one] = squares[other];
    changed[other] = squares[one];
    changedWords[one] = words[other];
    changedWords[other] = words[one];
    return new MoveLine(changed, changedWords);
  }

  MoveLine without(int index) {
    byte[] fewer = new byte[squares.length - 1];
    String[] fewerWords = new String[fewer.length];
    for (int i = 0; i < fewer.length; i++) {
      fewer[i] = squares[i < index ? i : i + 1];
      fewerWords[i] = words[i < index ? i : i + 1];
    }
    return new MoveLine(fewer, fewerWords);
  }

  MoveLine inserted(int index, int square) {
    byte[] more = Arrays.copyOf(squares, squares.length + 1);
    String[] moreWords = Arrays.copyOf(words, more.length);
    System.arraycopy(squares, index, more, index + 1, squares.length - index);
    System.arraycopy(words, index, moreWords, index + 1, squares.length - index);
    more[index] = (byte) square;
    moreWords[index] = name(square);
    return new MoveLine(more, moreWords);
  }

  private static String name(int square) {
    return square == MoveList.PASS ? "pass" : Square.name(square);
  }

  @Override
  public byte[] line() {
    return squares;
  }

  @Override
  public void undo(int firstBad, Sink sink) {
    new LineFaults(this, sink).undo(Math.min(firstBad, squares.length));
  }
}
