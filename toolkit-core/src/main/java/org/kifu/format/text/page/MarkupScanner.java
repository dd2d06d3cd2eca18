package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Cuts HTML or XML into tags, comments and the text between them, in time linear in its length. A
 * sign that begins no tag is text. A scan for the end of a tag stops at the next {@code <} outside
 * of quotes. When scans that found no end have cost too much, quotes are no longer looked at.
 */
final class MarkupScanner {
  private static final String COMMENT = "<!--";
  private static final String CDATA = "<![CDATA[";

  /** The most cost of scans that find no end of a tag, as a multiple of the length of the text. */
  private static final long MOST_WASTED = 4;

  /** The kinds of tokens. */
  enum Token {
    TEXT,
    TAG,
    COMMENT,
    /** Text in which no sign begins a tag. */
    CDATA,
    /** The type of the document, or an instruction for a program. */
    OTHER,
    END
  }

  private final String text;
  private final int lastGreater;
  private final int lastDouble;
  private final int lastSingle;

  /** From where on there is no more end of an element, by its name, or of a comment. */
  private final Map<String, Integer> unended = new HashMap<>();

  /** The number of characters in scans that found no end of a tag. */
  private long wasted;

  private int at;
  private int start;
  private int from;
  private int to;
  private MarkupTag tag = new MarkupTag("", false, false, List.of());

  MarkupScanner(String text) {
    this.text = text;
    this.lastGreater = text.lastIndexOf('>');
    this.lastDouble = text.lastIndexOf('"');
    this.lastSingle = text.lastIndexOf('\'');
  }

  /** The index of the first character of the last token. */
  int start() {
    return start;
  }

  /** The index after its last character. */
  int end() {
    return at;
  }

  /** The index of the first character of the content of a text, comment or CDATA. */
  int from() {
    return from;
  }

  /** The index after its last character. */
  int to() {
    return to;
  }

  /** The last tag. */
  MarkupTag tag() {
    return tag;
  }

  /** Whether the last token is text that would be a comment if that had an end. */
  boolean isUnendedComment() {
    return text.startsWith(COMMENT, start) || text.startsWith(CDATA, start);
  }

  /** Whether no tag of the text begins a row, a table or a container. */
  boolean hasNoRows() {
    for (Token token = next(); token != Token.END; token = next()) {
      if (token == Token.TAG) {
        switch (HtmlNames.kind(tag.name())) {
          case INLINE, SCRIPT, STYLE, HIDDEN -> {}
          default -> {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Goes on behind an index. */
  void skipTo(int index) {
    at = index;
  }

  /** Goes to the next token. */
  Token next() {
    start = at;
    from = at;
    if (at == text.length()) {
      to = at;
      return Token.END;
    }
    Token markup = text.charAt(at) == '<' ? markup() : Token.TEXT;
    if (markup == Token.TEXT) {
      at = nextSign(start + 1);
      to = at;
    }
    return markup;
  }

  /** The index of the next sign that may begin markup. */
  private int nextSign(int index) {
    int sign = text.indexOf('<', index);
    while (sign >= 0 && !mayBegin(sign)) {
      sign = text.indexOf('<', sign + 1);
    }
    return sign < 0 ? text.length() : sign;
  }

  private boolean mayBegin(int sign) {
    char next = sign + 1 < text.length() ? text.charAt(sign + 1) : ' ';
    return next == '/' || next == '!' || next == '?' || isLetter(next);
  }

  private static boolean isLetter(char c) {
    return c < 0x80 && Character.isLetter(c);
  }

  private Token markup() {
    if (!mayBegin(at) || at > lastGreater) {
      return Token.TEXT;
    }
    if (text.startsWith(COMMENT, at)) {
      return until("-->", COMMENT.length(), Token.COMMENT);
    }
    if (text.startsWith(CDATA, at)) {
      return until("]]>", CDATA.length(), Token.CDATA);
    }
    char next = text.charAt(at + 1);
    return next == '!' || next == '?' ? until(">", 2, Token.OTHER) : tagToken();
  }

  private Token until(String sign, int length, Token kind) {
    int end = unended.containsKey(sign) ? -1 : text.indexOf(sign, at + length);
    if (end < 0) {
      unended.put(sign, at);
      return Token.TEXT;
    }
    from = at + length;
    to = end;
    at = end + sign.length();
    return kind;
  }

  private Token tagToken() {
    boolean isEnd = text.charAt(at + 1) == '/';
    int name = at + (isEnd ? 2 : 1);
    int i = name;
    while (i < text.length() && isOfName(text.charAt(i))) {
      i++;
    }
    if (i == name || !isLetter(text.charAt(name))) {
      return Token.TEXT;
    }
    String of = text.substring(name, i).toLowerCase(Locale.ROOT);
    List<MarkupTag.Attribute> attributes = new ArrayList<>(2);
    boolean isAlone = false;
    boolean areQuotesSeen = wasted <= MOST_WASTED * text.length();
    while (areQuotesSeen && i < text.length() && text.charAt(i) != '>' && text.charAt(i) != '<') {
      isAlone = text.charAt(i) == '/';
      i = isOfName(text.charAt(i)) ? attribute(i, attributes) : i + 1;
    }
    if (i == text.length() || text.charAt(i) != '>') {
      wasted += i - at;
      return withoutQuotes(of, isEnd);
    }
    at = i + 1;
    tag = new MarkupTag(of, isEnd, isAlone, List.copyOf(attributes));
    return Token.TAG;
  }

  /** Takes a tag with a quote too many up to the next sign that may end it. */
  private Token withoutQuotes(String name, boolean isEnd) {
    int i = at + 1;
    while (i < text.length() && text.charAt(i) != '>' && text.charAt(i) != '<') {
      i++;
    }
    if (i == text.length() || text.charAt(i) == '<') {
      return Token.TEXT;
    }
    at = i + 1;
    tag = new MarkupTag(name, isEnd, false, List.of());
    return Token.TAG;
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == ':' || c == '.';
  }

  /** Adds the attribute that begins at an index, and returns the index after it. */
  private int attribute(int index, List<MarkupTag.Attribute> attributes) {
    int i = index;
    while (i < text.length() && isOfName(text.charAt(i))) {
      i++;
    }
    String name = text.substring(index, i).toLowerCase(Locale.ROOT);
    int sign = afterBlanks(i);
    if (sign == text.length() || text.charAt(sign) != '=') {
      attributes.add(new MarkupTag.Attribute(name, i, i));
      return i;
    }
    int value = afterBlanks(sign + 1);
    char quote = value < text.length() ? text.charAt(value) : ' ';
    int lastQuote = quote == '"' ? lastDouble : quote == '\'' ? lastSingle : -1;
    if (value < lastQuote) {
      int end = text.indexOf(quote, value + 1);
      attributes.add(new MarkupTag.Attribute(name, value + 1, end));
      return end + 1;
    }
    value += quote == '"' || quote == '\'' ? 1 : 0;
    int end = value;
    while (end < text.length() && !isEndOfValue(text.charAt(end))) {
      end++;
    }
    attributes.add(new MarkupTag.Attribute(name, value, end));
    return end;
  }

  private static boolean isEndOfValue(char c) {
    return c == '>' || c == '<' || Character.isWhitespace(c);
  }

  private int afterBlanks(int index) {
    int i = index;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /**
   * The index of the tag that ends an element; -1 if there is none.
   *
   * @param name the element, in small letters
   */
  int endOf(String name, int index) {
    if (unended.containsKey(name)) {
      return -1;
    }
    int i = text.indexOf("</", index);
    while (i >= 0 && !text.regionMatches(true, i + 2, name, 0, name.length())) {
      i = text.indexOf("</", i + 2);
    }
    if (i < 0) {
      unended.put(name, index);
    }
    return i;
  }
}
