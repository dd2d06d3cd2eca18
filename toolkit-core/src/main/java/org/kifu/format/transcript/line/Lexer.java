package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.notation.WrittenScore;
import org.kifu.notation.WrittenTimes;
import org.kifu.source.text.TextLine;

/** A lexer that cuts a line into tokens; characters in no token separate them. */
final class Lexer {
  private final HiddenElements hidden;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final boolean hasAddress;
  private final boolean isAscii;
  private final CommentsAndBrackets.WordScan scan;
  private final CommentsAndBrackets asides;
  private int at;

  /** The end of a run of numbers that is known to be the front of a word. */
  private int unjoinedTo;

  private Lexer(TextLine line, String text, int from, HiddenElements hidden) {
    this.hidden = hidden;
    this.text = text;
    this.isAscii = line.isAscii();
    this.hasAddress = text.contains("://");
    this.scan = new CommentsAndBrackets.WordScan(line, text);
    this.asides = new CommentsAndBrackets(text, scan);
    this.at = from;
  }

  /**
   * Cuts a line.
   *
   * @param text its normal text, or one of the same length
   * @param from the first character to look at
   * @param hidden the element open at the beginning of the line, and then at its end
   */
  static List<Token> tokens(TextLine line, String text, int from, HiddenElements hidden) {
    Lexer lexer = new Lexer(line, text, from, hidden);
    while (lexer.at < text.length()) {
      lexer.step();
    }
    return lexer.tokens;
  }

  private void step() {
    char c = text.charAt(at);
    if (hidden.isOpen()) {
      hidden.cut(text, at, this::add);
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
      add(TokenKind.MARKUP, Markup.colourEnd(text, at));
    } else if (asides.isComment(at)) {
      add(TokenKind.COMMENT, text.length());
    } else if (asides.bracketEnd(at) > at) {
      add(TokenKind.ASIDE, asides.bracketEnd(at));
    } else if (c == '<' && hidden.opensAt(text, at)) {
      hidden.cut(text, at, this::add);
    } else if (c == '<' && Markup.tagEnd(text, at) > at) {
      Markup.cutTag(text, at, Markup.tagEnd(text, at), this::add);
    } else if (c == '&' && Markup.entityEnd(text, at) > at) {
      at = Markup.entityEnd(text, at);
    } else if (c == '[' && text.startsWith("[]", at)) {
      add(isBehindLetter() ? TokenKind.MARKUP : TokenKind.DASHES, at + 2);
    } else if (isDash(c)) {
      dashes();
    } else if (scan.isCircled(at)) {
      add(TokenKind.MOVE_NUMBER, scan.circledEnd(at));
    } else if (MoveWord.isDigit(c)) {
      number();
    } else if (CommentsAndBrackets.WordScan.isWordPart(c)) {
      word();
    } else if (c == '+' && maySign() && Numeral.signedEnd(text, at + 1) > at + 1) {
      add(TokenKind.NOTE, Numeral.signedEnd(text, at + 1));
    } else if (isControl(c)) {
      add(TokenKind.CONTROL, at + 1);
    } else {
      at++;
    }
  }

  /** Whether a letter is right before, as before the brackets of an array in a program. */
  private boolean isBehindLetter() {
    return at > 0 && Character.isLetter(text.charAt(at - 1));
  }

  private void add(TokenKind kind, int end) {
    if (end > at) {
      tokens.add(new Token(kind, at, end));
    }
    at = end;
  }

  /** Reads dashes: one separates, like an arrow or a rule; two are a pass; one may be a sign. */
  private void dashes() {
    int end = at;
    while (end < text.length() && isDash(text.charAt(end))) {
      end++;
    }
    boolean isArrow = end < text.length() && text.charAt(end) == '>';
    int past = end - at == 1 && maySign() ? Numeral.signedEnd(text, end) : end;
    if (end - at == 2 && !isArrow) {
      add(TokenKind.DASHES, end);
    } else if (past > end && scan.isWordEnd(past)) {
      add(TokenKind.NOTE, past);
    } else {
      at = end;
    }
  }

  /** Whether a sign here is that of a number. */
  private boolean maySign() {
    return scan.followsBlank(at) || "[:=".indexOf(text.charAt(at - 1)) >= 0;
  }

  /** Reads a time, a number with a point, or digits. */
  private void number() {
    int end = scan.digitsEnd(at);
    boolean isParted = end + 1 < text.length() && MoveWord.isDigit(text.charAt(end + 1));
    char sign = isParted ? text.charAt(end) : ' ';
    if (sign == ':' && WrittenTimes.end(text, at) > at) {
      add(TokenKind.CLOCK, WrittenTimes.end(text, at));
    } else if (sign == '.' && scan.followsBlank(at) && Numeral.decimalEnd(text, at) > at) {
      add(TokenKind.NOTE, Numeral.decimalEnd(text, at));
    } else {
      digits(end);
    }
  }

  /** Reads digits, with others after dashes and slashes, or the front of a word. */
  private void digits(int last) {
    int end = last;
    if (!scan.isWordEnd(end)) {
      word();
      return;
    }
    while (at >= unjoinedTo
        && end < text.length() - 1
        && isJoint(text.charAt(end))
        && scan.digitsEnd(end + 1) > end + 1) {
      end = scan.digitsEnd(end + 1);
    }
    if (end > last && tokens.isEmpty() && Numeral.isRange(text, at, last, end)) {
      add(TokenKind.NUMBER, last);
      at = end;
    } else if (end == last && Numeral.fullScoreEnd(text, at) > end) {
      add(TokenKind.SCORE, Numeral.fullScoreEnd(text, at));
    } else if (end == last) {
      add(TokenKind.NUMBER, end);
    } else if (!scan.isWordEnd(end)) {
      unjoinedTo = end;
      add(TokenKind.NUMBER, last);
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
    int end = scan.wordEnd(at);
    boolean isPlus = end == at + 1 && end < text.length() && text.charAt(end) == '+';
    int past = isPlus ? scan.digitsEnd(end + 1) : end;
    if (isPlus && scan.isWordEnd(past) && isScore(past)) {
      add(TokenKind.SCORE, past);
    } else {
      add(MoveWord.kind(text, at, end), end);
    }
  }

  private boolean isScore(int end) {
    return WrittenScore.isOne(text.substring(at, end));
  }

  /** Whether a sign joins the numbers of a score or a date. */
  private static boolean isJoint(char c) {
    return isDash(c) || c == '/';
  }

  private static boolean isDash(char c) {
    return c == '-' || c == '\u2013' || c == '\u2014' || c == '\u2212';
  }

  /** Whether a character is a control; U+0085 is a line end, or the three dots of windows-1252. */
  private static boolean isControl(char c) {
    boolean isBlank = Character.isWhitespace(c) || c == '\u0085';
    return Character.isISOControl(c) && !isBlank || c == '\uFFFD';
  }

  /** Numbers that are not only digits: evaluations such as {@code +0.5}, scores, results. */
  private static final class Numeral {
    private static final Pattern SIGNED = Pattern.compile("\\d+(?:[.,]\\d{1,3}(?![\\w@.]))?");
    private static final Pattern DECIMAL = Pattern.compile("\\d{1,3}\\.\\d{1,3}(?![\\w@.])");

    /** Both counts with blanks around the dash. */
    private static final Pattern SPACED =
        Pattern.compile("(\\d{1,2})\\s[-\u2013\u2014\u2212]\\s(\\d{1,2})(?![\\w.:)@])");

    private Numeral() {}

    /**
     * The end of a score with blanks in it that begins here and counts all squares, {@code 37 -
     * 27}; the place itself if there is none. Any other two numbers may be move numbers.
     */
    static int fullScoreEnd(String text, int at) {
      Matcher score = SPACED.matcher(text).region(at, text.length());
      score.useTransparentBounds(true);
      boolean isFull =
          score.lookingAt()
              && Integer.parseInt(score.group(1)) + Integer.parseInt(score.group(2))
                  == Square.COUNT;
      return isFull ? score.end() : at;
    }

    /** Whether numbers are those of the first and the last move of a line, {@code 11-20:}. */
    static boolean isRange(String text, int from, int firstEnd, int end) {
      boolean isBefore = end < text.length() && ":.)".indexOf(text.charAt(end)) >= 0;
      boolean areShort = firstEnd - from <= 2 && end - firstEnd - 1 <= 2;
      if (!isBefore || !areShort || text.charAt(firstEnd) == '/') {
        return false;
      }
      int first = Integer.parseInt(text, from, firstEnd, 10);
      int last = Integer.parseInt(text, firstEnd + 1, end, 10);
      return first < last && first % 2 == 1 && last % 2 == 0;
    }

    /** The end of a number that begins here after its sign; the place itself if there is none. */
    static int signedEnd(String text, int at) {
      return end(SIGNED, text, at);
    }

    /** The end of a number with a point; the place itself if there is none. */
    static int decimalEnd(String text, int at) {
      return end(DECIMAL, text, at);
    }

    private static int end(Pattern pattern, String text, int at) {
      Matcher number = pattern.matcher(text).region(at, text.length());
      number.useTransparentBounds(true);
      return number.lookingAt() ? number.end() : at;
    }

    /** The kind of numbers with dashes and slashes between them. */
    static TokenKind joined(String text) {
      String written = text.replaceAll("[^0-9/]", "-");
      return switch (written) {
        case "1-0", "0-1", "1/2-1/2" -> TokenKind.NOTE;
        default -> WrittenScore.isOne(written) ? TokenKind.SCORE : TokenKind.TEXT;
      };
    }
  }
}
