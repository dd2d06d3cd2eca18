package org.kifu.format;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which lines of a mail are to be read: not the boundaries between its parts, and of parts that say
 * the same in several forms (RFC 2046, 5.1.4) only the first that holds moves, which is the plain
 * text where a mail is as that standard wants it.
 */
final class MailParts {
  /** The type of a part that has parts itself; its boundary may be on a later line. */
  private static final Pattern TYPE = Pattern.compile("(?i)^Content-Type:\\s*multipart/([a-z]+)");

  private static final Pattern FOLDED_TYPE = Pattern.compile("(?i)^Content-Type:\\s*$");
  private static final Pattern FOLDED = Pattern.compile("(?i)^\\s+multipart/([a-z]+)");
  private static final Pattern BOUNDARY =
      Pattern.compile("(?i)[;\\s]boundary\\s*=\\s*(?:\"([^\"]+)\"|([^\\s;\"]+))");

  /** The line between two mails of a folder of mails. */
  private static final Pattern NEXT_MAIL = Pattern.compile("^From \\S+ .*\\d{4}\\s*$");

  /** One that holds no game; a few squares in it may be any letters and digits. */
  private static final Pattern ADDRESS =
      Pattern.compile("(?!\\S*(?:[A-Ha-h][1-8]){5})\\S*(?://|@)\\S*");

  private static final Pattern SQUARE = Pattern.compile("[A-Ha-h]\\s?[1-8]");
  private static final Pattern NUMBER = Pattern.compile("(?<!\\d)[1-9]\\d?(?!\\d)");

  /** Fewer may be words, as in what a program writes where it cannot show the mail. */
  private static final int CLEAR_SQUARES = 3;

  /** So many numbers are those of a diagram. */
  private static final int CLEAR_NUMBERS = 20;

  /** Parts in parts beyond this many are read as they are. */
  private static final int DEEPEST = 20;

  /** What consists of parts. */
  private static final class Parts {
    private final String boundary;
    private final boolean isAlternatives;
    private boolean isBegun;
    private boolean isPassedOver;
    private int squares;
    private int numbers;

    Parts(String boundary, String type) {
      this.boundary = "--" + boundary;
      this.isAlternatives = type.equals("alternative");
    }

    boolean holdsMoves() {
      return squares >= CLEAR_SQUARES || numbers >= CLEAR_NUMBERS;
    }
  }

  private final Deque<Parts> open = new ArrayDeque<>();
  private boolean isInHead;
  private boolean isFoldedType;

  /** The type of parts whose boundary is not yet known. */
  private String type = "";

  /** Whether a line is of the text that is to be read. Each line is asked for once, in order. */
  boolean holds(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1).stripTrailing();
    if (NEXT_MAIL.matcher(text).matches()) {
      open.clear();
    }
    if (text.startsWith("--") && isBoundary(text)) {
      return false;
    }
    isInHead &= !text.isEmpty();
    readType(text);
    return open.stream().noneMatch(parts -> parts.isPassedOver);
  }

  private boolean isBoundary(String line) {
    for (Iterator<Parts> each = open.iterator(); each.hasNext(); ) {
      Parts parts = each.next();
      boolean isEnd = line.equals(parts.boundary + "--");
      if (isEnd || line.equals(parts.boundary)) {
        while (open.peek() != parts) { // those within end with it
          open.remove();
        }
        begin(parts, isEnd);
        return true;
      }
    }
    return false;
  }

  private void begin(Parts parts, boolean isEnd) {
    isInHead = !isEnd;
    type = "";
    isFoldedType = false;
    parts.isPassedOver = parts.isAlternatives && parts.holdsMoves();
    parts.isBegun = true;
    if (isEnd) {
      open.remove();
    }
  }

  private void readType(String line) {
    Matcher named = (isFoldedType ? FOLDED : TYPE).matcher(line);
    isFoldedType = FOLDED_TYPE.matcher(line).find();
    if (named.find()) {
      type = named.group(1).toLowerCase(Locale.ROOT);
    } else if (!line.startsWith(" ") && !line.startsWith("\t")) {
      type = "";
    }
    Matcher boundary = BOUNDARY.matcher(type.isEmpty() ? "" : line);
    if (boundary.find() && open.size() < DEEPEST) {
      String sign = boundary.group(1) == null ? boundary.group(2) : boundary.group(1);
      open.push(new Parts(sign.stripTrailing(), type));
      type = "";
    }
  }

  /** Takes the text of a line that is read, to know whether its part holds moves. */
  void read(byte[] text) {
    if (isInHead || open.isEmpty()) {
      return;
    }
    byte[] decoded = QuotedPrintable.of(text, text.length).bytes(); // =C3 is no square
    String plain = Normalizer.normalize(TextCursor.text(decoded), Normalizer.Form.NFKC);
    String words = ADDRESS.matcher(plain).replaceAll(" ");
    long squares = SQUARE.matcher(words).results().count();
    long numbers = NUMBER.matcher(words).results().count();
    for (Parts parts : open) {
      parts.squares += parts.isBegun ? (int) squares : 0;
      parts.numbers += parts.isBegun ? (int) numbers : 0;
    }
  }
}
