package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/**
 * Squares whose digit was read as a letter, {@code gl} for {@code g1}, in a line of nothing but
 * squares. Such a word is not skipped there, since the moves after it would be another game.
 */
final class MisreadSquares {
  /** The least number of squares; there may be fewer beside words. */
  private static final int CLEAR_SQUARES = 4;

  /** The letters read for a 1. */
  private static final String ONE = "lI";

  /** The letters read for digits, without letters of common words. */
  private static final String DIGITS = "lIiOoZzSsB";

  private MisreadSquares() {}

  /** Returns the tokens with such words marked as damage. */
  static List<Token> marked(String text, List<Token> tokens) {
    int squares = hasOnlySuchWords(text, tokens) ? squares(text, tokens) : 0;
    if (squares == 0) {
      return tokens;
    }
    List<Token> marked = new ArrayList<>(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() == TokenKind.TEXT && isMisread(text, tokens, i, squares)) {
        marked.set(i, new Token(TokenKind.DAMAGED, token.from(), token.to()));
      }
    }
    return marked;
  }

  /** Whether there are words, and all of them have the form of a square. */
  private static boolean hasOnlySuchWords(String text, List<Token> tokens) {
    boolean hasAny = false;
    for (Token token : tokens) {
      boolean isWord = token.kind() == TokenKind.TEXT;
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
      squares +=
          token.kind() == TokenKind.MOVES ? MoveWord.squares(text, token.from(), token.to()) : 0;
    }
    return squares;
  }

  /** Whether a word is a letter of a square and another letter. */
  private static boolean isInForm(String text, Token token) {
    return token.to() - token.from() == 2
        && MoveWord.isFile(text.charAt(token.from()))
        && Character.isLetter(text.charAt(token.from() + 1));
  }

  /**
   * Whether a word is a misread square: any such word between squares; at an end of the line, one
   * that looks like a square.
   */
  private static boolean isMisread(String text, List<Token> tokens, int at, int squares) {
    char digit = text.charAt(tokens.get(at).from() + 1);
    boolean isBehind = hasMoves(tokens.subList(0, at));
    boolean isBefore = hasMoves(tokens.subList(at + 1, tokens.size()));
    boolean isNumbered = tokens.getFirst().kind() == TokenKind.NUMBER && ONE.indexOf(digit) >= 0;
    return isNumbered
        || squares >= CLEAR_SQUARES
            && (isBehind && (isBefore || DIGITS.indexOf(digit) >= 0)
                || isBefore && ONE.indexOf(digit) >= 0);
  }

  private static boolean hasMoves(List<Token> tokens) {
    boolean hasMoves = false;
    for (Token token : tokens) {
      hasMoves |= token.kind() == TokenKind.MOVES;
    }
    return hasMoves;
  }

  /**
   * A line in which letters of other alphabets that look like those of squares are replaced, in
   * words that are then lists of moves.
   *
   * @param text the line with such letters replaced
   * @param first the place of the first such letter; -1 if there is none
   * @param count the number of such letters
   */
  record LookAlikeLine(String text, int first, int count) {
    /** The names of letters found so far, which take time to look up. */
    private static final Map<Character, String> NAMES = new ConcurrentHashMap<>();

    /** Looks for such letters in the normal text of a line. */
    static LookAlikeLine in(TextLine line) {
      String text = line.text();
      if (line.isAscii()) {
        return new LookAlikeLine(text, -1, 0);
      }
      String whole = LookAlikeLetters.latin(text);
      if (SpacedLine.JoinedLine.squares(whole, 0, whole.length()).isPresent()) { // the usual case
        return new LookAlikeLine(whole, firstForeign(text, 0), foreign(text, 0, text.length()));
      }
      StringBuilder replaced = new StringBuilder(text);
      int first = -1;
      int count = 0;
      for (int at = 0; at < text.length(); at++) {
        int end = wordEnd(text, at);
        int found = end > at ? replace(replaced, at, end) : 0;
        if (found > 0 && first < 0) {
          first = firstForeign(text, at);
        }
        count += found;
        at = Math.max(at, end);
      }
      return new LookAlikeLine(count > 0 ? replaced.toString() : text, first, count);
    }

    /** The replacement, for a person. */
    String message(String original) {
      char c = original.charAt(first);
      String name = NAMES.computeIfAbsent(c, Character::getName);
      return "'"
          + c
          + "' ("
          + name
          + ") is read as "
          + text.charAt(first)
          + (count > 1 ? ", as are " + (count - 1) + " more such letters of this line" : "");
    }

    /** Replaces such letters in one word, if it then is a list of moves, and counts them. */
    private static int replace(StringBuilder text, int from, int to) {
      int found = foreign(text, from, to);
      if (found == 0) {
        return 0;
      }
      String latin = LookAlikeLetters.latin(text.substring(from, to));
      TokenKind kind = MoveWord.kind(latin, 0, latin.length());
      boolean isList = kind == TokenKind.MOVES || kind == TokenKind.REVERSED;
      if (isList) {
        text.replace(from, to, latin);
      }
      return isList ? found : 0;
    }

    private static int foreign(CharSequence text, int from, int to) {
      int found = 0;
      for (int i = from; i < to; i++) {
        char c = text.charAt(i);
        found += LookAlikeLetters.latin(c) == c ? 0 : 1;
      }
      return found;
    }

    private static int firstForeign(String text, int from) {
      int at = from;
      while (LookAlikeLetters.latin(text.charAt(at)) == text.charAt(at)) {
        at++;
      }
      return at;
    }

    private static int wordEnd(String text, int from) {
      int end = from;
      while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
        end++;
      }
      return end;
    }
  }
}
