package org.kifu.format.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.Origin.Fact;
import org.kifu.game.SourceLocation;
import org.kifu.layout.ScoreJudge;
import org.kifu.source.text.TextLine;

/**
 * The lines of one diagram.
 *
 * @param lines all lines, in order
 * @param captions the captions around the board
 * @param header the line of the files, if it is above the board
 * @param rows the rows of the board: eight, or fewer in a damaged diagram; none if only the
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
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** The side to move before the first number, if a caption names one. */
  Optional<Disc> sideToMove() {
    for (Caption caption : captions) {
      if (caption.turn().isPresent()) {
        return caption.turn().map(Caption.Turn::side);
      }
    }
    return Optional.empty();
  }

  /** The line of the first row; without a board the last line. */
  int firstRow() {
    return (isWithoutBoard() ? lines.getLast() : rows.getFirst().line()).number();
  }

  /** The captions above the board. */
  List<Caption> captionsAbove() {
    int first = firstRow();
    return captions.stream().filter(each -> each.line().number() < first).toList();
  }

  /** The captions below the board. */
  List<Caption> captionsBelow() {
    int last = rows.getLast().line().number();
    return captions.stream().filter(each -> each.line().number() > last).toList();
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

  /**
   * Whether a line beyond a blank one states only the score of the board, and the replay of the
   * moves confirms it.
   */
  boolean isScoredBy(TextLine line) {
    boolean mayBe =
        !isWithoutBoard() && NUMBER.matcher(line.text()).results().limit(3).count() == 2;
    int said = mayBe ? Caption.of(line).said() : -1;
    boolean isAlone = said == 0 || said == Caption.bit(Fact.RESULT);
    return isAlone
        && ScoreJudge.of(moves()).flatMap(judge -> judge.inSentence(line.text())).isPresent();
  }

  /** The squares in the order of their numbers. */
  private byte[] moves() {
    List<NumberedSquare> numbered = ScannedNumbers.board(this).withoutPasses().numbered();
    byte[] moves = new byte[numbered.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = (byte) numbered.get(i).square();
    }
    return moves;
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

  /** Whether there is no board to read a game from. */
  boolean isWithoutBoard() {
    return rows.isEmpty();
  }
}
