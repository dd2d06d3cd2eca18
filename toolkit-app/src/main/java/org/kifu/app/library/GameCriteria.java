package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.base.GameOpenings;
import org.kifu.json.JsonObject;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.rules.Othello;

/** The choice of games by the parameters of a request. */
public final class GameCriteria {
  /** The most words of a search; the last one is all that is left. */
  private static final int MOST_WORDS = 8;

  private static final String LISTED = " IN (SELECT value FROM json_each(?))";
  private static final int LAST_YEAR = 9999;

  private final Base base;
  private final GameOpenings openings;
  private GameCondition condition = GameCondition.all();

  private GameCriteria(Base base, GameOpenings openings) {
    this.base = base;
    this.openings = openings;
  }

  /**
   * The condition on the games that a request asks for.
   *
   * @param openings says what a name of an opening means
   */
  public static GameCondition of(Base base, GameOpenings openings, Asked asked)
      throws IOException, RefusedException {
    GameCriteria criteria = new GameCriteria(base, openings);
    criteria.addNames(asked);
    criteria.addExactNames(asked);
    criteria.addMarks(asked);
    criteria.addFacts(asked);
    return criteria.condition;
  }

  /** The same, or only the rows of the list from {@code from} on, if there is a {@code count}. */
  public static GameCondition ofRows(Base base, GameOpenings openings, Asked asked)
      throws IOException, RefusedException {
    GameCondition all = of(base, openings, asked);
    if (asked.text("count").isEmpty()) {
      return all;
    }
    List<Object> values = new ArrayList<>(all.values());
    values.add(Math.max(0, asked.number("count", 0)));
    values.add(Math.max(0, asked.number("from", 0)));
    String rows =
        "game IN (SELECT g.game FROM games g WHERE %s ORDER BY %s LIMIT ? OFFSET ?)"
            .formatted(all.sql(), GameOrder.of(asked));
    return new GameCondition(rows, values);
  }

  private void add(String sql, Object... values) {
    condition = condition.and(new GameCondition(sql, List.of(values)));
  }

  private void addNames(Asked asked) throws IOException {
    for (String word : asked.text("text").strip().split("(?U)\\s+", MOST_WORDS)) {
      if (!word.isEmpty()) {
        addWord(word);
      }
    }
    if (!asked.text("player").isBlank()) {
      String whole = whole("players", "player", asked.text("player"));
      String players =
          whole.equals("[]") ? named("players", "player", asked.text("player")) : whole;
      switch (asked.text("side")) {
        case "black" -> add("black" + LISTED, players);
        case "white" -> add("white" + LISTED, players);
        default -> add("(black%1$s OR white%1$s)".formatted(LISTED), players, players);
      }
    }
    if (!asked.text("event").isBlank()) {
      add("event" + LISTED, named("events", "event", asked.text("event")));
    }
  }

  /** A word that a player, the event or the opening has in its name, or a year. */
  private void addWord(String word) throws IOException {
    String players = named("players", "player", word);
    List<Object> values =
        List.of(
            players,
            players,
            named("events", "event", word),
            word.matches("\\d{4}") ? Integer.parseInt(word) : -1);
    String sql = "black%1$s OR white%1$s OR event%1$s OR year = ?".formatted(LISTED);
    condition = condition.and(new GameCondition(sql, values).or(openings.holding(base, word)));
  }

  /** Names that are meant as they are written, one a line. */
  private void addExactNames(Asked asked) throws IOException {
    String who = exactly("players", "player", asked.text("who"));
    String against = exactly("players", "player", asked.text("against"));
    if (!asked.text("who").isEmpty()) {
      List<String> sides = new ArrayList<>();
      List<Object> values = new ArrayList<>();
      for (String side : List.of("black", "white")) {
        if (asked.text("side").isEmpty() || asked.text("side").equals(side)) {
          String other = side.equals("black") ? "white" : "black";
          boolean isPair = !asked.text("against").isEmpty();
          sides.add("(" + side + LISTED + (isPair ? " AND " + other + LISTED : "") + ")");
          values.addAll(isPair ? List.of(who, against) : List.of(who));
        }
      }
      add("(" + String.join(" OR ", sides) + ")", values.toArray());
    }
    if (!asked.text("event-is").isEmpty()) {
      add("event" + LISTED, exactly("events", "event", asked.text("event-is")));
    }
    if (!asked.text("opening-is").isEmpty()) {
      List<String> codes = asked.text("opening-is").lines().toList();
      condition = condition.and(GameOpenings.coded(base, codes));
    }
  }

  /** The numbers of the names, as JSON. */
  private String exactly(String table, String key, String names) throws IOException {
    String wanted = names.lines().map(JsonObject::text).collect(Collectors.joining(",", "[", "]"));
    String question =
        "SELECT %s FROM %s WHERE name IN (SELECT value FROM json_each(?))".formatted(key, table);
    return Library.rows(base, question, wanted).stream()
        .map(row -> String.valueOf(row.getFirst()))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private void addMarks(Asked asked) throws RefusedException {
    if (!asked.text("games").isEmpty()) {
      add("game" + LISTED, numbers(asked.text("games")));
    }
    if (!asked.text("tag").isEmpty()) {
      condition = condition.and(GameCondition.tagged(asked.text("tag")));
    }
    if (!asked.text("favourite").isEmpty()) {
      add("game IN (SELECT game FROM favourites)");
    }
  }

  private void addFacts(Asked asked) throws IOException, RefusedException {
    if (!asked.text("check").isEmpty()) {
      add("acceptance = 'quarantined'");
    }
    if (!asked.text("source").isEmpty()) {
      add("source = ?", asked.number("source", 0));
    }
    if (!asked.text("year").isEmpty()) {
      long year = asked.number("year", 0);
      add(year == 0 ? "year IS NULL" : "year = " + year);
    }
    int first = Math.clamp(asked.number("from-year", 0), 0, LAST_YEAR);
    int last = Math.clamp(asked.number("to-year", LAST_YEAR), 0, LAST_YEAR);
    if (first > 0 || last < LAST_YEAR) {
      condition = condition.and(GameCondition.years(first, last));
    }
    if (!asked.text("at").isEmpty()) {
      condition = condition.and(reached(base, line(asked.text("at"))));
    }
  }

  /** Numbers with commas between them, as JSON. */
  private static String numbers(String text) throws RefusedException {
    if (!text.matches("\\d{1,18}(,\\d{1,18})*")) {
      throw RefusedException.wrong("'" + text + "' is not a list of numbers of games");
    }
    return "[" + text.replaceAll("\\b0+(?=\\d)", "") + "]";
  }

  /** Games that reached the position of a line, as far as its key says. */
  public static GameCondition reached(Base base, OpeningLine line) throws IOException {
    return GameCondition.reached(base, List.of(PositionKey.of(line.position())));
  }

  /**
   * The line of moves of a request.
   *
   * @throws RefusedException if they are not moves from the start of a game
   */
  public static OpeningLine line(String moves) throws RefusedException {
    try {
      return new OpeningLine(moves);
    } catch (IllegalArgumentException e) {
      throw RefusedException.wrong(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Refuses a move that is not legal after a line.
   *
   * @throws RefusedException if it is not
   */
  public static void legal(OpeningLine line, String move) throws RefusedException {
    boolean isLegal =
        Othello.RULES.legalMoves(line.position()).stream()
            .anyMatch(each -> each.toString().equals(move));
    if (!isLegal) {
      throw RefusedException.wrong("'" + move + "' is not a legal move");
    }
  }

  /** The numbers of the names that hold a text, whatever its case, as JSON. */
  private String named(String table, String key, String text) throws IOException {
    String wanted = folded(text.strip());
    return numbers(table, key, name -> name.contains(wanted));
  }

  /** The numbers of the names that are a text, whatever its case, as JSON. */
  private String whole(String table, String key, String text) throws IOException {
    return numbers(table, key, folded(text.strip())::equals);
  }

  private String numbers(String table, String key, Predicate<String> isMeant) throws IOException {
    return Library.rows(base, "SELECT " + key + ", name FROM " + table).stream()
        .filter(row -> isMeant.test(folded(String.valueOf(row.get(1)))))
        .map(row -> String.valueOf(row.get(0)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
