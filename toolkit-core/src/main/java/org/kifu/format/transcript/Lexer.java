package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.WrittenScore;
import org.kifu.format.transcript.Token.Kind;

/** Cuts a line into tokens; what is in none of them separates. */
final class Lexer {
  /** More squares than stand in a row by chance. */
  private static final int CLEAR_RUN = 5;

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final int lastRound;
  private final int lastCurly;
  private int at;

  private Lexer(String text, int from) {
    this.text = text;
    this.lastRound = text.lastIndexOf(')');
    this.lastCurly = text.lastIndexOf('}');
    this.at = from;
  }

  static List<Token> tokens(String text, int from) {
    Lexer lexer = new Lexer(text, from);
    while (lexer.at < text.length()) {
      lexer.step();
    }
    return lexer.tokens;
  }

  private void step() {
    char c = text.charAt(at);
    if (isCommentStart(c)) {
      add(Kind.COMMENT, text.length());
    } else if (asideEnd(c) > at) {
      add(Kind.ASIDE, asideEnd(c));
    } else if (isDash(c)) {
      dashes();
    } else if (MoveWord.isDigit(c)) {
      number();
    } else if (isWordPart(c)) {
      word();
    } else if (c == '+' && followsBlank() && digitsEnd(at + 1) > at + 1) {
      add(Kind.NOTE, digitsEnd(at + 1));
    } else if (isControl(c)) {
      add(Kind.CONTROL, at + 1);
    } else {
      at++;
    }
  }

  private void add(Kind kind, int end) {
    tokens.add(new Token(kind, at, end));
    at = end;
  }

  private boolean isCommentStart(char c) {
    boolean isSign = c == '%' || c == '#' || c == '/' && text.startsWith("//", at);
    return isSign && (followsBlank() || text.charAt(at - 1) == ';') && !isInPlaceOfLetter();
  }

  /** Whether the sign stands where a long list of moves has lost its first letter. */
  private boolean isInPlaceOfLetter() {
    int end = wordEnd(at + 1);
    return end - at > 2 * CLEAR_RUN && MoveWord.kind(text, at + 1, end) == Kind.DAMAGED;
  }

  /**
   * The end of what a bracket that opens here encloses; a bracket that stays open is no bracket.
   */
  private int asideEnd(char c) {
    return c == '(' && at < lastRound || c == '{' && at < lastCurly
        ? text.indexOf(c == '(' ? ')' : '}', at) + 1
        : 0;
  }

  private boolean followsBlank() {
    return at == 0 || Character.isWhitespace(text.charAt(at - 1));
  }

  /** One dash separates, as an arrow or a rule does; two are a pass; a number may have a sign. */
  private void dashes() {
    int end = at;
    while (end < text.length() && isDash(text.charAt(end))) {
      end++;
    }
    boolean isArrow = end < text.length() && text.charAt(end) == '>';
    boolean isSign = end - at == 1 && followsBlank() && digitsEnd(end) > end;
    if (end - at == 2 && !isArrow) {
      add(Kind.DASHES, end);
    } else if (isSign && isWordEnd(digitsEnd(end))) {
      add(Kind.NOTE, digitsEnd(end));
    } else {
      at = end;
    }
  }

  /** Digits, with others behind dashes and slashes, or the front of a word. */
  private void number() {
    int end = digitsEnd(at);
    if (!isWordEnd(end)) {
      word();
      return;
    }
    int last = end;
    while (end < text.length() - 1 && isJoint(text.charAt(end)) && digitsEnd(end + 1) > end + 1) {
      end = digitsEnd(end + 1);
    }
    if (end == last) {
      add(Kind.NUMBER, end);
    } else if (!isWordEnd(end)) {
      add(Kind.NUMBER, last);
    } else {
      add(joined(end), end);
    }
  }

  private Kind joined(int end) {
    String written = text.substring(at, end).replaceAll("[^0-9/]", "-");
    return switch (written) {
      case "1-0", "0-1", "1/2-1/2" -> Kind.NOTE;
      default -> WrittenScore.blackDiscs(written).isPresent() ? Kind.SCORE : Kind.TEXT;
    };
  }

  private void word() {
    int end = wordEnd(at);
    boolean isPlus = end == at + 1 && end < text.length() && text.charAt(end) == '+';
    int past = isPlus ? digitsEnd(end + 1) : end;
    if (isPlus && isWordEnd(past) && isScore(past)) {
      add(Kind.SCORE, past);
    } else {
      add(MoveWord.kind(text, at, end), end);
    }
  }

  private boolean isScore(int end) {
    return WrittenScore.blackDiscs(text.substring(at, end)).isPresent();
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < text.length() && isWordPart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int digitsEnd(int from) {
    int end = from;
    while (end < text.length() && MoveWord.isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private boolean isWordEnd(int index) {
    return index >= text.length() || !isWordPart(text.charAt(index));
  }

  private static boolean isWordPart(char c) {
    return c == '@' || Character.isLetterOrDigit(c) || Character.isSurrogate(c);
  }

  /** What stands between the numbers of a score or a date. */
  private static boolean isJoint(char c) {
    return isDash(c) || c == '/';
  }

  private static boolean isDash(char c) {
    return c == '-' || c == '\u2013' || c == '\u2014' || c == '\u2212';
  }

  private static boolean isControl(char c) {
    return Character.isISOControl(c) && !Character.isWhitespace(c) || c == '\uFFFD';
  }
}
