package org.kifu.app.players;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.base.Base;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.game.GameHeader;
import org.kifu.json.JsonObject;
import org.kifu.page.PageFiles;
import org.kifu.page.ReviewPage;
import org.kifu.words.Words;

/**
 * Requests about players: their games and results, and the review of one of them.
 *
 * @param library the games
 * @param files the sources that are files of annotated games
 * @param words the language of the review
 */
public record PlayerRequests(Library library, AnnotatedFiles files, Words words) {
  private static final int MOST = 500;
  private static final int USUAL = 100;

  /** Results count as those of complete games; the others are games without a result. */
  private static final String SIDES =
      """
      WITH sides AS (
        SELECT black AS player, black_disc_diff AS score, year, source, game FROM games
          WHERE black NOTNULL
        UNION ALL
        SELECT white, -black_disc_diff, year, source, game FROM games WHERE white NOTNULL),
      rows AS (
        SELECT p.name AS name, count(*) AS games, count(*) FILTER (WHERE score > 0) AS won,
          count(*) FILTER (WHERE score < 0) AS lost, count(*) FILTER (WHERE score = 0) AS drawn,
          min(year) AS first, max(year) AS last,
          count(*) FILTER (WHERE game IN (SELECT game FROM annotated_games JOIN annotations
            USING (annotation) WHERE ply = 1)
            OR source IN (SELECT value FROM json_each(?))) AS annotated
        FROM sides JOIN players p USING (player) WHERE p.name <> '' GROUP BY player)
      """;

  private static final Map<String, String> ORDERS =
      Map.of(
          "games", "games DESC, name",
          "name", "name COLLATE NOCASE, name",
          "last", "last DESC NULLS LAST, games DESC, name");

  private static final List<String> FIELDS =
      List.of("name", "games", "won", "lost", "drawn", "first", "last", "annotated");

  /** Answers with players, some at a time. */
  public Answer list(Asked asked) throws IOException, RefusedException {
    String order = ORDERS.get(asked.text("sort").isEmpty() ? "games" : asked.text("sort"));
    if (order == null) {
      throw RefusedException.wrong("players cannot be sorted by '" + asked.text("sort") + "'");
    }
    String question =
        SIDES + "SELECT " + String.join(", ", FIELDS) + " FROM rows ORDER BY " + order;
    String wanted = asked.text("text").strip().toLowerCase(Locale.ROOT);
    long from = Math.max(0, asked.number("from", 0));
    long count = Math.clamp(asked.number("count", USUAL), 0, MOST);
    return library.read(
        base -> {
          List<JsonObject> found = new ArrayList<>();
          for (var row : Library.rows(base, question, files.listed(base))) {
            if (String.valueOf(row.getFirst()).toLowerCase(Locale.ROOT).contains(wanted)) {
              JsonObject player = new JsonObject();
              for (int i = 0; i < FIELDS.size(); i++) {
                player.put(FIELDS.get(i), row.get(i));
              }
              found.add(player);
            }
          }
          List<JsonObject> shown = found.stream().skip(from).limit(count).toList();
          return Answer.of(
              new JsonObject()
                  .put("total", found.size())
                  .putEach("players", shown, Function.identity()));
        });
  }

  /** Answers with the page of the review of the player with exactly this name. */
  public Answer review(Asked asked) throws IOException, RefusedException {
    String name = asked.text("name");
    PlayerReview review = library.read(base -> review(base, name));
    if (review.all().results().games() == 0) {
      throw RefusedException.missing("no game of '" + name + "' is annotated");
    }
    StringWriter page = new StringWriter();
    PageFiles files = new PageFiles("/page/kifu.css", "/page/" + PageFiles.REVIEW, "/#players");
    ReviewPage.write(review, words, files, page);
    return Answer.text("text/html", page.toString());
  }

  private static PlayerReview review(Base base, String name) throws IOException {
    PlayerReviewer reviewer = PlayerReviewer.of(name, true);
    List<StoredSource> sources = new StoredSources(base).games();
    try (JoinedAnnotations games = new StoredAnnotations(base).games(sources, _ -> {})) {
      while (games.hasNext()) {
        if (games.next() instanceof AnnotatedGame game && isOf(game.game().header(), name)) {
          ReviewedGame.of(game).ifPresent(reviewer::add);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return reviewer.review();
  }

  private static boolean isOf(GameHeader header, String name) {
    return header.black().equals(name) || header.white().equals(name);
  }
}
