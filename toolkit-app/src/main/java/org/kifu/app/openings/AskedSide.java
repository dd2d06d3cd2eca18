package org.kifu.app.openings;

import java.io.IOException;
import java.util.List;
import org.kifu.app.library.Library;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.board.Disc;

/**
 * The player and the colour of a request.
 *
 * @param name the name, as sources write it
 */
record AskedSide(String name, Disc side) {
  private static final String BY_NAME = "SELECT player FROM players WHERE name = ?";

  /**
   * The player with a name.
   *
   * @param side {@code black} or {@code white}
   */
  static AskedSide of(String name, String side) throws RefusedException {
    if (name.isBlank()) {
      throw RefusedException.wrong("choose a player");
    }
    return switch (side) {
      case "black" -> new AskedSide(name.strip(), Disc.BLACK);
      case "white" -> new AskedSide(name.strip(), Disc.WHITE);
      default -> throw RefusedException.wrong("a side is black or white, not '" + side + "'");
    };
  }

  static AskedSide of(Asked asked) throws RefusedException {
    return of(asked.text("player"), asked.text("side"));
  }

  /** Another player with the other colour. */
  AskedSide against(String opponent) throws RefusedException {
    if (opponent.isBlank()) {
      throw RefusedException.wrong("choose an opponent");
    }
    return new AskedSide(opponent.strip(), side.opponent());
  }

  /** The games of the player with the colour. */
  GameCondition games(Base base) throws IOException, RefusedException {
    return new GameCondition(side.label() + " = ?", List.of((Object) number(base, name)));
  }

  /** The number of the player with a name. */
  static long number(Base base, String name) throws IOException, RefusedException {
    var rows = Library.rows(base, BY_NAME, name);
    if (rows.isEmpty() || !(rows.getFirst().getFirst() instanceof Long number)) {
      throw RefusedException.missing("the base has no player '" + name + "'");
    }
    return number;
  }
}
