package org.kifu.format;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;
import org.kifu.source.Encoding;

/**
 * The lines of a mail that should be read: not the boundaries between its parts. Of parts that say
 * the same in several forms (RFC 2046, 5.1.4), only the first that holds moves is read, which is
 * the plain text in a mail that follows that standard, and parts that hold more moves than it.
 */
final class MailParts {
  /** The type of a part that has parts itself; its boundary may be on a later line. */
  private static final Pattern TYPE = Pattern.compile("(?i)^Content-Type:\\s*multipart/([a-z]+)");

  private static final Pattern FOLDED_TYPE = Pattern.compile("(?i)^Content-Type:\\s*$");
  private static final Pattern FOLDED = Pattern.compile("(?i)^\\s+multipart/([a-z]+)");
  private static final Pattern BOUNDARY =
      Pattern.compile("(?i)[;\\s]boundary\\s*=\\s*(?:\"([^\"]+)\"|([^\\s;\"]+))");

  /** The line between two mails of a mail folder. */
  private static final Pattern NEXT_MAIL = Pattern.compile("^From \\S+ .*\\d{4}\\s*$");

  /** An address that holds no game; a few squares in it may be any letters and digits. */
  private static final Pattern ADDRESS =
      Pattern.compile("(?!\\S*(?:[A-Ha-h][1-8]){5})\\S*(?://|@)\\S*");

  private static final Pattern SQUARE = Pattern.compile("[A-Ha-h]\\s?[1-8]");
  private static final Pattern NUMBER = Pattern.compile("(?<!\\d)[1-9]\\d?(?!\\d)");

  /** The least number of squares; fewer may be words of a program that cannot show the mail. */
  private static final int CLEAR_SQUARES = 3;

  /** The least number of numbers that make a diagram. */
  private static final int CLEAR_NUMBERS = 20;

  /** The depth beyond which parts in parts are read as they are. */
  private static final int DEEPEST = 20;

  /** A line of a head, which may continue in the next line. */
  private static final Pattern HEADER = Pattern.compile("[A-Za-z][A-Za-z0-9-]*:.*|[ \\t].*");

  /** The kind of a line. */
  enum MailLineKind {
    /** Text. */
    READ,
    /** A boundary between two parts. */
    BETWEEN,
    /** Text of a part that may say the same as an earlier part. */
    ALTERNATIVE,
    /** A boundary between two parts within such a part. */
    BETWEEN_WITHIN
  }

  /** A mail, or a part of one, that consists of parts. */
  private static final class Parts {
    private final String boundary;
    private final boolean isAlternatives;
    private boolean isBegun;
    private boolean isAlternative;
    private int squares;
    private int numbers;
    private final MailMoves moves = new MailMoves();

    Parts(String boundary, String type) {
      this.boundary = "--" + boundary;
      this.isAlternatives = type.equals("alternative");
    }

    boolean holdsMoves() {
      return squares >= CLEAR_SQUARES || numbers >= CLEAR_NUMBERS;
    }
  }

  private final Deque<Parts> open = new ArrayDeque<>();
  private boolean isInHead = true;

  /** Whether the head of a mail that is enclosed or follows may begin or continue. */
  private boolean mayBeHead = true;

  private boolean isFoldedType;

  /** The type of parts whose boundary is not yet known. */
  private String type = "";

  /** The kind of a line. Each line must be asked for once, in order. */
  MailLineKind place(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1).stripTrailing();
    boolean isNext = NEXT_MAIL.matcher(text).matches();
    if (isNext) {
      open.clear();
    }
    Optional<Parts> ended = text.startsWith("--") ? endedBy(text) : Optional.empty();
    if (ended.isPresent()) {
      boolean isWithin = open.stream().anyMatch(each -> each.isAlternative);
      begin(ended.get(), !text.equals(ended.get().boundary));
      return isWithin ? MailLineKind.BETWEEN_WITHIN : MailLineKind.BETWEEN;
    }
    boolean isHeader = HEADER.matcher(text).matches();
    isInHead &= isHeader;
    mayBeHead = text.isEmpty() || isNext || mayBeHead && isHeader;
    readType(mayBeHead ? text : "");
    return open.stream().anyMatch(parts -> parts.isAlternative)
        ? MailLineKind.ALTERNATIVE
        : MailLineKind.READ;
  }

  /** The part that a line ends; parts within it end with it. */
  private Optional<Parts> endedBy(String line) {
    Optional<Parts> ended =
        open.stream()
            .filter(each -> line.equals(each.boundary) || line.equals(each.boundary + "--"))
            .findFirst();
    ended.ifPresent(
        parts -> {
          while (open.peek() != parts) {
            open.remove();
          }
          parts.isAlternative = false;
        });
    return ended;
  }

  private void begin(Parts parts, boolean isEnd) {
    isInHead = true;
    mayBeHead = true;
    type = "";
    isFoldedType = false;
    parts.isAlternative = parts.isAlternatives && parts.holdsMoves() && !isEnd;
    parts.isBegun = true;
    if (isEnd) {
      open.remove();
    }
  }

  private void readType(String line) {
    Matcher named = (isFoldedType ? FOLDED : TYPE).matcher(line);
    isFoldedType = FOLDED_TYPE.matcher(line).find();
    if (named.find()) {
      type = SmallLetters.of(named.group(1));
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

  /** The moves outside the alternative that holds the last line. */
  MailMoves said() {
    return open.reversed().stream()
        .filter(parts -> parts.isAlternative)
        .findFirst()
        .map(parts -> parts.moves)
        .orElseThrow();
  }

  /** Reads the alternative that holds the last line from here on. */
  void readAlternative() {
    open.forEach(parts -> parts.isAlternative = false);
  }

  /** Takes the text of lines that are read, to record the moves of their part. */
  void read(byte[] text) {
    if (isInHead || open.isEmpty()) {
      return;
    }
    String plain = MailMoves.text(text);
    String words = ADDRESS.matcher(plain).replaceAll(" ");
    long squares = SQUARE.matcher(words).results().count();
    long numbers = NUMBER.matcher(words).results().count();
    for (Parts parts : open) {
      parts.squares += parts.isBegun ? (int) squares : 0;
      parts.numbers += parts.isBegun ? (int) numbers : 0;
      if (parts.isBegun && parts.isAlternatives) {
        parts.moves.add(plain);
      }
    }
  }

  /**
   * The part of a mail that holds a line: the headers of the part, and its text if that is in
   * base64. Content that is not text, such as a picture, stays as it is.
   */
  static final class MailPart {
    private static final Pattern TYPE = Pattern.compile("(?i)^Content-Type:\\s*([a-z]+)/");
    private static final Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([\\w.:-]+)");
    private static final Pattern BASE64 =
        Pattern.compile("(?i)^Content-Transfer-Encoding:\\s*base64\\s*$");
    private static final Pattern ENCODED = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

    private final boolean saysCharset;
    private boolean isText;
    private boolean isBase64;
    private boolean isInBody;
    private Optional<CharsetDecoder> decoder = Optional.empty();

    /** The signs that do not yet make four, and the bytes that do not yet make a character. */
    private String signs = "";

    private byte[] rest = {};

    /**
     * Starts before the first part.
     *
     * @param saysCharset whether to follow the charset that a header names
     */
    MailPart(boolean saysCharset) {
      this.saysCharset = saysCharset;
      begin();
    }

    private void begin() {
      isText = true;
      isBase64 = false;
      isInBody = false;
      decoder = Optional.empty();
      signs = "";
      rest = new byte[0];
    }

    /** The text of the next line, which may be shorter or longer than a line. */
    byte[] plain(byte[] line) {
      String text = new String(line, StandardCharsets.ISO_8859_1).stripTrailing();
      if (isInBody && ENCODED.matcher(text).matches()) {
        return decoded(text);
      }
      if (isInBody || text.startsWith("--")) {
        begin();
      } else if (text.isEmpty()) {
        isInBody = isBase64 && isText;
        isBase64 = false;
      } else {
        readHeader(text);
      }
      return line;
    }

    private void readHeader(String text) {
      Matcher type = TYPE.matcher(text);
      isText = type.find() ? type.group(1).equalsIgnoreCase("text") : isText;
      Matcher charset = CHARSET.matcher(text);
      if (charset.find() && saysCharset) {
        decoder = decoder(charset.group(1));
      }
      isBase64 |= BASE64.matcher(text).find();
    }

    /**
     * The decoder for the name of a charset; nothing for UTF-8 and for unknown names, whose text is
     * read like any other.
     */
    private static Optional<CharsetDecoder> decoder(String name) {
      String known =
          switch (SmallLetters.of(name)) {
            case "utf-8", "us-ascii" -> "";
            case "iso-2022-jp" -> "x-windows-iso2022jp";
            case "shift_jis" -> Encoding.SHIFT_JIS;
            default -> name;
          };
      return !known.isEmpty() && Charset.isSupported(known)
          ? Optional.of(
              Charset.forName(known)
                  .newDecoder()
                  .onMalformedInput(CodingErrorAction.REPLACE)
                  .onUnmappableCharacter(CodingErrorAction.REPLACE))
          : Optional.empty();
    }

    private byte[] decoded(String line) {
      String all = signs + line;
      int whole = all.length() - all.length() % 4;
      signs = all.substring(whole);
      byte[] bytes = Base64.getDecoder().decode(all.substring(0, whole));
      return decoder.isPresent() ? utf8(bytes, decoder.get()) : bytes;
    }

    private byte[] utf8(byte[] bytes, CharsetDecoder known) {
      byte[] all = Arrays.copyOf(rest, rest.length + bytes.length);
      System.arraycopy(bytes, 0, all, rest.length, bytes.length);
      ByteBuffer in = ByteBuffer.wrap(all);
      CharBuffer out = CharBuffer.allocate(2 * all.length + 2);
      known.decode(in, out, false);
      rest = Arrays.copyOfRange(all, in.position(), all.length);
      return out.flip().toString().getBytes(StandardCharsets.UTF_8);
    }
  }
}
