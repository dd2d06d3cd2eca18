package org.kifu.format.transcript.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.line.SpacedLine;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.page.PageLines;
import org.kifu.format.transcript.table.GameColumns;
import org.kifu.format.transcript.table.MoveRows;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.layout.LayoutJudge;
import org.kifu.layout.LayoutJudge.LaidOutGame;
import org.kifu.layout.MoveLog;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text, without those of paragraphs whose moves are in another layout than a list;
 * such a paragraph is a game.
 */
final class Paragraphs {
  /** The least number of squares of such a paragraph, however many a scanning program misread. */
  private static final int FEWEST_SQUARES = 8;

  /** The least number of moves; fewer are legal from the start by chance. */
  private static final int CLEAR_BEGINNING = 4;

  private final LinesAhead ahead;
  private final HiddenElements hidden;
  private final LayoutJudge judge = new LayoutJudge();
  private final Legality legality;
  private final Queue<TextLine> before = new ArrayDeque<>();
  private final Queue<TextLine> after = new ArrayDeque<>();
  private final Queue<List<LineReading>> games = new ArrayDeque<>(1);
  private final boolean mayBeLaidOut;
  private final Consumer<Problem> problems;
  private final Predicate<List<TextLine>> areRead;
  private boolean isAtStart = true;

  /** Whether everything so far is a log of moves, or blank. */
  private boolean mayBeLog = true;

  /** Readings of the next lines, of which the first is often the only one. */
  private List<LineReading> known = List.of();

  /**
   * Starts at the first line.
   *
   * @param mayBeLaidOut whether there may be such games, which are judged by the rules of Othello
   * @param areRead whether lines that may be a log of moves hold a game if they are not read as a
   *     log
   */
  Paragraphs(
      PageLines lines,
      Legality legality,
      boolean mayBeLaidOut,
      Predicate<List<TextLine>> areRead,
      Consumer<Problem> problems) {
    this.ahead = new LinesAhead(lines);
    this.legality = legality;
    this.areRead = areRead;
    this.problems = problems;
    this.mayBeLaidOut = mayBeLaidOut;
    this.hidden = lines.hidden();
  }

  /** Returns the next line outside such games; nothing before such a game, or at the end. */
  Optional<TextLine> next() {
    return before.isEmpty() && games.isEmpty() && after.isEmpty() ? read() : poll();
  }

  private Optional<TextLine> poll() {
    boolean isBelow = before.isEmpty() && games.isEmpty();
    return Optional.ofNullable(isBelow ? after.poll() : before.poll());
  }

  /** Reads the last line returned, if it holds only squares; otherwise nothing. */
  Optional<LineReading> joined(TextLine line) {
    boolean isKnown = known.size() == 1 && known.getFirst().line() == line;
    return isKnown ? Optional.of(known.getFirst()) : SpacedLine.JoinedLine.read(line);
  }

  /** Reads the last line returned. */
  LineReading reading(TextLine line) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).line() == line) {
        return known.get(i);
      }
    }
    return LineParser.read(line, hidden);
  }

  /** Takes the next game, piece by piece in the order of play; empty if no game comes next. */
  List<LineReading> takeGame() {
    return beginsGame() ? games.remove() : List.of();
  }

  /** Whether such a game comes next. */
  boolean beginsGame() {
    return before.isEmpty() && !games.isEmpty();
  }

  private Optional<TextLine> read() {
    Optional<TextLine> first = ahead.next();
    if (first.isEmpty()) {
      return first;
    }
    boolean mayBegin = mayBeLaidOut && isAtStart && !hidden.isOpen();
    isAtStart = first.get().isBlank();
    boolean isPlain = isAtStart || !mayBegin || isGame(first.get());
    boolean mayBeginLog = mayBeLog && !isPlain;
    mayBeLog &= isAtStart;
    if (isPlain || MoveRows.named(first.get().text()).isPresent()) {
      return first;
    }
    if (!mayBeginLog || !takesLog(first.get())) {
      readParagraph(first.get());
    }
    return poll();
  }

  /** Whether a line is a game in the usual form, as nearly all are. */
  private boolean isGame(TextLine line) {
    Optional<LineReading> joined = SpacedLine.JoinedLine.read(line);
    boolean isGame = joined.isPresent() && isLegal(joined.get().moves());
    known = isGame ? List.of(joined.get()) : List.of();
    return isGame;
  }

  /** Whether a line below others is a game in the usual form, so that no layout is tried. */
  private boolean isWholeGame(TextLine line) {
    if (line.text().length() < 2 * MoveRun.WHOLE_GAME) {
      return false;
    }
    Optional<LineReading> usual = SpacedLine.JoinedLine.read(line);
    usual = usual.isPresent() ? usual : SpacedLine.read(line);
    boolean isGame =
        usual.isPresent()
            && usual.get().moves().size() >= MoveRun.WHOLE_GAME
            && isLegal(usual.get().moves());
    known = isGame ? List.of(usual.get()) : known;
    return isGame;
  }

  private boolean isLegal(WrittenMoves moves) {
    Legality.LegalPart part = legality.judge(moves);
    return part.isLegal() && !part.isTolerated();
  }

  /** Takes the log of moves that begins with a line; false if there is none. */
  private boolean takesLog(TextLine first) {
    Optional<LogWindow> window = LogWindow.at(first, ahead, this::isWholeGame);
    MoveLog log = window.map(LogWindow::log).orElse(MoveLog.NONE);
    if (log.games().isEmpty() && log.unclear().isEmpty() || areRead.test(window.get().lines())) {
      return false;
    }
    if (!log.unclear().isEmpty()) {
      tell(first, log.unclear());
      return false;
    }
    LogLines lines = new LogLines(window.get().lines(), log.games());
    for (int i = 1; i < lines.end(); i++) {
      ahead.next();
    }
    games.addAll(lines.readings());
    mayBeLog = true;
    isAtStart = true;
    return true;
  }

  private void readParagraph(TextLine first) {
    List<TextLine> paragraph = new ArrayList<>();
    long played = LayoutJudge.START;
    int bytes = 0;
    Optional<TextLine> line = Optional.of(first);
    while (line.isPresent() && !line.get().isBlank()) {
      paragraph.add(line.get());
      bytes += line.get().byteCount();
      long squares = LayoutJudge.squares(line.get().text());
      if ((squares & played) != 0) {
        takeBeside(paragraph);
        return;
      }
      boolean isTooMuch =
          !LinesAhead.mayHold(line.get(), paragraph.size(), bytes)
              || MoveRows.named(line.get().text()).isPresent();
      if (isTooMuch || isWholeGame(line.get())) {
        before.addAll(paragraph);
        return;
      }
      played |= squares;
      line = ahead.next();
    }
    ahead.putBack(line.stream().toList());
    boolean isFew = Long.bitCount(played & ~LayoutJudge.START) < FEWEST_SQUARES;
    if (isFew && paragraph.stream().allMatch(Paragraphs::hasUsualSquares)) {
      takeAbove(paragraph);
    } else {
      take(paragraph);
    }
  }

  /** Takes lines that may begin games side by side, since a square occurs twice in them. */
  private void takeBeside(List<TextLine> first) {
    List<TextLine> rest =
        first.stream().anyMatch(line -> beginGames(line.text())) ? ahead.paragraph() : List.of();
    boolean isApart = !rest.isEmpty() && rest.getFirst().isBlank();
    List<TextLine> all = isApart ? first : joined(first, rest);
    if (isApart || !takeGames(all)) {
      ahead.putBack(rest);
      before.addAll(first);
    }
  }

  /** Whether a line holds the first moves of several games. */
  private static boolean beginGames(String text) {
    return GamesBeside.begin(text) || GameColumns.begin(text);
  }

  /** Whether a line may be the heading of several games. */
  private static boolean mayHead(String text) {
    return GamesBeside.mayHead(text) || text.indexOf(',') > 0 || text.indexOf(';') > 0;
  }

  /** Takes lines without moves, which may be the heading of games side by side. */
  private void takeAbove(List<TextLine> heading) {
    List<TextLine> below =
        heading.stream().anyMatch(line -> mayHead(line.text())) ? ahead.paragraph() : List.of();
    boolean isHeading = below.stream().anyMatch(line -> beginGames(line.text()));
    if (!isHeading || !holdsTwice(below) || !takeGames(joined(heading, below))) {
      ahead.putBack(below);
      before.addAll(heading);
    }
  }

  private static List<TextLine> joined(List<TextLine> some, List<TextLine> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** Whether a square occurs twice in these lines, as it does in those of several games. */
  private static boolean holdsTwice(List<TextLine> lines) {
    long played = LayoutJudge.START;
    boolean holdsTwice = false;
    for (TextLine line : lines) {
      long squares = LayoutJudge.squares(line.text());
      holdsTwice |= (squares & played) != 0;
      played |= squares;
    }
    return holdsTwice;
  }

  /** Takes games side by side, one after the other; false if there are no such games. */
  private boolean takeGames(List<TextLine> lines) {
    List<List<TextLine>> beside = GamesBeside.of(lines);
    List<List<TextLine>> games = beside.isEmpty() ? GameColumns.of(lines) : beside;
    known = new ArrayList<>();
    for (List<TextLine> each : games) {
      boolean isTold = false;
      for (TextLine line : each) {
        LineReading reading = LineParser.readAlone(line);
        known.add(reading.hasMoves() && !isTold ? beside(reading) : reading);
        isTold |= reading.hasMoves();
      }
      TextLine last = each.getLast();
      before.addAll(each);
      before.add(last.piece(last.text().length(), last.text().length()));
    }
    return !games.isEmpty();
  }

  private static LineReading beside(LineReading first) {
    String message = "read as one of several games side by side";
    return first.tolerating(new Tolerated(ProblemCode.LAYOUT, first.moves().placeOf(0), message));
  }

  /** Whether the squares of a line, if any, are written as a letter and a digit. */
  private static boolean hasUsualSquares(TextLine line) {
    return line.isAscii() && !LayoutJudge.hasPairs(line.text());
  }

  private void take(List<TextLine> paragraph) {
    List<String> texts = paragraph.stream().map(TextLine::text).toList();
    List<LineReading> readings = paragraph.stream().map(LineParser::readAlone).toList();
    known = readings; // no tag opens in a paragraph, so they are read alike among others
    LayoutJudge.Verdict verdict =
        judge.judge(
            texts,
            readings.stream().allMatch(Paragraphs::isRunning),
            readings.stream().anyMatch(reading -> reading.damage().isPresent()));
    if (!verdict.layouts().isEmpty()) {
      tell(paragraph.getFirst(), verdict.layouts());
    }
    verdict
        .game()
        .ifPresentOrElse(found -> take(paragraph, found), () -> takeAlone(paragraph, readings));
  }

  /** Reports that lines are different games in several layouts; they are read as written. */
  private void tell(TextLine first, List<String> layouts) {
    String ways =
        layouts.size() == 1
            ? layouts.getFirst() + " in two ways"
            : String.join(" and as ", layouts);
    String message =
        "the moves from here on are different games as %s; none was taken".formatted(ways);
    problems.accept(Problem.of(ProblemCode.LAYOUT_UNCLEAR, first.at(0), message));
  }

  private void take(List<TextLine> paragraph, LaidOutGame found) {
    LaidOutLines laidOut = new LaidOutLines(paragraph, found);
    before.addAll(paragraph.subList(0, laidOut.first()));
    after.addAll(paragraph.subList(laidOut.last() + 1, paragraph.size()));
    games.add(laidOut.readings());
  }

  /**
   * Takes a paragraph that is not a game in any layout: it may hold the moves of one side, and the
   * next paragraph those of the other. A numbered list is read as one game in any case, legal or
   * not.
   */
  private void takeAlone(List<TextLine> paragraph, List<LineReading> readings) {
    boolean isList = LayoutJudge.isList(paragraph.stream().map(TextLine::text).toList());
    boolean isSide =
        isList
            || squares(paragraph) >= FEWEST_SQUARES
                && LineFacts.ofHeading(paragraph.getFirst()).isPresent();
    int legal = isSide ? legal(readings) : 0;
    if (!isSide || legal >= CLEAR_BEGINNING) {
      before.addAll(paragraph);
      return;
    }
    List<TextLine> other = ahead.paragraph();
    List<TextLine> both = joined(paragraph, other);
    List<String> texts = both.stream().map(TextLine::text).toList();
    Optional<LaidOutGame> found =
        other.isEmpty() ? Optional.empty() : judge.judge(texts, false, isDamaged(both)).game();
    if (found.isPresent()) {
      take(both, found.get());
      return;
    }
    ahead.putBack(other);
    if (isList) {
      before.addAll(paragraph.subList(0, firstOfMoves(readings)));
      games.add(readings.subList(before.size(), readings.size()));
    } else {
      before.addAll(paragraph);
    }
  }

  private static int squares(List<TextLine> lines) {
    return lines.stream()
        .mapToInt(line -> Long.bitCount(LayoutJudge.squares(line.text()) & ~LayoutJudge.START))
        .sum();
  }

  private static boolean isDamaged(List<TextLine> lines) {
    return lines.stream().anyMatch(line -> LineParser.readAlone(line).damage().isPresent());
  }

  private static int firstOfMoves(List<LineReading> readings) {
    int first = 0;
    while (!readings.get(first).hasMoves()) {
      first++;
    }
    return first;
  }

  /** The number of moves of these lines that are legal in sequence. */
  private int legal(List<LineReading> readings) {
    WrittenMoves moves = WrittenMoves.NONE;
    for (LineReading reading : readings) {
      moves = moves.and(reading.moves());
    }
    return legality.judge(moves).used();
  }

  /** Whether a line is read as the moves that it holds. */
  private static boolean isRunning(LineReading reading) {
    long squares = LayoutJudge.squares(reading.line().text());
    long read = reading.hasMoves() ? reading.moves().bits(-1) : 0;
    return Long.bitCount(read) == Long.bitCount(squares) && reading.damage().isEmpty();
  }
}
