package org.kifu.format.text.caption;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * The event, the place and the date that data say of all games inside of a container. A game that
 * has its own keeps it; of two containers the inner one counts.
 */
final class FactsAround {
  /** The trust in a fact of a container around a game. */
  private static final double WEIGHT = 0.5;

  private final Map<Claim, List<Integer>> around = new LinkedHashMap<>();

  /** Looks which of some facts are said of several games. */
  FactsAround(List<Claim> claims, List<Row> rows, List<FoundGame> games) {
    List<Group> groups = games.stream().map(game -> rows.get(game.firstRow()).group()).toList();
    claims.stream()
        .filter(FactsAround::mayBe)
        .sorted(Comparator.comparingInt(claim -> -claim.row().group().depth()))
        .forEach(claim -> add(claim, groups));
  }

  private static boolean mayBe(Claim claim) {
    boolean isOfMany =
        switch (claim.kind()) {
          case EVENT, PLACE, DATE -> true;
          default -> false;
        };
    return isOfMany && claim.row().kind() == RowKind.DATA && claim.manner() == Manner.KEY;
  }

  private void add(Claim claim, List<Group> groups) {
    Group group = claim.row().group();
    List<Integer> inside =
        IntStream.range(0, groups.size())
            .filter(game -> groups.get(game).depth() > group.depth())
            .filter(game -> groups.get(game).common(group) == group.depth())
            .boxed()
            .toList();
    if (inside.size() > 1 && group.depth() > 0) {
      around.put(claim, inside);
    }
  }

  /** Whether a fact is said of several games. */
  boolean has(Claim claim) {
    return around.containsKey(claim);
  }

  /** Gives each game the facts that it has not. */
  void give(List<Settlement> games) {
    around.forEach(
        (claim, inside) ->
            inside.stream()
                .filter(game -> !games.get(game).has(claim.kind()))
                .forEach(game -> games.get(game).take(new Placing.Placed(claim, game, WEIGHT))));
  }
}
