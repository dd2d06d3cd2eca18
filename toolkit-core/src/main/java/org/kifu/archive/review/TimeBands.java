package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.ClockTime;

/** How good moves were by the time that they took, where the records say it. */
final class TimeBands {
  /** Where the bands begin, in seconds. */
  private static final int[] FROM = {0, 2, 5, 15, 60};

  private TimeBands() {}

  /** The bands in which there are moves, the quickest first; none without times. */
  static List<TimeBand> of(List<Performance> games) {
    List<TimeBand> bands = new ArrayList<>();
    for (int band = 0; band < FROM.length; band++) {
      int from = FROM[band];
      int to = band + 1 < FROM.length ? FROM[band + 1] : 0;
      MoveStats moves =
          games.stream()
              .map(game -> MoveStats.ofGame(within(game, from, to)))
              .reduce(MoveStats.NONE, MoveStats::plus);
      if (moves.moves() > 0) {
        bands.add(new TimeBand(from, to, moves));
      }
    }
    return bands;
  }

  private static List<AnnotatedMove> within(Performance game, int from, int to) {
    Map<Integer, Double> seconds = new HashMap<>();
    for (ClockTime clock : game.game().notes().clocks()) {
      seconds.put(clock.move() + 1, clock.seconds());
    }
    return game.judged().stream()
        .filter(move -> isWithin(seconds.getOrDefault(move.ply(), -1.0), from, to))
        .toList();
  }

  private static boolean isWithin(double seconds, int from, int to) {
    return seconds >= from && (to == 0 || seconds < to);
  }
}
