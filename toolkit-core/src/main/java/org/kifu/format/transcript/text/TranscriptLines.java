package org.kifu.format.transcript.text;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Flaw;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.page.PageLines;
import org.kifu.format.transcript.table.MoveRows;
import org.kifu.format.transcript.table.TableColumns;
import org.kifu.game.Problem;
import org.kifu.source.text.TextLine;

/** The lines of one text with their readings; a square cut by a line end is joined. */
public final class TranscriptLines {
  /** The number of blank lines that separates the text around them. */
  private static final int MOST_BLANK = 2;

  private final Paragraphs lines;
  private final boolean mayJoin;
  private final HiddenElements hidden;
  private final Table table = new Table();
  private final CardLines cards = new CardLines();
  private final CountLines counts = new CountLines();
  private final Queue<LineReading> readings = new ArrayDeque<>(2);

  /** The table with a move a row that holds the current lines, if any. */
  private Optional<MoveTable> moveTable = Optional.empty();

  /** The next game of such a table. */
  private List<LineReading> tabled = List.of();

  /** The line after that game. */
  private Optional<TextLine> behind = Optional.empty();

  private Optional<LineReading> cut = Optional.empty();

  /**
   * Starts at the first line.
   *
   * @param mayJoin whether a game may be spread over lines
   * @param mayBeLaidOut whether a game may be in another layout than a list of moves
   * @param areRead whether lines that may be a log of moves hold a game if they are not read as a
   *     log
   */
  public TranscriptLines(
      Supplier<Optional<TextLine>> written,
      Legality legality,
      boolean mayJoin,
      boolean mayBeLaidOut,
      Predicate<List<TextLine>> areRead,
      Consumer<Problem> problems) {
    PageLines page = new PageLines(written, false);
    this.lines = new Paragraphs(page, legality, mayBeLaidOut, areRead, problems);
    this.hidden = page.hidden();
    this.mayJoin = mayJoin;
  }

  /** Takes the game in another layout that comes if there is no {@link #next} line, in pieces. */
  public List<LineReading> takeGame() {
    List<LineReading> taken = tabled.isEmpty() ? lines.takeGame() : tabled;
    tabled = List.of();
    return taken;
  }

  /** Returns the next line; nothing at the end, and before a game in another layout. */
  public Optional<LineReading> next() {
    Optional<LineReading> line = peek();
    readings.poll();
    return line;
  }

  /** Returns the next line without taking it. */
  public Optional<LineReading> peek() {
    boolean isEnd = false;
    while (readings.isEmpty() && tabled.isEmpty() && !isEnd) {
      isEnd = !readLine();
    }
    return Optional.ofNullable(readings.peek());
  }

  /** Whether moves come next, after a few blank lines at most. */
  public boolean areMovesNext() {
    boolean isEnd = readBeyondBlank();
    Optional<LineReading> next = firstWords();
    return next.isPresent()
        ? next.get().hasMoves() && !next.get().isWeak()
        : !tabled.isEmpty() || isEnd && lines.beginsGame();
  }

  /** Whether a line that names a player comes next, after a few blank lines at most. */
  public boolean isPlayerNext() {
    readBeyondBlank();
    return firstWords().flatMap(LineReading::facts).filter(LineFacts::nameAPlayer).isPresent();
  }

  /** Reads up to the next line that is not blank, or a few lines; returns whether text ended. */
  private boolean readBeyondBlank() {
    boolean isEnd = false;
    while (!isEnd
        && tabled.isEmpty()
        && readings.size() <= MOST_BLANK
        && readings.stream().allMatch(TranscriptLines::isBlank)) {
      isEnd = !readLine();
    }
    return isEnd;
  }

  private Optional<LineReading> firstWords() {
    return readings.stream().filter(line -> !isBlank(line)).findFirst();
  }

  private static boolean isBlank(LineReading line) {
    return line.kind() == ReadingKind.EMPTY;
  }

  /** Reads a line, and holds it back if it ends in the middle of a square; false at the end. */
  private boolean readLine() {
    Optional<TextLine> line = behind.isPresent() ? behind : lines.next();
    behind = Optional.empty();
    if (moveTable.isPresent() && !isRule(line)) {
      if (line.isPresent() && moveTable.get().takes(line.get())) {
        return true;
      }
      tabled = moveTable.get().takeGame();
      behind = tabled.isEmpty() ? behind : line;
      if (!tabled.isEmpty()) {
        return true;
      }
    }
    Optional<LineReading> before = cut;
    if (line.isEmpty()) {
      int known = readings.size();
      cut = Optional.empty();
      before.ifPresent(this::pass);
      cards.rest().forEach(this::count);
      readings.addAll(counts.rest());
      return readings.size() > known; // the first ones were there before
    }
    Optional<LineReading> joined = mayBeJoined() ? lines.joined(line.get()) : Optional.empty();
    if (joined.isPresent()) {
      pass(joined.get());
      return true;
    }
    if (takesAround(line.get())) {
      return true;
    }
    List<LineReading> rows = table.read(line.get(), hidden);
    if (rows.isEmpty()) {
      add(lines.reading(line.get()));
    } else {
      rows.forEach(this::add);
    }
    return true;
  }

  /** Whether nothing is open in which squares alone might be something other than moves. */
  private boolean mayBeJoined() {
    return moveTable.isEmpty() && cut.isEmpty() && table.isClosed() && !hidden.isOpen();
  }

  /** Whether a line is the rule below the head of a table of moves. */
  private boolean isRule(Optional<TextLine> line) {
    return moveTable.isPresent()
        && !moveTable.get().isBegun()
        && line.filter(each -> Table.isRule(each.text())).isPresent();
  }

  /** Whether a line names the columns of moves, or the players in such a table. */
  private boolean takesAround(TextLine line) {
    if (!mayJoin || line.isTooLong() || hidden.isOpen()) {
      return false;
    }
    Optional<LineReading> caption = moveTable.flatMap(each -> each.caption(line));
    boolean isRule = isRule(Optional.of(line));
    Optional<MoveRows> named = caption.isPresent() ? Optional.empty() : MoveRows.named(line.text());
    moveTable =
        named.isPresent()
            ? named.map(MoveTable::new)
            : moveTable.filter(_ -> caption.isPresent() || isRule || line.isBlank());
    if (named.isPresent() || isRule) {
      add(LineParser.read(line.blanked(0, line.text().length()), hidden));
    }
    caption.ifPresent(this::add);
    return named.isPresent() || isRule || caption.isPresent();
  }

  private void add(LineReading read) {
    LineReading reading = cut.map(before -> afterCut(before, read)).orElse(read);
    boolean isCut = mayJoin && CutSquare.endsIn(reading);
    cut = isCut ? Optional.of(reading) : Optional.empty();
    if (!isCut) {
      pass(reading);
    }
  }

  private void pass(LineReading reading) {
    if (cards.holds(reading)) {
      cards.take(reading).forEach(this::count);
    } else {
      count(reading);
    }
  }

  private void count(LineReading reading) {
    if (counts.holds(reading)) {
      readings.addAll(counts.take(reading));
    } else {
      readings.add(reading);
    }
  }

  private LineReading afterCut(LineReading before, LineReading reading) {
    Optional<TextLine> rest = CutSquare.rest(before, reading);
    pass(rest.isPresent() ? CutSquare.whole(before, reading) : before);
    return rest.map(line -> LineParser.read(line, hidden)).orElse(reading);
  }

  /** A square whose letter ends a line and whose digit begins the next, as in wrapped text. */
  private static final class CutSquare {
    private CutSquare() {}

    /** Whether moves end with a letter that may be the first half of a square. */
    static boolean endsIn(LineReading reading) {
      String text = reading.line().text();
      int last = text.stripTrailing().length() - 1;
      return reading.damage().filter(flaw -> flaw.at() == last).isPresent()
          && reading.moves().size() > 0
          && MoveWord.isFile(text.charAt(last));
    }

    /** Returns the next line without the digit at its front, if that is the other half. */
    static Optional<TextLine> rest(LineReading before, LineReading next) {
      String text = next.line().text();
      int first = firstOf(text);
      if (first == text.length() || !MoveWord.isRank(text.charAt(first))) {
        return Optional.empty();
      }
      boolean isBeforeBlank = first + 1 == text.length() || isSeparator(text.charAt(first + 1));
      boolean isHalf =
          isBeforeBlank
              ? before.firstNumber() == 0
              : next.damage().filter(flaw -> flaw.at() == first).isPresent();
      return isHalf ? Optional.of(next.line().blanked(first, first + 1)) : Optional.empty();
    }

    private static boolean isSeparator(char c) {
      return !Character.isLetterOrDigit(c) && ".:)".indexOf(c) < 0;
    }

    /** The line with the square whose digit is at the front of the next line. */
    static LineReading whole(LineReading before, LineReading next) {
      int at = before.damage().map(Flaw::at).orElseThrow();
      String text = next.line().text();
      WrittenMoves.Builder square = new WrittenMoves.Builder();
      char digit = text.charAt(firstOf(text));
      square.place(at, (before.line().text().charAt(at) | 0x20) - 'a', digit - '1');
      return before.with(before.moves().then(square.build()));
    }

    /** The index of the first character after the quotation marks of mail. */
    private static int firstOf(String text) {
      int first = 0;
      while (first < text.length()
          && (text.charAt(first) == '>' || Character.isWhitespace(text.charAt(first)))) {
        first++;
      }
      return first;
    }
  }

  /**
   * The table of games that holds the current lines, if any. A row that does not fit its columns
   * does not affect other rows: the table continues after it, and after blank lines and comments.
   * It ends at the names of other columns, or after a few lines in a row that are not rows.
   */
  private static final class Table {
    /** A line below the names in a table of Markdown, and between the rows of others. */
    private static final Pattern RULE = Pattern.compile("[|:+=\\s-]*(?:--|==)[|:+=\\s-]*");

    private static final int MOST_OTHER_LINES = 3;

    private Optional<TableColumns> columns = Optional.empty();

    /** The number of lines since the last row that are not rows. */
    private int otherLines;

    /** Whether there is a blank line between the last row and this line. */
    private boolean isApart;

    boolean isClosed() {
      return columns.isEmpty();
    }

    /** Returns the content of a line of a table; nothing if a line is not a row. */
    List<LineReading> read(TextLine line, HiddenElements hidden) {
      if (line.isTooLong() || hidden.isOpen()) {
        return List.of();
      }
      boolean isRule = columns.isPresent() && isRule(line.text());
      Optional<TableColumns> named = isRule ? columns : TableColumns.named(line.text());
      if (named.isPresent()) {
        begin(named.get());
        return List.of(LineParser.read(line.blanked(0, line.text().length()), hidden));
      }
      if (columns.isEmpty()) {
        return List.of();
      }
      List<LineReading> rows = rows(columns.get(), line, hidden);
      count(!rows.isEmpty(), line.text().isBlank());
      return rows;
    }

    static boolean isRule(String text) {
      boolean mayBe = !text.isEmpty() && "|:+=- \t".indexOf(text.charAt(0)) >= 0;
      return mayBe && RULE.matcher(text).matches();
    }

    private void begin(TableColumns named) {
      columns = Optional.of(named);
      otherLines = 0;
      isApart = false;
    }

    private List<LineReading> rows(TableColumns named, TextLine line, HiddenElements hidden) {
      Optional<LineReading> row = named.row(line, hidden);
      List<LineReading> two = row.isPresent() ? List.of() : named.twoRows(line, hidden);
      return two.isEmpty() ? row.or(() -> damaged(named, line, hidden)).stream().toList() : two;
    }

    /** Returns a damaged row; a line that no longer touches the table may be anything. */
    private Optional<LineReading> damaged(
        TableColumns named, TextLine line, HiddenElements hidden) {
      return isApart ? Optional.empty() : named.damagedRow(line, hidden);
    }

    private void count(boolean isRow, boolean isBlank) {
      otherLines = isRow ? 0 : isBlank ? otherLines : otherLines + 1;
      isApart = !isRow && (isApart || isBlank);
      columns = otherLines > MOST_OTHER_LINES ? Optional.empty() : columns;
    }
  }
}
