package org.kifu.chart;

import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.Phase;
import org.kifu.chart.EvaluationGraph.Point;

/**
 * The plies of one phase on the axis of plies.
 *
 * @param phase the part of the game
 * @param from half a ply before its first ply; 0 for the first span
 * @param to half a ply after its last
 */
record PhaseSpan(Phase phase, double from, double to) {
  /** The spans of a game, in its order; a game that begins late has fewer than three. */
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
