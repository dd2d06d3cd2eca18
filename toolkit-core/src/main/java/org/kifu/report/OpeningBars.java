package org.kifu.report;

import java.util.List;

/**
 * The most frequent openings, or the moves of one position, ready to be drawn.
 *
 * @param title what is shown
 * @param subtitle of which games; may be empty
 * @param bars from top to bottom
 */
public record OpeningBars(String title, String subtitle, List<Bar> bars) {
  /** Copies the bars. */
  public OpeningBars {
    bars = List.copyOf(bars);
  }

  /**
   * One opening or move.
   *
   * @param name the name, or the move; may be empty
   * @param line the moves that lead there
   * @param games how many games came there
   * @param blackScore black's share of the points, 0 to 1, a draw counting half
   * @param blackScoreLow the lower end of its 95 % interval
   * @param blackScoreHigh the upper end of its 95 % interval
   */
  public record Bar(
      String name,
      String line,
      long games,
      double blackScore,
      double blackScoreLow,
      double blackScoreHigh) {}
}
