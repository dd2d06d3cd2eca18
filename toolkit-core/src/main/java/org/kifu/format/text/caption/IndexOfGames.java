package org.kifu.format.text.caption;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/**
 * Rows below each other that number the players of several games, apart from their moves: {@code
 * [1] Ann - Bob}, {@code [2] Eva - Kim}. Each is that of the game with its number; without such a
 * game it says nothing of any. In a log of games at the same time, a row is that of the game all of
 * whose rows have one of its words, and no other game's.
 */
final class IndexOfGames {
  private static final int NONE = -1;

  /** The number of the first game of a log, above all numbers that are written. */
  private static final int FIRST_OF_LOG = 1000;

  /** The number of a game in brackets or behind a sign, which is no number of a move. */
  private static final Pattern SURE =
      Pattern.compile("[\\s>*-]*(?:[\\[(#【]\\s?(\\d{1,3})[\\])】]?)[\\s.:]*");

  /** The same, or a number with a point behind it. */
  private static final Pattern NUMBER =
      Pattern.compile("(?:[\\s>*-]*[\\[(#【]?\\s?(\\d{1,3})[\\])】.:]+\\s).*");

  /** A heading with the number of a game. */
  private static final Pattern HEADING =
      Pattern.compile(
          "[\\s#*=\\[(【-]*(\\p{L}{2,12})\\s?[n#№]?[°º.]?\\s?(\\d{1,3})[\\s#*=\\])】.:-]*");

  /** The numbers that rows give the games whose players they name, by the numbers of the rows. */
  private final Map<Integer, Integer> numbers = new TreeMap<>();

  /** The indices of games by their numbers. */
  private final Map<Integer, Integer> games = new HashMap<>();

  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  IndexOfGames(List<Claim> claims, List<Row> rows, List<FoundGame> found) {
    addOfLog(claims, found);
    TreeMap<Integer, Integer> lines = new TreeMap<>();
    for (Claim claim : claims) {
      if (claim.isOfPlayer() && claim.manner().isOfNames()) {
        Matcher number = NUMBER.matcher(claim.row().text());
        if (number.matches()) {
          lines.put(claim.row().number(), Integer.parseInt(number.group(1)));
        }
      }
    }
    if (lines.isEmpty()) {
      return;
    }
    found.forEach(game -> Arrays.stream(game.rows()).forEach(lines::remove));
    lines.forEach(
        (row, number) -> {
          boolean isNext = lines.getOrDefault(row + 1, NONE) == number + 1;
          boolean isBehind = lines.getOrDefault(row - 1, NONE) == number - 1;
          if (isNext || isBehind) {
            numbers.put(row, number);
          }
        });
    if (lines.keySet().stream().anyMatch(numbers::containsKey)) {
      for (int i = 0; i < found.size(); i++) {
        games.putIfAbsent(number(found.get(i), rows), i);
      }
    }
  }

  /** Adds the rows with a word of one of several games at the same time. */
  private void addOfLog(List<Claim> claims, List<FoundGame> found) {
    Map<String, Integer> gamesOf = new HashMap<>();
    int last = 0;
    for (int i = 0; i < found.size(); i++) {
      FoundGame game = found.get(i);
      boolean isBeside =
          game.firstRow() < last
              || i + 1 < found.size() && found.get(i + 1).firstRow() < game.lastRow();
      last = Math.max(last, game.lastRow());
      for (String word : isBeside ? commonWords(game) : Set.<String>of()) {
        gamesOf.merge(word, i, (_, _) -> NONE);
      }
    }
    for (Claim claim : gamesOf.isEmpty() ? List.<Claim>of() : claims) {
      List<Integer> named =
          BETWEEN
              .splitAsStream(claim.row().text())
              .map(word -> gamesOf.getOrDefault(word, NONE))
              .filter(game -> game != NONE)
              .distinct()
              .toList();
      if (named.size() == 1) {
        numbers.put(claim.row().number(), FIRST_OF_LOG + named.getFirst());
        games.put(FIRST_OF_LOG + named.getFirst(), named.getFirst());
      }
    }
  }

  /** The words that all rows of a game have. */
  private static Set<String> commonWords(FoundGame game) {
    Set<String> common = new HashSet<>();
    game.squares().stream()
        .limit(1)
        .forEach(square -> BETWEEN.splitAsStream(square.row().text()).forEach(common::add));
    game.squares()
        .forEach(
            square ->
                common.retainAll(
                    BETWEEN.splitAsStream(square.row().text()).collect(Collectors.toSet())));
    return common;
  }

  /** The number that stands before the moves of a game, or in the heading above it. */
  private static int number(FoundGame game, List<Row> rows) {
    WrittenSquare first = game.squares().isEmpty() ? null : game.squares().getFirst();
    if (first == null || first.cell() < 0) {
      return NONE;
    }
    String before = first.row().cells().get(first.cell()).written().substring(0, first.from());
    Matcher sure = SURE.matcher(before);
    if (sure.matches()) {
      return Integer.parseInt(sure.group(1));
    }
    int above = game.firstRow() - 1;
    Matcher heading = HEADING.matcher(above < 0 ? "" : rows.get(above).text());
    return heading.matches() && CaptionWords.OCCASION.has(heading.group(1))
        ? Integer.parseInt(heading.group(2))
        : NONE;
  }

  /** Whether a fact stands on a row of the index. */
  boolean holds(Claim claim) {
    return numbers.containsKey(claim.row().number());
  }

  /** The index of the game to which a fact of the index belongs; nothing if there is none. */
  OptionalInt game(Claim claim) {
    Integer game = games.get(numbers.getOrDefault(claim.row().number(), NONE - 1));
    return game == null ? OptionalInt.empty() : OptionalInt.of(game);
  }
}
