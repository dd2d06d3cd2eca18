package org.kifu.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.OpeningBars.Bar;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.output.OpeningWords;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.picture.ShownPosition;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** Pictures of every kind. The values of the graphs are made up; they only have to be drawn. */
public final class Samples {
  public static final GameCaption CAPTION =
      new GameCaption("Logistello", "Murakami Takeshi", "26–38", "Princeton, 1997-08-06");

  private static final List<MoveLabel> MARKS =
      List.of(MoveLabel.BLUNDER, MoveLabel.MISTAKE, MoveLabel.INACCURACY);

  private Samples() {}

  public static Replay<Position, Move> replay(String transcript) {
    byte[] squares = Games.squares(transcript);
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }

  /** A real game with values that jump about, every seventh ply a bad move. */
  static EvaluationGraph jumpy(String transcript, int seed) {
    List<Step<Position, Move>> steps = replay(transcript).steps();
    List<Point> points = new ArrayList<>();
    double value = 0;
    for (int i = 0; i < steps.size(); i++) {
      Disc mover = steps.get(i).before().sideToMove();
      Optional<MoveLabel> mark = mark(i + seed);
      double loss =
          mark.map(m -> m == MoveLabel.BLUNDER ? 11.0 : m == MoveLabel.MISTAKE ? 5.0 : 2.0)
              .orElse(0.25);
      value += mover == Disc.BLACK ? -loss : loss;
      points.add(point(i + 1, mover, steps.get(i).move().toString(), value, i > 38, mark));
    }
    return new EvaluationGraph(CAPTION, points, ChartUnit.DISCS, Words.english());
  }

  private static Optional<MoveLabel> mark(int i) {
    return i * i % 7 == 2 ? Optional.of(MARKS.get(i % 3)) : Optional.empty();
  }

  static Point point(
      int ply, Disc mover, String move, double value, boolean exact, Optional<MoveLabel> mark) {
    Phase phase = ply <= 20 ? Phase.OPENING : ply <= 40 ? Phase.MIDDLE_GAME : Phase.ENDGAME;
    Confidence confidence = exact ? Confidence.EXACT : Confidence.ESTIMATED;
    return new Point(ply, mover, MoveToken.parse(move), phase, value, confidence, mark);
  }

  /** Sixty level plies but for one marked move, after which the value stays. */
  public static EvaluationGraph oneMark(int ply, double value, MoveLabel mark, boolean exact) {
    return new EvaluationGraph(
        CAPTION,
        IntStream.rangeClosed(1, 60)
            .mapToObj(
                p ->
                    point(
                        p,
                        p % 2 == 1 ? Disc.BLACK : Disc.WHITE,
                        "a1",
                        p < ply ? 0 : value,
                        exact,
                        p == ply ? Optional.of(mark) : Optional.empty()))
            .toList(),
        ChartUnit.DISCS,
        Words.english());
  }

  static Picture graph(EvaluationGraph graph) {
    return EvaluationChart.of(graph, EvaluationChart.WIDTH, EvaluationChart.HEIGHT);
  }

  static OpeningBars bars(String... names) {
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      long games = 1000 / (i + 1);
      bars.add(new Bar(names[i], "f5d6c3d3c4f4", new OpeningStats(games, games / 2, 1, 0)));
    }
    return new OpeningBars("Most frequent openings", "1,000 games", bars, OpeningWords.english());
  }

  /** One picture of every kind, with this text wherever foreign text can stand. */
  public static List<Picture> of(String text) {
    Replay<Position, Move> game = replay(Games.match1997().get(1));
    GameCaption caption = new GameCaption(text, text, text, text);
    EvaluationGraph graph =
        new EvaluationGraph(
            caption, jumpy(Games.match1997().get(1), 1).points(), ChartUnit.DISCS, Words.english());
    OpeningBars bars = bars(text, text);
    return List.of(
        graph(graph),
        OpeningChart.of(new OpeningBars(text, text, bars.bars(), bars.words())),
        BoardPicture.position(ShownPosition.after(30, game), caption, BoardLook.USUAL),
        BoardPicture.kifu(KifuSheet.of(game), caption, BoardLook.USUAL));
  }
}
