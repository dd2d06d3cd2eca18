package org.kifu.format.transcript.line;

import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.rules.Othello;

/**
 * The board at the front of a line: 64 cells, followed by the side to move as in Edax, or directly
 * by the moves as in Cassio.
 *
 * @param end the first character after it, and after the semicolon or blank that ends it
 * @param position the position, with black to move if no side is named
 * @param isSideOpen whether no side is named
 */
record FrontBoard(int end, Position position, boolean isSideOpen) {
  /** Returns the board of a line in {@code X O -}. */
  static Optional<FrontBoard> in(String text) {
    int from = text.length() - text.stripLeading().length();
    int cells = from + Square.COUNT;
    if (cells >= text.length()) {
      return Optional.empty();
    }
    int side = cells;
    while (side < text.length() && text.charAt(side) == ' ') {
      side++;
    }
    int end = side + 1;
    boolean mayFit = end == text.length() || end < text.length() && isSideEnd(text.charAt(end));
    Optional<Position> named =
        mayFit ? BoardText.parse(text.substring(from, end)) : Optional.empty();
    return named
        .map(position -> new FrontBoard(Math.min(text.length(), end + 1), position, false))
        .or(() -> withoutSide(text, from, cells));
  }

  private static Optional<FrontBoard> withoutSide(String text, int from, int cells) {
    boolean isMove =
        cells + 1 < text.length()
            && MoveWord.isFile(text.charAt(cells))
            && MoveWord.isRank(text.charAt(cells + 1));
    return isMove
        ? BoardText.parse(text.substring(from, cells) + " X")
            .map(position -> new FrontBoard(cells, position, true))
        : Optional.empty();
  }

  private static boolean isSideEnd(char c) {
    return c == ';' || Character.isWhitespace(c);
  }

  /** The start of a game; if no side is named, the side that can play these moves begins. */
  StartSpec start(WrittenMoves moves) {
    boolean isWhites =
        isSideOpen
            && moves.size() > 0
            && !plays(position, moves)
            && plays(position.passed(), moves);
    return StartSpec.of(isWhites ? position.passed() : position);
  }

  private static boolean plays(Position position, WrittenMoves moves) {
    byte first = moves.squares()[0];
    return Othello.RULES.legalMoves(position).stream()
        .anyMatch(move -> !move.isPass() && move.square() == first);
  }
}
