package org.kifu.archive.tournament;

import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * The discs at the end of a game, as its rules count them.
 *
 * @param black black's discs
 * @param white white's discs
 * @param fewerWin whether fewer discs win by the rules of the game
 */
public record DiscCount(int black, int white, boolean fewerWin) {
  /** The discs of a game that was not played: half of the 8x8 board for each side. */
  static final DiscCount UNPLAYED = new DiscCount(Square.COUNT / 2, Square.COUNT / 2);

  /** The discs of a game that more discs win. */
  public DiscCount(int black, int white) {
    this(black, white, false);
  }

  /** The discs of a count by these rules. */
  public static DiscCount of(FinalCount count, Rules<?, ?> rules) {
    return new DiscCount(count.blackDiscs(), count.whiteDiscs(), rules.fewerWin());
  }

  /** Half of all discs. */
  int half() {
    return (black + white) / 2;
  }

  /** The discs of a side. */
  public int of(Disc side) {
    return side == Disc.BLACK ? black : white;
  }

  /**
   * The discs that count for a side in tie-breaks: its own, or the opponent's where fewer discs
   * win.
   */
  int credit(Disc side) {
    return of(fewerWin ? side.opponent() : side);
  }

  /** The count of the same discs in which a side is credited with a number of them. */
  DiscCount crediting(Disc side, int discs) {
    int left = black + white - discs;
    boolean isBlacks = side == Disc.BLACK ^ fewerWin;
    return new DiscCount(isBlacks ? discs : left, isBlacks ? left : discs, fewerWin);
  }

  /** The count as text, black's discs first: {@code 42-22}. */
  @Override
  public String toString() {
    return black + "-" + white;
  }
}
