package org.kifu.format.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/**
 * The lines of one diagram.
 *
 * @param lines all of them, in order
 * @param captions those around the board
 * @param header the line of the files, where it stands above the board
 * @param rows the rows of the board: eight, or fewer in a damaged diagram; none where only the
 *     captions are left
 * @param control the first control character that is read as a blank
 */
record Sheet(
    List<TextLine> lines,
    List<Caption> captions,
    Optional<DiagramRow> header,
    List<DiagramRow> rows,
    Optional<SourceLocation> control) {
  private static final int MOST_MOVES = 60;

  /** The side to move before the first number, if a caption names one. */
  Optional<Disc> sideToMove() {
    for (Caption caption : captions) {
      if (caption.turn().isPresent()) {
        return caption.turn().map(Caption.Turn::side);
      }
    }
    return Optional.empty();
  }

  /** The sheet with a caption below. */
  Sheet with(Caption caption) {
    return new Sheet(
        Stream.concat(lines.stream(), Stream.of(caption.line())).toList(),
        Stream.concat(captions.stream(), Stream.of(caption)).toList(),
        header,
        rows,
        control);
  }

  /** The sheet without some lines around the board. */
  Sheet without(List<TextLine> others) {
    if (others.isEmpty()) {
      return this;
    }
    Set<TextLine> left = Set.copyOf(others);
    return new Sheet(
        lines.stream().filter(line -> !left.contains(line)).toList(),
        captions.stream().filter(caption -> !left.contains(caption.line())).toList(),
        header,
        rows,
        control);
  }

  /**
   * Whether more squares have a number than can be played, as in a magic square or a knight's tour.
   */
  boolean isOfNumbersAlone() {
    Set<Integer> numbers = new HashSet<>();
    for (DiagramRow row : rows) {
      row.cells().forEach(cell -> numbers.add(cell.number()));
    }
    numbers.removeIf(number -> number < 1 || number > Square.COUNT);
    return numbers.size() > MOST_MOVES;
  }

  /** Whether there is nothing to read a game from. */
  boolean isWithoutBoard() {
    return rows.isEmpty();
  }
}
