package org.kifu.format.text.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.kifu.format.text.caption.Captions;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.caption.LostPair;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.Prices;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.format.text.page.LeftOut;
import org.kifu.format.text.page.Row;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.rules.Rules;
import org.kifu.source.text.TextLine;

/**
 * The part of a text that is in memory. Its rows are judged together once they are many. The last
 * game, and what is behind the game before it, stay for the next time, because they may go on: so a
 * text of any length takes the same memory.
 */
public final class GameWindow {
  /** The number of rows, and of characters, from which on the rows are judged. */
  private static final int MANY_ROWS = 1000;

  private static final int MANY_CHARACTERS = 1 << 18;

  /** The most rows that stay, as a multiple. */
  private static final int MOST_TIMES = 2;

  /** The number of rows that may be the heading of a game that is still to come. */
  private static final int HEADING = 200;

  private final Rules<?, ?> rules;
  private final Judge judge;
  private final PageLessons lessons = new PageLessons();
  private final Consumer<Problem> problems;
  private final IgnoredRows ignored;
  private final SeenText seen = new SeenText();
  private final List<Row> rows = new ArrayList<>();
  private long characters;

  /** The number of rows and characters that stayed the last time, for a game that may go on. */
  private int stayedRows;

  private long stayedCharacters;
  private int games;

  /**
   * An empty window.
   *
   * @param rules the rules by which squares are judged
   * @param problems takes what has to be said of text that is in no game
   */
  public GameWindow(Rules<?, ?> rules, Consumer<Problem> problems) {
    this.rules = rules;
    this.problems = problems;
    this.ignored = new IgnoredRows(problems);
    this.judge = new Judge(RuledPosition.start(rules), Prices.USUAL);
  }

  /** Takes the place where the text begins. */
  public void startsAt(SourceLocation start) {
    seen.startsAt(start);
  }

  /** Takes the next row of the text. */
  public void take(Row row) {
    rows.add(numbered(row, rows.size()));
    characters += row.text().length();
  }

  private static Row numbered(Row row, int number) {
    return new Row(number, row.kind(), row.isApart(), row.group(), row.cells());
  }

  private static long offset(FoundGame game) {
    return game.place().offset();
  }

  /** Whether the rows are so many that they should be judged. */
  public boolean isFull() {
    return rows.size() >= MANY_ROWS || characters >= MANY_CHARACTERS;
  }

  /** Takes a text that no row holds. */
  public void take(LeftOut text) {
    ignored.take(text);
  }

  /**
   * The games that are complete, which leave the window.
   *
   * @param isEnd whether no more rows follow, so that all games are complete
   */
  public List<ParsedGame> games(boolean isEnd) {
    boolean mustLeave =
        isEnd
            || stayedRows >= MOST_TIMES * MANY_ROWS
            || stayedCharacters >= MOST_TIMES * MANY_CHARACTERS;
    List<byte[]> bare = BareGames.of(rows, judge.start(), isEnd);
    if (!bare.isEmpty()) {
      return bareGames(bare, isEnd);
    }
    PageGames page = new PageGames(judge, lessons, List.copyOf(rows), mustLeave);
    List<FoundGame> found = page.games();
    int complete = mustLeave ? found.size() : complete(found);
    Captions captions = Captions.of(rows, found, lessons.style(), isEnd);
    List<FoundCaption> ofGames =
        DataNotes.of(
            rows,
            found,
            BoardCaptions.of(rows, found, captions.ofGames(), page.boards()),
            game -> moves(game).places());
    BitSet used = new BitSet();
    BitSet inside = new BitSet();
    for (int i = 0; i < complete; i++) {
      found.get(i).addRowsTo(used);
      used.or(MovesWithPasses.rows(found.get(i), rows));
      used.or(ofGames.get(i).rows());
      inside.set(found.get(i).firstRow() + 1, found.get(i).lastRow() + 1);
    }
    List<ParsedGame> parsed =
        parsed(found.subList(0, complete), ofGames, captions.lost(), isEnd, used);
    int most = complete < found.size() ? found.get(complete).firstRow() : rows.size();
    boolean isEmpty = found.isEmpty() && !isEnd;
    int past =
        isEmpty ? Math.max(0, rows.size() - HEADING) : mustLeave ? rows.size() : used.length();
    tellIgnored(Math.min(most, past), used, inside, page.boards());
    lessons.style().goOn(Math.min(most, past));
    drop(Math.min(most, past));
    if (isEnd) {
      ignored.end();
      (games == 0 ? seen.problem() : Optional.<Problem>empty()).ifPresent(problems);
    }
    return parsed;
  }

  /**
   * The records of games that are alone, one a row.
   *
   * @param isEnd whether no more rows follow; otherwise the last game stays, as facts may stand
   *     below it
   */
  private List<ParsedGame> bareGames(List<byte[]> bare, boolean isEnd) {
    int complete = isEnd ? bare.size() : bare.size() - 1;
    List<ParsedGame> parsed = new ArrayList<>(complete);
    for (int i = 0; i < complete; i++) {
      parsed.add(BareGames.parsed(++games, rules.name(), rows.get(i), bare.get(i)));
    }
    lessons.sawTextGames();
    lessons.style().goOn(complete);
    drop(complete);
    ignored.report();
    if (isEnd) {
      ignored.end();
    }
    return parsed;
  }

  /**
   * The records of games, with those of games whose moves are missing or taken back.
   *
   * @param used takes the rows of these
   */
  private List<ParsedGame> parsed(
      List<FoundGame> complete,
      List<FoundCaption> captions,
      List<LostPair> lostPairs,
      boolean isEnd,
      BitSet used) {
    Deque<LostPair> lost = new ArrayDeque<>(lostPairs);
    NavigableMap<Long, TextLine> ofAll = new TreeMap<>();
    List<SortedMap<Long, TextLine>> lines = new ArrayList<>(complete.size());
    for (int i = 0; i < complete.size(); i++) {
      lines.add(TextGameOrigin.lines(complete.get(i), captions.get(i)));
      ofAll.putAll(lines.getLast());
    }
    BitSet shared = shared(complete);
    List<ParsedGame> parsed = new ArrayList<>(complete.size());
    for (int i = 0; i < complete.size(); i++) {
      FoundGame game = complete.get(i);
      FoundCaption caption = captions.get(i);
      while (!lost.isEmpty() && lost.getFirst().where().offset() < offset(game)) {
        used.or(lost.getFirst().rows());
        parsed.add(LostGame.of(++games, lost.removeFirst(), rows));
      }
      MovesWithPasses moves = moves(game);
      Origin origin = TextGameOrigin.of(game, moves.places(), caption, lines.get(i), ofAll);
      FoundRecord found =
          new FoundRecord(++games, rules.name(), game, moves, caption, origin, shared);
      parsed.add(LostGame.takenBack(games, game, rows, used).orElseGet(found::parsed));
    }
    while (isEnd && !lost.isEmpty()) {
      used.or(lost.getFirst().rows());
      parsed.add(LostGame.of(++games, lost.removeFirst(), rows));
    }
    return parsed;
  }

  private MovesWithPasses moves(FoundGame game) {
    JudgedPosition start = game.start().map(judge.start()::at).orElseGet(judge::start);
    return MovesWithPasses.of(game, start, rows);
  }

  /** The numbers of the rows on which several games are. */
  private static BitSet shared(List<FoundGame> games) {
    BitSet seen = new BitSet();
    BitSet shared = new BitSet();
    for (FoundGame game : games) {
      for (int row : game.rows()) {
        shared.set(row, shared.get(row) || seen.get(row));
        seen.set(row);
      }
    }
    return shared;
  }

  /**
   * Tells of the rows that leave the window and are in no game: once for those between the rows of
   * a game, and for each run of others.
   *
   * @param inside the numbers of the rows behind the first row of a game, up to its last one
   */
  private void tellIgnored(int past, BitSet used, BitSet inside, BitSet boards) {
    for (int i = 0; i < past; i++) {
      boolean isBorder = i > 0 && inside.get(i) != inside.get(i - 1);
      if (isBorder || used.get(i) && !inside.get(i)) {
        ignored.report();
      }
      if (!used.get(i)) {
        ignored.take(rows.get(i), boards.get(i), inside.get(i) || isBesideBoard(i, boards));
        if (games == 0) {
          seen.take(rows.get(i), boards.get(i));
        }
      }
    }
  }

  /** Whether a row is right above or below a board, as the letters of its columns are. */
  private boolean isBesideBoard(int row, BitSet boards) {
    boolean isBelow = row > 0 && boards.get(row - 1) && !rows.get(row).isApart();
    return isBelow || boards.get(row + 1) && !rows.get(row + 1).isApart();
  }

  /** The number of games behind which another one begins. */
  private static int complete(List<FoundGame> games) {
    int complete = 0;
    int last = -1;
    for (int i = 0; i + 1 < games.size(); i++) {
      last = Math.max(last, games.get(i).lastRow());
      complete = games.get(i + 1).firstRow() > last ? i + 1 : complete;
    }
    return complete;
  }

  private void drop(int count) {
    List<Row> left = List.copyOf(rows.subList(count, rows.size()));
    rows.clear();
    characters = 0;
    left.forEach(this::take);
    stayedRows = rows.size();
    stayedCharacters = characters;
  }
}
