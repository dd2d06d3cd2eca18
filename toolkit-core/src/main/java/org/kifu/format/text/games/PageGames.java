package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.arrange.Block;
import org.kifu.format.text.arrange.Mending;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.code.CodedGames;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.RunFinder;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.grid.BoardSequence;
import org.kifu.format.text.grid.GridGames;
import org.kifu.format.text.grid.LineBoards;
import org.kifu.format.text.grid.RuledDiagrams;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/** The games of the rows of a page. */
final class PageGames {
  /** The most characters of a row that is read in all spellings. */
  private static final int MOST_OF_ROW = 100_000;

  /** The number of squares below which a spelling is not looked at. */
  private static final int FEW = 4;

  /** The number of squares, and the share in sound games, from which on Latin letters are right. */
  private static final int CLEAR = 20;

  private static final double ALMOST_ALL = 0.9;

  /** The share of squares of another spelling that a reading has to have to be kept. */
  private static final double MOST = 0.8;

  /** The share of squares in sound games from which on no other arrangement is looked for. */
  private static final double WHOLE = 0.97;

  /** The most rows that are looked at together for squares as numbers. */
  private static final int MOST_ROWS = 2000;

  /** The least number of squares that show another layout. */
  private static final int LEAST_OTHERS = 3;

  /** The gain that another spelling needs above the one before it, in squares. */
  private static final double MORE = 3;

  private final Judge judge;
  private final PageLessons lessons;
  private final List<Row> page;
  private final boolean isEnd;

  private final BitSet boards = new BitSet();

  /** The rows that are no grids. */
  private final List<Row> rows = new ArrayList<>();

  /** The lines of squares that nothing makes legal; they may be something else. */
  private final Set<FoundGame> damaged = new LinkedHashSet<>();

  /**
   * The games of a page.
   *
   * @param isEnd whether no more rows follow
   */
  PageGames(Judge judge, PageLessons lessons, List<Row> page, boolean isEnd) {
    this.isEnd = isEnd;
    this.judge = judge;
    this.lessons = lessons;
    this.page = page;
  }

  /** The numbers of the rows of boards and diagrams, of games or not; known with the games. */
  BitSet boards() {
    return boards;
  }

  private static boolean isOfNames(Row row) {
    return LineStatement.of(row) == LineStatement.NAMES;
  }

  /** The games in the order of the page. */
  List<FoundGame> games() {
    RuledDiagrams ruled = RuledDiagrams.on(page, judge.start());
    GridGames grids = GridGames.on(page, ruled.rows(), judge, isEnd, PageGames::isOfNames);
    boards.or(ruled.rows());
    boards.or(grids.rows());
    List<FoundGame> games = new ArrayList<>();
    BitSet ofLines = new BitSet();
    games.addAll(new LineBoards(judge).games(page));
    games.forEach(game -> game.addRowsTo(ofLines));
    page.stream()
        .filter(row -> !boards.get(row.number()) && !ofLines.get(row.number()))
        .forEach(rows::add);
    reading().ifPresent(best -> add(best, games));
    if (!judge.usualSpelling().isLarge()) {
      addCoded(games);
    }
    List<FoundGame> drawn = new ListsBelow(judge, page, rows, grids).goOn(games, damaged);
    Illustrations.add(drawn, games, page);
    BitSet inTurn = new BitSet();
    for (FoundGame game :
        BoardSequence.games(
            grids, page, row -> !grids.rows().get(row.number()) && isOfNames(row))) {
      game.addRowsTo(inTurn);
      addInTurn(game, games);
    }
    games.addAll(ruled.games());
    lessons.sawGames(games);
    if (games.isEmpty() || !lessons.hasTextGames()) {
      games.addAll(Illustrations.others(grids.positions(inTurn), games));
      games.addAll(ruled.positions());
    }
    games.sort(
        Comparator.comparingInt(FoundGame::firstRow)
            .thenComparingLong(game -> game.place().offset()));
    return QuotedOnce.of(GrowingGames.leftOut(games, page, boards), page);
  }

  private void add(SpelledGames best, List<FoundGame> games) {
    best.tell();
    Doubts doubts = new Doubts(page, best.runs(), best.spelling());
    List<FoundGame> left = new ArrayList<>(best.games().stream().filter(doubts::areLeft).toList());
    if (left.size() < best.games().size()) {
      tellDropped(best.games(), left);
    }
    left.addAll(doubts.shortest(left, best.runs(), judge));
    left.forEach(FoundGame::checkNumbers);
    games.addAll(HolesInGames.joined(left, best.runs(), page, judge.squares()));
    if (best.spelling() == judge.usualSpelling() || !best.games().isEmpty()) {
      damaged.addAll(new DamagedLines(judge, page).games(best.runs(), games));
    }
    games.addAll(damaged);
  }

  /** Tells of squares that were taken for a game, right behind one that has not ended. */
  private static void tellDropped(List<FoundGame> all, List<FoundGame> left) {
    Set<FoundGame> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    kept.addAll(left);
    @Nullable FoundGame before = null;
    for (FoundGame game : all) {
      if (before != null
          && !kept.contains(game)
          && !before.isEnded()
          && !before.isBroken()
          && before.squares().getLast().isBeside(game.squares().getFirst())) {
        before.note(GameNote.Kind.GOES_ON, "");
      }
      before = kept.contains(game) && !game.squares().isEmpty() ? game : null;
    }
  }

  /** Adds the games whose squares are numbers, on rows without other games. */
  private void addCoded(List<FoundGame> games) {
    BitSet busy = new BitSet();
    games.stream().filter(game -> !damaged.contains(game)).forEach(game -> game.addRowsTo(busy));
    List<Row> left = rows.stream().filter(row -> !busy.get(row.number())).toList();
    List<List<Row>> regions = new ArrayList<>(Block.divide(left));
    if (regions.size() > 1 && left.size() < MOST_ROWS) {
      regions.add(left);
    }
    CodedGames coded = new CodedGames(judge);
    BitSet taken = new BitSet();
    for (List<Row> region : regions) {
      if (region.stream().noneMatch(row -> taken.get(row.number()))) {
        List<FoundGame> found = coded.on(region);
        found.forEach(game -> game.addRowsTo(taken));
        games.removeIf(
            game -> damaged.contains(game) && Arrays.stream(game.rows()).anyMatch(taken::get));
        games.addAll(found);
      }
    }
  }

  /** Adds a game of boards, unless the text beside them gives its moves. */
  private static void addInTurn(FoundGame inTurn, List<FoundGame> games) {
    List<FoundGame> beside =
        games.stream()
            .filter(
                game -> game.firstRow() <= inTurn.lastRow() && game.lastRow() >= inTurn.firstRow())
            .toList();
    if (beside.stream().noneMatch(game -> Illustrations.isPartOf(inTurn, game))) {
      games.removeAll(beside);
      games.add(inTurn);
    }
  }

  /** The games of runs: in the order of the text, and otherwise in another arrangement. */
  private List<FoundGame> games(List<Run> all, int squares) {
    StoppedLists stopped = new StoppedLists(judge, all);
    List<FoundGame> games = new ArrayList<>(stopped.games());
    games.addAll(inOrderOrOther(stopped.others(), squares));
    return games;
  }

  private List<FoundGame> inOrderOrOther(List<Run> runs, int squares) {
    NaturalOrder natural = new NaturalOrder(judge, lessons);
    List<FoundGame> games = natural.games(RecordRuns.joined(runs, judge));
    int sound = games.stream().filter(FoundGame::isSound).mapToInt(FoundGame::size).sum();
    if (sound >= WHOLE * squares) {
      return games;
    }
    Mending.Mended mended = new Mending(judge).mend(rows, games, runs);
    if (mended.rows().isEmpty()) {
      return games;
    }
    List<FoundGame> all = new ArrayList<>(mended.games());
    all.addAll(
        natural.games(
            runs.stream().filter(run -> !mended.rows().get(run.row().number())).toList()));
    return all;
  }

  /** The runs of squares in a spelling; very long rows have them in the first one only. */
  private List<Run> runs(SquareSpelling spelling) {
    List<Row> read =
        spelling == judge.usualSpelling()
            ? rows
            : rows.stream().filter(row -> characters(row) <= MOST_OF_ROW).toList();
    return judge.withLines(RunFinder.runs(read, spelling));
  }

  private static long characters(Row row) {
    return row.cells().stream().mapToLong(cell -> cell.written().length()).sum();
  }

  /** The reading in the spelling that explains most. */
  private Optional<SpelledGames> reading() {
    Optional<SpelledGames> best = Optional.empty();
    List<List<Run>> judged = new ArrayList<>();
    boolean isAscii = isAscii();
    SquareSpelling usual = judge.usualSpelling();
    for (SquareSpelling spelling : usual.isLarge() ? List.of(usual) : SquareSpelling.ALL) {
      if (isAscii && !spelling.isOfAscii()) {
        continue;
      }
      List<Run> runs = runs(spelling);
      int squares = runs.stream().mapToInt(Run::size).sum();
      boolean areFew = squares < FEW && runs.stream().noneMatch(Run::isSure);
      if (runs.isEmpty() || areFew && spelling != usual || isDamage(spelling, runs)) {
        continue;
      }
      if (best.isPresent()
          && best.get().squares() >= MOST * squares
          && best.get().value() >= best.get().squares()) {
        break;
      }
      if (judged.stream().anyMatch(before -> areAlike(before, runs))) {
        continue;
      }
      judged.add(runs);
      SpelledGames reading = SpelledGames.of(spelling, runs, games(runs, squares));
      double least = best.isEmpty() ? Double.NEGATIVE_INFINITY : best.get().value() + MORE;
      boolean isOnly = best.isPresent() && isOnly(reading, best.get());
      boolean goesOn =
          best.isPresent() && (reading.goesOnFrom(best.get()) || reading.endsMore(best.get()));
      best = reading.value() > least || isOnly || goesOn ? Optional.of(reading) : best;
      boolean isClear =
          squares >= CLEAR
              && reading.sound() >= CLEAR
              && reading.sound() >= ALMOST_ALL * squares
              && !reading.mayBeScanned();
      if (spelling == usual && isClear) {
        break;
      }
    }
    return best;
  }

  /** Whether the rows have only characters of ASCII, as most have. */
  private boolean isAscii() {
    for (Row row : rows) {
      for (Cell cell : row.cells()) {
        String text = cell.written();
        for (int i = 0; i < text.length(); i++) {
          if (text.charAt(i) >= 0x80) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether a layout differs only in one or two joined squares: then these are damaged. */
  private static boolean isDamage(SquareSpelling spelling, List<Run> runs) {
    return spelling.finding().equals("layout")
        && runs.getFirst().isJoined()
        && runs.stream()
                .flatMap(run -> run.squares().stream())
                .filter(square -> !SquareSpelling.LATIN.isSquare(square.written()))
                .limit(LEAST_OTHERS)
                .count()
            < LEAST_OTHERS;
  }

  /** Whether a spelling makes games of all squares of a page of which another one makes none. */
  private static boolean isOnly(SpelledGames reading, SpelledGames best) {
    return reading.isAll() && !best.isAll() && reading.squares() >= MOST * best.squares();
  }

  /** Whether two spellings find the same squares, so that only the first has to be judged. */
  private static boolean areAlike(List<Run> one, List<Run> other) {
    return one.size() == other.size()
        && IntStream.range(0, one.size())
            .allMatch(i -> one.get(i).squares().equals(other.get(i).squares()));
  }
}
