package org.kifu.board;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One move as a record writes it, before any rules are applied to it. {@code Rules.resolve} turns a
 * token into a move of its rules.
 */
public sealed interface MoveToken {
  /**
   * Reads what {@code toString} writes, in either case; text that is not a square gives {@link
   * NoSquare}.
   */
  static MoveToken parse(String written) {
    if (written.equals(Pass.WRITTEN.toString())) {
      return Pass.WRITTEN;
    }
    if (Place.WRITTEN.matcher(written).matches()) {
      return Place.named(written);
    }
    if (Path.WRITTEN.matcher(written).matches()) {
      return Path.named(written);
    }
    if (Coloured.WRITTEN.matcher(written).matches()) {
      return Coloured.read(written);
    }
    int arrow = written.indexOf(PlaceToward.ARROW);
    return PlaceToward.WRITTEN.matcher(written).matches()
        ? new PlaceToward(
            Place.named(written.substring(0, arrow)), Place.named(written.substring(arrow + 1)))
        : new NoSquare(written);
  }

  /** Moves as they are written, one after the other, with blanks between them. */
  static String joined(List<? extends MoveToken> moves) {
    return moves.stream().map(MoveToken::toString).collect(Collectors.joining(" "));
  }

  /** The square of the 8x8 board where the move goes, 0 to 63; -1 for every other move. */
  default int squareOn8x8() {
    return this instanceof Place(int file, int rank) && file < 8 && rank < 8
        ? Square.at(file, rank)
        : -1;
  }

  /** A written pass. */
  record Pass() implements MoveToken {
    /** The only instance that anybody needs. */
    public static final Pass WRITTEN = new Pass();

    @Override
    public String toString() {
      return "pass";
    }
  }

  /**
   * A word in the place of a move that is not the name of a square; it is never legal.
   *
   * @param written the text of the record, such as {@code f%}, or {@code code 99} for a number
   */
  record NoSquare(String written) implements MoveToken {
    @Override
    public String toString() {
      return written;
    }
  }

  /**
   * A move to a square.
   *
   * @param file counted from 0 (a), at most 25
   * @param rank counted from 0 (1, at the top)
   */
  record Place(int file, int rank) implements MoveToken {
    private static final Pattern WRITTEN = Pattern.compile("[A-Za-z][1-9][0-9]{0,2}");

    private static Place named(String written) {
      int file = Character.toLowerCase(written.charAt(0)) - 'a';
      int rank = Integer.parseInt(written.substring(1)) - 1;
      return file < 8 && rank < 8 ? on8x8(Square.at(file, rank)) : new Place(file, rank);
    }

    private static final Place[] ON_8X8 = new Place[Square.COUNT];

    static {
      for (int square = 0; square < Square.COUNT; square++) {
        ON_8X8[square] = new Place(Square.file(square), Square.rank(square));
      }
    }

    /** Checks the ranges. */
    public Place {
      if (file < 0 || file > 25 || rank < 0) {
        throw new IllegalArgumentException("no such square: file " + file + ", rank " + rank);
      }
    }

    /** The token of a square of the 8x8 board, 0 to 63; always the same object for a square. */
    public static Place on8x8(int square) {
      return ON_8X8[square];
    }

    @Override
    public String toString() {
      return "" + (char) ('a' + file) + (rank + 1);
    }
  }

  /**
   * A square and the colour of the disc that is placed there, in games where one player has both
   * colours: {@code gold:d3}.
   *
   * @param colour the upper side of the disc; {@link Disc#WHITE} is gold
   * @param place the square of the disc
   */
  record Coloured(Disc colour, Place place) implements MoveToken {
    private static final String GOLD = "gold";

    private static final Pattern WRITTEN = Pattern.compile("(?:gold|black):" + Place.WRITTEN);

    private static Coloured read(String written) {
      int colon = written.indexOf(':');
      Disc colour = written.startsWith(GOLD) ? Disc.WHITE : Disc.BLACK;
      return new Coloured(colour, Place.named(written.substring(colon + 1)));
    }

    /** The name of a side of a disc in games where one player has both colours. */
    public static String name(Disc colour) {
      return colour == Disc.WHITE ? GOLD : colour.label();
    }

    @Override
    public String toString() {
      return name(colour) + ":" + place;
    }
  }

  /**
   * A square and the only line to flip from it, in games where a disc flips only one line: {@code
   * f5>d5}.
   *
   * @param place the square of the disc
   * @param closing the disc of the same side that closes the line at its other end
   */
  record PlaceToward(Place place, Place closing) implements MoveToken {
    private static final char ARROW = '>';

    private static final Pattern WRITTEN = Pattern.compile(Place.WRITTEN + ">" + Place.WRITTEN);

    @Override
    public String toString() {
      return place.toString() + ARROW + closing;
    }
  }

  /**
   * The path of a piece over the board, in games where pieces move: {@code c3-d4}, {@code
   * g3:e5:c7}.
   *
   * @param places the squares where it starts, where it lands between jumps, and where it ends; at
   *     least two, and only the first and last where a record leaves out the squares between
   * @param isCapture whether it is written as a capture
   */
  record Path(List<Place> places, boolean isCapture) implements MoveToken {
    private static final String QUIET = "-";
    private static final String CAPTURE = ":";

    private static final Pattern WRITTEN =
        Pattern.compile("%1$s(?:-%1$s|(?::%1$s){1,64})".formatted(Place.WRITTEN));

    private static Path named(String written) {
      boolean isCapture = written.contains(CAPTURE);
      List<Place> places =
          Arrays.stream(written.split(isCapture ? CAPTURE : QUIET, -1)).map(Place::named).toList();
      return new Path(places, isCapture);
    }

    /** Copies the places, and checks that there are at least two. */
    public Path {
      places = List.copyOf(places);
      if (places.size() < 2) {
        throw new IllegalArgumentException("a way leads from a square to another: " + places);
      }
    }

    @Override
    public String toString() {
      return places.stream()
          .map(Place::toString)
          .collect(Collectors.joining(isCapture ? CAPTURE : QUIET));
    }
  }
}
