package org.kifu.source.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.kifu.source.Encoding;
import org.kifu.source.Source;

/**
 * A guess at the encoding of text that is not UTF-8, from the lines that are not UTF-8. The first
 * of these rules that applies decides: what the text itself says ({@link DeclaredCharset}); code
 * page 850 of DOS if the lines draw frames with its characters; Shift-JIS if nearly all characters
 * are common in it; another encoding of East Asia if {@link WideGuess} knows one; if high bytes
 * make words or precede the digits of squares, windows-1251 or KOI8-R, whichever gives the commoner
 * Russian letters with upper and lower case as in words; windows-1252 or code page 850, by the
 * bytes that are signs in one and letters in the other; ISO-8859-1.
 */
public final class EncodingGuess {
  /**
   * A guess.
   *
   * @param at the first byte that is not ASCII in a line that is not UTF-8
   */
  public record Guess(Charset charset, int at) {
    public Encoding encoding() {
      return Encoding.guessed(charset);
    }
  }

  /** The fewest units for a guess: a short binary file may look like UTF-16. */
  private static final int FEWEST_UNITS = 4;

  private final byte[] head;
  private final DosFrames frames = new DosFrames();
  private final JapaneseShare japanese = new JapaneseShare();
  private final WideGuess wide = new WideGuess();
  private final CyrillicShare cyrillic = new CyrillicShare();
  private final SignsOrLetters latin = new SignsOrLetters();
  private int first = -1;

  private EncodingGuess(byte[] head) {
    this.head = head;
  }

  /** Returns the guess; nothing if the whole head of a source is UTF-8. */
  public static Optional<Guess> of(byte[] head) {
    EncodingGuess guess = new EncodingGuess(head);
    guess.readLines();
    return guess.first < 0
        ? Optional.empty()
        : Optional.of(new Guess(guess.charset(), guess.first));
  }

  /**
   * Returns the guess at text in UTF-16 without a byte order mark that is mostly ASCII, so that
   * every other byte is 0; nothing if the text is not like that.
   */
  public static Optional<Guess> ofUnits(byte[] head) {
    int units = head.length / 2;
    int little = 0;
    int big = 0;
    for (int i = 0; i < 2 * units; i += 2) {
      little += head[i + 1] == 0 && isText(head[i]) ? 1 : 0;
      big += head[i] == 0 && isText(head[i + 1]) ? 1 : 0;
    }
    if (units < FEWEST_UNITS || Math.max(little, big) < units / 4 * 3) {
      return Optional.empty();
    }
    return Optional.of(
        new Guess(little > big ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE, 0));
  }

  private static boolean isText(byte b) {
    return b >= ' ' && b < 0x7F || b >= '\t' && b <= '\r';
  }

  /**
   * The text of a whole file that is not a record, such as a table: in the encoding of its byte
   * order mark, else in UTF-8, else by the same guess as for records. In place of ISO-8859-1 it is
   * read as windows-1252, which has the same letters and more signs.
   */
  public static String text(byte[] file) {
    Charset charset =
        Encoding.marked(file)
            .map(Encoding::charset)
            .or(() -> ofUnits(file).or(() -> of(file)).map(Guess::charset))
            .orElse(StandardCharsets.UTF_8);
    boolean isLatin = charset.equals(StandardCharsets.ISO_8859_1);
    String text = new String(file, isLatin ? Charset.forName("windows-1252") : charset);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private Charset charset() {
    Optional<Charset> declared = DeclaredCharset.of(head);
    if (declared.isPresent()) {
      return declared.get();
    }
    if (frames.areLikely()) {
      return Charset.forName(DosFrames.CHARSET);
    }
    if (japanese.isLikely()) {
      return Charset.forName(Encoding.SHIFT_JIS);
    }
    return wide.charset()
        .orElseGet(() -> cyrillic.isLikely() ? cyrillic.charset() : latin.charset());
  }

  private void readLines() {
    int from = 0;
    for (int i = 0; i <= head.length; i++) {
      if (i == head.length || head[i] == '\n' || head[i] == '\r') {
        readLine(from, i);
        from = i + 1;
      }
    }
  }

  /** Reads a line; one that the head cuts off is ignored, unless it is the only line. */
  private void readLine(int from, int to) {
    int high = from;
    while (high < to && head[high] >= 0) {
      high++;
    }
    boolean isCut = to == Source.HEAD_BYTES && from > 0;
    if (high == to || isCut || isUtf8(from, to)) {
      return;
    }
    first = first < 0 ? high : first;
    frames.add(head, from, to);
    japanese.add(head, from, to);
    wide.add(head, from, to);
    cyrillic.add(head, from, to);
    latin.add(head, from, to);
  }

  private boolean isUtf8(int from, int to) {
    byte[] line = Arrays.copyOfRange(head, from, to);
    return DecodedText.utf8(line, line.length).isPresent();
  }

  /** The lines of frames that DOS programs draw with bytes that are letters in other encodings. */
  private static final class DosFrames {
    /**
     * The encoding that has the letters of Western Europe, and the lines of code page 437 at the
     * same places.
     */
    static final String CHARSET = "IBM850";

    /** The fewest lines in each direction that make a frame; fewer may be letters. */
    private static final int CLEAR = 8;

    private int across;
    private int down;

    /** Looks at a line. */
    void add(byte[] bytes, int from, int to) {
      for (int i = from; i < to; i++) {
        int c = bytes[i] & 0xFF;
        boolean isAcross = (c == 0xC4 || c == 0xCD) && i > from && bytes[i - 1] == bytes[i];
        across += isAcross ? 1 : 0;
        down += c == 0xB3 || c == 0xBA ? 1 : 0;
      }
    }

    boolean areLikely() {
      return across >= CLEAR && down >= CLEAR;
    }
  }

  /**
   * Bytes that are control characters in ISO-8859-1, signs such as quotation marks and dashes in
   * windows-1252, and the common letters with accents in code page 850.
   */
  private static final class SignsOrLetters {
    /** The letters of French, German, Spanish and Swedish words in code page 850. */
    private static final String COMMON =
        "\u0081\u0082\u0083\u0084\u0085\u0086\u0087\u0088\u0089\u008A\u0094";

    private int signs;
    private int letters;

    /** Letters of windows-1252 and ISO-8859-1 in words. */
    private int usual;

    /** Looks at a line. */
    void add(byte[] bytes, int from, int to) {
      for (int i = from; i < to; i++) {
        int c = bytes[i] & 0xFF;
        boolean isBehind = i > from && isLetter(bytes[i - 1]);
        boolean isBefore = i + 1 < to && isLetter(bytes[i + 1]);
        boolean isQuote = c == 0x82 || c == 0x84 || c == 0x85 || c == 0x94;
        boolean isInWord = isBehind && (isBefore || !isQuote || c == 0x82) || isBefore && !isQuote;
        letters += isInWord && COMMON.indexOf(c) >= 0 ? 1 : 0;
        signs += c >= 0x80 && c < 0xA0 ? 1 : 0;
        usual += c >= 0xC0 && (isBehind || isBefore) ? 1 : 0;
      }
    }

    private static boolean isLetter(byte b) {
      return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z';
    }

    Charset charset() {
      if (letters > usual && 2 * letters > signs) {
        return Charset.forName(DosFrames.CHARSET);
      }
      return signs > 0 ? Charset.forName("windows-1252") : StandardCharsets.ISO_8859_1;
    }
  }

  /** The share of a text that would be Russian words in the likelier of two encodings. */
  private static final class CyrillicShare {
    private static final Charset WINDOWS = Charset.forName("windows-1251");
    private static final Charset KOI = Charset.forName("KOI8-R");

    private static final String COMMON =
        "\u043E\u0435\u0430\u0438\u043D\u0442\u0441\u0440\u0432\u043B";
    private static final String RARE = "\u044A\u0449\u044D\u0444\u0446\u044E\u0445";

    /** Letters that look like those of squares. */
    private static final String SQUARES = "\u0430\u0432\u0441\u0435\u043D";

    private int russian;
    private int amongLatin;
    private int windows;
    private int koi;

    /** Looks at a line. */
    void add(byte[] bytes, int from, int to) {
      windows += score(bytes, from, to, WINDOWS);
      koi += score(bytes, from, to, KOI);
      int at = from;
      while (at < to) {
        int end = at;
        while (end < to && isLetter(bytes[end])) {
          end++;
        }
        boolean isBeforeRank = end < to && bytes[end] >= '1' && bytes[end] <= '8';
        countWord(bytes, at, end, isBeforeRank);
        at = Math.max(end, at + 1);
      }
    }

    private void countWord(byte[] bytes, int from, int to, boolean isBeforeRank) {
      int high = 0;
      for (int i = from; i < to; i++) {
        high += bytes[i] < 0 ? 1 : 0;
      }
      if (high < to - from) {
        amongLatin += high;
      } else {
        russian += high > 1 || isBeforeRank ? high : 0;
      }
    }

    /**
     * Whether a byte is a letter; in both encodings all Russian letters except two are the bytes
     * from C0 on.
     */
    private static boolean isLetter(byte b) {
      int c = b & 0xFF;
      return c >= 0xC0 || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static int score(byte[] bytes, int from, int to, Charset charset) {
      String text = new String(bytes, from, to - from, charset);
      int score = 0;
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        char lower = Character.toLowerCase(c);
        boolean isInWord = i > 0 && Character.isLowerCase(text.charAt(i - 1));
        score += COMMON.indexOf(lower) >= 0 ? 2 : RARE.indexOf(lower) >= 0 ? -1 : 0;
        score -= isInWord && c > 0x7F && Character.isUpperCase(c) ? 3 : 0;
        boolean isSquare =
            i + 1 < text.length() && text.charAt(i + 1) >= '1' && text.charAt(i + 1) <= '8';
        score += isSquare && SQUARES.indexOf(lower) >= 0 ? 3 : 0;
      }
      return score;
    }

    /** Whether more high letters are in words or squares than among Latin letters. */
    boolean isLikely() {
      return russian > amongLatin;
    }

    /** The likelier of the two encodings. */
    Charset charset() {
      return koi > windows ? KOI : WINDOWS;
    }
  }

  /** The share of a text that would be common characters of Shift-JIS. */
  private static final class JapaneseShare {
    private int common;
    private int rare;
    private int neighbours;
    private boolean isInvalid;

    /** Looks at a line. */
    void add(byte[] bytes, int from, int to) {
      boolean wasWide = false;
      int at = from;
      while (at < to) {
        int katakana = katakana(bytes, at, to);
        rare += katakana == 1 ? 1 : 0; // two or more are a word, and one is a letter of Europe
        at += katakana;
        int width = at < to ? width(bytes, at, to) : 0;
        boolean isWide = width == 2;
        neighbours += isWide && wasWide ? 1 : 0;
        wasWide = isWide;
        at += width;
      }
    }

    /** The number of characters of half-width katakana that begin here, a byte each. */
    private static int katakana(byte[] bytes, int at, int to) {
      int end = at;
      while (end < to && (bytes[end] & 0xFF) >= 0xA1 && (bytes[end] & 0xFF) <= 0xDF) {
        end++;
      }
      return end - at;
    }

    /**
     * Counts the character that begins here, which is not half-width katakana, and returns its
     * number of bytes.
     */
    private int width(byte[] bytes, int at, int to) {
      int lead = bytes[at] & 0xFF;
      if (lead < 0x80) {
        return 1;
      }
      int trail = at + 1 < to ? bytes[at + 1] & 0xFF : 0;
      boolean isPair =
          lead >= 0x81
              && lead <= 0xEF
              && lead != 0xA0
              && trail >= 0x40
              && trail != 0x7F
              && trail <= 0xFC;
      isInvalid |= !isPair;
      boolean isCommon = lead <= 0x83 || lead >= 0x88 && lead <= 0x97; // kana, signs, daily kanji
      common += isCommon ? 1 : 0;
      rare += isCommon ? 0 : 1;
      return isPair ? 2 : 1;
    }

    /**
     * Whether all bytes are valid, most characters are common, and characters are beside others.
     */
    boolean isLikely() {
      return !isInvalid && common > 2 * rare && 2 * neighbours >= common / 2 && neighbours > 0;
    }
  }
}
