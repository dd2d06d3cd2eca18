package org.kifu.game;

import java.io.Serializable;

/**
 * The bytes of sources by what they are; their sum is the size of what was read. Of sources that
 * are packed, and of mail, it is the size of the plain text. Counts add up in any order.
 *
 * @param games bytes of games, readable or not, with their comments; like all four 0 or more
 * @param blank bytes of lines of white space between games
 * @param dressing bytes of headers, signs and words between games that hold no moves
 * @param notRead bytes of moves, or what else may be a game, that no reader took; a finding tells
 *     each run
 */
public record ByteCounts(long games, long blank, long dressing, long notRead)
    implements Serializable {
  /** No bytes. */
  public static final ByteCounts NONE = new ByteCounts(0, 0, 0, 0);

  /** Checks the ranges. */
  public ByteCounts {
    if (games < 0 || blank < 0 || dressing < 0 || notRead < 0) {
      throw new IllegalArgumentException("fewer than no bytes: " + games + " " + blank);
    }
  }

  /** The sum of both. */
  public ByteCounts plus(ByteCounts other) {
    return new ByteCounts(
        games + other.games,
        blank + other.blank,
        dressing + other.dressing,
        notRead + other.notRead);
  }

  /**
   * Without some that are among them.
   *
   * @throws IllegalArgumentException if they are more
   */
  public ByteCounts minus(ByteCounts some) {
    return new ByteCounts(
        games - some.games, blank - some.blank, dressing - some.dressing, notRead - some.notRead);
  }

  /** All bytes. */
  public long total() {
    return games + blank + dressing + notRead;
  }
}
