package org.kifu.app.players;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.archive.tournament.output.TournamentJson;
import org.kifu.base.Base;
import org.kifu.json.JsonObject;

/**
 * Requests for events: all of a year, all with a text in their name, or one with its table. An
 * event of each year is one of its own.
 *
 * @param library the games
 */
public record EventRequests(Library library) {
  private static final int MOST = 400;

  private static final String YEARS =
      "SELECT coalesce(year, 0), count(*) FROM games GROUP BY year ORDER BY year DESC";

  private static final String OF_YEAR = "coalesce(year, 0) = ?1";
  private static final String OF_KNOWN_YEAR = "year = ?1";
  private static final String NAMED = "event IN (SELECT value FROM json_each(?1))";

  private static final String GAMES =
      """
      SELECT e.name, coalesce(year, 0), black, white, acceptance = 'quarantined' OR verdict <> 'complete',
        date
      FROM games JOIN events e USING (event) WHERE %s\
      """;

  /** The sums of the games of an event in a year. */
  private static final class Sum {
    private final Set<Object> players = new HashSet<>();
    private final Set<Object> nobody;
    private long games;
    private long doubtful;
    private String first = "";
    private String last = "";

    /**
     * @param nobody the numbers of players that are not names
     */
    Sum(Set<Object> nobody) {
      this.nobody = nobody;
    }

    void add(List<@Nullable Object> row) {
      games++;
      doubtful += Listed.number(row.get(4));
      for (Object player : row.subList(2, 4)) {
        if (player != null && !nobody.contains(player)) {
          players.add(player);
        }
      }
      String date = Listed.text(row.get(5));
      first = first.isEmpty() || date.compareTo(first) < 0 ? date : first;
      last = date.compareTo(last) > 0 ? date : last;
    }

    JsonObject object(String name, long year) {
      JsonObject object =
          new JsonObject()
              .put("name", name)
              .put("year", year)
              .put("games", games)
              .put("players", players.size())
              .put("doubtful", doubtful);
      return first.length() <= "1997".length() ? object : object.put("from", first).put("to", last);
    }
  }

  /** Answers with the events of a year, or of all years if a text is searched. */
  public Answer list(Asked asked) throws IOException, RefusedException {
    String text = asked.text("text").strip();
    long wanted = asked.number("year", -1);
    return library.read(
        base -> {
          List<JsonObject> years = new ArrayList<>();
          for (var row : Library.rows(base, YEARS)) {
            years.add(new JsonObject().put("year", row.get(0)).put("games", row.get(1)));
          }
          List<JsonObject> events = text.isEmpty() ? ofYear(base, wanted) : named(base, text);
          return Answer.of(
              new JsonObject()
                  .putEach("years", years, Function.identity())
                  .put("total", events.size())
                  .putEach("events", events.stream().limit(MOST).toList(), Function.identity()));
        });
  }

  private static List<JsonObject> ofYear(Base base, long wanted) throws IOException {
    long year = wanted;
    if (year < 0) {
      year = Library.number(base, "SELECT coalesce(max(year), 0) FROM games WHERE event NOTNULL");
    }
    return sums(base, GAMES.formatted(year == 0 ? OF_YEAR : OF_KNOWN_YEAR), year);
  }

  private static List<JsonObject> named(Base base, String text) throws IOException {
    String wanted = text.toLowerCase(Locale.ROOT);
    String numbers =
        Library.rows(base, "SELECT event, name FROM events").stream()
            .filter(row -> Listed.text(row.get(1)).toLowerCase(Locale.ROOT).contains(wanted))
            .map(row -> Listed.text(row.get(0)))
            .collect(Collectors.joining(",", "[", "]"));
    return sums(base, GAMES.formatted(NAMED), numbers);
  }

  /** The numbers of players that sources write where the player is not known. */
  private static Set<Object> nobody(Base base) throws IOException {
    Set<Object> numbers = new HashSet<>();
    for (List<@Nullable Object> row : Library.rows(base, "SELECT player, name FROM players")) {
      if (!FoldedName.isName(Listed.text(row.get(1)))) {
        numbers.add(Listed.number(row.get(0)));
      }
    }
    return numbers;
  }

  /** The events of games, the latest year first, and in a year those with most games. */
  private static List<JsonObject> sums(Base base, String question, Object value)
      throws IOException {
    Set<Object> nobody = nobody(base);
    Map<Map.Entry<String, Long>, Sum> sums = new LinkedHashMap<>();
    for (List<@Nullable Object> row : Library.rows(base, question, value)) {
      Map.Entry<String, Long> key = Map.entry(Listed.text(row.get(0)), Listed.number(row.get(1)));
      sums.computeIfAbsent(key, _ -> new Sum(nobody)).add(row);
    }
    return sums.entrySet().stream()
        .sorted(
            (one, other) -> {
              int byYear = Long.compare(other.getKey().getValue(), one.getKey().getValue());
              return byYear != 0
                  ? byYear
                  : Long.compare(other.getValue().games, one.getValue().games);
            })
        .map(each -> each.getValue().object(each.getKey().getKey(), each.getKey().getValue()))
        .toList();
  }

  /**
   * Answers with an event: the years in which it was played, and, for the only or the chosen year,
   * the table with the games of its cells.
   */
  public Answer event(Asked asked) throws IOException, RefusedException {
    String name = asked.text("name");
    long wanted = asked.number("year", -1);
    return library.read(
        base -> {
          List<List<@Nullable Object>> found =
              Library.rows(base, "SELECT event FROM events WHERE name = ?", name);
          if (found.isEmpty()) {
            throw RefusedException.missing("no game has an event '" + name + "'");
          }
          long event = Listed.number(found.getFirst().getFirst());
          List<JsonObject> years = sums(base, GAMES.formatted(NAMED), "[" + event + "]");
          JsonObject object =
              new JsonObject().put("name", name).putEach("years", years, Function.identity());
          if (wanted < 0 && years.size() != 1) {
            return Answer.of(object);
          }
          long year = wanted >= 0 ? wanted : Listed.number(years.getFirst().fields().get("year"));
          return Answer.json(withTable(object, new EventGames(base, event, year)));
        });
  }

  private static String withTable(JsonObject object, EventGames games) throws IOException {
    TournamentTable table = games.table();
    Map<FoldedName, List<TournamentResult>> results = table.resultsByPlayer();
    List<JsonObject> apart = new ArrayList<>();
    for (List<@Nullable Object> row : games.apart()) {
      apart.add(new JsonObject().put("game", row.get(0)).put("reason", row.get(1)));
    }
    object
        .put("year", games.year())
        .putEach("gamesOf", table.standings(), row -> gamesOf(row, results))
        .putEach("apart", apart, Function.identity());
    StringWriter told = new StringWriter();
    TournamentJson.write(table, List.of(), told);
    return Answer.joined(object, "table", told.toString());
  }

  /** The numbers of the games of a row, in the order of its results. */
  private static List<Integer> gamesOf(
      Standing row, Map<FoldedName, List<TournamentResult>> results) {
    return results.getOrDefault(FoldedName.of(row.player()), List.of()).stream()
        .map(TournamentResult::game)
        .toList();
  }
}
