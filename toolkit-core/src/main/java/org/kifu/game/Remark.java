package org.kifu.game;

/**
 * A comment that somebody wrote into a record.
 *
 * @param move the number of written moves before the comment; 0 before the first move
 * @param text as written
 * @param variations the number of variations of the last of these moves that stand before the
 *     comment, in notations that have variations there; usually 0
 */
public record Remark(int move, String text, int variations) {
  /** A comment right after its move. */
  public Remark(int move, String text) {
    this(move, text, 0);
  }

  /**
   * The same comment at another place.
   *
   * @param moves the number of written moves before it
   */
  public Remark at(int moves) {
    return new Remark(moves, text, variations);
  }
}
