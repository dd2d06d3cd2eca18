package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.kifu.game.ByteCounts;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.Comments;
import org.kifu.notation.LinesOrigin;
import org.kifu.notation.TextOrigin;
import org.kifu.notation.UnreadText;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/**
 * The games of a text with an account of all its bytes. The text between the games that its reader
 * finds is looked at again: if another notation has games in it, they take its place, and moves
 * that no notation reads become an unreadable game each. Not for use by several threads.
 */
final class Ledger implements Iterator<ParsedGame> {
  /** The number of bytes of a piece; text between two games is looked at in pieces. */
  private static final int PIECE = 1 << 21;

  /** The most games that wait; after them, the unread moves of a piece count as one game. */
  private static final int MOST_WAITING = 1000;

  private final GameFormat format;
  private final Source source;
  private final ReadOptions options;
  private final Consumer<Problem> problems;

  /** Problems reported by the reader since its last game; some no longer hold if others read. */
  private final List<Problem> held = new ArrayList<>(0);

  private final OtherNotations others;
  private final KeptStream stream;
  private final Origin.SpanTaker cover = this::cover;
  private final Queue<ParsedGame> ready = new ArrayDeque<>(2);
  private Iterator<ParsedGame> reader = Collections.emptyIterator();
  private ByteCounts counts = ByteCounts.NONE;
  private int number;

  /** The offset up to which all bytes are accounted for. */
  private long covered;

  /** The account of bytes taken before the reader had said what they hold. */
  private EarlyAccount early = new EarlyAccount(0);

  private boolean isEarly;

  /** The other notation of the previous piece, if this piece continues it. */
  private Optional<GameFormat> goingOn = Optional.empty();

  /** A place at or before the end of the bytes that are accounted for. */
  private SourceLocation anchor;

  private Ledger(
      GameFormat format,
      Source source,
      InputStream stream,
      ReadOptions options,
      OtherNotations others) {
    this.format = format;
    this.source = source;
    this.options = options.telling(held::add);
    this.problems = options.problems();
    this.others = others;
    this.anchor = source.start();
    this.covered = anchor.offset();
    this.stream = new KeptStream(stream, covered, this::accountEarly);
  }

  /**
   * Starts before the first game.
   *
   * @param source the source with its encoding; its start is the place of the first byte of the
   *     stream
   * @param others notations that may read what this notation leaves over
   */
  static Ledger open(
      GameFormat format,
      Source source,
      InputStream stream,
      ReadOptions options,
      OtherNotations others)
      throws IOException {
    Ledger ledger = new Ledger(format, source, stream, options, others);
    ledger.reader = format.read(source, ledger.stream, ledger.options);
    return ledger;
  }

  /** Continues the numbers of games from the end of another part of the source. */
  void numberFrom(int games) {
    number = games;
  }

  /** The number of games so far. */
  int number() {
    return number;
  }

  /** The bytes so far, by kind; all bytes once there are no more games. */
  ByteCounts counts() {
    return counts;
  }

  /** The place after all that is accounted for. */
  SourceLocation end() {
    return placeOf(covered);
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && reader.hasNext()) {
      ParsedGame game = reader.next();
      forgetReadWords();
      game.origin().spans(cover);
      addInOrder(game);
      anchorAt(game.origin().start());
      early = early.isEmpty() ? early : new EarlyAccount(covered);
      goingOn = Optional.empty();
    }
    forgetReadWords();
    if (ready.isEmpty()) {
      accountTo(stream.end());
    }
    tellHeld();
    return !ready.isEmpty();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  /** Adds a game of the reader before the games found within it, such as below its caption. */
  private void addInOrder(ParsedGame game) {
    if (ready.isEmpty()) {
      add(game);
      return;
    }
    long start = game.origin().start().offset();
    List<ParsedGame> within =
        ready.stream().filter(each -> each.origin().start().offset() > start).toList();
    ready.removeAll(within);
    number -= within.size();
    add(game);
    within.forEach(this::add);
  }

  private void add(ParsedGame game) {
    number++;
    ready.add(OtherRules.told(game, options).numbered(number));
  }

  private void cover(long from, long to) {
    reclaim(from, to);
    accountTo(from);
    if (to > covered) {
      counts = counts.plus(new ByteCounts(to - covered, 0, 0, 0));
      covered = to;
    }
  }

  private void tellHeld() {
    if (!held.isEmpty()) {
      held.forEach(problems);
      held.clear();
    }
  }

  /** Drops problems that the reader reported for words that another notation had read. */
  private void forgetReadWords() {
    if (!early.isEmpty()) {
      held.removeIf(each -> isOfWords(each) && early.isRead(each));
    }
  }

  /** Accounts for bytes that the reader has skipped, or held back, for very long. */
  private void accountEarly(long to) {
    early = early.isEmpty() ? new EarlyAccount(covered) : early;
    ByteCounts before = counts;
    int problemsBefore = held.size();
    isEarly = true;
    accountTo(to);
    isEarly = false;
    early.add(covered, counts.minus(before), held.subList(problemsBefore, held.size()));
  }

  /** Gives a game of the reader the bytes that were accounted for without it. */
  private void reclaim(long from, long to) {
    if (early.isEmpty()) {
      return;
    }
    ByteCounts taken = early.take(from, to, ready);
    if (taken.total() > 0) {
      counts = counts.minus(taken).plus(new ByteCounts(taken.total(), 0, 0, 0));
      held.removeAll(early.problemsIn(from, to));
      List<ParsedGame> left = new ArrayList<>(ready);
      left.removeIf(game -> EarlyAccount.shared(game, from, to) > 0);
      number -= ready.size();
      ready.clear();
      left.forEach(this::add);
    }
  }

  private void anchorAt(SourceLocation place) {
    if (place.offset() >= anchor.offset() && place.offset() <= covered && place.line() > 0) {
      anchor = place;
    }
    stream.release(anchor.offset());
  }

  /**
   * Accounts for the remaining bytes before an offset as bytes that no game holds. In an early
   * account the source goes on at the offset, and the last piece may remain.
   */
  private void accountTo(long to) {
    while (covered < to - (isEarly ? PIECE : 0)) {
      long end = Math.min(to, covered + PIECE);
      byte[] bytes = stream.bytes(covered, end);
      if (bytes.length == 0) {
        return;
      }
      if (!UnreadText.hasSigns(bytes)) {
        countSigns(bytes);
        covered += bytes.length;
        anchorAt(bytes.length < PIECE ? anchor : placeOf(covered));
      } else {
        lookBetweenComments(bytes, isEarly || end < to);
      }
    }
  }

  /** Examines a piece, in which comments of the notation are neither games nor moves. */
  private void lookBetweenComments(byte[] piece, boolean isCut) {
    int at = 0;
    for (Comments.Span comment : Comments.of(format).in(source.from(placeOf(covered)), piece)) {
      lookWithoutComments(Arrays.copyOfRange(piece, at, comment.from()));
      countSigns(Arrays.copyOfRange(piece, comment.from(), comment.to()));
      covered += comment.to() - comment.from();
      at = comment.to();
    }
    if (at < piece.length) {
      covered += look(Arrays.copyOfRange(piece, at, piece.length), isCut);
    }
  }

  private void lookWithoutComments(byte[] part) {
    if (UnreadText.hasSigns(part)) {
      covered += look(part, false);
    } else {
      countSigns(part);
      covered += part.length;
    }
  }

  /** Counts bytes without moves; lines of only white space are blank. */
  private void countSigns(byte[] bytes) {
    int blanks = 0;
    int start = 0;
    boolean isBlank = true;
    for (int i = 0; i < bytes.length; i++) {
      isBlank &= TextCursor.isBlank(bytes[i]) || bytes[i] == 0;
      if (i + 1 == bytes.length || isLineEnd(bytes, i)) {
        blanks += isBlank ? i + 1 - start : 0;
        start = i + 1;
        isBlank = true;
      }
    }
    counts = counts.plus(new ByteCounts(0, blanks, bytes.length - blanks, 0));
  }

  private static boolean isLineEnd(byte[] bytes, int at) {
    return bytes[at] == '\n' || bytes[at] == '\r' && bytes[at + 1] != '\n';
  }

  /**
   * Examines a piece, and returns how many of its bytes are accounted for.
   *
   * @param isCut whether more follows, so that the last line is left to the next piece
   */
  private int look(byte[] piece, boolean isCut) {
    SourceLocation start = placeOf(covered);
    List<TextLine> lines = TextLines.of(source.from(start), piece);
    anchorAt(start);
    byte[] bytes = piece;
    if (isCut && lines.size() > 1) {
      int last = (int) (lines.removeLast().at(0).offset() - covered);
      bytes = Arrays.copyOf(piece, last);
    }
    UnreadText text = new UnreadText(lines);
    List<TextLine> words = text.withWords();
    List<Problem> ofReader = List.copyOf(held);
    boolean mayBeOther = text.mayHoldGames() || others.areExpected();
    int read = mayBeOther && !words.isEmpty() ? readOther(words, signOf(text), bytes, isCut) : 0;
    if (read > 0) {
      held.removeAll(ofReader.stream().filter(this::isOfNewWords).toList());
      return read;
    }
    goingOn = Optional.empty();
    leave(text, bytes.length);
    return bytes.length;
  }

  /** The offset at which moves or a board begin; the account ends before it. */
  private long signOf(UnreadText text) {
    int sign = text.firstSign();
    return sign == text.lines().size() ? covered : text.lines().get(sign).at(0).offset();
  }

  /** Whether a problem says that words were skipped which are not yet accounted for. */
  private boolean isOfNewWords(Problem problem) {
    return isOfWords(problem) && problem.where().offset() >= covered;
  }

  private static boolean isOfWords(Problem problem) {
    return problem.code() == ProblemCode.TEXT_IGNORED && problem.game() == 0;
  }

  /**
   * Reads a piece in another notation, and returns how many of its bytes that notation read; 0 if
   * the piece is in no other notation, or holds only words.
   *
   * @param words the lines of those bytes that do not consist of signs alone
   * @param sign the offset at which moves or a board begin
   */
  private int readOther(List<TextLine> words, long sign, byte[] bytes, boolean isCut) {
    long[] span = {-1, 0};
    words.forEach(
        line ->
            line.span(
                (from, to) -> {
                  span[0] = span[0] < 0 ? from : span[0];
                  span[1] = to;
                }));
    int from = (int) (span[0] - covered);
    int to = Math.min(bytes.length, (int) (span[1] - covered));
    Optional<OtherNotations.FoundGames> other =
        others.read(
            source.from(words.getFirst().at(0)),
            Arrays.copyOfRange(bytes, from, to),
            (int) Math.max(0, sign - covered - from),
            isCut,
            options);
    if (other.isEmpty()) {
      return 0;
    }
    OtherNotations.FoundGames found = other.get();
    int read = from + found.length();
    int end = read == to ? bytes.length : read;
    found.tell(goingOn.filter(found.format()::equals).isEmpty(), held::add);
    goingOn = Optional.of(found.format());
    if (isEarly) {
      early.read(covered, covered + end);
    }
    countSigns(Arrays.copyOf(bytes, from));
    counts = counts.plus(found.counts());
    found.games().forEach(this::add);
    countSigns(Arrays.copyOfRange(bytes, read, end));
    return end;
  }

  private void leave(UnreadText text, int size) {
    List<TextLine> lines = text.lines();
    long mark = size - length(lines); // a byte order mark belongs to no line
    counts = counts.plus(new ByteCounts(0, 0, mark, 0));
    int at = 0;
    for (UnreadText.LineRun run : text.runs(Math.max(1, MOST_WAITING - ready.size()))) {
      countLines(lines.subList(at, run.from()));
      List<TextLine> unread = lines.subList(run.from(), run.to());
      forgetWords(unread.getFirst().number(), unread.getLast().number());
      counts = counts.plus(new ByteCounts(0, 0, 0, length(unread)));
      add(unreadable(unread));
      at = run.to();
    }
    countLines(lines.subList(at, lines.size()));
  }

  /** Drops the problems that the reader reported for words in some lines, since they are moves. */
  private void forgetWords(int first, int last) {
    held.removeIf(
        each -> isOfNewWords(each) && each.where().line() >= first && each.where().line() <= last);
  }

  private ParsedGame unreadable(List<TextLine> lines) {
    SourceLocation where = lines.getFirst().at(0);
    String message = "these moves do not belong to a game that Kifu read";
    Problem problem = new Problem(ProblemCode.MOVES_NOT_READ, where, 1, 0, message);
    byte[] bytes = new LinesOrigin(lines).bytes(); // bytes take less memory than the lines
    Origin origin = new TextOrigin(where, Map.of(), List.of(where), bytes, length(lines));
    return new ParsedGame(1, Optional.empty(), origin, List.of(problem));
  }

  private void countLines(List<TextLine> lines) {
    List<TextLine> blank = new ArrayList<>(lines);
    blank.removeIf(line -> !line.isBlank());
    long blanks = length(blank);
    counts = counts.plus(new ByteCounts(0, blanks, length(lines) - blanks, 0));
  }

  private static long length(List<TextLine> lines) {
    long[] length = {0};
    lines.forEach(line -> line.span((from, to) -> length[0] += to - from));
    return length[0];
  }

  /** The place of an offset at or after the anchor. */
  private SourceLocation placeOf(long offset) {
    byte[] bytes = stream.bytes(anchor.offset(), offset);
    List<TextLine> lines = TextLines.of(source.from(anchor), bytes);
    if (lines.isEmpty()) {
      return anchor;
    }
    SourceLocation last = lines.getLast().end();
    return new SourceLocation(source.name(), offset, last.line(), last.column());
  }
}
