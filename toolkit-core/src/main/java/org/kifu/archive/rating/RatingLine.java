package org.kifu.archive.rating;

import java.util.List;
import java.util.OptionalDouble;
import org.kifu.game.GameDate;

/** A player's rating over time, each date once. */
public record RatingLine(String player, List<Point> points) {
  /**
   * The rating at a time.
   *
   * @param margin half of the 95 % interval; nothing where the system has none
   */
  public record Point(GameDate date, double value, OptionalDouble margin) {}

  /** Copies the list. */
  public RatingLine {
    points = List.copyOf(points);
  }
}
