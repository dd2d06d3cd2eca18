package org.kifu.format.sgf;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.notation.SizedBoard;
import org.kifu.notation.SmallLetters;

/** The discs that are set up, and the side to move. */
final class SgfSetup {
  private final Map<Place, Character> stones = new HashMap<>();

  /**
   * A square that a node sets up in two ways.
   *
   * @param before the first of them, {@code X}, {@code O} or {@code -}
   */
  record TwiceSet(Place place, char before) {}

  /** The squares that the current node sets up. */
  private final Set<Place> ofNode = new HashSet<>();

  private Optional<Disc> side = Optional.empty();
  private boolean isSetUp;

  /** Begins a node, which may change what earlier nodes set up. */
  void beginNode() {
    ofNode.clear();
  }

  /**
   * Sets up squares: one, or the rectangle between two corners such as {@code aa:bb}. The last disc
   * on a square counts.
   *
   * @param cell {@code X}, {@code O} or {@code -}
   * @return the squares that the node has set up in another way; nothing if the value names no
   *     square
   */
  Optional<List<TwiceSet>> add(String value, char cell) {
    String[] corners = value.strip().split(":", -1);
    Optional<Place> first = SgfPoint.place(corners[0]);
    Optional<Place> last =
        corners.length > 2 ? Optional.empty() : SgfPoint.place(corners[corners.length - 1]);
    if (first.isEmpty() || last.isEmpty()) {
      return Optional.empty();
    }
    isSetUp = true;
    return Optional.of(
        rectangle(first.get(), last.get()).stream().flatMap(each -> add(each, cell)).toList());
  }

  private static List<Place> rectangle(Place one, Place other) {
    int left = Math.min(one.file(), other.file());
    int top = Math.min(one.rank(), other.rank());
    int width = Math.abs(one.file() - other.file()) + 1;
    int height = Math.abs(one.rank() - other.rank()) + 1;
    return IntStream.range(0, width * height)
        .mapToObj(i -> new Place(left + i % width, top + i / width))
        .toList();
  }

  /** Sets up a square, and returns it if the node has set it up in another way. */
  private Stream<TwiceSet> add(Place place, char cell) {
    boolean isFirst = ofNode.add(place);
    Optional<Character> before = Optional.ofNullable(stones.put(place, cell));
    return before
        .filter(each -> !isFirst && each != cell)
        .map(each -> new TwiceSet(place, each))
        .stream();
  }

  /**
   * Sets the side to move.
   *
   * @return false if the value names no side
   */
  boolean sideToMove(String value) {
    switch (SmallLetters.of(value.strip())) {
      case "b", "black", "1" -> side = Optional.of(Disc.BLACK);
      case "w", "white", "2" -> side = Optional.of(Disc.WHITE);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Sets the side of the first move, unless the side to move has been given. */
  void firstMove(Disc mover) {
    side = side.or(() -> Optional.of(mover));
  }

  Optional<Disc> side() {
    return side;
  }

  /** The cell set up on a square; nothing if the start is the usual one. */
  Optional<Character> at(int file, int rank) {
    return isSetUp
        ? Optional.of(stones.getOrDefault(new Place(file, rank), '-'))
        : Optional.empty();
  }

  /** Whether all discs are on the board. */
  boolean fits(int width, int height) {
    return stones.keySet().stream()
        .allMatch(place -> place.file() < width && place.rank() < height);
  }

  /** The board; nothing if a disc is outside it. */
  Optional<SizedBoard> board(int size) {
    Disc toMove = side.orElse(Disc.BLACK);
    SizedBoard standard = SizedBoard.standard(size);
    if (!isSetUp) {
      return Optional.of(new SizedBoard(size, standard.cells(), toMove));
    }
    StringBuilder cells = new StringBuilder("-".repeat(SizedBoard.squares(size)));
    for (Map.Entry<Place, Character> stone : stones.entrySet()) {
      Place place = stone.getKey();
      if (place.file() >= size || place.rank() >= size) {
        return Optional.empty();
      }
      cells.setCharAt(size * place.rank() + place.file(), stone.getValue());
    }
    return Optional.of(new SizedBoard(size, cells.toString(), toMove));
  }

  /** Squares as {@code c4}, or with two letters as in Go: {@code cd}. */
  static final class SgfPoint {
    private static final Set<String> PASSES = Set.of("", "pa", "pass", "ps", "tt", "--");
    private static final int LONGEST_PASS = 4;

    private SgfPoint() {}

    /** The move of a value. */
    static MoveToken move(String value) {
      String text = value.strip();
      return isPass(text)
          ? Pass.WRITTEN
          : place(text).<MoveToken>map(place -> place).orElse(new NoSquare(text));
    }

    private static boolean isPass(String text) {
      return text.length() <= LONGEST_PASS && PASSES.contains(SmallLetters.of(text));
    }

    /** Whether a value is a square in the notation of Othello. */
    static boolean isAlgebraic(String value) {
      String text = value.strip();
      return !text.isEmpty() && isLetter(text.charAt(0)) && isRank(text);
    }

    /** The square of a text; nothing if it is not a square. */
    static Optional<Place> place(String text) {
      if (text.length() < 2 || !isLetter(text.charAt(0))) {
        return Optional.empty();
      }
      if (isRank(text)) {
        int rank = Integer.parseInt(text, 1, text.length(), 10) - 1;
        return Optional.of(new Place(index(text.charAt(0)), rank));
      }
      return text.length() == 2 && isLetter(text.charAt(1))
          ? Optional.of(new Place(index(text.charAt(0)), index(text.charAt(1))))
          : Optional.empty();
    }

    private static boolean isLetter(char c) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** Whether a rank of one or two digits comes after the first letter. */
    private static boolean isRank(String text) {
      boolean isOfLength = text.length() == 2 || text.length() == 3;
      return isOfLength
          && text.charAt(1) != '0'
          && isDigit(text.charAt(1))
          && isDigit(text.charAt(text.length() - 1));
    }

    private static boolean isDigit(char c) {
      return c >= '0' && c <= '9';
    }

    private static int index(char letter) {
      return (letter | 0x20) - 'a';
    }
  }
}
