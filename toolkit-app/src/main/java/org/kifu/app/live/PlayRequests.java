package org.kifu.app.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.kifu.analysis.Valuation;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.json.JsonObject;
import org.kifu.search.SearchLevels;

/**
 * Requests for the move of the engine in a game that somebody plays against it, and for a hint.
 *
 * @param searches value the moves
 */
public record PlayRequests(LiveSearch searches) {
  private static final String HINT = "hint";

  /** The levels from the weakest on, and what a hint takes. */
  private static final Map<String, Strength> STRENGTHS =
      Map.of(
          "1",
          new Strength(1, 1000),
          "2",
          new Strength(2, 400),
          "3",
          new Strength(6, 150),
          "4",
          new Strength(12, 50),
          "5",
          new Strength(20, 0),
          HINT,
          new Strength(12, 0));

  /**
   * The strength of a player.
   *
   * @param level the level of the search
   * @param gives what a move may lose at most, in hundredths of a disc, so that games differ
   */
  private record Strength(int level, int gives) {}

  /**
   * Answers with a move for a position, or with all best moves as a hint.
   *
   * @throws RefusedException if there is no legal move, or no such level
   */
  public Answer play(Asked asked) throws RefusedException {
    String level = asked.text("level");
    Strength strength = STRENGTHS.get(level);
    if (strength == null) {
      throw RefusedException.wrong("'" + level + "' is not a level");
    }
    Position position = LiveSearch.position(asked);
    List<Valuation<Move>> all = searches.valued(position, SearchLevels.limits(strength.level));
    if (all.isEmpty() || all.getFirst().line().getFirst().isPass()) {
      throw RefusedException.wrong("the side to move has no move");
    }
    int best = all.getFirst().value().centidiscs();
    List<String> good =
        all.stream()
            .filter(each -> best - each.value().centidiscs() <= strength.gives)
            .map(each -> each.line().getFirst().toString())
            .toList();
    int any = ThreadLocalRandom.current().nextInt(good.size());
    return Answer.of(
        new JsonObject().putTexts("moves", level.equals(HINT) ? good : List.of(good.get(any))));
  }
}
