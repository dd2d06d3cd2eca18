package org.kifu.format.text.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.kifu.format.text.caption.Captions;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.caption.LostPair;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.Prices;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.format.text.page.Row;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;

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
  private final List<Row> rows = new ArrayList<>();
  private long characters;
  private int games;

  /**
   * An empty window.
   *
   * @param rules the rules by which squares are judged
   */
  public GameWindow(Rules<?, ?> rules) {
    this.rules = rules;
    this.judge = new Judge(RuledPosition.start(rules), Prices.USUAL);
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
    return game.squares().getFirst().place().offset();
  }

  /** Whether the rows are so many that they should be judged. */
  public boolean isFull() {
    return rows.size() >= MANY_ROWS || characters >= MANY_CHARACTERS;
  }

  /**
   * The games that are complete, which leave the window.
   *
   * @param isEnd whether no more rows follow, so that all games are complete
   */
  public List<ParsedGame> games(boolean isEnd) {
    List<FoundGame> found = new PageGames(judge, lessons, List.copyOf(rows)).games();
    boolean mustLeave =
        isEnd
            || rows.size() >= MOST_TIMES * MANY_ROWS
            || characters >= MOST_TIMES * MANY_CHARACTERS;
    int complete = mustLeave ? found.size() : complete(found);
    Captions captions = Captions.of(rows, found);
    Deque<LostPair> lost = new ArrayDeque<>(captions.lost());
    List<ParsedGame> parsed = new ArrayList<>(complete);
    int past = 0;
    for (int i = 0; i < complete; i++) {
      FoundGame game = found.get(i);
      FoundCaption caption = captions.ofGames().get(i);
      while (!lost.isEmpty() && lost.getFirst().where().offset() < offset(game)) {
        parsed.add(LostGame.of(++games, lost.removeFirst()));
      }
      parsed.add(new FoundRecord(++games, rules.name(), game, caption).parsed());
      past = Math.max(past, Math.max(game.lastRow(), caption.lastRow()) + 1);
    }
    while (isEnd && !lost.isEmpty()) {
      parsed.add(LostGame.of(++games, lost.removeFirst()));
    }
    boolean isEmpty = found.isEmpty() && !isEnd;
    drop(isEmpty ? Math.max(0, rows.size() - HEADING) : mustLeave ? rows.size() : past);
    return parsed;
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
  }
}
