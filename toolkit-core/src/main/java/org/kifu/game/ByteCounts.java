package org.kifu.game;

import java.io.Serializable;

/**
 * The bytes of sources by what they are; their sum is the size of what was read. Of sources that
 * are packed, and of mail, it is the size of the plain text. Counts add up in any order.
 *
 * @param games of games, readable or not, with their comments
 * @param blank white space between games
 * @param dressing headers, signs and words between games that hold no moves
 * @param notRead moves, or what else may be a game, that no reader took; a finding tells each run
 */
public record ByteCounts(long games, long blank, long dressing, long notRead)
    implements Serializable {
  /** No bytes. */
  public static final ByteCounts NONE = new ByteCounts(0, 0, 0, 0);

  /** The sum of both. */
  public ByteCounts plus(ByteCounts other) {
    return new ByteCounts(
        games + other.games,
        blank + other.blank,
        dressing + other.dressing,
        notRead + other.notRead);
  }

  /** Without some that are among them. */
  public ByteCounts minus(ByteCounts some) {
    return new ByteCounts(
        games - some.games, blank - some.blank, dressing - some.dressing, notRead - some.notRead);
  }

  /** All bytes. */
  public long total() {
    return games + blank + dressing + notRead;
  }
}
