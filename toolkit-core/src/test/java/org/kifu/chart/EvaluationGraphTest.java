package org.kifu.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.Phase;
import org.kifu.chart.EvaluationGraph.PhaseSpan;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.opening.OpeningNames;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.picture.SvgFile;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

class EvaluationGraphTest {
  private static final int EXACT_FROM = 8;

  private static AnnotatedGame annotated(String transcript, Outcome declared) {
    GameHeader header =
        new GameHeader("Logistello", "Murakami", "Match", "Princeton", new GameDate(1997, 8, 0));
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return (AnnotatedGame)
        new Annotator<>(
                Othello.RULES,
                OpeningNamer.of(OpeningNames.english()),
                "0.1.0",
                new Limits(1, EXACT_FROM))
            .annotate(ParsedGames.of(GameRecord.of(header, moves, declared)), new PlainAnalyser());
  }

  @Test
  void everyPlyOfAnAnnotatedGameIsAPoint() {
    AnnotatedGame game = annotated(Games.match1997().get(4), Outcome.NONE);
    List<Point> points = EvaluationGraph.of(game, Words.english()).points();
    assertThat(points).hasSize(61);
    for (int i = 0; i < points.size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      Point point = points.get(i);
      assertThat(point.ply()).isEqualTo(i + 1);
      assertThat(point.mover()).isEqualTo(move.mover());
      assertThat(point.move()).isEqualTo(move.move());
      assertThat(Math.round(100 * point.blackDiscDiff())).isEqualTo(move.blackCentidiscs());
      assertThat(point.exact()).isEqualTo(move.certainty().isExact());
      assertThat(point.mark()).isEqualTo(move.label());
    }
    assertThat(points).extracting(Point::exact).contains(true, false);
    assertThat(points.getLast().blackDiscDiff()).isEqualTo(55 - 9);
    assertThat(points).anyMatch(point -> point.mark().isPresent());
  }

  @Test
  void thePhasesChangeAfterTheTwentiethAndTheFortiethDisc() {
    AnnotatedGame game = annotated(Games.match1997().get(1), Outcome.NONE);
    assertThat(PhaseSpan.of(EvaluationGraph.of(game, Words.english()).points()))
        .containsExactly(
            new PhaseSpan(Phase.OPENING, 0, 20.5),
            new PhaseSpan(Phase.MIDDLE_GAME, 20.5, 40.5),
            new PhaseSpan(Phase.ENDGAME, 40.5, 62.5));
  }

  /** The third game of the match; the Japanese list goes deeper into it than the English one. */
  @Test
  void theCaptionNamesTheOpeningInTheLanguageOfTheWords() {
    AnnotatedGame game = annotated(Games.match1997().get(2), Outcome.NONE);
    assertThat(EvaluationGraph.of(game, Words.in(Language.JA)).caption().toString())
        .contains("大壁")
        .doesNotContain("New Scorpion");
    assertThat(EvaluationGraph.of(game, Words.in(Language.RU)).caption().toString())
        .contains("New Scorpion");
  }

  @Test
  void theCaptionSaysWhoPlayedWhereAndHowItEnded() {
    GameCaption whole =
        EvaluationGraph.of(annotated(Games.match1997().get(1), Outcome.NONE), Words.english())
            .caption();
    assertThat(whole.black()).isEqualTo("Logistello");
    assertThat(whole.white()).isEqualTo("Murakami");
    assertThat(whole.result()).isEqualTo("26–38");
    assertThat(whole.occasion()).startsWith("Match, Princeton, 1997-08 · ").doesNotContain("null");
  }

  @Test
  void anEarlyEndIsNamedAndHasTheRegisteredResult() {
    Outcome resigned = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(20));
    GameCaption caption =
        EvaluationGraph.of(
                annotated(Games.match1997().get(1).substring(0, 40), resigned), Words.english())
            .caption();
    assertThat(caption.result()).isEqualTo("20–44");
    assertThat(caption.occasion()).contains(" · resigned");
  }

  @Test
  void wordsTellWhatTheGraphShows() {
    EvaluationGraph graph = Samples.oneMark(31, -12, MoveLabel.BLUNDER, true);
    assertThat(Samples.graph(graph).description())
        .isEqualTo("value at the end: -12 discs, positive for black; ply 31, black a1: blunder");
    assertThat(
            new EvaluationGraph(GameCaption.NONE, List.of(), ChartUnit.DISCS, Words.english())
                .description())
        .isEmpty();
  }

  @Test
  void anAnnotatedGameIsDrawn() throws IOException {
    AnnotatedGame game = annotated("f5d6c5f4e3f6g5e6e7", Outcome.NONE);
    Picture picture = EvaluationChart.of(game);
    assertThat(picture.title()).isEqualTo("Evaluation: Logistello 64–0 Murakami");
    assertThat(picture.width()).isEqualTo(1000);
    assertThat(picture.height()).isEqualTo(500);
    assertThat(SvgFile.of(picture.svg()).title()).isEqualTo(picture.title());
  }
}
