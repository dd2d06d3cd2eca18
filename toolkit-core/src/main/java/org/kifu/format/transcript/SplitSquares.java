package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.transcript.Token.Kind;

/** Squares with a blank in them, {@code f 5 d 6}, in a line that has no others. */
final class SplitSquares {
  /** Fewer are a letter and a number. */
  private static final int CLEAR_RUN = 2;

  private SplitSquares() {}

  /** Returns the tokens with each letter and the digit after it as one, if they all are such. */
  static List<Token> joined(String text, List<Token> tokens) {
    if (tokens.size() < 2 * CLEAR_RUN || tokens.size() % 2 != 0) {
      return tokens;
    }
    List<Token> joined = new ArrayList<>(tokens.size() / 2);
    for (int i = 0; i < tokens.size(); i += 2) {
      Token letter = tokens.get(i);
      Token digit = tokens.get(i + 1);
      boolean isSquare =
          letter.kind() == Kind.LETTER
              && digit.kind() == Kind.NUMBER
              && digit.to() == digit.from() + 1
              && MoveWord.isRank(text.charAt(digit.from()));
      if (!isSquare) {
        return tokens;
      }
      joined.add(new Token(Kind.SPLIT, letter.from(), digit.to()));
    }
    return joined;
  }
}
