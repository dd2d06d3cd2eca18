package org.kifu.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;

/**
 * The squares that a board shows if it marks the legal moves.
 *
 * @param squares the squares where a disc can be placed, with the colours that it may have
 * @param pieces the squares of the pieces that can move
 * @param choosesColour whether the player chooses the colour of a disc
 */
public record LegalMarks(Map<Place, Set<Disc>> squares, Set<Place> pieces, boolean choosesColour) {
  /** No marks. */
  public static final LegalMarks NONE = new LegalMarks(Map.of(), Set.of(), false);

  private static final char ANY = '+';
  private static final char PIECE = '>';

  /** The legal moves of a position; none if it is over or the side to move must pass. */
  public static <P, M> LegalMarks of(Rules<P, M> rules, P position) {
    Map<Place, Set<Disc>> squares = new LinkedHashMap<>();
    Set<Place> pieces = new LinkedHashSet<>();
    Disc side = rules.sideToMove(position);
    boolean choosesColour = false;
    for (M move : rules.legalMoves(position)) {
      MoveToken token = rules.token(move);
      choosesColour |= token instanceof Coloured;
      switch (token) {
        case Place place -> add(squares, place, side);
        case PlaceToward line -> add(squares, line.place(), side);
        case Coloured disc -> add(squares, disc.place(), disc.colour());
        case Path path -> pieces.add(path.places().getFirst());
        default -> {}
      }
    }
    return new LegalMarks(squares, pieces, choosesColour);
  }

  private static void add(Map<Place, Set<Disc>> squares, Place place, Disc colour) {
    squares.computeIfAbsent(place, _ -> EnumSet.noneOf(Disc.class)).add(colour);
  }

  /**
   * The sign of a square where a disc can be placed: a plus, or a small letter like the sign of the
   * only colour that can be placed there, if the player chooses.
   */
  public char sign(Place place) {
    Set<Disc> colours = squares.getOrDefault(place, Set.of());
    boolean isOnly = choosesColour && colours.size() == 1;
    return isOnly ? colours.contains(Disc.BLACK) ? 'x' : 'o' : ANY;
  }

  /**
   * Marks a board in text: each square where a disc can be placed gets its {@link #sign}, and each
   * piece that can move has {@code >} before it. One line of the text has the letters of the files
   * right above or below their squares, and each other line begins with the number of its rank.
   */
  public String on(String board) {
    List<StringBuilder> lines = new ArrayList<>();
    board.lines().forEach(line -> lines.add(new StringBuilder(line)));
    String files =
        lines.stream()
            .map(StringBuilder::toString)
            .filter(line -> line.stripLeading().startsWith("a"))
            .findFirst()
            .orElse("");
    for (StringBuilder line : lines) {
      String[] words = line.toString().strip().split(" ", 2);
      if (words[0].chars().allMatch(Character::isDigit) && !words[0].isEmpty()) {
        mark(line, Integer.parseInt(words[0]) - 1, files);
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private void mark(StringBuilder line, int rank, String files) {
    for (Place place : squares.keySet()) {
      if (place.rank() == rank) {
        line.setCharAt(files.indexOf('a' + place.file()), sign(place));
      }
    }
    for (Place place : pieces) {
      if (place.rank() == rank) {
        line.setCharAt(files.indexOf('a' + place.file()) - 1, PIECE);
      }
    }
  }
}
