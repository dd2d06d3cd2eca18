package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.kifu.format.text.judge.FoundGame;

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
  private final PageLessons lessons;
  private final List<FoundGame> once = new ArrayList<>();

  private GrowingGames(List<FoundGame> all, PageLessons lessons) {
    this.all = all;
    this.lessons = lessons;
  }

  /**
   * The games without those that are written again.
   *
   * @param games in the order of the page
   * @param lessons learns that a page has such diagrams
   */
  static List<FoundGame> leftOut(List<FoundGame> games, PageLessons lessons) {
    if (games.size() < 2) {
      return games;
    }
    GrowingGames growing = new GrowingGames(games, lessons);
    growing.takeOnce();
    return growing.withoutCopies();
  }

  /** Takes the last game of each row of games that grow, and all others. */
  private void takeOnce() {
    List<FoundGame> drawn = all.stream().filter(GrowingGames::isDiagram).toList();
    List<FoundGame> listed = all.stream().filter(game -> !isDiagram(game)).toList();
    Set<FoundGame> grown = Collections.newSetFromMap(new IdentityHashMap<>());
    grown.addAll(grown(drawn, lessons.areGamesGrowing() ? 2 : LEAST_DIAGRAMS));
    grown.addAll(grown(listed, lessons.areGamesGrowing() ? 2 : LEAST_LISTS));
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
      if (i - first >= least && hasGrown(games.subList(first, i))) {
        grown.addAll(games.subList(first, i - 1));
        grown.addAll(damaged(games.subList(first, i)));
        lessons.sawGrowing();
      }
      first = i;
    }
    return grown;
  }

  /** Whether most games of a row have more moves than the one before: copies are games. */
  private static boolean hasGrown(List<FoundGame> row) {
    return 2 * (row.getLast().size() - row.getFirst().size()) >= row.size();
  }

  /**
   * Whether a game goes on with the moves of another one; lists right below one another are games.
   */
  private static boolean grows(FoundGame game, FoundGame next) {
    int more = next.size() - game.size();
    return more >= 0
        && more <= MOST_NEW
        && game.isSound()
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
    int last = -1;
    for (FoundGame game : once) {
      boolean isAmongOthers = game.firstRow() <= last && game.size() >= CLEAR;
      if (!isAmongOthers || left.stream().noneMatch(before -> isCopy(game, before))) {
        left.add(game);
      }
      last = Math.max(last, game.lastRow());
    }
    return left;
  }

  private static boolean isCopy(FoundGame game, FoundGame before) {
    BitSet rows = new BitSet();
    before.addRowsTo(rows);
    return game.firstRow() <= before.lastRow()
        && game.size() == before.size()
        && Arrays.stream(game.rows()).noneMatch(rows::get)
        && game.moves().equals(before.moves());
  }
}
