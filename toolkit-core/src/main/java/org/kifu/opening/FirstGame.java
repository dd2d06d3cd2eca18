package org.kifu.opening;

import java.io.Serializable;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;

/**
 * A game that may be the first in which something was played. Games are ordered by date, with
 * undated games last. Games of equal date, as in archives that know only the year, are ordered by
 * source and number, so the first game does not depend on the order of reading.
 *
 * @param date as precise as the source; a year without a day is before the days of that year
 * @param source the name of the source
 * @param number the game's number in the source, from 1
 * @param black the player of the black discs, empty if not known
 * @param white the player of the white discs, empty if not known
 * @param event the tournament or match, empty if not known
 */
public record FirstGame(
    GameDate date, String source, int number, String black, String white, String event)
    implements Comparable<FirstGame>, Serializable {

  /** The facts of a game that could be read. */
  public static FirstGame of(ParsedGame game) {
    GameHeader header = game.record().orElseThrow().header();
    return new FirstGame(
        header.date(),
        game.origin().start().source(),
        game.number(),
        header.black(),
        header.white(),
        header.event());
  }

  /** Whether the players or the date of the game are known. */
  public boolean isKnown() {
    return !(black + white + date).isBlank();
  }

  /** The player of a side. */
  public String player(Disc side) {
    return side == Disc.BLACK ? black : white;
  }

  @Override
  public int compareTo(FirstGame other) {
    int order = Boolean.compare(date.year() == 0, other.date.year() == 0);
    order = order != 0 ? order : date.compareTo(other.date);
    order = order != 0 ? order : source.compareTo(other.source);
    return order != 0 ? order : Integer.compare(number, other.number);
  }
}
