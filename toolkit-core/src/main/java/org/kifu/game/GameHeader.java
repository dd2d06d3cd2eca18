package org.kifu.game;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.board.Disc;

/**
 * The players, the place and the date of a game. An empty text means that the source does not state
 * it.
 *
 * @param black the player of the black discs
 * @param white the player of the white discs
 * @param event the tournament or match
 * @param place the town or server
 * @param date as precise as the source
 */
public record GameHeader(String black, String white, String event, String place, GameDate date) {
  /** A source without any header. */
  public static final GameHeader NONE = new GameHeader("", "", "", "", GameDate.UNKNOWN);

  /** The name of the player of a side. */
  public String player(Disc side) {
    return side == Disc.BLACK ? black : white;
  }

  /**
   * The number of players that are programs by their names, 0 to 2: names with an author in
   * brackets and in lower case, as WTHOR writes them, such as {@code Logistello (buro)}.
   */
  public int programs() {
    return (ProgramNames.isProgram(black) ? 1 : 0) + (ProgramNames.isProgram(white) ? 1 : 0);
  }

  /** Whether both players are programs. */
  public boolean isOfPrograms() {
    return programs() == 2;
  }

  /** Event, place and date as far as they are known, such as {@code Nagoya 1997, 1997-08}. */
  public String occasion() {
    return String.join(", ", occasions());
  }

  /** Event, place and date, as far as they are known. */
  public List<String> occasions() {
    return Stream.of(event, place, date.toString()).filter(part -> !part.isBlank()).toList();
  }

  /**
   * The known facts as lines with labels, such as {@code Black: Murakami Takeshi}, without line
   * ends. They are the captions of diagrams in text.
   */
  public List<String> captions() {
    return Stream.of(
            caption("Black", black),
            caption("White", white),
            caption("Event", event),
            caption("Place", place),
            caption("Date", date.toString()))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static String caption(String label, String value) {
    return value.isBlank() ? "" : label + ": " + value.strip().replaceAll("\\R", " ");
  }
}
