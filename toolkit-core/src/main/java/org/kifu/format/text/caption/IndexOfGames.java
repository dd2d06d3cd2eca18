package org.kifu.format.text.caption;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/**
 * Rows below each other that number the players of several games, apart from their moves: {@code
 * [1] Ann - Bob}, {@code [2] Eva - Kim}. Each is that of the game with its number; without such a
 * game it says nothing of any.
 */
final class IndexOfGames {
  private static final int NONE = -1;

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

  IndexOfGames(List<Claim> claims, List<Row> rows, List<FoundGame> found) {
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
    if (!numbers.isEmpty()) {
      for (int i = 0; i < found.size(); i++) {
        games.putIfAbsent(number(found.get(i), rows), i);
      }
    }
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
