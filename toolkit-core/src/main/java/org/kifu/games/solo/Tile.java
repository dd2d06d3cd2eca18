package org.kifu.games.solo;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.board.Disc;

/**
 * The face of a tile.
 *
 * @param colour {@link Disc#WHITE} is gold
 * @param number 1 to 10, or {@link #BLANK}
 */
public record Tile(Disc colour, int number) {
  /** The number of a tile without one. */
  public static final int BLANK = 0;

  /** The greatest number. */
  static final int MOST = 10;

  private static final Pattern WRITTEN = Pattern.compile("([gb])(10|[1-9]|-)");

  /** The 24 tiles of the game: in each colour 1 to 10 and two blanks. */
  public static final List<Tile> ALL =
      Stream.of(Disc.WHITE, Disc.BLACK)
          .flatMap(
              colour ->
                  IntStream.rangeClosed(-1, MOST)
                      .mapToObj(number -> new Tile(colour, Math.max(BLANK, number))))
          .toList();

  /** Reads {@code g7}, {@code b10}, and {@code g-} for a blank. */
  public static Optional<Tile> parse(String written) {
    Matcher matcher = WRITTEN.matcher(written);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Disc colour = matcher.group(1).equals("g") ? Disc.WHITE : Disc.BLACK;
    String number = matcher.group(2);
    return Optional.of(new Tile(colour, number.equals("-") ? BLANK : Integer.parseInt(number)));
  }

  /** How many tiles of the game have this face. */
  public int copies() {
    return number == BLANK ? 2 : 1;
  }

  @Override
  public String toString() {
    return (colour == Disc.WHITE ? "g" : "b") + (number == BLANK ? "-" : number);
  }
}
