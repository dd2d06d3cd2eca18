package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.history.PlayedGame;
import org.kifu.archive.history.PlayerTotals;
import org.kifu.archive.history.PlayerTotals.ResultGroup;
import org.kifu.archive.query.FoldedName;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;
import org.kifu.json.JsonObject;

/** Requests about players: the list of all, and one of them with all that he played. */
public final class PlayerRequests {
  private static final int MOST = 500;
  private static final int USUAL = 100;
  private static final int OPENINGS = 40;
  private static final int OPPONENTS = 60;
  private static final int EVENTS = 200;

  private static final String ANNOTATIONS =
      Kept.STATE + " UNION ALL SELECT max(annotation), count(*), 0, 0 FROM annotated_games";

  /** The annotated games of each player. */
  private static final String ANNOTATED_OF =
      """
      WITH chosen AS (
        SELECT game FROM annotated_games JOIN annotations USING (annotation) WHERE ply = 1
        UNION SELECT game FROM games WHERE source IN (SELECT value FROM json_each(?)))
      SELECT name, count(*) FROM (
        SELECT black AS player FROM chosen JOIN games USING (game)
        UNION ALL SELECT white FROM chosen JOIN games USING (game))
      JOIN players USING (player) GROUP BY player\
      """;

  private static final String ANNOTATED =
      """
      SELECT count(*) FROM games g
      WHERE (black IN (SELECT value FROM json_each(?1)) OR white IN (SELECT value FROM json_each(?1)))
        AND (source IN (SELECT value FROM json_each(?2)) OR EXISTS (
          SELECT 1 FROM annotated_games a JOIN annotations USING (annotation)
          WHERE a.game = g.game AND ply = 1))\
      """;

  private static final Map<String, String> ORDERS =
      Map.of(
          "games", "games DESC, name",
          "name", "name COLLATE NOCASE, name",
          "last", "last DESC NULLS LAST, games DESC, name");

  private static final List<String> FIELDS =
      List.of("name", "games", "won", "lost", "drawn", "first", "last");

  private final Library library;
  private final AnnotatedFiles files;
  private final GameOpenings openings;
  private final OneSpellings spellings;
  private final AtomicReference<@Nullable Rows> kept = new AtomicReference<>();
  private final AtomicReference<@Nullable Rows> keptAnnotated = new AtomicReference<>();

  /**
   * Requests to a library.
   *
   * @param files the sources that are files of annotated games
   * @param openings names the openings of games
   */
  public PlayerRequests(Library library, AnnotatedFiles files, GameOpenings openings) {
    this.library = library;
    this.files = files;
    this.openings = openings;
    this.spellings = new OneSpellings(library);
  }

  /** Answers with players, some at a time. */
  public Answer list(Asked asked) throws IOException, RefusedException {
    String order = ORDERS.get(asked.text("sort").isEmpty() ? "games" : asked.text("sort"));
    if (order == null) {
      throw RefusedException.wrong("players cannot be sorted by '" + asked.text("sort") + "'");
    }
    String rows = "SELECT " + String.join(", ", FIELDS) + " FROM rows ORDER BY " + order;
    String wanted = asked.text("text").strip().toLowerCase(Locale.ROOT);
    long from = Math.max(0, asked.number("from", 0));
    long count = Math.clamp(asked.number("count", USUAL), 0, MOST);
    return library.read(
        base -> {
          Map<String, Long> annotated = annotated(base);
          List<JsonObject> found = new ArrayList<>();
          for (var row : rows(base, sides(base) + rows)) {
            String name = Listed.text(row.getFirst());
            if (FoldedName.isName(name) && name.toLowerCase(Locale.ROOT).contains(wanted)) {
              JsonObject player = new JsonObject();
              for (int i = 0; i < FIELDS.size(); i++) {
                player.put(FIELDS.get(i), row.get(i));
              }
              found.add(player.put("annotated", annotated.getOrDefault(name, 0L)));
            }
          }
          List<JsonObject> shown = found.stream().skip(from).limit(count).toList();
          return Answer.of(
              new JsonObject()
                  .put("total", found.size())
                  .putEach("players", shown, Function.identity()));
        });
  }

  /** The table {@code rows} of all players, in SQL. */
  private static String sides(Base base) throws IOException {
    return """
    WITH sides AS (
      SELECT black AS player, %1$s AS score, year FROM games
        WHERE black NOTNULL
      UNION ALL
      SELECT white, -(%1$s), year FROM games WHERE white NOTNULL),
    rows AS (
      SELECT p.name AS name, count(*) AS games, count(*) FILTER (WHERE score > 0) AS won,
        count(*) FILTER (WHERE score < 0) AS lost, count(*) FILTER (WHERE score = 0) AS drawn,
        min(year) AS first, max(year) AS last
      FROM sides JOIN players p USING (player) GROUP BY player)
    """
        .formatted(StoredResults.sql(base));
  }

  /** The rows of all players, which are kept as long as no game changes. */
  private List<List<@Nullable Object>> rows(Base base, String question) throws IOException {
    List<Object> state = List.of(question, Library.rows(base, Kept.STATE).toString());
    Rows known = kept.get();
    if (known == null || !known.state().equals(state)) {
      known = new Rows(state, Library.rows(base, question));
      kept.set(known);
    }
    return known.rows();
  }

  /** The number of annotated games by player; to find it is much less work than all results. */
  private Map<String, Long> annotated(Base base) throws IOException {
    List<Object> state = List.of(Library.rows(base, ANNOTATIONS).toString());
    Rows known = keptAnnotated.get();
    if (known == null || !known.state().equals(state)) {
      known = new Rows(state, Library.rows(base, ANNOTATED_OF, files.listed(base)));
      keptAnnotated.set(known);
    }
    return known.rows().stream()
        .collect(
            Collectors.toMap(
                row -> Listed.text(row.getFirst()), row -> Listed.number(row.getLast())));
  }

  /** Rows of players as they are in one state of the base. */
  private record Rows(List<Object> state, List<List<@Nullable Object>> rows) {}

  /** Answers with the results of the player with exactly this name, and what he plays. */
  public Answer player(Asked asked) throws IOException, RefusedException {
    AskedPlayer player = AskedPlayer.of(asked, "name", "also");
    return library.read(
        base -> {
          PlayerTotals totals = PlayedGames.of(base, openings, player);
          JsonObject object =
              new JsonObject()
                  .put("name", player.name())
                  .putTexts("spellings", player.spellings())
                  .putAll(TotalsJson.summary(totals))
                  .putEach("opponents", opponents(totals), Function.identity())
                  .put("opponentCount", totals.by(PlayedGame::opponent).size())
                  .putEach("events", events(totals), Function.identity())
                  .put("annotated", annotated(base, player))
                  .putAll(TotalsJson.openings(totals, openings, OPENINGS));
          spellings.of(base, player.name()).ifPresent(others -> object.putTexts("alike", others));
          return Answer.of(object);
        });
  }

  private static List<JsonObject> opponents(PlayerTotals totals) {
    return TotalsJson.most(totals, PlayedGame::opponent, OPPONENTS);
  }

  /** The tournaments of a player, the latest first. */
  private static List<JsonObject> events(PlayerTotals totals) {
    return totals.byEvent().stream()
        .sorted(
            Comparator.comparingInt(ResultGroup::lastYear)
                .reversed()
                .thenComparing(ResultGroup::name))
        .limit(EVENTS)
        .map(TotalsJson::of)
        .toList();
  }

  private long annotated(Base base, AskedPlayer player) throws IOException, RefusedException {
    return Library.number(base, ANNOTATED, player.numbers(base), files.listed(base));
  }
}
