package org.kifu.archive.review;

/**
 * The games of one kind, such as of one year.
 *
 * @param name what they have in common; empty where the records do not say
 * @param stats what the player did in them
 */
public record ReviewGroup(String name, ReviewStats stats) {
  /** With fewer games than this, statistics say little. */
  public static final int SMALL_SAMPLE = 10;

  /** Whether there are too few games to say much. */
  public boolean isSmall() {
    return stats.results().games() < SMALL_SAMPLE;
  }
}
