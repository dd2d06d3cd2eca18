package org.kifu.engine;

import java.util.Locale;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;

/** Moves as the protocols write them. */
final class ProtocolMoves {
  private ProtocolMoves() {}

  /**
   * Reads a square in either case, or a pass: {@code PA}, {@code PASS} or a prefix between them,
   * {@code PS} (Edax) or {@code --}.
   */
  static MoveToken token(String text) {
    if (isPass(text)) {
      return Pass.WRITTEN;
    }
    try {
      return Place.on8x8(Square.parse(text));
    } catch (IllegalArgumentException e) {
      return new NoSquare(text);
    }
  }

  private static boolean isPass(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "pa", "pas", "pass", "ps", "--" -> true;
      default -> false;
    };
  }

  /** A move as NBoard writes it: two characters, {@code PA} for a pass. */
  static String nboard(Move move) {
    return move.isPass() ? "PA" : move.toString().toUpperCase(Locale.ROOT);
  }
}
