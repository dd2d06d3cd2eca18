package org.kifu.game;

import java.io.Serializable;

/**
 * The numbers of bytes of sources by kind; their sum is the size of everything that was read. For
 * packed sources and mail, it is the size of the plain text. Counts may be added in any order.
 *
 * @param games bytes of games, readable or not, with their comments; 0 or more, like the other
 *     three
 * @param blank bytes of lines of white space between games
 * @param dressing bytes of headers, signs and words between games that hold no moves
 * @param notRead bytes of moves, or of anything else that may be a game, that no reader took; there
 *     is a finding for each run of them
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

  /** The sum of these counts and others. */
  public ByteCounts plus(ByteCounts other) {
    return new ByteCounts(
        games + other.games,
        blank + other.blank,
        dressing + other.dressing,
        notRead + other.notRead);
  }

  /**
   * These counts without some that they include.
   *
   * @throws IllegalArgumentException if there are more of those
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
