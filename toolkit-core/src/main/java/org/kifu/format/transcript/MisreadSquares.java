package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.transcript.Token.Kind;

/**
 * Squares whose digit was read as a letter, {@code gl} for {@code g1}, in a line of nothing but
 * squares: there they are no words to pass over, since what follows would be another game.
 */
final class MisreadSquares {
  /** Fewer squares may stand beside words. */
  private static final int CLEAR_SQUARES = 4;

  /** What a 1 is read as. */
  private static final String ONE = "lI";

  /** What digits are read as, but for letters of common words. */
  private static final String DIGITS = "lIiOoZzSsB";

  private MisreadSquares() {}

  /** Returns the tokens with such words as damage. */
  static List<Token> marked(String text, List<Token> tokens) {
    int squares = hasOnlySuchWords(text, tokens) ? squares(text, tokens) : 0;
    if (squares == 0) {
      return tokens;
    }
    List<Token> marked = new ArrayList<>(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() == Kind.TEXT && isMisread(text, tokens, i, squares)) {
        marked.set(i, new Token(Kind.DAMAGED, token.from(), token.to()));
      }
    }
    return marked;
  }

  /** Whether there are words, and all of them in the form of a square. */
  private static boolean hasOnlySuchWords(String text, List<Token> tokens) {
    boolean hasAny = false;
    for (Token token : tokens) {
      boolean isWord = token.kind() == Kind.TEXT;
      if (isWord && !isInForm(text, token)) {
        return false;
      }
      hasAny |= isWord;
    }
    return hasAny;
  }

  private static int squares(String text, List<Token> tokens) {
    int squares = 0;
    for (Token token : tokens) {
      squares += token.kind() == Kind.MOVES ? MoveWord.squares(text, token.from(), token.to()) : 0;
    }
    return squares;
  }

  /** A letter of a square, and another letter. */
  private static boolean isInForm(String text, Token token) {
    return token.to() - token.from() == 2
        && MoveWord.isFile(text.charAt(token.from()))
        && Character.isLetter(text.charAt(token.from() + 1));
  }

  /** Between squares any such word; at an end of the line one that looks like a square. */
  private static boolean isMisread(String text, List<Token> tokens, int at, int squares) {
    char digit = text.charAt(tokens.get(at).from() + 1);
    boolean isBehind = hasMoves(tokens.subList(0, at));
    boolean isBefore = hasMoves(tokens.subList(at + 1, tokens.size()));
    boolean isNumbered = tokens.getFirst().kind() == Kind.NUMBER && ONE.indexOf(digit) >= 0;
    return isNumbered
        || squares >= CLEAR_SQUARES
            && (isBehind && (isBefore || DIGITS.indexOf(digit) >= 0)
                || isBefore && ONE.indexOf(digit) >= 0);
  }

  private static boolean hasMoves(List<Token> tokens) {
    boolean hasMoves = false;
    for (Token token : tokens) {
      hasMoves |= token.kind() == Kind.MOVES;
    }
    return hasMoves;
  }
}
