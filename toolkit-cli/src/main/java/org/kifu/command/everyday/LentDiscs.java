package org.kifu.command.everyday;

import java.util.stream.Collectors;
import org.kifu.replay.Replay;

/** Discs that a side without any left has played from the other side's, told below a board. */
final class LentDiscs {
  private LentDiscs() {}

  /** A comment line for each up to a ply; empty if there are none. */
  static String upTo(int ply, Replay<?, ?> replay) {
    return replay.loans().stream()
        .filter(loan -> loan.ply() <= ply)
        .map(
            loan ->
                "# ply %d: %s plays a disc lent by the other side, its %d.\n"
                    .formatted(
                        loan.ply(), replay.rules().display().nameOf(loan.side()), loan.count()))
        .collect(Collectors.joining());
  }
}
