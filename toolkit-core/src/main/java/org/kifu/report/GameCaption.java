package org.kifu.report;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.game.GameHeader;
import org.kifu.rules.FinalCount;

/**
 * What stands over a picture of a game. An empty text is left out.
 *
 * @param black the player of the black discs
 * @param white the player of the white discs
 * @param result black's discs first, such as {@code 31–33}
 * @param occasion event, place and date in one line
 */
public record GameCaption(String black, String white, String result, String occasion) {
  /** No words at all. */
  public static final GameCaption NONE = new GameCaption("", "", "", "");

  /**
   * Puts a caption together.
   *
   * @param count the final count; nothing if the game was not played to its end
   */
  public static GameCaption of(GameHeader header, Optional<FinalCount> count) {
    String occasion =
        Stream.of(header.event(), header.place(), header.date().toString())
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", "));
    String result = count.map(c -> c.blackDiscs() + "–" + c.whiteDiscs()).orElse("");
    return new GameCaption(header.black(), header.white(), result, occasion);
  }

  /**
   * Black, result and white in one line without marks of colour, such as for a document's title.
   */
  String inOneLine() {
    String middle = result.isBlank() ? "–" : result;
    return TextLine.clean(nameOr(black, "Black") + " " + middle + " " + nameOr(white, "White"));
  }

  static String nameOr(String name, String colour) {
    return name.isBlank() ? colour : name;
  }
}
