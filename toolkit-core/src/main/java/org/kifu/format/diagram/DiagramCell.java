package org.kifu.format.diagram;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.SourceLocation;
import org.kifu.notation.CellAlphabet;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/**
 * One cell of a row.
 *
 * @param kind the content of the cell
 * @param number the number; 0 if there is none
 * @param line the line that holds the cell
 * @param from the index of its first character in the normal text of the line
 * @param to the index after its last character; {@code from} if nothing is written
 */
record DiagramCell(CellKind kind, int number, TextLine line, int from, int to) {
  enum CellKind {
    NUMBER,
    EMPTY,
    BLACK,
    WHITE,
    /** Any other content. */
    OTHER
  }

  /** The sign that puts the digit before it on a key. */
  static final char KEY = '\u20E3';

  /** The labels of the ranks on Japanese sheets, each at the index of its number. */
  private static final String RANKS = " 一二三四五六七八";

  private static final int KEY_TEN = 0x1F51F;
  private static final int GREEN_SQUARE = 0x1F7E9;
  private static final int FLAG_A = 0x1F1E6;

  /** The most digits of a number of a board. */
  private static final int MOST_DIGITS = 6;

  /** The most characters of a cell. */
  private static final int MOST_CHARACTERS = 40;

  private static final String BRACKETED = "[(\\[] ?(\\d{1,2}) ?[)\\]]";
  private static final Pattern IN_BRACKETS = Pattern.compile(BRACKETED);

  /** A number in brackets, on keys, or with the letter of a colour. */
  private static final Pattern NUMBER =
      Pattern.compile(
          BRACKETED
              + "|((?:\\d\u20E3){1,2})|(\\d{1,2})(?<after>[bwxoBWXO])|(?<before>[bwBW])(\\d{1,2})");

  /** A number of a printed page in which a scanning program read a one as a letter. */
  private static final Pattern SCANNED = Pattern.compile("[lI][0-9lI]?|[0-9][lI]");

  /** The first signs of such a form of a number. */
  private static final String FORM_STARTS = "([bwBW0123456789";

  /** LaTeX that changes the style of the text in its braces, and the signs of its formulas. */
  private static final Pattern LOOK = Pattern.compile("\\\\(?:text|math)[a-z]{2}(?=\\{)|[${}]");

  private static final String EMPHASIS = "*_`~";

  /** Bold, italic and other text of Markdown. */
  private static final Pattern BOLD = Pattern.compile("(\\*{1,3}|_{1,3}|`|~~)([^*_`~]{1,5})\\1");

  /** A disc, and dashes for its missing number. */
  private static final Pattern WITHOUT_NUMBER = Pattern.compile("[bwBWxoXO]-{1,2}|-{1,2}[bwBW]");

  /** A cell with nothing in it. */
  static DiagramCell blank(TextLine line, int at) {
    return new DiagramCell(CellKind.EMPTY, 0, line, at, at);
  }

  /** The cell with this text, between two characters of a line. */
  static DiagramCell of(String written, TextLine line, int from, int to) {
    CellKind kind = CellKind.EMPTY;
    int number = number(written);
    if (number < 0 && !written.isEmpty()) {
      String plain = withoutLook(written);
      number = numberInForm(plain);
      kind = number < 0 ? kind(LookAlikeLetters.latin(plain)) : kind;
    }
    return new DiagramCell(
        number > 0 ? CellKind.NUMBER : kind, Math.max(0, number), line, from, to);
  }

  /** The one cell between two characters, if it has emphasis around a sign beyond ASCII. */
  static Optional<DiagramCell> bold(TextLine line, int from, int to) {
    String field = line.text().substring(from, to);
    String written = field.strip();
    int first = from + field.indexOf(written);
    return EMPHASIS.indexOf(written.charAt(0)) >= 0 && BOLD.matcher(written).matches()
        ? Optional.of(of(written, line, first, first + written.length()))
        : Optional.empty();
  }

  /** The text without LaTeX and the signs of Markdown that change its style. */
  private static String withoutLook(String written) {
    String plain = written.indexOf('\\') < 0 ? written : LOOK.matcher(written).replaceAll("");
    boolean mayBeBold = plain.length() > 2 && EMPHASIS.indexOf(plain.charAt(0)) >= 0;
    Matcher bold = BOLD.matcher(mayBeBold ? plain : "");
    return bold.matches() ? bold.group(2) : withoutFill(plain);
  }

  /** The text without the point that pads it, {@code .7}. */
  private static String withoutFill(String plain) {
    boolean isFilled =
        plain.length() == 2 && plain.charAt(0) == '.' && Character.isLetterOrDigit(plain.charAt(1));
    return isFilled ? plain.substring(1) : plain;
  }

  /** The number of some digits; -1 for other signs, or too many digits. */
  private static int number(String written) {
    int length = written.length();
    int number = length == 0 || length > MOST_DIGITS ? -1 : 0;
    for (int i = 0; i < length && number >= 0; i++) {
      char c = written.charAt(i);
      number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
    }
    return number;
  }

  /** The number in another form than digits alone; -1 if there is none. */
  private static int numberInForm(String written) {
    int digits = number(written);
    if (digits < 0 && written.length() < 3 && SCANNED.matcher(written).matches()) {
      return number(written.replace('l', '1').replace('I', '1'));
    }
    if (digits < 0 && written.length() == 1) {
      return RANKS.indexOf(written.charAt(0));
    }
    if (digits >= 0 || written.length() > MOST_CHARACTERS) {
      return digits;
    }
    boolean mayBe = FORM_STARTS.indexOf(written.charAt(0)) >= 0;
    return mayBe && NUMBER.matcher(written).matches()
        ? number(digitsOf(written))
        : written.codePointAt(0) == KEY_TEN ? 10 : -1;
  }

  private static String digitsOf(String written) {
    StringBuilder digits = new StringBuilder(2);
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      digits.append(c >= '0' && c <= '9' ? String.valueOf(c) : "");
    }
    return digits.toString();
  }

  /** The end of a number in brackets that begins here; the beginning if there is none. */
  static int bracketed(String text, int from, int to) {
    char c = text.charAt(from);
    if (c != '(' && c != '[') {
      return from;
    }
    Matcher number = IN_BRACKETS.matcher(text).region(from, to);
    return number.lookingAt() ? number.end() : from;
  }

  private static CellKind kind(String signs) {
    return switch (signs) {
      case "()", "\\circ", "\\bigcirc", "\\Circle" -> CellKind.WHITE;
      case "\\bullet", "\\textbullet", "\\CIRCLE" -> CellKind.BLACK;
      case "\\cdot" -> CellKind.EMPTY;
      case "[]" -> CellKind.EMPTY; // or black, as the board shows
      default -> isTwice(signs) || signs.length() == 1 ? kind(signs.charAt(0)) : kindOfLong(signs);
    };
  }

  private static CellKind kindOfLong(String signs) {
    return signs.indexOf('-') >= 0 && signs.length() <= 3 && WITHOUT_NUMBER.matcher(signs).matches()
        ? kind(signs.replace("-", "").charAt(0))
        : kindOfEmoji(signs);
  }

  /** Whether the cell is a box, which is empty or, beside white rings, a black disc. */
  boolean isBox() {
    return to - from == 2 && line.text().startsWith("[]", from);
  }

  /** Whether the cell is a white disc written as a pair of brackets. */
  boolean isRing() {
    return to - from == 2 && line.text().startsWith("()", from);
  }

  /** Whether a sign is doubled, to be as wide as a number. */
  private static boolean isTwice(String signs) {
    return signs.length() == 2 && signs.charAt(0) == signs.charAt(1);
  }

  private static CellKind kind(char sign) {
    return CellAlphabet.isBlack(sign)
        ? CellKind.BLACK
        : CellAlphabet.isWhite(sign)
            ? CellKind.WHITE
            : CellAlphabet.isEmpty(sign) ? CellKind.EMPTY : CellKind.OTHER;
  }

  private static CellKind kindOfEmoji(String sign) {
    return sign.codePointAt(0) == GREEN_SQUARE && sign.length() == 2
        ? CellKind.EMPTY
        : CellKind.OTHER;
  }

  /** Whether a character beyond ASCII is a cell in any place. */
  static boolean isSign(int c) {
    return c < Character.MIN_SUPPLEMENTARY_CODE_POINT
        ? kind((char) c) != CellKind.OTHER
        : c == GREEN_SQUARE || c == KEY_TEN || fileOfFlag(c) != 0;
  }

  SourceLocation where() {
    return line.at(from);
  }

  String text() {
    return line.text().substring(from, to);
  }

  /** The letter of a file, in ASCII; the text if it is not such a letter. */
  String letter() {
    char file = to > from ? fileOfFlag(line.text().codePointAt(from)) : 0;
    return file == 0 ? LookAlikeLetters.latin(text()) : String.valueOf(file);
  }

  /** The file of one of the letters a to h that make flags; 0 for other characters. */
  private static char fileOfFlag(int c) {
    int file = c - FLAG_A;
    return file >= 0 && file < Grid.SIDE ? (char) ('a' + file) : 0;
  }

  /** The colour that a letter beside the number names. */
  Optional<Disc> colour() {
    Matcher form = NUMBER.matcher(hasNoLetter() ? "" : text());
    if (!form.matches()) {
      return Optional.empty();
    }
    String letter = form.group("after") == null ? form.group("before") : form.group("after");
    return letter == null
        ? Optional.empty()
        : Optional.of(CellAlphabet.isBlack(letter.charAt(0)) ? Disc.BLACK : Disc.WHITE);
  }

  /** Whether there is no letter at either end. */
  private boolean hasNoLetter() {
    String text = line.text();
    return from == to || text.charAt(from) <= '9' && text.charAt(to - 1) <= '9';
  }

  /** Whether the cell is a disc written as a letter of another alphabet. */
  boolean isLookAlike() {
    return isDisc(kind) && !LookAlikeLetters.latin(text()).equals(text());
  }

  /** Whether a one of its number is written as a letter. */
  boolean isScanned() {
    String written = kind == CellKind.NUMBER && to - from < 3 ? text() : "";
    return written.indexOf('l') >= 0 || written.indexOf('I') >= 0;
  }

  private static boolean isDisc(CellKind kind) {
    return kind == CellKind.BLACK || kind == CellKind.WHITE;
  }

  boolean isNumber(int expected) {
    return kind == CellKind.NUMBER && number == expected;
  }

  /** Whether the cell shares a column of characters with another. */
  boolean overlaps(DiagramCell other) {
    return from < other.to && other.from < to;
  }
}
