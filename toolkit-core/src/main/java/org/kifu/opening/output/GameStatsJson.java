package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Optional;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.GameStats.Branching;
import org.kifu.json.JsonColumns;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.opening.OpeningStats;

/**
 * Statistics of whole games as one JSON document; means have four decimals, and are left out if
 * there are no games for them.
 *
 * <pre>{@code
 * {"schemaVersion":1,"tool":{"name","version"},"settings":{"rules","chosen","random":{"games","seed"}},
 *  "games","counted","excluded":{"unfinished"},
 *  "results":{"blackWins","draws","whiteWins","blackScore","blackScoreLow","blackScoreHigh",
 *             "meanBlackDiscDiff","standardErrorBlackDiscDiff","blackWipeOuts","whiteWipeOuts",
 *             "blackDiscDiffs":{"-2"}},
 *  "decades":[{"firstYear","games","blackWins", and so on}],
 *  "length":{"meanDiscsPlaced","discsPlaced":{"60"}},
 *  "passes":{"mean","black","white","games":{"0"}},
 *  "branching":{"meanLegalMoves","byDiscsPlaced":[{"discs","positions","legalMoves","mean","least","most"}]}}
 * }</pre>
 *
 * In games for one player, {@code results} has {@code meanTiles} and {@code tiles}, the number of
 * games by tiles won, and there are no {@code decades} and {@code passes}.
 */
final class GameStatsJson {
  private static final int SCHEMA_VERSION = 1;

  private static final JsonColumns<OpeningStats> OUTCOMES =
      new JsonColumns<>(ResultColumns.OUTCOMES);

  private GameStatsJson() {}

  static void write(GameStats stats, GameFilter chosen, Writer out) throws IOException {
    JsonOutput.indented(out).finish(of(stats, chosen));
  }

  private static JsonObject of(GameStats stats, GameFilter chosen) {
    JsonObject object =
        JsonObject.ofVersion(SCHEMA_VERSION)
            .putTool()
            .put(
                "settings",
                new JsonObject()
                    .put("rules", stats.rules().name())
                    .putAll(OpeningJson.chosen(chosen)))
            .putAll(OpeningJson.games(stats.tally()))
            .put("results", results(stats));
    if (!stats.isForOnePlayer()) {
      object.putEach("decades", stats.decades(), GameStatsJson::of);
    }
    object.put(
        "length",
        new JsonObject()
            .put("meanDiscsPlaced", mean(stats.meanDiscsPlaced()))
            .put("discsPlaced", stats.discsPlaced()));
    if (!stats.isForOnePlayer()) {
      object.put("passes", passes(stats));
    }
    return object.put(
        "branching",
        new JsonObject()
            .put("meanLegalMoves", mean(stats.meanBranching()))
            .putEach("byDiscsPlaced", stats.branching(), GameStatsJson::of));
  }

  private static JsonObject passes(GameStats stats) {
    return new JsonObject()
        .put("mean", mean(stats.meanPasses()))
        .put("black", stats.blackPasses())
        .put("white", stats.whitePasses())
        .put("games", stats.passes());
  }

  private static JsonObject results(GameStats stats) {
    if (stats.isForOnePlayer()) {
      return new JsonObject()
          .put("meanTiles", stats.score().games() == 0 ? null : stats.score().meanBlackDiscDiff())
          .put("tiles", stats.results().byDiscDiff());
    }
    return OUTCOMES
        .of(stats.score())
        .put("standardErrorBlackDiscDiff", mean(stats.discDiffError()))
        .put("blackWipeOuts", stats.blackWipeOuts())
        .put("whiteWipeOuts", stats.whiteWipeOuts())
        .put("blackDiscDiffs", stats.results().byDiscDiff());
  }

  private static JsonObject of(GameStats.Decade decade) {
    return new JsonObject()
        .put("firstYear", decade.firstYear())
        .put("games", decade.score().games())
        .putAll(OUTCOMES.of(decade.score()));
  }

  private static JsonObject of(Branching each) {
    return new JsonObject()
        .put("discs", each.discs())
        .put("positions", each.positions())
        .put("legalMoves", each.moves())
        .put("mean", mean(each.mean()))
        .put("least", each.least())
        .put("most", each.most());
  }

  private static Optional<BigDecimal> mean(double value) {
    return Double.isNaN(value) ? Optional.empty() : Optional.of(GameStatsRows.rounded(value));
  }
}
