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
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.SearchLevels;

/**
 * Requests for the move of the engine in a game that somebody plays against it, and for a hint.
 *
 * @param searches value the moves
 */
public record PlayRequests(LiveSearch searches) {
  private static final String HINT = "hint";
  private static final String NO_MOVE = "the side to move has no move";

  /** The discs that a man is worth. */
  private static final int DISCS_A_MAN = 10;

  /** The time for an answer by other rules: their searches have no such speed. */
  private static final Budget LIMIT = Budget.ofTime(LiveSearch.WAIT);

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
   * Answers with a move for a position of any rules, or with all best moves as a hint.
   *
   * @throws RefusedException if there is no legal move, or no such level
   */
  public Answer play(Asked asked) throws RefusedException {
    String level = asked.text("level");
    Strength strength = STRENGTHS.get(level);
    if (strength == null) {
      throw RefusedException.wrong("'" + level + "' is not a level");
    }
    List<String> good =
        LiveSearch.isOfOtherRules(asked)
            ? ofOtherRules(AskedPosition.of(asked), strength)
            : usual(LiveSearch.position(asked), strength);
    int any = ThreadLocalRandom.current().nextInt(good.size());
    return Answer.of(
        new JsonObject().putTexts("moves", level.equals(HINT) ? good : List.of(good.get(any))));
  }

  private List<String> ofOtherRules(AskedPosition<?, ?> position, Strength strength)
      throws RefusedException {
    if (!position.isToBeSearched()) {
      throw RefusedException.wrong(NO_MOVE);
    }
    boolean isOfDiscs = position.rules().scoring().isPresent();
    int gives = isOfDiscs ? strength.gives : strength.gives / DISCS_A_MAN;
    return searches.counted(() -> position.good(strength.level, gives, LIMIT));
  }

  private List<String> usual(Position position, Strength strength) throws RefusedException {
    List<Valuation<Move>> all = searches.valued(position, SearchLevels.limits(strength.level));
    if (all.isEmpty() || all.getFirst().line().getFirst().isPass()) {
      throw RefusedException.wrong(NO_MOVE);
    }
    int best = all.getFirst().value().centidiscs();
    return all.stream()
        .filter(each -> best - each.value().centidiscs() <= strength.gives)
        .map(each -> each.line().getFirst().toString())
        .toList();
  }
}
