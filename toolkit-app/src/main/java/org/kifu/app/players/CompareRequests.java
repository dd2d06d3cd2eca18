package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.history.PlayedGame;
import org.kifu.archive.history.PlayerTotals;
import org.kifu.archive.history.PlayerTotals.ResultGroup;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;
import org.kifu.json.JsonObject;

/**
 * Requests for two players beside each other. Results are those of the first one.
 *
 * @param library the games
 * @param files the sources that are files of annotated games
 * @param openings names the openings of games
 */
public record CompareRequests(Library library, AnnotatedFiles files, GameOpenings openings) {
  private static final int GAMES = 500;
  private static final int OPENINGS = 30;
  private static final int COMMON = 40;
  private static final double HUNDREDTHS = 100;

  /** Answers with their games, and with the opponents that both have met. */
  public Answer compare(Asked asked) throws IOException, RefusedException {
    AskedPlayer one = AskedPlayer.of(asked, "name", "also");
    AskedPlayer other = AskedPlayer.of(asked, "other", "other-also");
    return library.read(
        base -> {
          PlayerTotals ofOne = PlayedGames.of(base, openings, one);
          PlayerTotals ofOther = PlayedGames.of(base, openings, other);
          PlayerTotals met = ofOne.only(game -> other.spellings().contains(game.opponent()));
          JsonObject object =
              new JsonObject()
                  .put("one", TotalsJson.of(ofOne.all()).put("name", one.name()))
                  .put("other", TotalsJson.of(ofOther.all()).put("name", other.name()))
                  .putAll(TotalsJson.summary(met))
                  .putEach("met", latest(met), TotalsJson::of)
                  .putEach("common", common(ofOne, ofOther), Function.identity())
                  .putAll(TotalsJson.openings(met, openings, OPENINGS));
          return Answer.of(object);
        });
  }

  private static List<PlayedGame> latest(PlayerTotals met) {
    return met.games().stream().sorted(TotalsJson.LATEST_FIRST).limit(GAMES).toList();
  }

  /** The opponents of both, those first whom both have met often. */
  private static List<JsonObject> common(PlayerTotals one, PlayerTotals other) {
    Map<String, ResultGroup> others =
        other.by(PlayedGame::opponent).stream()
            .collect(Collectors.toMap(ResultGroup::name, Function.identity()));
    List<List<ResultGroup>> pairs = new ArrayList<>();
    for (ResultGroup group : one.by(PlayedGame::opponent)) {
      ResultGroup same = others.get(group.name());
      if (same != null && FoldedName.isName(group.name())) {
        pairs.add(List.of(group, same));
      }
    }
    return pairs.stream()
        .sorted(Comparator.comparingLong(CompareRequests::fewer).reversed())
        .limit(COMMON)
        .map(
            pair ->
                new JsonObject()
                    .put("name", pair.getFirst().name())
                    .put("one", TotalsJson.of(pair.getFirst()))
                    .put("other", TotalsJson.of(pair.getLast())))
        .toList();
  }

  private static long fewer(List<ResultGroup> pair) {
    return Math.min(pair.getFirst().games(), pair.getLast().games());
  }

  /** Answers with how accurate each of two players was in his annotated games. */
  public Answer accuracy(Asked asked) throws IOException, RefusedException {
    AskedPlayer one = AskedPlayer.of(asked, "name", "also");
    AskedPlayer other = AskedPlayer.of(asked, "other", "other-also");
    return library.read(
        base ->
            Answer.of(
                new JsonObject()
                    .put("one", accuracy(base, one))
                    .put("other", accuracy(base, other))));
  }

  private JsonObject accuracy(Base base, AskedPlayer player) throws IOException, RefusedException {
    PlayerReview review = new PlayerReviews(files).of(base, player).review();
    MoveMean mean = review.all().moves().accuracy();
    JsonObject object = new JsonObject().put("games", review.all().results().games());
    if (mean.mean().isPresent()) {
      object.put("accuracy", mean.mean().getAsDouble() / HUNDREDTHS);
    }
    if (mean.standardError().isPresent()) {
      object.put("error", mean.standardError().getAsDouble() / HUNDREDTHS);
    }
    return object;
  }
}
