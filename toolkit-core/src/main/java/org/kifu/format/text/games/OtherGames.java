package org.kifu.format.text.games;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.TableFile;
import org.kifu.notation.SmallLetters;

/**
 * Logs of other games on a board of 8 by 8 squares, such as battleship: words behind their squares
 * say what came of each move, and Othello has no such words.
 */
final class OtherGames {
  /** The number of rows with squares from which on the words beside them show the game. */
  private static final int LEAST = 4;

  /** The number of legal moves from which on a game is long. */
  private static final int LONG = 20;

  /** The different words that a long game of another kind has; two may be names. */
  private static final int MORE_THAN_PLAYERS = 3;

  /** The game whose words are names of people too. */
  private static final String OF_NAMES = "chess";

  private static final Pattern SQUARE =
      Pattern.compile("(?i)(?<![\\p{L}\\d])[a-h][1-8](?![\\p{L}\\d])");

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

  /**
   * Whether half of the rows of a game or more have words of the same other game behind their
   * squares; a word before them is a speaker. A whole game is none, and a long one is chess only
   * with more such words than it has players.
   */
  static boolean isOne(FoundGame game, List<Row> rows) {
    int[] own = game.rows();
    if (own.length < LEAST || game.isSound() && game.isEnded()) {
      return false;
    }
    boolean isLong = game.isSound() && game.size() >= LONG;
    Map<String, Integer> named = new HashMap<>();
    Map<String, Set<String>> used = new HashMap<>();
    for (int row : own) {
      List<String> words = on(rows.get(row));
      words.forEach(word -> used.computeIfAbsent(game(word), _ -> new HashSet<>()).add(word));
      words.stream().limit(1).forEach(word -> named.merge(game(word), 1, Integer::sum));
    }
    return named.entrySet().stream()
        .anyMatch(
            other ->
                2 * other.getValue() >= own.length
                    && used.getOrDefault(other.getKey(), Set.of()).size()
                        >= (isLong && other.getKey().equals(OF_NAMES) ? MORE_THAN_PLAYERS : 1));
  }

  private static String game(String word) {
    return GAME_OF_WORD.getOrDefault(word, "");
  }

  /** The words of other games behind the last square of a row. */
  private static List<String> on(Row row) {
    String text = row.text();
    int from =
        SQUARE.matcher(text).results().mapToInt(MatchResult::end).max().orElse(text.length());
    return WORD.matcher(text.substring(from))
        .results()
        .map(MatchResult::group)
        .map(SmallLetters::of)
        .filter(GAME_OF_WORD::containsKey)
        .toList();
  }
}
