package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/** Drops games that a mail or a post only quotes: they stand at another depth of quotation too. */
final class QuotedOnce {
  /** The number of games of a page on which quotations are looked for. */
  private static final int MANY = 30;

  /** The depth of an address, in which a game is written once more. */
  private static final int ADDRESS = 9;

  private QuotedOnce() {}

  static List<FoundGame> of(List<FoundGame> games, List<Row> rows) {
    boolean isQuoted =
        rows.stream().anyMatch(row -> row.group().quotation() > 0 || row.text().contains("://"));
    return isQuoted ? once(games, rows) : games;
  }

  private static List<FoundGame> once(List<FoundGame> games, List<Row> rows) {
    List<FoundGame> once = new ArrayList<>();
    Map<String, List<Integer>> seen = new HashMap<>();
    for (FoundGame game : games) {
      int depth = depth(game, rows);
      String moves = game.moves();
      boolean isAgain =
          seen.getOrDefault(moves, List.of()).stream().anyMatch(other -> other != depth);
      if (!isAgain && !isPartOfAnother(game, depth, moves, games, rows)) {
        seen.computeIfAbsent(moves, each -> new ArrayList<>(1)).add(depth);
        once.add(game);
      }
    }
    return once;
  }

  /** Whether a quoted game is the beginning of a game that is quoted less. */
  private static boolean isPartOfAnother(
      FoundGame game, int depth, String moves, List<FoundGame> games, List<Row> rows) {
    return depth > 0
        && depth < ADDRESS
        && games.size() < MANY
        && games.stream()
            .anyMatch(
                other ->
                    other != game && depth(other, rows) < depth && other.moves().startsWith(moves));
  }

  private static int depth(FoundGame game, List<Row> rows) {
    int[] own = game.rows();
    return own.length == 1 && rows.get(own[0]).text().contains("://")
        ? ADDRESS
        : Arrays.stream(own).map(row -> rows.get(row).group().quotation()).max().orElse(0);
  }
}
