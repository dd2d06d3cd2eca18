package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Adviser;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.PlayerOfTheGame;
import org.kifu.testing.PraisingAnalyser;
import org.kifu.testing.Slow;

class SecondOpinionTest {
  @Test
  void anEngineAgreesWithItself() {
    assertThat(annotated(100, new PlainAnalyser()).moves())
        .noneMatch(move -> move.disagreement().isPresent());
  }

  /** The plain engine's errors are its own margin and that of the other, which is as large. */
  @Slow
  @ParameterizedTest
  @CsvSource({"0, 0", "50, 100", "100, 200"})
  void aBestMoveThatLosesMoreThanBothErrorsIsTold(int margin, int error) {
    AnnotatedGame game = annotated(margin, new PraisingAnalyser());
    List<AnnotatedMove> told =
        game.moves().stream().filter(move -> move.disagreement().isPresent()).toList();
    assertThat(told)
        .isNotEmpty()
        .isEqualTo(game.moves().stream().filter(move -> move.lossCentidiscs() > error).toList());
    for (AnnotatedMove move : told) {
      Disagreement other = move.disagreement().orElseThrow();
      assertThat(other.engine()).isEqualTo("praising");
      assertThat(other.best()).containsExactly(move.move());
      assertThat(other.says()).isInstanceOf(Disagreement.Values.class);
      Disagreement.Values values = (Disagreement.Values) other.says();
      assertThat(values.blackCentidiscs()).isEqualTo(move.blackCentidiscs());
      assertThat(values.lossCentidiscs(move.mover())).isZero();
      assertThat(values.label()).isEmpty();
    }
  }

  /** One that names the move of the game each time, and no value, is wrong where that loses. */
  @ParameterizedTest
  @ValueSource(ints = {0, 100})
  void anAdvisedMoveThatLosesMoreThanTheErrorIsTold(int margin) {
    AnnotatedGame game = (AnnotatedGame) advised(margin).annotate(game(), new PlainAnalyser());
    List<AnnotatedMove> told =
        game.moves().stream().filter(move -> move.disagreement().isPresent()).toList();
    assertThat(told)
        .isNotEmpty()
        .isEqualTo(
            game.moves().stream()
                .filter(move -> !move.forced() && move.lossCentidiscs() > margin)
                .toList());
    for (AnnotatedMove move : told) {
      Disagreement other = move.disagreement().orElseThrow();
      assertThat(other.best()).containsExactly(move.move());
      assertThat(other.says()).isEqualTo(new Disagreement.MoveAlone(move.lossCentidiscs()));
    }
    assertThat(game.settings().beside()).contains("player of the game");
  }

  @Test
  void anAdviserIsNotAskedFromAStartOfWhichItCannotBeTold() {
    GameRecord record =
        GameRecord.ofMoves(MoveList.ofSquares(Games.squares("f6")))
            .withStart(
                new StartSpec.Setup(
                    "---------------------------OX------XO--------------------------- O"));
    AnnotationResult result = advised(0).annotate(ParsedGames.of(record), new PlainAnalyser());
    assertThat(((AnnotationFailure) result).problem().message())
        .isEqualTo("the other engine speaks GTP, which can set up no start; nboard can");
  }

  private static Annotator<Position, Move> advised(int margin) {
    Adviser<Move> player = new PlayerOfTheGame(game().record().orElseThrow());
    return annotator(margin).advisedBy(player.description(), () -> player);
  }

  @Test
  void theValuesAreThoseOfTheJudge() {
    AnnotatedGame alone = (AnnotatedGame) annotator(0).annotate(game(), new PlainAnalyser());
    AnnotatedGame beside = annotated(0, new PraisingAnalyser());
    assertThat(beside.metrics(Disc.BLACK)).isEqualTo(alone.metrics(Disc.BLACK));
    assertThat(beside.settings().engine()).isEqualTo("plain 1");
    assertThat(beside.settings().beside()).contains("praising");
    assertThat(alone.settings().beside()).isEmpty();
  }

  private static AnnotatedGame annotated(int margin, Analyser<Position, Move> other) {
    return (AnnotatedGame)
        annotator(margin)
            .beside(other.description(), () -> other)
            .annotate(game(), new PlainAnalyser());
  }

  private static ParsedGame game() {
    return ParsedGames.of(Games.match1997().getFirst());
  }

  private static Annotator<Position, Move> annotator(int margin) {
    return new Annotator<>(Othello.RULES, OpeningNamer.none(), "0", new Limits(1, 9))
        .labelledBy(new LabelRule(200, 400, 800, margin, margin));
  }
}
