package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;

/**
 * Leaves out games that a program writes more than once: the same moves again among the rows of a
 * game, as a message has them as text and as parts of it, and the list or diagram of a game that is
 * printed anew after each move, of which the last one has all moves.
 */
final class GrowingGames {
  /** The number of moves that are those of another game by no accident. */
  private static final int CLEAR = 8;

  /** The most moves by which a game grows from one time to the next; none where a side passed. */
  private static final int MOST_NEW = 4;

  /** The number of diagrams, and of lists, in a row that grow so. */
  private static final int LEAST_DIAGRAMS = 3;

  private static final int LEAST_LISTS = 6;

  private final List<FoundGame> all;
  private final List<Row> page;
  private final BitSet boards;
  private final List<FoundGame> once = new ArrayList<>();

  private GrowingGames(List<FoundGame> all, List<Row> page, BitSet boards) {
    this.all = all;
    this.page = page;
    this.boards = boards;
  }

  /**
   * The games without those that are written again.
   *
   * @param games in the order of the page
   * @param page all rows
   * @param boards the numbers of the rows of boards
   */
  static List<FoundGame> leftOut(List<FoundGame> games, List<Row> page, BitSet boards) {
    if (games.size() < 2) {
      return games;
    }
    GrowingGames growing = new GrowingGames(games, page, boards);
    growing.takeOnce();
    return growing.withoutCopies();
  }

  /** Takes the last game of each row of games that grow, and all others. */
  private void takeOnce() {
    List<FoundGame> drawn = all.stream().filter(GrowingGames::isDiagram).toList();
    List<FoundGame> listed = all.stream().filter(game -> !isDiagram(game)).toList();
    Set<FoundGame> grown = Collections.newSetFromMap(new IdentityHashMap<>());
    grown.addAll(grown(drawn, LEAST_DIAGRAMS));
    grown.addAll(grown(listed, LEAST_LISTS));
    for (FoundGame game : all) {
      if (!grown.contains(game)) {
        once.add(game);
      }
    }
  }

  private static boolean isDiagram(FoundGame game) {
    return !game.boardRows().isEmpty();
  }

  /** The games that grow to others; nothing of a row of fewer games than some. */
  private List<FoundGame> grown(List<FoundGame> games, int least) {
    List<FoundGame> grown = new ArrayList<>();
    int first = 0;
    for (int i = 1; i <= games.size(); i++) {
      if (i < games.size() && grows(games.get(i - 1), games.get(i))) {
        continue;
      }
      if (i - first >= least) {
        addGrown(games.subList(first, i), least, grown);
      }
      first = i;
    }
    return grown;
  }

  /** Adds those of a row of games before which a program prints the same lines each time. */
  private void addGrown(List<FoundGame> row, int least, List<FoundGame> grown) {
    LinesBetween lines = new LinesBetween(page, boards, row);
    int first = 0;
    for (int i = 1; i <= row.size(); i++) {
      if (i < row.size() && lines.areOfProgram(i)) {
        continue;
      }
      if (i - first >= least && hasGrown(row.subList(first, i))) {
        grown.addAll(row.subList(first, i - 1));
        grown.addAll(damaged(row.subList(first, i)));
      }
      first = i;
    }
  }

  /** Whether most games of a row have more moves than the one before: copies are games. */
  private static boolean hasGrown(List<FoundGame> row) {
    return 2 * (row.getLast().size() - row.getFirst().size()) >= row.size();
  }

  /**
   * Whether a game goes on with the moves of another one that has not ended, and with more of them
   * unless a side passes; lists right below one another are games.
   */
  private static boolean grows(FoundGame game, FoundGame next) {
    JudgedPosition end = game.end();
    int more = next.size() - game.size();
    return game.isSound()
        && !game.isEnded()
        && end != null
        && more >= (end.mustPass() ? 0 : 1)
        && more <= MOST_NEW
        && game.start().equals(next.start())
        && (isDiagram(game) || next.firstRow() > game.lastRow() + 1)
        && next.moves().startsWith(game.moves());
  }

  /** The games with squares left out that are around a row of games and begin as they do. */
  private List<FoundGame> damaged(List<FoundGame> growing) {
    FoundGame last = growing.getLast();
    return all.stream()
        .filter(game -> game.faults() > 0 && game.size() >= CLEAR && last.size() >= CLEAR)
        .filter(game -> game.firstRow() <= last.lastRow())
        .filter(game -> game.lastRow() >= growing.getFirst().firstRow())
        .filter(game -> game.moves().startsWith(last.moves().substring(0, 2 * CLEAR)))
        .toList();
  }

  /** The games but for those whose moves, on other rows, are within those of a game before. */
  private List<FoundGame> withoutCopies() {
    List<FoundGame> left = new ArrayList<>(once.size());
    Map<String, FoundGame> last = new HashMap<>(); // with these moves
    for (FoundGame game : once) {
      FoundGame before = game.size() >= CLEAR ? last.get(game.moves()) : null;
      if (before == null || !isCopy(game, before)) {
        left.add(game);
        last.put(game.moves(), game);
      }
    }
    return left;
  }

  private static boolean isCopy(FoundGame game, FoundGame before) {
    BitSet rows = new BitSet();
    before.addRowsTo(rows);
    return game.firstRow() <= before.lastRow() && Arrays.stream(game.rows()).noneMatch(rows::get);
  }
}
