package org.kifu.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.GameWords;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.Outcome;
import org.kifu.picture.GameCaption;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.words.Words;

/**
 * The value of a game after each of its plies, ready to be drawn.
 *
 * @param caption the names, the result and the occasion
 * @param points the points in the order of their plies
 * @param unit the unit of the values
 * @param words the words in the language of the graph, for the rules of the game
 * @param material the pieces of black less those of white at the start and after each ply; empty
 *     for a game in which no pieces are taken off
 */
record EvaluationGraph(
    GameCaption caption, List<Point> points, ChartUnit unit, Words words, List<Integer> material) {
  /** Copies the lists. */
  EvaluationGraph {
    points = List.copyOf(points);
    material = List.copyOf(material);
  }

  /** A graph of values alone. */
  EvaluationGraph(GameCaption caption, List<Point> points, ChartUnit unit, Words words) {
    this(caption, points, unit, words, List.of());
  }

  /**
   * One ply.
   *
   * @param ply the number of the ply from 1, with passes counted
   * @param mover the side that played it
   * @param move a square's name, or {@code pass}
   * @param phase the phase of the game
   * @param blackDiscDiff the value after the ply with best play, for black, in the unit of the game
   * @param confidence the confidence that the value deserves
   * @param mark the label of a bad move; empty for a good one
   */
  record Point(
      int ply,
      Disc mover,
      MoveToken move,
      Phase phase,
      double blackDiscDiff,
      Confidence confidence,
      Optional<MoveLabel> mark) {
    /** Whether the value is exact. */
    boolean exact() {
      return confidence == Confidence.EXACT;
    }

    /** The marked move in words, such as {@code ply 47, black e1: mistake}. */
    Optional<String> described(Words words) {
      return mark.map(
          label ->
              words.filled(
                  "seen.mark",
                  Integer.toString(ply),
                  words.mover(mover),
                  words.move(move),
                  new AnnotationWords(words).of(label)));
    }
  }

  static EvaluationGraph of(AnnotatedGame game, Words words) {
    Rules<?, ?> rules =
        Catalogue.byName(game.game().rules())
            .<Rules<?, ?>>map(Catalogue.Entry::rules)
            .orElse(Othello.RULES);
    int startEmpties = Phase.startEmpties(rules);
    ChartUnit unit = ChartUnit.of(game);
    Words own = GameWords.of(game, words);
    return new EvaluationGraph(
        caption(game, own),
        game.moves().stream().map(move -> point(move, startEmpties, unit)).toList(),
        unit,
        own,
        GameWords.areOfMen(own) ? material(game) : List.of());
  }

  private static List<Integer> material(AnnotatedGame game) {
    return GameBoards.of(game).stream()
        .flatMap(boards -> boards.faces().stream())
        .map(face -> face.count(Disc.BLACK) - face.count(Disc.WHITE))
        .toList();
  }

  private static Point point(AnnotatedMove move, int startEmpties, ChartUnit unit) {
    return new Point(
        move.ply(),
        move.mover(),
        move.move(),
        Phase.of(move.empties(), startEmpties),
        unit.drawn(move.blackCentidiscs()),
        move.certainty().confidence(),
        move.label());
  }

  /** The value at the end and the marked moves, in words. */
  String description() {
    if (points.isEmpty()) {
      return "";
    }
    String end = String.format(Locale.ROOT, "%+.0f", points.getLast().blackDiscDiff());
    return Stream.concat(
            Stream.of(words.filled("seen.end", end)),
            points.stream().flatMap(point -> point.described(words).stream()))
        .collect(Collectors.joining("; "));
  }

  private static GameCaption caption(AnnotatedGame game, Words words) {
    GameResult result = game.game().result();
    return GameCaption.of(game.game(), words.locale())
        .and(
            game.named(words.locale())
                .opening()
                .map(opening -> opening.name().toString())
                .orElse(""))
        .and(result.kind() == Outcome.Kind.UNFINISHED ? words.ending(result.kind()) : "");
  }

  /**
   * The scale of values on which a game is drawn. It extends to both sides of zero, and leaves room
   * for labels beyond the extremes.
   *
   * @param low the lower end, a multiple of the tick
   * @param high the upper end, a multiple of the tick
   * @param tick the distance of ticks in the unit
   */
  record ValueScale(double low, double high, int tick) {
    private static final double MARGIN = 0.12;

    static ValueScale of(EvaluationGraph graph) {
      ChartUnit unit = graph.unit;
      double high = unit.least();
      double low = -unit.least();
      for (Point point : graph.points) {
        high = Math.max(high, point.blackDiscDiff());
        low = Math.min(low, point.blackDiscDiff());
      }
      for (int material : graph.material) {
        high = Math.max(high, material);
        low = Math.min(low, material);
      }
      double margin = MARGIN * (high - low);
      int tick = unit.tick(high - low);
      return new ValueScale(
          tick * Math.floor((low - margin) / tick), tick * Math.ceil((high + margin) / tick), tick);
    }
  }

  /**
   * The plies of one phase on the axis of plies.
   *
   * @param phase the phase of the game
   * @param from half a ply before its first ply; 0 for the first span
   * @param to half a ply after its last
   */
  record PhaseSpan(Phase phase, double from, double to) {
    /** The spans of a game in order; a game that begins late has fewer than three. */
    static List<PhaseSpan> of(List<Point> points) {
      List<PhaseSpan> spans = new ArrayList<>();
      double from = 0;
      for (int i = 0; i < points.size(); i++) {
        Phase phase = points.get(i).phase();
        if (i + 1 == points.size() || points.get(i + 1).phase() != phase) {
          double to = points.get(i).ply() + 0.5;
          spans.add(new PhaseSpan(phase, from, to));
          from = to;
        }
      }
      return spans;
    }

    /** Whether its background differs from that of its neighbours. */
    boolean isShaded() {
      return phase == Phase.MIDDLE_GAME;
    }
  }
}
