package org.kifu.archive.review;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;

/** The sides of a game that belong to the player in question. */
@FunctionalInterface
public interface PlayerSides {
  /** The sides in a game; none if the player is not in it. */
  List<Disc> in(GameHeader header);

  /** Both sides of every game. */
  static PlayerSides both() {
    return _ -> List.of(Disc.BLACK, Disc.WHITE);
  }

  /** One side of every game, for records without names. */
  static PlayerSides always(Disc side) {
    return _ -> List.of(side);
  }

  /**
   * The sides of a player.
   *
   * @param name the player's name or a part of it, without case and accents
   * @param several whether the name may mean several players, who then count as one
   */
  static PlayerSides named(String name, boolean several) {
    return new PlayerName(FoldedName.of(name), several)::sides;
  }

  /** The sides of a player whose name is written in exactly one of these ways. */
  static PlayerSides spelled(Set<String> names) {
    return header ->
        Stream.of(Disc.BLACK, Disc.WHITE)
            .filter(side -> names.contains(header.player(side)))
            .toList();
  }
}
