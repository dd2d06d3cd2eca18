package org.kifu.annotate;

import java.util.OptionalInt;
import org.kifu.board.Disc;

/**
 * What can be expected after a move, with best play by its value and by the players' chances.
 *
 * @param blackCentidiscs black minus white at the end with best play, in hundredths of a disc
 * @param blackWin the chance that black wins, a draw counting half, in ten-thousandths, as {@link
 *     WinCurve} has it for players of tournaments; nothing where no curve is known
 */
public record Outlook(int blackCentidiscs, OptionalInt blackWin) {
  /** A certain win, in ten-thousandths. */
  public static final int WIN = 10_000;

  /** Checks the range of the chance. */
  public Outlook {
    if (blackWin.isPresent() && (blackWin.getAsInt() < 0 || blackWin.getAsInt() > WIN)) {
      throw new IllegalArgumentException("a chance of " + blackWin.getAsInt() + " in " + WIN);
    }
  }

  /** A value of which no chance is known. */
  public static Outlook of(int blackCentidiscs) {
    return new Outlook(blackCentidiscs, OptionalInt.empty());
  }

  /** The same with the sides exchanged. */
  Outlook mirrored() {
    return new Outlook(-blackCentidiscs, win(Disc.WHITE));
  }

  /** The value as a side sees it, in hundredths of a disc. */
  public int centidiscs(Disc side) {
    return side.sign() * blackCentidiscs;
  }

  /** The chance of a side, in ten-thousandths. */
  public OptionalInt win(Disc side) {
    return side == Disc.BLACK || blackWin.isEmpty()
        ? blackWin
        : OptionalInt.of(WIN - blackWin.getAsInt());
  }
}
