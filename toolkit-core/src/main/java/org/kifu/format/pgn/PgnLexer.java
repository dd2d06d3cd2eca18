package org.kifu.format.pgn;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.IgnoredText;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/** A lexer of tags, comments and words. */
public final class PgnLexer {
  /** The tag with which a game usually begins. */
  static final String FIRST = "Event";

  private static final int NAME = 64;

  /**
   * The number of bytes in which the end of a tag of a web page, or the next word, is looked for.
   */
  private static final int AHEAD = 1 << 10;

  /**
   * A tag.
   *
   * @param valueAt the place of the first character of its value
   */
  record PgnTag(String name, String value, SourceLocation valueAt) {}

  private final TextCursor cursor;
  private final RecordDraft draft;

  PgnLexer(TextCursor cursor, RecordDraft draft) {
    this.cursor = cursor;
    this.draft = draft;
  }

  /** Whether a tag begins here: a bracket, a name, and what may be a value. */
  static boolean isTagAt(TextCursor cursor) {
    if (cursor.peek() != '[') {
      return false;
    }
    int letters = nameAhead(cursor);
    return letters > 0 && (cursor.peek(letters + 1) == ' ' || cursor.peek(letters + 1) == '\t');
  }

  /** Whether a tag begins here that may begin a game: on a new line, or with quotation marks. */
  public static boolean isGameAt(TextCursor cursor) {
    return cursor.peek() == '['
        && (isQuotedTagAt(cursor) || cursor.here().column() == 1 && isTagAt(cursor));
  }

  /** Whether a tag begins here that is not in a value, as its quotation marks are unescaped. */
  private static boolean isQuotedTagAt(TextCursor cursor) {
    if (!isTagAt(cursor)) {
      return false;
    }
    int at = nameAhead(cursor) + 1;
    while (at < NAME && (cursor.peek(at) == ' ' || cursor.peek(at) == '\t')) {
      at++;
    }
    return quoteAt(cursor, at) > 0;
  }

  /** The number of bytes of a quotation mark, which web pages write as an entity; 0 for none. */
  private static int quoteAt(TextCursor cursor, int at) {
    int c = cursor.peek(at);
    if (c != '&') {
      return c == '"' ? 1 : 0;
    }
    return isAt(cursor, at, "&quot;") ? 6 : isAt(cursor, at, "&#34;") ? 5 : 0;
  }

  private static boolean isAt(TextCursor cursor, int at, String word) {
    int same = 0;
    while (same < word.length() && cursor.peek(at + same) == word.charAt(same)) {
      same++;
    }
    return same == word.length();
  }

  /** The name of the tag that begins here. */
  static String nameAt(TextCursor cursor) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < nameAhead(cursor); i++) {
      name.append((char) cursor.peek(1 + i));
    }
    return name.toString();
  }

  private static int nameAhead(TextCursor cursor) {
    int first = cursor.peek(1);
    int letters = 0;
    while (first >= 'A' && first <= 'Z' && letters < NAME && isOfName(cursor.peek(1 + letters))) {
      letters++;
    }
    return letters;
  }

  private static boolean isOfName(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_';
  }

  /** Takes a tag, which ends at the end of its line if not before. */
  PgnTag tag() {
    cursor.next();
    String name = untilBlank();
    skipSpaces();
    boolean isQuoted = takeQuote();
    SourceLocation valueAt = cursor.here();
    ByteArrayOutputStream value = new ByteArrayOutputStream();
    while (!isEndOfLine() && !isEndOfValue(isQuoted) && !isQuotedTagAt(cursor)) {
      if (isQuoted && cursor.peek() == '\\' && (cursor.peek(1) == '"' || cursor.peek(1) == '\\')) {
        cursor.next();
      }
      keep(value, cursor.next());
    }
    boolean isEnded = isQuoted && takeQuote();
    if (isEnded) {
      skipSpaces();
    }
    isEnded &= cursor.peek() == ']';
    if (cursor.peek() == ']') {
      cursor.next();
    }
    if (!isEnded) {
      String message = "the tag %s is not in the form [Name \"value\"]".formatted(name);
      draft.problem(ProblemCode.BAD_VALUE, valueAt, message);
    }
    return new PgnTag(name, TextCursor.text(value.toByteArray()), valueAt);
  }

  private boolean takeQuote() {
    int length = quoteAt(cursor, 0);
    for (int i = 0; i < length; i++) {
      cursor.next();
    }
    return length > 0;
  }

  private boolean isEndOfValue(boolean isQuoted) {
    return isQuoted ? quoteAt(cursor, 0) > 0 : cursor.peek() == ']';
  }

  /** Takes a comment in braces; nothing if it has no end, which is reported. */
  Optional<String> comment() {
    SourceLocation where = cursor.here();
    cursor.next();
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    if (PgnComments.takeText(cursor, text, Integer.MAX_VALUE)) {
      return Optional.of(TextCursor.text(text.toByteArray()));
    }
    draft.problem(ProblemCode.UNREADABLE, where, "the comment has no end: } is missing");
    return Optional.empty();
  }

  /** Keeps a character, unless the text is too long; then its game is too long as well. */
  static void keep(ByteArrayOutputStream text, int c) {
    if (text.size() < TextCursor.MAX_BYTES) {
      text.write(c);
    }
  }

  /** Takes the sign of a comment and the rest of the line. */
  String restOfLine() {
    cursor.next();
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    while (!isEndOfLine()) {
      keep(text, cursor.next());
    }
    return TextCursor.text(text.toByteArray());
  }

  /** Whether a tag of a web page begins here, which ends on its line. */
  boolean isMarkupAt() {
    int at = 1;
    while (at < AHEAD && "<>\n\r".indexOf(cursor.peek(at)) < 0 && cursor.peek(at) >= 0) {
      at++;
    }
    return cursor.peek() == '<' && at > 1 && cursor.peek(at) == '>';
  }

  /** Whether preformatted text of a web page ends here. */
  boolean isEndOfPageTextAt() {
    return isAt(cursor, 0, "</pre>");
  }

  /** Takes a tag of a web page. */
  void markup() {
    IgnoredText passed = new IgnoredText();
    int last = cursor.peek();
    while (last != '>') {
      last = cursor.peek();
      passed.take(cursor);
    }
    draft.ignore(passed);
  }

  /** Takes the characters that are together, at least one. */
  public String word() {
    ByteArrayOutputStream word = new ByteArrayOutputStream();
    do {
      int c = cursor.next();
      if (word.size() < NAME) {
        word.write(c);
      }
    } while (!isEndOfWord(cursor.peek()));
    return TextCursor.text(word.toByteArray());
  }

  private static boolean isEndOfWord(int c) {
    return c == TextCursor.END || TextCursor.isBlank(c) || "(){};[<".indexOf(c) >= 0;
  }

  /**
   * The next word after some bytes, and after blanks and comments in braces; empty if there is none
   * nearby.
   */
  String wordAhead(int from) {
    int at = blanksFrom(from);
    while (at < AHEAD && cursor.peek(at) == '{') {
      while (at < AHEAD && cursor.peek(at) != '}') {
        at++;
      }
      at = blanksFrom(at + 1);
    }
    StringBuilder word = new StringBuilder();
    for (int i = at; i < AHEAD && !isEndOfWord(cursor.peek(i)); i++) {
      word.append((char) cursor.peek(i));
    }
    return word.toString();
  }

  private int blanksFrom(int from) {
    int at = from;
    while (at < AHEAD && TextCursor.isBlank(cursor.peek(at))) {
      at++;
    }
    return at;
  }

  /** The rest of the line before a comment or a tag, as bytes; empty if it is long. */
  String lineAhead() {
    int end = 0;
    while (end < NAME && "\n\r{;[".indexOf(cursor.peek(end)) < 0 && cursor.peek(end) >= 0) {
      end++;
    }
    return end == NAME ? "" : cursor.ahead(end);
  }

  /** The first characters of a word. */
  String word(int characters) {
    StringBuilder word = new StringBuilder(characters);
    for (int i = 0; i < characters; i++) {
      word.append((char) cursor.next());
    }
    return word.toString();
  }

  /** Whether two squares of the 8x8 board are together here. */
  boolean areSquaresAhead() {
    return isSquare(0) && isSquare(2);
  }

  private boolean isSquare(int at) {
    int file = Character.toLowerCase(cursor.peek(at));
    int rank = cursor.peek(at + 1);
    return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
  }

  /** Whether a blank and then a digit follow on the same line. */
  public boolean isNumberNext() {
    int blanks = 0;
    while (blanks < NAME && (cursor.peek(blanks) == ' ' || cursor.peek(blanks) == '\t')) {
      blanks++;
    }
    int c = cursor.peek(blanks);
    return blanks > 0 && c >= '0' && c <= '9';
  }

  /** A place some ASCII characters after another one. */
  SourceLocation at(SourceLocation where, int characters) {
    return new SourceLocation(
        where.source(), where.offset() + characters, where.line(), where.column() + characters);
  }

  private String untilBlank() {
    StringBuilder name = new StringBuilder();
    while (isOfName(cursor.peek())) {
      name.append((char) cursor.next());
    }
    return name.toString();
  }

  public void skipSpaces() {
    while (cursor.peek() == ' ' || cursor.peek() == '\t') {
      cursor.next();
    }
  }

  private boolean isEndOfLine() {
    int c = cursor.peek();
    return c == TextCursor.END || c == '\n' || c == '\r';
  }
}
