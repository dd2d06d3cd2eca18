package org.kifu.format.transcript;

import java.util.Optional;
import org.kifu.source.TextLine;

/** The fast way through the commonest line: squares of the 8x8 board and nothing else. */
final class JoinedLine {
  private static final int MOST_MOVES = 60;

  private JoinedLine() {}

  /** Returns the moves of such a line; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line) {
    return read(line, line.text());
  }

  /** The same of a line in other letters, each in its place. */
  static Optional<LineReading> read(TextLine line, String text) {
    int from = 0;
    int to = text.length();
    while (to > from && isBlank(text.charAt(to - 1))) {
      to--;
    }
    while (from < to && isBlank(text.charAt(from))) {
      from++;
    }
    int first = from;
    return squares(text, from, to)
        .map(squares -> LineReading.ofMoves(line, WrittenMoves.joined(squares, first)));
  }

  /** Returns the squares of a stretch of text that holds nothing else. */
  static Optional<byte[]> squares(String text, int from, int to) {
    int length = to - from;
    if (length == 0 || length % 2 != 0 || length > 2 * MOST_MOVES) {
      return Optional.empty();
    }
    byte[] squares = new byte[length / 2];
    int off = 0;
    for (int i = 0; i < squares.length; i++) {
      int file = (text.charAt(from + 2 * i) | 0x20) - 'a';
      int rank = text.charAt(from + 2 * i + 1) - '1';
      off |= file | rank;
      squares[i] = (byte) (8 * rank + file);
    }
    return (off & ~7) == 0 ? Optional.of(squares) : Optional.empty();
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
