package org.kifu.format.text.games;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.TableFile;
import org.kifu.notation.SmallLetters;

/**
 * Logs of other games on a board of 8 by 8 squares, such as battleship: words beside their squares
 * say what came of each move, and Othello has no such words.
 */
final class OtherGames {
  /** The number of rows with squares from which on the words beside them show the game. */
  private static final int LEAST = 4;

  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}+");

  private static final Map<String, String> GAME_OF_WORD = read();

  private OtherGames() {}

  private static Map<String, String> read() {
    Map<String, String> games = new HashMap<>();
    for (List<String> row : TableFile.rows(OtherGames.class, "others.tsv")) {
      TableFile.words(row.get(1)).forEach(word -> games.put(word, row.getFirst()));
    }
    return Map.copyOf(games);
  }

  /** Whether half of the rows of a game or more have words of the same other game. */
  static boolean isOne(FoundGame game, List<Row> rows) {
    int[] own = game.rows();
    if (own.length < LEAST) {
      return false;
    }
    Map<String, Integer> named = new HashMap<>();
    Arrays.stream(own)
        .mapToObj(rows::get)
        .map(OtherGames::on)
        .flatMap(Optional::stream)
        .forEach(other -> named.merge(other, 1, Integer::sum));
    return named.values().stream().anyMatch(count -> 2 * count >= own.length);
  }

  /** The name of another game of which a row has words. */
  static Optional<String> on(Row row) {
    return WORD.matcher(row.text())
        .results()
        .map(MatchResult::group)
        .map(word -> GAME_OF_WORD.get(SmallLetters.of(word)))
        .filter(game -> game != null)
        .findFirst();
  }
}
