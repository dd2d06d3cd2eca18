package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.game.Counted;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.replay.CompactReplay;

/**
 * A walk through the records of a game file, with a chunk of them in memory at a time. If bytes are
 * lost or added, the record there is unreadable, and the records after it are found again. After
 * the records that the header counts, another file may begin.
 */
final class GameIterator implements Iterator<ParsedGame> {
  private final InputStream stream;
  private final SourceProblems problems;
  private final Function<Header, RecordParser> parsers;
  private final GameLayout layout;
  private final boolean canShift;

  /** The number of records still to be read; too many if the end of the source ends them. */
  private long toRead;

  private RecordParser parser;

  /** The sum of the games that the headers so far declare. */
  private int declaredGames;

  private byte[] chunk;
  private int at;
  private long chunkOffset;
  private int number;

  /** The number of zeros that the record before and the next one may share. */
  private int shared;

  private boolean cutOff;
  private boolean finished;
  private boolean compared;

  /**
   * Starts after the header.
   *
   * @param head the header of the source and whole records, as far as it has them; the stream is
   *     positioned after them
   * @param parsers makes the parser of the records after a header
   */
  GameIterator(
      byte[] head,
      InputStream stream,
      Function<Header, RecordParser> parsers,
      GameLayout layout,
      SourceProblems problems) {
    this.layout = layout;
    this.chunk = head;
    this.at = WthorLayout.HEADER;
    this.stream = stream;
    this.parsers = parsers;
    this.parser = parsers.apply(Header.of(head));
    this.problems = problems;
    this.declaredGames = Header.of(head).games();
    this.toRead = Long.MAX_VALUE;
    this.canShift = layout == GameLayout.EIGHT;
  }

  /**
   * Starts at a record, and takes each record from its expected place, since other readers read
   * those before.
   *
   * @param first the index of the first record in the stream, from 0
   * @param count the number of records to read; if the stream has fewer, their number is compared
   *     with the header
   */
  GameIterator(
      Header header,
      int first,
      long count,
      InputStream stream,
      RecordParser parser,
      SourceProblems problems) {
    this.layout = GameLayout.EIGHT;
    this.chunk = new byte[0];
    this.chunkOffset = WthorLayout.HEADER + (long) first * layout.size();
    this.number = first;
    this.toRead = count;
    this.canShift = false;
    this.stream = stream;
    this.parsers = _ -> parser;
    this.parser = parser;
    this.problems = problems;
    this.declaredGames = header.games();
  }

  @Override
  public boolean hasNext() {
    if (chunk.length - at < Shift.AHEAD && !finished) {
      fill();
    }
    if (isFile(number, at)) {
      beginFile();
    }
    if (at == chunk.length && !compared && toRead > 0) {
      compared = true;
      problems.compareCounts(declaredGames, number, cutOff, chunkOffset + at);
    }
    return at < chunk.length;
  }

  /** Whether another file begins at a place after a number of records. */
  private boolean isFile(int records, int place) {
    int first = place + WthorLayout.HEADER;
    return canShift
        && records == declaredGames
        && first + layout.size() <= chunk.length
        && Header.of(Arrays.copyOfRange(chunk, place, first)).isOfFile()
        && WthorKind.Sample.movesOfGame(chunk, first) > 0;
  }

  private void beginFile() {
    Header header = Header.of(Arrays.copyOfRange(chunk, at, at + WthorLayout.HEADER));
    problems.add(
        ProblemCode.RECORD_COUNT,
        chunkOffset + at,
        "another file of %s begins here".formatted(Counted.of(header.games(), "game")));
    parser = parsers.apply(header);
    declaredGames += header.games();
    at += WthorLayout.HEADER;
  }

  /** Continues with the rest of the chunk and the next one. */
  private void fill() {
    int records = (int) Math.min(WthorFormat.CHUNK_GAMES, toRead);
    int left = chunk.length - at;
    byte[] longer = Arrays.copyOfRange(chunk, at, chunk.length + records * layout.size());
    try {
      int read = stream.readNBytes(longer, left, records * layout.size());
      toRead -= records;
      finished = toRead == 0 || read < records * layout.size();
      toRead += read < records * layout.size() ? 1 : 0;
      chunkOffset += at;
      chunk = Arrays.copyOf(longer, left + read);
      at = 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int length =
        canShift && !isFile(number + 1, at + layout.size())
            ? Shift.length(chunk, at)
            : Math.min(layout.size(), chunk.length - at);
    RecordParser.WthorOrigin origin =
        new RecordParser.WthorOrigin(
            problems.source(), problems.start() + chunkOffset + at, chunk, at, length);
    at += length;
    number++;
    int zeros = shared;
    shared = 0;
    ParsedGame game = game(origin);
    return zeros == 0 ? game : behindShared(game, zeros);
  }

  private ParsedGame game(RecordParser.WthorOrigin origin) {
    if (origin.length() == layout.size()) {
      return parser.parse(origin, number);
    }
    boolean isCut = at == chunk.length && origin.length() < layout.size();
    return isCut ? partOf(origin) : shiftedBy(origin);
  }

  private ParsedGame shiftedBy(RecordParser.WthorOrigin origin) {
    String message =
        "%s where a record has %d; the next record begins there"
            .formatted(Counted.of(origin.length(), "byte"), layout.size());
    Problem problem = new Problem(ProblemCode.UNREADABLE, origin.start(), number, 0, message);
    boolean isWhole = Shift.isWhole(chunk, origin.at());
    shared = isWhole ? layout.size() - origin.length() : 0;
    return new ParsedGame(
        number,
        isWhole ? parser.parse(origin, number).record() : Optional.empty(),
        origin,
        List.of(problem));
  }

  /** The zeros at the front may end the record before, and the first bytes of this one be lost. */
  private ParsedGame behindShared(ParsedGame game, int zeros) {
    String message =
        "its first bytes may be lost, and %d may belong to the record before".formatted(zeros);
    SourceLocation where =
        SourceLocation.atByte(problems.source(), game.origin().start().offset() + zeros);
    List<Problem> all = new ArrayList<>(game.problems());
    all.add(new Problem(ProblemCode.UNREADABLE, where, number, 0, message));
    return new ParsedGame(number, game.record(), game.origin(), all);
  }

  private ParsedGame partOf(RecordParser.WthorOrigin origin) {
    cutOff = true;
    String message =
        "the source ends after %d of the %d bytes of this record"
            .formatted(origin.length(), layout.size());
    Problem problem = new Problem(ProblemCode.TRUNCATED, origin.start(), number, 0, message);
    return new ParsedGame(number, Optional.empty(), origin, List.of(problem));
  }

  /**
   * The length of a record where bytes may have been lost or added, so that the records after it
   * are shifted. Bytes that look like a game show the beginning of the next record: squares taken
   * only once, of which the first is a first move, and possible scores.
   */
  private static final class Shift {
    /** The number of bytes that are examined from a record on. */
    static final int AHEAD = 4 * WthorLayout.GAME;

    /** The number of moves from the start that the later moves of a game do not reach. */
    private static final int LEGAL_MOVES = 8;

    private Shift() {}

    /**
     * The bytes from a record to the next one.
     *
     * @param bytes {@link #AHEAD} bytes from the record on, or all bytes up to the end of the
     *     source
     */
    static int length(byte[] bytes, int at) {
      int usual = Math.min(WthorLayout.GAME, bytes.length - at);
      int next = at + WthorLayout.GAME;
      return next == bytes.length || isGame(bytes, next, 1) || goesOn(bytes, next)
          ? usual
          : search(bytes, at, usual);
    }

    /** Whether only this record is damaged, and everything after it is in its place. */
    private static boolean goesOn(byte[] bytes, int at) {
      int next = at + WthorLayout.GAME;
      return next == bytes.length || isGame(bytes, next, WthorKind.Sample.STRONG_MOVES);
    }

    /**
     * Looks for the first place after which there are games; lost bytes leave it near, added bytes
     * far. A possible game keeps its moves.
     */
    private static int search(byte[] bytes, int at, int usual) {
      int least = isWhole(bytes, at) ? WthorLayout.MOVES + moves(bytes, at) : 1;
      for (int length = least; length < 2 * WthorLayout.GAME; length++) {
        if (beginsAt(bytes, at + length)) {
          return length > WthorLayout.GAME && isGame(bytes, at, 1) ? usual : length;
        }
      }
      return usual;
    }

    /**
     * Whether a long game is here, which begins with legal moves: one played to its end, or with
     * another after it, or the last.
     */
    private static boolean beginsAt(byte[] bytes, int at) {
      int next = at + WthorLayout.GAME;
      if (!isGame(bytes, at, WthorKind.Sample.STRONG_MOVES)) {
        return false;
      }
      CompactReplay replay = new CompactReplay();
      boolean isComplete = play(replay, bytes, at) == CompactReplay.End.COMPLETE;
      boolean mayBe =
          next + WthorLayout.GAME > bytes.length
              || isGame(bytes, next, WthorKind.Sample.STRONG_MOVES);
      return isComplete || mayBe && replay.used() >= LEGAL_MOVES;
    }

    private static boolean isGame(byte[] bytes, int at, int leastMoves) {
      return moves(bytes, at) >= leastMoves;
    }

    /**
     * Whether nothing of a record is lost except zeros, which the next record replaces: it is a
     * game to its end, or one that stops so early that the zeros after it are its own. The first
     * two bytes of a record may be zeros too.
     */
    static boolean isWhole(byte[] bytes, int at) {
      int moves = moves(bytes, at);
      return switch (play(new CompactReplay(), bytes, at)) {
        case COMPLETE -> true;
        case UNFINISHED -> moves > 0 && moves < WthorLayout.MAX_MOVES - 2;
        case ILLEGAL -> false;
      };
    }

    private static CompactReplay.End play(CompactReplay replay, byte[] bytes, int at) {
      int moves = moves(bytes, at);
      MoveList list = GameLayout.EIGHT.moves(bytes, at + WthorLayout.MOVES, moves);
      return replay.play(list.squares(), 0, moves);
    }

    /** The number of moves of bytes that look like a game, or 0. */
    private static int moves(byte[] bytes, int at) {
      return at + WthorLayout.GAME <= bytes.length ? WthorKind.Sample.movesOfGame(bytes, at) : 0;
    }
  }
}
