package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The games of a text with an account of all its bytes. What stands between the games that the
 * reader of the text gives is looked at once more: another notation may know games in it, which
 * then come in their place, and moves that nobody reads are an unreadable game each. Not for use by
 * several threads.
 */
final class Ledger implements Iterator<ParsedGame> {
  /** Fewer letters and digits are no five squares. */
  private static final int LEAST_SIGNS = 10;

  private final GameFormat format;
  private final Source source;
  private final ReadOptions options;
  private final Consumer<Problem> problems;

  /** What the reader has said since its last game; some of it is not true of what others read. */
  private final List<Problem> held = new ArrayList<>(0);

  private final OtherNotations others;
  private final KeptStream stream;
  private final Queue<ParsedGame> ready = new ArrayDeque<>(2);
  private Iterator<ParsedGame> reader = Collections.emptyIterator();
  private ByteCounts counts = ByteCounts.NONE;
  private int number;

  /** All before this offset is accounted for. */
  private long covered;

  /** What was accounted for before the reader had said what it holds there. */
  private long earlyFrom;

  private long earlyTo;

  /** Where the first game of the reader begins. */
  private Optional<SourceLocation> first = Optional.empty();

  /** A place at or before what is accounted for. */
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
   * @param source in its encoding; its start is the place of the first byte of the stream
   * @param others reads what this notation leaves over
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

  /** Goes on counting games where another part of the source ended. */
  void numberFrom(int games) {
    number = games;
  }

  /** The number of games so far. */
  int number() {
    return number;
  }

  /** Where the first game begins that this notation has read; else the start of the source. */
  SourceLocation first() {
    return first.orElse(source.start());
  }

  /** What the bytes so far are; those of all once there is no game any more. */
  ByteCounts counts() {
    return counts;
  }

  /** The place behind all that is accounted for. */
  SourceLocation end() {
    return placeOf(covered);
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && reader.hasNext()) {
      ParsedGame game = reader.next();
      first = first.or(() -> Optional.of(game.origin().start()));
      game.origin().spans(this::cover);
      addInOrder(game);
      anchorAt(game.origin().start());
    }
    if (ready.isEmpty()) {
      account(stream.end());
    }
    held.forEach(problems);
    held.clear();
    return !ready.isEmpty();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  /** Adds a game of the reader before what stands within it, such as moves below its caption. */
  private void addInOrder(ParsedGame game) {
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
    ready.add(game.numbered(number));
  }

  private void cover(long from, long to) {
    reclaim(Math.max(from, earlyFrom), Math.min(to, earlyTo));
    account(from);
    long games = Math.max(0, to - covered);
    counts = counts.plus(new ByteCounts(games, 0, 0, 0));
    covered += games;
  }

  /** Accounts for what the reader passes over, or holds back, for very long. */
  private void accountEarly(long to) {
    earlyFrom = earlyFrom == earlyTo ? covered : earlyFrom;
    account(to);
    earlyTo = covered;
  }

  /** Gives to a game of the reader what was taken for moves that nobody reads. */
  private void reclaim(long from, long to) {
    if (from >= to) {
      return;
    }
    long[] unread = {0};
    List<ParsedGame> games = new ArrayList<>(ready);
    games.removeIf(
        game -> {
          long[] shared = {0};
          game.origin()
              .spans((a, b) -> shared[0] += Math.max(0, Math.min(b, to) - Math.max(a, from)));
          unread[0] += shared[0];
          return shared[0] > 0;
        });
    number -= ready.size();
    ready.clear();
    games.forEach(this::add);
    long others = to - from - unread[0];
    counts = counts.plus(new ByteCounts(to - from, 0, -others, -unread[0]));
    earlyFrom = to;
  }

  private void anchorAt(SourceLocation place) {
    if (place.offset() >= anchor.offset() && place.offset() <= covered && place.line() > 0) {
      anchor = place;
    }
    stream.release(anchor.offset());
  }

  /** Takes all before an offset that is not yet accounted for as what no game holds. */
  private void account(long to) {
    byte[] bytes = stream.bytes(covered, to);
    if (bytes.length == 0) {
      return;
    }
    if (signs(bytes) < LEAST_SIGNS) {
      countSigns(bytes);
    } else {
      look(bytes);
    }
    covered += bytes.length;
  }

  private static int signs(byte[] bytes) {
    int signs = 0;
    for (int i = 0; i < bytes.length && signs < LEAST_SIGNS; i++) {
      signs += bytes[i] < 0 || Character.isLetterOrDigit(bytes[i]) ? 1 : 0;
    }
    return signs;
  }

  private void countSigns(byte[] bytes) {
    int blanks = 0;
    for (byte b : bytes) {
      blanks += TextCursor.isBlank(b) || b == 0 ? 1 : 0;
    }
    counts = counts.plus(new ByteCounts(0, blanks, bytes.length - blanks, 0));
  }

  private void look(byte[] bytes) {
    SourceLocation start = placeOf(covered);
    List<TextLine> lines = TextLines.of(source.from(start), bytes);
    anchorAt(start);
    UnreadText text = new UnreadText(lines, format::isComment);
    List<Problem> ofReader = List.copyOf(held);
    if ((text.mayHoldGames() || others.areExpected()) && isRead(text.withWords(), bytes)) {
      held.removeAll(ofReader.stream().filter(this::isOfWords).toList());
    } else {
      leave(text);
    }
  }

  /** Whether a problem says that words were passed over which are not yet accounted for. */
  private boolean isOfWords(Problem problem) {
    return problem.code() == ProblemCode.TEXT_IGNORED
        && problem.game() == 0
        && problem.where().offset() >= covered;
  }

  /**
   * Whether another notation has read it, and more of it than words.
   *
   * @param lines those of the bytes that are not only signs
   */
  private boolean isRead(List<TextLine> lines, byte[] bytes) {
    long[] span = {-1, 0};
    lines.forEach(
        line ->
            line.span(
                (from, to) -> {
                  span[0] = span[0] < 0 ? from : span[0];
                  span[1] = to;
                }));
    int from = (int) (span[0] - covered);
    int to = (int) (span[1] - covered);
    Optional<OtherNotations.Found> found =
        others.read(
            source.from(lines.getFirst().at(0)), Arrays.copyOfRange(bytes, from, to), options);
    found.ifPresent(
        other -> {
          countSigns(Arrays.copyOf(bytes, from));
          counts = counts.plus(other.counts());
          other.games().forEach(this::add);
          countSigns(Arrays.copyOfRange(bytes, to, bytes.length));
        });
    return found.isPresent();
  }

  private void leave(UnreadText text) {
    List<TextLine> lines = text.lines();
    int at = 0;
    for (UnreadText.Run run : text.runs()) {
      countLines(lines.subList(at, run.from()));
      List<TextLine> unread = lines.subList(run.from(), run.to());
      int first = unread.getFirst().number();
      int last = unread.getLast().number();
      held.removeIf(
          each -> isOfWords(each) && each.where().line() >= first && each.where().line() <= last);
      counts = counts.plus(new ByteCounts(0, 0, 0, length(unread)));
      add(unreadable(unread));
      at = run.to();
    }
    countLines(lines.subList(at, lines.size()));
  }

  private ParsedGame unreadable(List<TextLine> lines) {
    SourceLocation where = lines.getFirst().at(0);
    String message = "these moves belong to no game that was read";
    Problem problem = new Problem(ProblemCode.MOVES_NOT_READ, where, 1, 0, message);
    return new ParsedGame(1, Optional.empty(), new LinesOrigin(lines), List.of(problem));
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

  /** The place of an offset at or behind the anchor. */
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
