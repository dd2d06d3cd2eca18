package org.kifu.app.players;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.kifu.archive.history.PlayedGame;
import org.kifu.archive.history.PlayerTotals;
import org.kifu.archive.history.PlayerTotals.ResultGroup;
import org.kifu.archive.query.FoldedName;
import org.kifu.base.GameOpenings;
import org.kifu.board.Disc;
import org.kifu.json.JsonObject;

/** The results of a player as JSON. */
final class TotalsJson {
  private static final int TENTHS = 10;

  private TotalsJson() {}

  /** A group: its games by results, the mean difference in discs, and the years. */
  static JsonObject of(ResultGroup group) {
    JsonObject object =
        new JsonObject()
            .put("name", group.name())
            .put("games", group.games())
            .put("won", group.score().wins())
            .put("drawn", group.score().draws())
            .put("lost", group.score().losses())
            .put("unknown", group.unknown());
    if (group.counted() > 0) {
      object.put(
          "discs", (double) Math.round(TENTHS * (double) group.discs() / group.counted()) / TENTHS);
    }
    return group.lastYear() == 0
        ? object
        : object.put("first", group.firstYear()).put("last", group.lastYear());
  }

  /** The groups by a feature that have a name, those with most games first. */
  static List<JsonObject> most(
      PlayerTotals totals, Function<PlayedGame, String> feature, int limit) {
    return totals.by(feature).stream()
        .filter(group -> FoldedName.isName(group.name()))
        .sorted(PlayerTotals.MOST_GAMES_FIRST)
        .limit(limit)
        .map(TotalsJson::of)
        .toList();
  }

  /**
   * The openings with each colour, as groups with the codes for addresses of their games.
   *
   * @param limit the most of a colour
   */
  static JsonObject openings(PlayerTotals totals, GameOpenings openings, int limit) {
    JsonObject object = new JsonObject();
    for (Disc side : Disc.values()) {
      object.putEach(
          side.label() + "Openings",
          most(of(totals, side), PlayedGame::opening, limit),
          group -> group.put("code", openings.code(String.valueOf(group.fields().get("name")))));
    }
    return object;
  }

  /** The results by colour and by year. */
  static JsonObject summary(PlayerTotals totals) {
    JsonObject object = new JsonObject().put("all", of(totals.all()));
    for (Disc side : Disc.values()) {
      object.put(side.label(), of(of(totals, side).all()));
    }
    return object.putEach("years", totals.byYear(), TotalsJson::of);
  }

  /** The games with one colour. */
  static PlayerTotals of(PlayerTotals totals, Disc side) {
    return totals.only(game -> game.side() == side);
  }

  /** The latest games first. */
  static final Comparator<PlayedGame> LATEST_FIRST =
      Comparator.comparingInt(PlayedGame::year)
          .reversed()
          .thenComparing(Comparator.comparingLong(PlayedGame::game).reversed());

  /** A game as its player sees it. */
  static JsonObject of(PlayedGame game) {
    return new JsonObject()
        .put("id", game.game())
        .put("side", game.side().label())
        .put("opponent", game.opponent())
        .put("event", game.event())
        .put("year", game.year())
        .put("opening", game.opening())
        .put("halves", game.halves())
        .put("discs", game.discs());
  }
}
