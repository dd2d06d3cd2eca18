package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.TextLine;
import org.kifu.format.WrittenScore;
import org.kifu.format.transcript.Token.Kind;

/** Cuts a line into tokens; what is in none of them separates. */
final class Lexer {
  /** More squares than stand in a row by chance. */
  private static final int CLEAR_RUN = 5;

  private final TextLine line;
  private final Page page;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final boolean hasAddress;
  private final boolean isAscii;
  private final int lastRound;
  private final int lastCurly;
  private int at;

  /** Where a run of numbers ends that is known to be the front of a word. */
  private int unjoinedTo;

  private Lexer(TextLine line, String text, int from, Page page) {
    this.line = line;
    this.page = page;
    this.text = text;
    this.isAscii = line.isAscii();
    this.hasAddress = text.contains("://");
    this.lastRound = text.lastIndexOf(')');
    this.lastCurly = text.lastIndexOf('}');
    this.at = from;
  }

  /**
   * Cuts a line.
   *
   * @param text its normal text, or one of the same length
   * @param from the first character to look at
   * @param page what is open where the line begins, and then where it ends
   */
  static List<Token> tokens(TextLine line, String text, int from, Page page) {
    Lexer lexer = new Lexer(line, text, from, page);
    while (lexer.at < text.length()) {
      lexer.step();
    }
    return lexer.tokens;
  }

  private void step() {
    char c = text.charAt(at);
    if (page.isOpen()) {
      page.cut(text, at, this::add);
    } else if (c == ' ') {
      at++;
    } else if (isAscii && (c | 0x20) >= 'a' && (c | 0x20) <= 'z') {
      word();
    } else if (isAscii && MoveWord.isDigit(c)) {
      number();
    } else {
      sign(c);
    }
  }

  private void sign(char c) {
    if (c == '#' && Markup.colourEnd(text, at) > at) {
      add(Kind.MARKUP, Markup.colourEnd(text, at));
    } else if (isCommentStart(c)) {
      add(Kind.COMMENT, text.length());
    } else if (asideEnd(c) > at) {
      add(Kind.ASIDE, asideEnd(c));
    } else if (c == '<' && Markup.tagEnd(text, at) > at) {
      tag(Markup.tagEnd(text, at));
    } else if (c == '&' && Markup.entityEnd(text, at) > at) {
      at = Markup.entityEnd(text, at);
    } else if (c == '[' && text.startsWith("[]", at)) {
      add(Kind.DASHES, at + 2);
    } else if (isDash(c)) {
      dashes();
    } else if (isCircled(at)) {
      add(Kind.MOVE_NUMBER, circledEnd());
    } else if (MoveWord.isDigit(c)) {
      number();
    } else if (isWordPart(c)) {
      word();
    } else if (c == '+' && maySign() && Numeral.signedEnd(text, at + 1) > at + 1) {
      add(Kind.NOTE, Numeral.signedEnd(text, at + 1));
    } else if (isControl(c)) {
      add(Kind.CONTROL, at + 1);
    } else {
      at++;
    }
  }

  private void tag(int end) {
    if (page.opensAt(text, at)) {
      add(Kind.MARKUP, end);
    } else {
      Markup.cutTag(text, at, end, this::add);
    }
  }

  private void add(Kind kind, int end) {
    if (end > at) {
      tokens.add(new Token(kind, at, end));
    }
    at = end;
  }

  private boolean isCommentStart(char c) {
    if (c == ';') {
      return followsBlank() && isBeforeText();
    }
    boolean isSign = c == '%' || c == '\u00AC' || c == '#' || c == '/' && text.startsWith("//", at);
    return isSign && (followsBlank() || text.charAt(at - 1) == ';') && !isInPlaceOfLetter();
  }

  /** Whether a blank and then a word that is no move follow. */
  private boolean isBeforeText() {
    int from = at + 1;
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int end = wordEnd(from);
    return from > at + 1 && end > from && MoveWord.kind(text, from, end) == Kind.TEXT;
  }

  private boolean isCircled(int index) {
    return !isAscii && line.isCircled(index);
  }

  /** One character may have become two digits. */
  private int circledEnd() {
    int column = line.at(at).column();
    int end = at + 1;
    while (end < text.length() && line.at(end).column() == column) {
      end++;
    }
    return end;
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
    int past = end - at == 1 && maySign() ? Numeral.signedEnd(text, end) : end;
    if (end - at == 2 && !isArrow) {
      add(Kind.DASHES, end);
    } else if (past > end && isWordEnd(past)) {
      add(Kind.NOTE, past);
    } else {
      at = end;
    }
  }

  /** Whether a sign here is one of a number. */
  private boolean maySign() {
    return followsBlank() || "[:=".indexOf(text.charAt(at - 1)) >= 0;
  }

  /** A time, a number with a point, or digits. */
  private void number() {
    int decimal = followsBlank() ? Numeral.decimalEnd(text, at) : at;
    if (decimal > at) {
      add(Kind.NOTE, decimal);
    } else if (Clock.end(text, at) > at) {
      add(Kind.CLOCK, Clock.end(text, at));
    } else {
      digits();
    }
  }

  /** Digits, with others behind dashes and slashes, or the front of a word. */
  private void digits() {
    int end = digitsEnd(at);
    if (!isWordEnd(end)) {
      word();
      return;
    }
    int last = end;
    while (at >= unjoinedTo
        && end < text.length() - 1
        && isJoint(text.charAt(end))
        && digitsEnd(end + 1) > end + 1) {
      end = digitsEnd(end + 1);
    }
    if (end == last) {
      add(Kind.NUMBER, end);
    } else if (!isWordEnd(end)) {
      unjoinedTo = end;
      add(Kind.NUMBER, last);
    } else {
      add(Numeral.joined(text.substring(at, end)), end);
    }
  }

  private void word() {
    int address = hasAddress ? Markup.addressEnd(text, at) : at;
    if (address > at) {
      Markup.cutAddress(text, at, address, this::add);
      return;
    }
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
    return WrittenScore.isOne(text.substring(at, end));
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < text.length() && isWordPart(text.charAt(end)) && !isCircled(end)) {
      end++;
    }
    return end;
  }

  private int digitsEnd(int from) {
    int end = from;
    while (end < text.length() && MoveWord.isDigit(text.charAt(end)) && !isCircled(end)) {
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

  /** U+0085 is a line end, or the three dots of windows-1252. */
  private static boolean isControl(char c) {
    boolean isBlank = Character.isWhitespace(c) || c == '\u0085';
    return Character.isISOControl(c) && !isBlank || c == '\uFFFD';
  }
}
