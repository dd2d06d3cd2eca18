package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.transcript.Token.TokenKind;

/**
 * The names of the sides before their moves: {@code B f5 W d6}, {@code Black: f5 White: d6}, or a
 * line a move, {@code Black f5}, {@code Move 1: Black f5}.
 */
final class ColourLabels {
  private static final Set<String> BLACK = Set.of("b", "black", "\u9ED2", "\u5148\u624B");
  private static final Set<String> WHITE = Set.of("w", "white", "\u767D", "\u5F8C\u624B");

  private ColourLabels() {}

  /** A number, a side, a verb and a word before them. */
  private static final int MOST_WORDS = 4;

  /** Shorter ones may be initials. */
  private static final Set<String> WORDS = Set.of("black", "white", "\u9ED2", "\u767D");

  /** What may stand between a side and its only move. */
  private static final Set<String> PLAYS =
      Set.of("plays", "played", "moves", "moved", "takes", "took", "puts", "to", "at", "on");

  /** What may stand before the number of a move. */
  private static final Set<String> MOVE =
      Set.of("move", "ply", "turn", "no", "zug", "coup", "mossa", "jugada", "\u0445\u043E\u0434");

  /** Returns the tokens without them, if both sides are named or one before the only move. */
  static List<Token> without(String text, List<Token> tokens) {
    boolean mayHave = false;
    for (Token token : tokens) {
      mayHave |= isWord(token);
    }
    if (!mayHave) {
      return tokens;
    }
    Optional<List<Token>> one = onlyMove(text, tokens);
    return one.orElseGet(() -> ofBoth(text, tokens));
  }

  private static List<Token> ofBoth(String text, List<Token> tokens) {
    List<Token> left = new ArrayList<>(tokens.size());
    boolean hasBlack = false;
    boolean hasWhite = false;
    for (int i = 0; i < tokens.size(); i++) {
      boolean isBeforeMove = i + 1 < tokens.size() && tokens.get(i + 1).kind() == TokenKind.MOVES;
      String word = isBeforeMove ? word(text, tokens.get(i)) : "";
      hasBlack |= BLACK.contains(word);
      hasWhite |= WHITE.contains(word);
      if (!BLACK.contains(word) && !WHITE.contains(word)) {
        left.add(tokens.get(i));
      }
    }
    return hasBlack && hasWhite ? left : tokens;
  }

  /**
   * The number and the move of a line with one move behind words for them: {@code Black f5}, {@code
   * Move 1: Black f5}, {@code 1. Black plays f5}, {@code Move 1: f5}.
   */
  private static Optional<List<Token>> onlyMove(String text, List<Token> tokens) {
    int last = tokens.size() - 1;
    if (last < 1 || last > MOST_WORDS || tokens.get(last).kind() != TokenKind.MOVES) {
      return Optional.empty();
    }
    int at = last - 1;
    int verb = PLAYS.contains(word(text, tokens.get(at))) ? at : last;
    at = verb == last ? at : at - 1;
    boolean hasSide = at >= 0 && WORDS.contains(word(text, tokens.get(at)));
    at -= hasSide ? 1 : 0;
    boolean hasNumber = at >= 0 && tokens.get(at).kind() == TokenKind.NUMBER;
    List<Token> left = new ArrayList<>(2);
    if (hasNumber) {
      left.add(tokens.get(at));
      at--;
    }
    boolean hasWord = hasNumber && at >= 0 && MOVE.contains(word(text, tokens.get(at)));
    at -= hasWord ? 1 : 0;
    left.add(tokens.get(last));
    boolean isSaid = hasSide || hasWord && verb == last;
    return at < 0 && isSaid ? Optional.of(left) : Optional.empty();
  }

  private static boolean isWord(Token token) {
    return token.kind() == TokenKind.TEXT || token.kind() == TokenKind.LETTER;
  }

  private static String word(String text, Token token) {
    return isWord(token) ? text.substring(token.from(), token.to()).toLowerCase(Locale.ROOT) : "";
  }
}
