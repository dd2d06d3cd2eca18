package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.Disc;
import org.kifu.game.ParsedGame;
import org.kifu.opening.FirstGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.PositionKey;
import org.kifu.testing.Games;

/** The games before others, by the tables of a base and by counting. */
class GamesBeforeTest {
  private static final int PLIES = 12;

  @TempDir private Path folder;

  private record Played(long number, FirstGame game, List<PositionKey> positions) {}

  private static List<Played> games(BaseFacts facts) throws Exception {
    List<Played> games = new ArrayList<>();
    GameWalk walk = new GameWalk(PLIES);
    try (FactsIterator rows = facts.rows(GameCondition.all())) {
      while (rows.hasNext()) {
        ParsedGame game = rows.next();
        walk.walk(game);
        List<PositionKey> keys = new ArrayList<>();
        for (int k = 1; k < walk.positions(); k++) {
          Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
          keys.add(new PositionKey(walk.player(k), walk.opponent(k), side));
        }
        games.add(new Played(rows.number(), FirstGame.of(game), keys));
      }
    }
    games.sort(Comparator.comparing(Played::game));
    return games;
  }

  @Test
  void areThoseOfACount() throws Exception {
    Path base = folder.resolve("a.kifu");
    try (Stream<Path> files = Files.list(Games.examples().resolve("wthor"))) {
      Bases.create(
          base, 2, files.filter(each -> each.toString().endsWith(".wtb")).toArray(Path[]::new));
    }
    Set<Boolean> answers = new HashSet<>();
    try (BaseFacts facts = BaseFacts.open(base)) {
      TimeOrder order = TimeOrder.of(facts.base());
      for (int least : List.of(1, 5, 40)) {
        GamesBefore earlier = new GamesBefore(facts.base(), order, least);
        Map<PositionKey, Integer> counted = new HashMap<>();
        for (Played each : games(facts)) {
          for (PositionKey position : each.positions()) {
            boolean isKnown = counted.getOrDefault(position, 0) >= least;
            assertThat(earlier.had(position, each.number(), each.game().date().year()))
                .as(each.game() + " " + position)
                .isEqualTo(isKnown);
            answers.add(isKnown);
          }
          each.positions().forEach(position -> counted.merge(position, 1, Integer::sum));
        }
      }
    }
    assertThat(answers).hasSize(2);
  }
}
