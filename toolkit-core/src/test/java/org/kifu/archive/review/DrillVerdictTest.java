package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.DrillVerdict.Grade;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;
import org.kifu.testing.Games;

/** Answers to problems of the match of 1997, judged by the values of a file. */
class DrillVerdictTest {
  private static Drill drill(int game, int ply) throws IOException {
    try (InputStream in = Files.newInputStream(Games.valued1997())) {
      AnnotationReader reader = new AnnotationReader("match", in);
      AnnotatedGame found = (AnnotatedGame) reader.next();
      for (int i = 1; i < game; i++) {
        found = (AnnotatedGame) reader.next();
      }
      AnnotatedMove move = found.moves().get(ply - 1);
      Position before = found.positions().get(ply - 1);
      return new Drill(before, move, found.game().header(), found.game(), game);
    }
  }

  private static MoveToken token(String square) {
    return MoveToken.Place.on8x8(Square.parse(square));
  }

  /** Move 38 of the sixth game, b4, lost 12 discs; g7 was best by the file. */
  @ParameterizedTest
  @CsvSource({"g7, BEST, 0", "b4, WORSE, 1200", "f7, WORSE, 500", "g2, WORSE, 1100"})
  void judgesByTheValuesOfTheFile(String square, Grade grade, int loss) throws IOException {
    DrillVerdict verdict = DrillVerdict.of(drill(6, 38), token(square)).orElseThrow();
    assertThat(verdict.grade()).isEqualTo(grade);
    assertThat(verdict.lossCentidiscs()).isEqualTo(loss);
    assertThat(verdict.line().getFirst()).isEqualTo(token(square));
  }

  /**
   * Of each problem, the best moves are right, the played one is wrong, and a right one is near.
   */
  @Test
  void aRightMoveIsFarBetterThanThePlayedOne() throws IOException {
    Drill drill = drill(2, 35);
    for (var other : drill.move().candidates()) {
      DrillVerdict verdict = DrillVerdict.of(drill, other.move()).orElseThrow();
      assertThat(verdict.isRight())
          .as("%s", other.move())
          .isEqualTo(
              drill.best().contains(other.move())
                  || verdict.winLoss().orElseThrow() < 300
                      && 2 * verdict.lossCentidiscs() <= drill.move().lossCentidiscs());
    }
    assertThat(DrillVerdict.of(drill, drill.move().move()).orElseThrow().isRight()).isFalse();
  }

  /** The file has no value for a move that is not legal, and none is made up. */
  @Test
  void asksForASearchWhereTheFileHasNoValue() throws IOException {
    Drill drill = drill(6, 38);
    assertThat(DrillVerdict.of(drill, token("a1"))).isEmpty();
    List<Valuation<Move>> searched =
        List.of(
            searched(drill, "g7", 200), searched(drill, "f7", 150), searched(drill, "g2", -700));
    assertThat(DrillVerdict.of(drill, token("f7"), searched).map(DrillVerdict::grade))
        .contains(Grade.GOOD);
    Optional<DrillVerdict> worse = DrillVerdict.of(drill, token("g2"), searched);
    assertThat(worse.map(DrillVerdict::lossCentidiscs)).contains(900);
    assertThat(worse.map(DrillVerdict::confidence)).contains(Confidence.ESTIMATED);
    assertThat(DrillVerdict.of(drill, token("b1"), searched)).isEmpty();
  }

  private static Valuation<Move> searched(Drill drill, String square, int centidiscs) {
    if (Othello.RULES.resolve(drill.position(), token(square))
        instanceof TokenMeaning.Legal<Move>(Move move)) {
      return new Valuation<>(Value.estimated(centidiscs, 8), List.of(move), 1);
    }
    throw new IllegalArgumentException(square);
  }
}
