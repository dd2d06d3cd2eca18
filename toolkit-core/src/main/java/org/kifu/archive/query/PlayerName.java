package org.kifu.archive.query;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;

/**
 * The player whose games were chosen by his name.
 *
 * @param wanted his name, or a part of it
 * @param several whether the name may stand for several players, who are then one here
 */
public record PlayerName(FoldedName wanted, boolean several) {
  /** The sides that he has in a game; both if he, or a namesake, played against himself. */
  public List<Disc> sides(GameHeader header) {
    List<Disc> whole =
        Stream.of(Disc.BLACK, Disc.WHITE).filter(side -> isWhole(header, side)).toList();
    return !whole.isEmpty() && !several
        ? whole
        : Stream.of(Disc.BLACK, Disc.WHITE).filter(side -> isPart(header, side)).toList();
  }

  private boolean isWhole(GameHeader header, Disc side) {
    return name(header, side).equals(wanted);
  }

  private boolean isPart(GameHeader header, Disc side) {
    return name(header, side).contains(wanted);
  }

  private static FoldedName name(GameHeader header, Disc side) {
    return FoldedName.of(header.player(side));
  }
}
