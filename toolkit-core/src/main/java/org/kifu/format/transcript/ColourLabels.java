package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.kifu.format.transcript.Token.Kind;

/**
 * The names of the sides before their moves: {@code B f5 W d6}, {@code Black: f5 White: d6}, or a
 * line a move, {@code Black f5}.
 */
final class ColourLabels {
  private static final Set<String> BLACK = Set.of("b", "black", "\u9ED2", "\u5148\u624B");
  private static final Set<String> WHITE = Set.of("w", "white", "\u767D", "\u5F8C\u624B");

  private ColourLabels() {}

  /** Shorter ones may be initials. */
  private static final Set<String> WORDS = Set.of("black", "white", "\u9ED2", "\u767D");

  /** Returns the tokens without them, if both sides are named or one before the only move. */
  static List<Token> without(String text, List<Token> tokens) {
    boolean mayHave = false;
    for (Token token : tokens) {
      mayHave |= isWord(token);
    }
    if (!mayHave) {
      return tokens;
    }
    List<Token> left = new ArrayList<>(tokens.size());
    boolean hasBlack = false;
    boolean hasWhite = false;
    for (int i = 0; i < tokens.size(); i++) {
      boolean isBeforeMove = i + 1 < tokens.size() && tokens.get(i + 1).kind() == Kind.MOVES;
      String word = isBeforeMove ? word(text, tokens.get(i)) : "";
      hasBlack |= BLACK.contains(word);
      hasWhite |= WHITE.contains(word);
      if (!BLACK.contains(word) && !WHITE.contains(word)) {
        left.add(tokens.get(i));
      }
    }
    return hasBlack && hasWhite || isBeforeOnlyMove(text, tokens) ? left : tokens;
  }

  /** In {@code Black f5}, and behind the number of the move: {@code Move 1: Black f5}. */
  private static boolean isBeforeOnlyMove(String text, List<Token> tokens) {
    int at = tokens.size() - 2;
    boolean isSide = at >= 0 && WORDS.contains(word(text, tokens.get(at)));
    return isSide
        && tokens.getLast().kind() == Kind.MOVES
        && tokens.subList(0, at).stream().noneMatch(token -> token.kind() == Kind.MOVES)
        && (at == 0 || tokens.get(at - 1).kind() == Kind.NUMBER);
  }

  private static boolean isWord(Token token) {
    return token.kind() == Kind.TEXT || token.kind() == Kind.LETTER;
  }

  private static String word(String text, Token token) {
    return isWord(token) ? text.substring(token.from(), token.to()).toLowerCase(Locale.ROOT) : "";
  }
}
