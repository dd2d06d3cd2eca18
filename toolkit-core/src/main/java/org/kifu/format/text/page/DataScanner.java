package org.kifu.format.text.page;

/**
 * Cuts values of a program into tokens, whatever its language. There are no errors: what no
 * language has is {@link Token#ODD}.
 */
final class DataScanner {
  /** The most characters behind the end of a line at which a look tells whether a string ends. */
  private static final int MOST_OF_KEY = 48;

  private static final String TRIPLE = "\"\"\"";

  /** Signs of words without quotes, beside letters, digits and blanks between words. */
  private static final String IN_WORDS = "_$.+-#/%&@\\";

  /** The kinds of tokens. */
  enum Token {
    /** A bracket that opens. */
    OPEN,
    CLOSE,
    /** A comma, or a semicolon. */
    COMMA,
    /** A colon, an equals sign, or an arrow {@code =>}. */
    COLON,
    /** A string in quotes. */
    STRING,
    /** Words or a number without quotes, up to the next sign or the end of the line. */
    BARE,
    ODD,
    END
  }

  private final String text;
  private Token token = Token.END;
  private int at;
  private int start;
  private int from;
  private int to;
  private boolean hasNoCommentEnd;
  private boolean isCutString;

  private final ObjectBeginnings objects;

  DataScanner(String text) {
    this(text, new ObjectBeginnings());
  }

  /**
   * Starts at the first character.
   *
   * @param objects how objects begin before which strings end at the latest
   */
  DataScanner(String text, ObjectBeginnings objects) {
    this.text = text;
    this.objects = objects;
  }

  /** The kind of the last token. */
  Token token() {
    return token;
  }

  /** The index of its first character. */
  int start() {
    return start;
  }

  /** The index after its last character. */
  int end() {
    return at;
  }

  /** The index of the first character of its content: of a string, the one behind the quote. */
  int from() {
    return from;
  }

  /** The index after the last character of its content. */
  int to() {
    return to;
  }

  /** Whether the last token is a string whose end is lost. */
  boolean isCutString() {
    return isCutString;
  }

  /** The bracket that is the last token. */
  char bracket() {
    return text.charAt(start);
  }

  /** Whether the next character but for blanks behind the last token is a sign. */
  boolean isBeforeSign(char sign) {
    int next = at;
    while (next < text.length() && text.charAt(next) == ' ') {
      next++;
    }
    return next < text.length() && text.charAt(next) == sign;
  }

  /** Goes on with the token that begins at an index. */
  void skipTo(int index) {
    at = index;
  }

  /** Goes to the next token. */
  Token next() {
    isCutString = false;
    skipBlanksAndComments();
    start = at;
    from = at;
    if (at == text.length()) {
      to = at;
      token = Token.END;
      return token;
    }
    char c = text.charAt(at);
    token =
        switch (c) {
          case '[', '{', '(' -> sign(Token.OPEN);
          case ']', '}', ')' -> sign(Token.CLOSE);
          case ',', ';' -> sign(Token.COMMA);
          case ':' -> isSymbol() ? symbol() : sign(Token.COLON);
          case '=' -> equalsSign();
          case '"', '\'', '`' -> string(c);
          default -> isOfWord(c) ? words() : sign(Token.ODD);
        };
    return token;
  }

  /** A single sign is one of a value, and so is an arrow; a doubled one compares. */
  private Token equalsSign() {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    at += next == '>' ? 1 : 0;
    return sign(next == '=' ? Token.ODD : Token.COLON);
  }

  /** Whether a colon begins a key, as in {@code :black => "Anna"}. */
  private boolean isSymbol() {
    int end = at + 1;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    int next = end;
    while (next < text.length() && text.charAt(next) == ' ') {
      next++;
    }
    return end > at + 1 && text.startsWith("=>", next);
  }

  private Token symbol() {
    at++;
    from = at;
    return words();
  }

  private Token sign(Token kind) {
    at++;
    to = at;
    return kind;
  }

  private void skipBlanksAndComments() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        at = endOfLine(at);
      } else if (text.startsWith("/*", at) && !hasNoCommentEnd) {
        int end = text.indexOf("*/", at + 2);
        hasNoCommentEnd = end < 0;
        at = end < 0 ? at : end + 2;
      } else {
        return;
      }
    }
  }

  private int endOfLine(int index) {
    int end = text.indexOf('\n', index);
    return end < 0 ? text.length() : end;
  }

  private Token string(char quote) {
    if (text.startsWith(TRIPLE, at)) {
      from = at + TRIPLE.length();
      int end = text.indexOf(TRIPLE, from);
      to = end < 0 ? text.length() : end;
      at = end < 0 ? to : to + TRIPLE.length();
      return Token.STRING;
    }
    from = at + 1;
    int i = from;
    while (i < text.length() && text.charAt(i) != quote) {
      boolean isCut =
          text.charAt(i) == '\n'
              ? quote != '`' && isBeforeKey(i)
              : objects.endsString(text, i, quote);
      if (isCut) {
        isCutString = true;
        to = i;
        at = i;
        return Token.STRING;
      }
      i += text.charAt(i) == '\\' && !isBeforeKey(i + 1) ? 2 : 1;
    }
    isCutString |= i >= text.length();
    to = Math.min(i, text.length());
    at = Math.min(i + 1, text.length());
    return Token.STRING;
  }

  /**
   * Whether the next line begins with a key in quotes and a colon, or with an object, or has only
   * brackets that close, so that the quote at the end of this line is lost, or one within it.
   */
  private boolean isBeforeKey(int endOfLine) {
    if (endOfLine >= text.length() || text.charAt(endOfLine) != '\n') {
      return false;
    }
    int i = endOfLine + 1;
    int most = Math.min(text.length(), endOfLine + MOST_OF_KEY);
    while (i < most && (Character.isWhitespace(text.charAt(i)) || text.charAt(i) == '{')) {
      i++;
    }
    if (i < most && "]}".indexOf(text.charAt(i)) >= 0) {
      while (i < most && "]}, ".indexOf(text.charAt(i)) >= 0) {
        i++;
      }
      return i == text.length() || i < most && text.charAt(i) == '\n';
    }
    if (i == most || text.charAt(i) != '"') {
      return false;
    }
    i++;
    while (i < most && (Character.isLetterOrDigit(text.charAt(i)) || text.charAt(i) == '_')) {
      i++;
    }
    return i + 1 < most && text.charAt(i) == '"' && text.charAt(i + 1) == ':';
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c)
        || c >= 0x80 && !Character.isWhitespace(c)
        || IN_WORDS.indexOf(c) >= 0;
  }

  private Token words() {
    int end = at;
    int i = at;
    while (i < text.length() && isInWords(i)) {
      i++;
      end = Character.isWhitespace(text.charAt(i - 1)) ? end : i;
    }
    at = end;
    to = end;
    return Token.BARE;
  }

  private boolean isInWords(int i) {
    char c = text.charAt(i);
    return c == ' '
        || c == '\t'
        || isOfWord(c) && !text.startsWith("//", i)
        || c == '\'' && Character.isLetter(text.charAt(i - 1));
  }
}
