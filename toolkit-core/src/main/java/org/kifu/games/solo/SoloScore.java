package org.kifu.games.solo;

import org.kifu.games.solo.Deal.Tile;

/**
 * The tiles that have been won, counted.
 *
 * @param tiles how many tiles, 0 to 24
 * @param sum of their numbers, 0 to 110
 * @param blanks how many tiles without a number are among them, 0 to 4
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

  /** The variant's score: the sum, doubled with all four blanks. */
  public int points() {
    return blanks == ALL_BLANKS ? 2 * sum : sum;
  }

  @Override
  public String toString() {
    String unit = points() == 1 ? "point" : "points";
    return "%d of %d tiles, %d %s".formatted(tiles, Deal.TILES, points(), unit);
  }

  /** The goals of a player of the solo game: what he tries to get most of. */
  public enum SoloGoal {
    /** Tiles: the game itself. */
    TILES,
    /** The sum of the numbers, doubled with all four blanks: the variant. */
    POINTS;

    /** What a score is worth. */
    public int worth(SoloScore score) {
      return this == TILES ? score.tiles() : score.points();
    }

    /** What a position may come to at most: if all is won that the squares allow. */
    public int most(SoloPosition position) {
      long winnable = position.winnable();
      long kept = (position.down() | position.up()) & ~winnable;
      return worth(
          SoloScore.of(
              new SoloPosition(position.deal(), position.gold(), position.black(), kept, 0)));
    }

    /** The unit of such a worth. */
    public String unit() {
      return this == TILES ? "tiles" : "points";
    }
  }
}
