package org.kifu.games.solo;

/** What a player of the solo game tries to get most of. */
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
