package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingHistory;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.archive.rating.RatingTable.RatingLine.RatingPoint;
import org.kifu.archive.tournament.RecordedResults.ResultReader;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.FactsIterator;
import org.kifu.base.GameCondition;
import org.kifu.json.JsonObject;

/**
 * Requests for ratings over time, those of {@code kifu ratings --system history}. The fits for all
 * players are made once, in the background.
 */
public final class RatingRequests {
  private static final int MOST = 4;

  private final Library library;
  private final Kept<RatingHistory> kept;

  /** Requests to a library. */
  public RatingRequests(Library library) {
    this.library = library;
    this.kept = new Kept<>(library, RatingRequests::rated);
  }

  private static RatingHistory rated(Base base) throws IOException {
    RatedGames games = new RatedGames();
    ResultReader reader = new ResultReader(_ -> {});
    GameCondition sound = new GameCondition("acceptance <> 'quarantined'", List.of());
    try (FactsIterator rows = new BaseFacts(base).rowsOfAllRules(sound)) {
      rows.forEachRemaining(game -> reader.read(game).ifPresent(games::add));
    }
    return RatingHistory.of(games);
  }

  /**
   * Answers with the ratings over time of some players, one name a line; says if they are not
   * ready.
   */
  public Answer ratings(Asked asked) throws IOException, RefusedException {
    List<String> names = asked.text("names").lines().limit(MOST).toList();
    Optional<RatingHistory> history = library.read(kept::now);
    List<RatingLine> lines = new ArrayList<>();
    history.ifPresent(known -> names.forEach(name -> lines.add(known.line(name))));
    JsonObject object = new JsonObject().put("ready", history.isPresent());
    history.ifPresent(known -> object.put("games", known.games()).put("players", known.players()));
    return Answer.of(object.putEach("lines", lines, RatingRequests::line));
  }

  private static JsonObject line(RatingLine line) {
    return new JsonObject()
        .put("player", line.player())
        .putEach("points", line.points(), RatingRequests::point);
  }

  private static JsonObject point(RatingPoint point) {
    return new JsonObject()
        .put("year", point.date().year())
        .put("rating", Math.round(point.value()))
        .put("margin", Math.round(point.margin().orElse(0)));
  }
}
