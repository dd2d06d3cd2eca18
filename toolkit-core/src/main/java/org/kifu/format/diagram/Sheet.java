package org.kifu.format.diagram;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.format.TextLine;
import org.kifu.game.SourceLocation;

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
    Optional<Row> header,
    List<Row> rows,
    Optional<SourceLocation> control) {

  /** The side to move before the first number, if a caption names one. */
  Optional<Disc> sideToMove() {
    for (Caption caption : captions) {
      if (caption.turn().isPresent()) {
        return caption.turn().map(Caption.Turn::side);
      }
    }
    return Optional.empty();
  }

  /** The sheet without the lines of some captions. */
  Sheet without(List<Caption> others) {
    Set<TextLine> left = others.stream().map(Caption::line).collect(Collectors.toSet());
    return new Sheet(
        lines.stream().filter(line -> !left.contains(line)).toList(),
        captions.stream().filter(caption -> !left.contains(caption.line())).toList(),
        header,
        rows,
        control);
  }

  /** Whether there is nothing to read a game from. */
  boolean isWithoutBoard() {
    return rows.isEmpty();
  }
}
