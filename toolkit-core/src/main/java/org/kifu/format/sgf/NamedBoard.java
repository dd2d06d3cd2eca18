package org.kifu.format.sgf;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.notation.SizedBoard;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring.Counting;
import org.kifu.rules.Rules;

/**
 * A position of rules that a file names ({@code RU}), since the size of the board does not tell
 * them. More discs win by these rules and the winner gets the empty squares, so that a result has
 * the same meaning as in any other file.
 */
final class NamedBoard<P, M> {
  private final Rules<P, M> rules;
  private final P position;
  private final BoardFace face;

  private NamedBoard(Rules<P, M> rules, P position, BoardFace face) {
    this.rules = rules;
    this.position = position;
    this.face = face;
  }

  /** The start by rules of a name; nothing if there are no such rules, or it is not a position. */
  static Optional<NamedBoard<?, ?>> of(String rules, StartSpec start) {
    return Catalogue.byName(rules).flatMap(entry -> of(entry.rules(), start));
  }

  private static <P, M> Optional<NamedBoard<?, ?>> of(Rules<P, M> rules, StartSpec spec) {
    return rules
        .start(spec)
        .filter(_ -> isCountedAsUsual(rules))
        .flatMap(
            start -> rules.display().face(start).map(face -> new NamedBoard<>(rules, start, face)));
  }

  private static boolean isCountedAsUsual(Rules<?, ?> rules) {
    return rules
        .scoring()
        .filter(scoring -> scoring.counting() == Counting.EMPTIES_TO_WINNER)
        .isPresent();
  }

  String name() {
    return rules.name();
  }

  /** The board in the form of {@code SZ}: one side of a square board, or files and ranks. */
  String size() {
    int width = face.width();
    return width == face.height() ? "" + width : width + ":" + face.height();
  }

  int squares() {
    return (int) face.cells().stream().filter(cell -> !(cell instanceof Cell.Hole)).count();
  }

  /** The board with the discs to write. */
  WrittenStart written() {
    StringBuilder cells = new StringBuilder();
    face.cells().forEach(cell -> cells.append(sign(cell)));
    return new WrittenStart(
        name(), size(), squares(), face.width(), cells.toString(), rules.sideToMove(position));
  }

  private static char sign(Cell cell) {
    return cell instanceof Cell.Laid(Disc colour) ? colour == Disc.BLACK ? 'X' : 'O' : '-';
  }

  /** The start with the discs and the side of a file; nothing if a disc is not on a square. */
  Optional<StartSpec> with(SgfSetup setup) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < face.cells().size(); i++) {
      Cell cell = face.cells().get(i);
      char stone = setup.at(i % face.width(), i / face.width()).orElse(sign(cell));
      if (!(cell instanceof Cell.Hole)) {
        text.append(stone);
      } else if (stone != '-') {
        return Optional.empty();
      }
    }
    Disc side = setup.side().orElse(rules.sideToMove(position));
    StartSpec spec = new StartSpec.Setup(text.append(side == Disc.BLACK ? " X" : " O").toString());
    return rules
        .start(spec)
        .filter(start -> setup.fits(face.width(), face.height()))
        .map(start -> rules.key(start).equals(rules.key(position)) ? StartSpec.STANDARD : spec);
  }

  /**
   * The start of a game as it is written.
   *
   * @param rules the value of {@code RU}; empty if the size tells the rules
   * @param size the value of {@code SZ}
   * @param squares the number of squares on which discs may be
   * @param width the files
   * @param cells one {@code X} (black), {@code O} or {@code -} a square or hole, row by row
   * @param side the side to move
   */
  record WrittenStart(String rules, String size, int squares, int width, String cells, Disc side) {
    /** The start of a game; nothing if the rules or the start cannot be written. */
    static Optional<WrittenStart> of(GameRecord game) {
      return SizedBoard.isToldBySize(game.rules())
          ? SizedBoard.of(game).map(WrittenStart::of)
          : NamedBoard.of(game.rules(), game.start()).map(NamedBoard::written);
    }

    private static WrittenStart of(SizedBoard board) {
      int size = board.size();
      return new WrittenStart(
          "", "" + size, SizedBoard.squares(size), size, board.cells(), board.side());
    }
  }
}
