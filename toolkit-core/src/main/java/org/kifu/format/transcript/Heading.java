package org.kifu.format.transcript;

import java.util.List;
import org.kifu.format.transcript.Token.Kind;

/** The words of a line before its moves. */
final class Heading {
  /** Fewer squares may be words. */
  private static final int CLEAR_SQUARES = 4;

  private Heading() {}

  /**
   * Returns the number of tokens before the moves, where words are among them and nothing but moves
   * follows: all tokens of a line without moves; 0 if the line has no such heading.
   */
  static int end(String text, List<Token> tokens) {
    int end = 0;
    for (int i = 0; i < tokens.size(); i++) {
      boolean goesOn = end == i && end > 0 && isBesideNames(tokens.get(i).kind());
      end = isWord(tokens.get(i).kind()) || goesOn ? i + 1 : end;
    }
    return end == 0 || isMoves(text, tokens, end) ? end : 0;
  }

  /** Returns the first token of moves behind a heading that is not all of the line; else 0. */
  static int moves(String text, List<Token> tokens, int end) {
    int at = end;
    while (at < tokens.size() && tokens.get(at).kind() != Kind.MOVES) {
      at++;
    }
    return at < tokens.size() && isMoves(text, tokens, at) ? at : 0;
  }

  private static boolean isMoves(String text, List<Token> tokens, int end) {
    int squares = 0;
    for (Token token : tokens.subList(end, tokens.size())) {
      boolean isMoves = token.kind() == Kind.MOVES;
      squares += isMoves ? MoveWord.squares(text, token.from(), token.to()) : 0;
    }
    return squares >= CLEAR_SQUARES || end == tokens.size();
  }

  private static boolean isBesideNames(Kind kind) {
    return kind == Kind.ASIDE || kind == Kind.SCORE || kind == Kind.CLOCK;
  }

  private static boolean isWord(Kind kind) {
    return switch (kind) {
      case TEXT, LETTER -> true;
      default -> false;
    };
  }
}
