package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.notation.SmallLetters;

/**
 * The words for a pass that mean something else in sentences: {@code passt}, {@code skip}, {@code
 * no move}, {@code 0000}. They are passes if only moves and move numbers are beside them.
 */
final class PassWords {
  /** The length of the longest word that is looked for, or more. */
  private static final int LONGEST = 32;

  private static final Set<String> WORDS =
      Set.of(
          "passe",
          "passt",
          "passed",
          "passes",
          "past",
          "passo",
          "passa",
          "paso",
          "pasa",
          "skip",
          "0000",
          "\u043F\u0430\u0441",
          "\uD328\uC2A4",
          "\u865A\u624B",
          "\u505C\u4E00\u624B");

  private PassWords() {}

  /** Returns the tokens with such words marked as passes. */
  static List<Token> marked(String text, List<Token> tokens) {
    boolean hasAny = false;
    for (int i = 0; i < tokens.size(); i++) {
      hasAny |= length(text, tokens, i) > 0;
    }
    return hasAny ? withPasses(text, tokens) : tokens;
  }

  private static List<Token> withPasses(String text, List<Token> tokens) {
    List<Token> marked = new ArrayList<>(tokens.size());
    for (int i = 0; i < tokens.size(); i++) {
      int length = length(text, tokens, i);
      if (length > 0 && isAmongMoves(text, tokens, i, length)) {
        Token last = tokens.get(i + length - 1);
        marked.add(new Token(TokenKind.PASS, tokens.get(i).from(), last.to()));
        i += length - 1;
      } else {
        marked.add(tokens.get(i));
      }
    }
    return marked;
  }

  /** The number of tokens of a pass; 0 if there is none. */
  private static int length(String text, List<Token> tokens, int index) {
    String word = word(text, tokens, index);
    if (WORDS.contains(word)) {
      return 1;
    }
    boolean isNone = word.equals("no") && word(text, tokens, index + 1).startsWith("move");
    return isNone ? 2 : 0;
  }

  private static String word(String text, List<Token> tokens, int index) {
    if (index >= tokens.size()) {
      return "";
    }
    Token token = tokens.get(index);
    if (token.to() - token.from() > LONGEST) {
      return "";
    }
    return switch (token.kind()) {
      case TEXT, NUMBER -> SmallLetters.of(text.substring(token.from(), token.to()));
      default -> "";
    };
  }

  private static boolean isAmongMoves(String text, List<Token> tokens, int index, int length) {
    int before = index - 1;
    while (before >= 0 && isNumber(tokens.get(before))) {
      before--;
    }
    int behind = index + length;
    while (behind < tokens.size() && isNumber(tokens.get(behind))) {
      behind++;
    }
    boolean isBehindMove = before < 0 || isMove(tokens.get(before));
    boolean isBeforeMove =
        behind == tokens.size() || isMove(tokens.get(behind)) || length(text, tokens, behind) > 0;
    return isBehindMove && isBeforeMove;
  }

  private static boolean isNumber(Token token) {
    return switch (token.kind()) {
      case NUMBER, MOVE_NUMBER, CLOCK, NOTE, ASIDE -> true;
      default -> false;
    };
  }

  private static boolean isMove(Token token) {
    return switch (token.kind()) {
      case MOVES, PASS, DASHES, REVERSED, SPLIT -> true;
      default -> false;
    };
  }
}
