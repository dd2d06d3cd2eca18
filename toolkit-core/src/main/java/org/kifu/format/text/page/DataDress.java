package org.kifu.format.text.page;

import java.util.regex.Pattern;

/**
 * Values as programs write them: JSON and JSON lines, literals of Python, JavaScript and similar
 * languages, cut or damaged files of these. Scalars of one container are the cells of one row, each
 * with its key; a list of scalars is one row whose cells have the key of the list.
 */
final class DataDress implements Dress {
  /** The most characters at which {@link #fits} looks. */
  private static final int MOST = 1 << 15;

  /** The most characters before the value that is assigned to a name. */
  private static final int MOST_OF_NAME = 200;

  /** So many signs that no data has are an accident, and one more for each so many tokens. */
  private static final int FEW_ODD = 4;

  private static final int TOKENS_FOR_ONE_ODD = 20;

  /** The number of tokens of a value that is no accident. */
  private static final int MANY = 16;

  /** Signs before the equals sign of an assignment, beside letters, digits and blanks. */
  private static final String IN_NAMES = "_$.<>[]*:";

  /**
   * Lists of one short value that are none: several side by side, as the squares of a board, and
   * the number of a game before words.
   */
  private static final Pattern NO_LIST =
      Pattern.compile("(?:\\[[^\\[\\],\\n]{0,4}\\][ \\t]*){6}|\\[\\d{1,4}\\][ \\t]+\\p{L}");

  @Override
  public DressKind kind() {
    return DressKind.DATA;
  }

  @Override
  public boolean fits(PlacedText text) {
    String written = text.toString();
    int first = firstBracket(written);
    return first >= 0
        && !NO_LIST.matcher(written).region(first, written.length()).lookingAt()
        && isBeginning(written.substring(first, Math.min(written.length(), first + MOST)))
        && areFewOdd(written.substring(first, Math.min(written.length(), first + MOST)));
  }

  /**
   * The bracket that begins a value, if only blanks, or the name to which it is assigned, are
   * before it; otherwise -1.
   */
  static int firstBracket(String text) {
    int at = 0;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    int most = Math.min(text.length(), at + MOST_OF_NAME);
    boolean isNamed = false;
    for (int i = at; i < most; i++) {
      char c = text.charAt(i);
      boolean isBracket = c == '[' || c == '{' || c == '(';
      if (isBracket && (isNamed || i == at && c != '(')) {
        return i;
      }
      if (!(isNamed ? Character.isWhitespace(c) : isOfName(c) || c == '=')) {
        return -1;
      }
      isNamed |= c == '=';
    }
    return -1;
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == ' ' || c == '\t' || IN_NAMES.indexOf(c) >= 0;
  }

  /** Whether the first token behind a bracket is one that only data has there. */
  private static boolean isBeginning(String text) {
    DataScanner tokens = new DataScanner(text);
    tokens.next();
    boolean isList = tokens.bracket() != '{';
    return switch (tokens.next()) {
      case STRING, OPEN, CLOSE -> true;
      case BARE -> {
        char first = text.charAt(tokens.start());
        yield Character.isDigit(first)
            || first == '-'
            || tokens.isBeforeSign(':')
            || tokens.isBeforeSign('=')
            || first == ':'
            || isList && tokens.isBeforeSign('(');
      }
      default -> false;
    };
  }

  /** Whether few signs are odd up to the end of the first value; what is behind it is no matter. */
  private static boolean areFewOdd(String text) {
    DataScanner tokens = new DataScanner(text);
    int odd = 0;
    int all = 0;
    int depth = 0;
    while (tokens.next() != DataScanner.Token.END && (depth > 0 || all < MANY)) {
      all++;
      switch (tokens.token()) {
        case OPEN -> depth++;
        case CLOSE -> depth = Math.max(0, depth - 1);
        case ODD -> odd++;
        case STRING, BARE -> odd += depth == 0 && !tokens.isBeforeSign('=') ? 2 : 0;
        default -> {}
      }
    }
    return odd <= FEW_ODD + all / TOKENS_FOR_ONE_ODD;
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new DataReader(group, page);
  }
}
