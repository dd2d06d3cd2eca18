package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * A text in a notation whose records have no mark of their end, up to the first line that begins a
 * record of brackets or tags in another notation. A reader of lines would take the moves of that
 * record and drop the rest of it. Not for use by several threads.
 */
final class RecordBoundary extends InputStream {
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?:\\d{1,3}[ \\t]+)?\\(\\s*;\\s*[A-Z]{1,3}\\s*\\["
              + "|\\[[A-Z][A-Za-z0-9_]*\\s+\"|(?:\\[\\s*)?\\{\\s*\"");

  /** Text that may precede a game: the bracket of an array, or the count of games of a match. */
  private static final Pattern FRONT = Pattern.compile("\\[?\\s*|\\d{1,3}\\s+");

  /** The greatest length of the number of games of a match with the blanks after it. */
  private static final int COUNT = 8;

  /** The greatest length of the beginning of a record. */
  private static final int SIGN = 64;

  /** The bytes in which a record is looked for; {@link #MANY} if it continues after them. */
  private static final int FEW = 1 << 12;

  private static final int MANY = Source.HEAD_BYTES;

  private static final boolean[] IS_BRACKET = new boolean[256];

  static {
    for (char c : "([{}".toCharArray()) {
      IS_BRACKET[c] = true;
    }
  }

  /** The most lines to examine that only begin like a record. */
  private static final int MOST_TRIES = 200;

  private final GameFormat format;
  private final BufferedInputStream stream;
  private final Source source;
  private final ReadOptions options;
  private int last = '\n';

  /** Whether a record still has to be looked for at the next byte. */
  private boolean isAtLine;

  /** Whether no record begins at the next byte; whoever opens this has examined the first byte. */
  private boolean isRefused = true;

  private boolean isInComment;
  private boolean isReached;
  private int tries;

  /**
   * Starts at the first byte.
   *
   * @param format the notation of the text
   * @param source gives its encoding
   */
  RecordBoundary(GameFormat format, InputStream stream, Source source, ReadOptions options) {
    this.format = format;
    this.stream = new BufferedInputStream(stream, MANY);
    this.source = source;
    this.options = options;
  }

  /** Whether the text has ended at a record, with which {@link #rest} begins. */
  boolean isReached() {
    return isReached;
  }

  /** The bytes after the end. */
  InputStream rest() {
    return stream;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int count = 0;
    while (count == 0 && length > 0 && !isReachedHere()) {
      count = readLines(bytes, from, length);
    }
    return isReached ? -1 : count;
  }

  private boolean isReachedHere() throws IOException {
    if (isAtLine) {
      isReached = formatHere().isPresent();
      isRefused = true;
      isAtLine = false;
    }
    return isReached;
  }

  /** Reads up to a line with which a record may begin; that may be 0 bytes. */
  private int readLines(byte[] bytes, int from, int length) throws IOException {
    stream.mark(length);
    int count = stream.read(bytes, from, length);
    if (count <= 0) {
      return count;
    }
    int line = nextLine(bytes, from, from + count);
    isAtLine = line < from + count;
    if (isAtLine) {
      stream.reset();
      stream.skipNBytes(line - from);
    }
    if (line > from) {
      last = bytes[line - 1];
      isRefused = false;
    }
    return line - from;
  }

  /** The next index between two indexes at which a line begins like a record. */
  private int nextLine(byte[] bytes, int from, int to) {
    if (tries >= MOST_TRIES) {
      return to;
    }
    for (int i = from; i < to; i++) {
      int c = bytes[i];
      if (IS_BRACKET[c & 0xFF]) {
        int line = c == '(' ? beforeCount(bytes, from, i) : i;
        boolean isFirst = beginsLine(bytes, from, line);
        // A tag begins a game, whatever the game before it leaves open.
        isInComment &= !isFirst || c != '[';
        if (isFirst && mayBegin(c) && !(line == from && isRefused)) {
          return line;
        }
        if (c == '{' || c == '}') {
          isInComment = c == '{' && !format.isOfLines();
        }
      }
    }
    int cut = beforeCount(bytes, from, to);
    boolean isCut = cut < to && beginsLine(bytes, from, cut) && !(cut == from && isRefused);
    return isCut && !isInComment ? cut : to;
  }

  private boolean beginsLine(byte[] bytes, int from, int index) {
    int before = index == from ? last : bytes[index - 1];
    return before == '\n' || before == '\r';
  }

  /** The index of the digits right before an index, with only blanks between. */
  private static int beforeCount(byte[] bytes, int from, int index) {
    int least = Math.max(from, index - COUNT);
    int digits = index;
    while (digits > least && (bytes[digits - 1] == ' ' || bytes[digits - 1] == '\t')) {
      digits--;
    }
    int first = digits;
    while (first > least && Character.isDigit(bytes[first - 1])) {
      first--;
    }
    return first < digits ? first : index;
  }

  /** Whether a record of another notation may begin with a sign; tags may be of the text itself. */
  private boolean mayBegin(int c) {
    return !isInComment && (c == '(' || c == '{' || c == '[' && format.isOfLines());
  }

  /** The notation of the record that begins here; nothing if no record begins here. */
  Optional<GameFormat> formatHere() throws IOException {
    String sign = new String(ahead(SIGN), StandardCharsets.ISO_8859_1);
    if (!BEGINNING.matcher(sign).lookingAt() || tries >= MOST_TRIES) {
      return Optional.empty();
    }
    Optional<GameFormat> found = formatIn(FEW);
    found = found.isEmpty() ? formatIn(MANY) : found;
    tries += found.isEmpty() ? 1 : 0;
    return found;
  }

  private byte[] ahead(int count) throws IOException {
    stream.mark(count);
    byte[] ahead = stream.readNBytes(count);
    stream.reset();
    return ahead;
  }

  private Optional<GameFormat> formatIn(int most) throws IOException {
    byte[] ahead = ahead(most);
    byte[] text = source.encoding().toUtf8(ahead);
    Optional<GameFormat> likely =
        Recognition.of(text, List::of, "", this::mayBegin).map(Recognition.ChosenNotation::format);
    // More games in another notation may follow the record.
    Stream<GameFormat> others =
        likely.stream().flatMap(_ -> Formats.ALL.stream()).filter(each -> each != likely.get());
    return Stream.concat(likely.stream(), others.filter(this::mayBegin))
        .filter(each -> each.recognise(text) > 0)
        .filter(each -> begins(each, text, ahead.length == most))
        .findFirst();
  }

  private boolean mayBegin(GameFormat other) {
    return other.isText() && !other.isOfLines() && other != format;
  }

  /** Whether a text begins with a whole record of a notation that cannot have arisen by chance. */
  private boolean begins(GameFormat format, byte[] text, boolean isCut) {
    Iterator<ParsedGame> games = games(format, text);
    if (!games.hasNext()) {
      return false;
    }
    ParsedGame first = games.next();
    boolean isWhole = !isCut || games.hasNext() || endsIn(text, first, format);
    return isWhole
        && isFirst(text, first)
        && OtherNotations.isClear(first)
        && OtherNotations.isLegal(first);
  }

  private Iterator<ParsedGame> games(GameFormat format, byte[] text) {
    ReadOptions silent = options.telling(_ -> {});
    try {
      return format.read(Source.of("", text), new ByteArrayInputStream(text), silent);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /** Whether a record of brackets is closed before the end of the text. */
  private static boolean endsIn(byte[] text, ParsedGame game, GameFormat format) {
    long[] end = {0};
    game.origin().spans((_, to) -> end[0] = Math.max(end[0], to));
    return !format.isUnbounded() && end[0] < text.length;
  }

  /** Whether a text begins with a game. */
  private static boolean isFirst(byte[] text, ParsedGame game) {
    int start = (int) game.origin().start().offset();
    String front = new String(text, 0, start, StandardCharsets.ISO_8859_1);
    return FRONT.matcher(front).matches();
  }
}
