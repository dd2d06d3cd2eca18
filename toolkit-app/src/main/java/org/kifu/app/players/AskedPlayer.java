package org.kifu.app.players;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kifu.app.library.Library;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;

/**
 * A player that a request names: a name as it is written, and perhaps others that count as the same
 * player because somebody chose so. No other name is meant, whatever it has in common with it.
 *
 * @param name the name
 * @param spellings all names, that name first
 */
record AskedPlayer(String name, Set<String> spellings) {
  private static final String NUMBERS =
      "SELECT player FROM players WHERE name IN (SELECT value FROM json_each(?))";

  /**
   * The player of two parameters.
   *
   * @param parameter the parameter with the name
   * @param also the parameter with the other names, one a line; empty for none
   * @throws RefusedException if no name is given
   */
  static AskedPlayer of(Asked asked, String parameter, String also) throws RefusedException {
    String name = asked.text(parameter);
    if (name.isBlank()) {
      throw RefusedException.wrong("the request names no player");
    }
    Set<String> spellings = new LinkedHashSet<>(List.of(name));
    asked.text(also).lines().filter(each -> !each.isBlank()).forEach(spellings::add);
    return new AskedPlayer(name, spellings);
  }

  /**
   * The numbers of the names in the base, as JSON.
   *
   * @throws RefusedException if the base has none of them
   */
  String numbers(Base base) throws IOException, RefusedException {
    String listed = Listed.texts(spellings);
    List<Object> found =
        Library.rows(base, NUMBERS, listed).stream().<Object>map(row -> row.get(0)).toList();
    if (found.isEmpty()) {
      throw RefusedException.missing("no game has a player '" + name + "'");
    }
    return found.toString();
  }
}
