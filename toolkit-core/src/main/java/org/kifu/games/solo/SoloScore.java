package org.kifu.games.solo;

import org.kifu.game.Counted;
import org.kifu.games.solo.Deal.Tile;

/**
 * The count of the tiles that have been won.
 *
 * @param tiles the number of tiles, 0 to 24
 * @param sum the sum of their numbers, 0 to 110
 * @param blanks the number of blank tiles among them, 0 to 4
 */
public record SoloScore(int tiles, int sum, int blanks) {
  private static final int ALL_BLANKS = 4;

  /** The score of a position. */
  public static SoloScore of(SoloPosition position) {
    int sum = 0;
    int blanks = 0;
    long won = position.won();
    for (long left = won; left != 0; left &= left - 1) {
      int number =
          position.deal().face(Long.numberOfTrailingZeros(left)).map(Tile::number).orElse(0);
      sum += number;
      blanks += number == Tile.BLANK ? 1 : 0;
    }
    return new SoloScore(Long.bitCount(won), sum, blanks);
  }

  /** The score of the variant: the sum, doubled with all four blanks. */
  public int points() {
    return blanks == ALL_BLANKS ? 2 * sum : sum;
  }

  @Override
  public String toString() {
    return "%d of %d tiles, %s".formatted(tiles, Deal.TILES, Counted.of(points(), "point"));
  }

  /** The goals of the solo game: the quantity that the player tries to maximise. */
  public enum SoloGoal {
    /** The number of tiles, as in the game itself. */
    TILES,
    /** The sum of the numbers, doubled with all four blanks, as in the variant. */
    POINTS;

    /** The value of a score for this goal. */
    public int worth(SoloScore score) {
      return this == TILES ? score.tiles() : score.points();
    }

    /** An upper bound of the value of a position, if everything is won that the squares allow. */
    public int most(SoloPosition position) {
      long winnable = position.winnable();
      long kept = (position.down() | position.up()) & ~winnable;
      return worth(
          SoloScore.of(
              new SoloPosition(position.deal(), position.gold(), position.black(), kept, 0)));
    }

    /** The unit of the value. */
    public String unit() {
      return this == TILES ? "tiles" : "points";
    }
  }
}
