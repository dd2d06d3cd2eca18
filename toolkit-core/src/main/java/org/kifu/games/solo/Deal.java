package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Square;

/**
 * The squares of the tiles at the start, and their faces as far as they are known. As text, one
 * word for each tile in the order of the squares: {@code a3=g7}, {@code a6=b-} for a blank, {@code
 * b2=?} for a tile that nobody has seen.
 */
public final class Deal {
  /** The four squares of the first discs: d4 e4 d5 e5. */
  static final long CENTRE = 0x0000_0018_1800_0000L;

  /** The number of tiles of the game. */
  public static final int TILES = Tile.ALL.size();

  private static final String UNKNOWN = "?";

  /**
   * The squares of the booklet's picture, reconstructed: among the layouts with the symmetry of the
   * board, only this one fits the booklet's example move by move.
   */
  private static final String USUAL_SQUARES =
      "a3 a6 b2 b4 b5 b7 c1 c3 c6 c8 d2 d7 e2 e7 f1 f3 f6 f8 g2 g4 g5 g7 h3 h6";

  /** The booklet's layout, with every tile face down and unknown. */
  public static final Deal USUAL =
      parse(USUAL_SQUARES.replaceAll("\\b([a-h][1-8])\\b", "$1=" + UNKNOWN)).orElseThrow();

  private final @Nullable Tile[] faces;
  private final long squares;
  private final long gold;
  private final long black;

  /** The hash code, kept because a search needs it for every position. */
  private final int hash;

  private Deal(long squares, @Nullable Tile[] faces) {
    this.squares = squares;
    this.faces = faces;
    this.gold = of(Disc.WHITE, faces);
    this.black = of(Disc.BLACK, faces);
    this.hash = Long.hashCode(squares) * 31 + Arrays.hashCode(faces);
  }

  private static long of(Disc colour, @Nullable Tile[] faces) {
    long set = 0;
    for (int square = 0; square < faces.length; square++) {
      Tile face = faces[square];
      set |= face != null && face.colour() == colour ? 1L << square : 0;
    }
    return set;
  }

  /**
   * Returns a deal of these tiles.
   *
   * @param tiles 24 squares outside the centre, with their faces as far as they are known
   * @return the deal; nothing if there are more or fewer tiles, or if a face occurs more often than
   *     in the game
   */
  public static Optional<Deal> of(Map<Integer, Optional<Tile>> tiles) {
    long set = 0;
    @Nullable Tile[] faces = new @Nullable Tile[Square.COUNT];
    for (Map.Entry<Integer, Optional<Tile>> tile : tiles.entrySet()) {
      set |= 1L << tile.getKey();
      faces[tile.getKey()] = tile.getValue().orElse(null);
    }
    boolean fits = Long.bitCount(set) == TILES && (set & CENTRE) == 0 && missing(faces).isPresent();
    return fits ? Optional.of(new Deal(set, faces)) : Optional.empty();
  }

  /** Reads the form of {@link #toString}. */
  public static Optional<Deal> parse(String text) {
    Map<Integer, Optional<Tile>> tiles = new TreeMap<>();
    for (String word : text.strip().split("\\s+", -1)) {
      String[] parts = word.split("=", 2);
      boolean isTile = parts[0].matches("[a-h][1-8]") && parts.length == 2;
      Optional<Tile> face = isTile ? Tile.parse(parts[1]) : Optional.empty();
      if (!isTile || face.isEmpty() && !parts[1].equals(UNKNOWN)) {
        return Optional.empty();
      }
      if (tiles.put(Square.parse(parts[0]), face) != null) {
        return Optional.empty();
      }
    }
    return of(tiles);
  }

  /** The tiles that are not on a known square; nothing if a face occurs too often. */
  private static Optional<List<Tile>> missing(@Nullable Tile[] faces) {
    List<Tile> left = new ArrayList<>(Tile.ALL);
    for (Tile face : faces) {
      if (face != null && !left.remove(face)) {
        return Optional.empty();
      }
    }
    return Optional.of(left);
  }

  /** The same squares, with the unknown tiles and those of a set shuffled again. */
  Deal shuffled(long set, RandomGenerator random) {
    @Nullable Tile[] dealt = faces.clone();
    for (long left = set; left != 0; left &= left - 1) {
      dealt[Long.numberOfTrailingZeros(left)] = null;
    }
    List<Tile> unseen = missing(dealt).orElseThrow();
    Collections.shuffle(unseen, random);
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      dealt[square] = dealt[square] == null ? unseen.removeLast() : dealt[square];
    }
    return new Deal(squares, dealt);
  }

  /** The booklet's layout with randomly drawn tiles. */
  public static Deal random(RandomGenerator random) {
    return USUAL.shuffled(0, random);
  }

  /** The squares of all tiles. */
  long squares() {
    return squares;
  }

  /** The squares of the tiles of a colour, as far as they are known. */
  long of(Disc colour) {
    return colour == Disc.WHITE ? gold : black;
  }

  /** The squares of the tiles that nobody has seen. */
  long unknown() {
    return squares & ~(gold | black);
  }

  /** The face of the tile on a square; nothing if it is not known. */
  public Optional<Tile> face(int square) {
    return Optional.ofNullable(faces[square]);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this
        || other instanceof Deal deal
            && squares == deal.squares
            && Arrays.equals(faces, deal.faces);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(" ");
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      text.add(Square.name(square) + "=" + face(square).map(Tile::toString).orElse(UNKNOWN));
    }
    return text.toString();
  }

  /**
   * The face of a tile.
   *
   * @param colour the colour; {@link Disc#WHITE} is gold
   * @param number the number, 1 to 10, or {@link #BLANK}
   */
  public record Tile(Disc colour, int number) {
    /** The number of a blank tile. */
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

    /** The number of tiles of the game with this face. */
    public int copies() {
      return number == BLANK ? 2 : 1;
    }

    @Override
    public String toString() {
      return (colour == Disc.WHITE ? "g" : "b") + (number == BLANK ? "-" : number);
    }
  }
}
