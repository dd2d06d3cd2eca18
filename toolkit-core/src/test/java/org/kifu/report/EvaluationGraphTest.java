package org.kifu.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.OpeningNamer;
import org.kifu.board.Disc;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.report.EvaluationGraph.Mark;
import org.kifu.report.EvaluationGraph.Point;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.testing.Games;

/** The graph of the last game of the 1997 match; what it says of the last 12 plies is exact. */
class EvaluationGraphTest {
  private static final EvaluationGraph GRAPH = EvaluationGraph.of(lastGame());

  @Test
  void hasTheNamesAndTheCountAboveIt() {
    assertThat(GRAPH.caption())
        .isEqualTo(
            new GameCaption(
                "Logistello (buro)",
                "Murakami Takeshi",
                "48–16",
                "Match Murakami-Logistello, 1997"));
  }

  @Test
  void hasAPointForEveryPlyAndEndsWithTheResult() {
    assertThat(GRAPH.points()).extracting(Point::ply).startsWith(1, 2, 3).endsWith(60, 61);
    assertThat(GRAPH.points()).filteredOn(point -> point.move().equals("pass")).hasSize(1);
    assertThat(GRAPH.points().getLast())
        .isEqualTo(new Point(61, Disc.BLACK, "a8", 32, true, Optional.empty()));
  }

  @Test
  void marksTheMovesThatLostDiscs() {
    List<Point> exact = GRAPH.points().stream().filter(Point::exact).toList();
    assertThat(exact)
        .filteredOn(point -> point.mark().isPresent())
        .containsExactly(
            new Point(50, Disc.WHITE, "a2", 30, true, Optional.of(Mark.MISTAKE)),
            new Point(52, Disc.WHITE, "g2", 32, true, Optional.of(Mark.INACCURACY)));
  }

  private static AnnotatedGame lastGame() {
    try (GameReader games = GameReader.open(Games.examples().resolve("wthor/WTH_1997-match.wtb"))) {
      ParsedGame last = games.stream().toList().getLast();
      return (AnnotatedGame)
          new Annotator<>(Othello.RULES, OpeningNamer.none(), "", new Limits(1, 11))
              .annotate(last, new Engine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
