package org.kifu.report;

import java.util.Arrays;
import java.util.List;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;

/**
 * A game as a kifu diagram in text: every square shows the number of the disc placed on it, those
 * of the start their sign, and a line below tells where a side passed. Every line ends with a line
 * feed.
 */
public final class KifuText {
  private KifuText() {}

  /**
   * With ● and ○ for the discs of the start.
   *
   * @param plies how many plies to show, passes counted; more than the game has stand for all
   */
  public static String discs(Replay<Position, Move> game, int plies) {
    return text(game, plies, "●", "○");
  }

  /** The same with {@code X} and {@code O}. */
  public static String ascii(Replay<Position, Move> game, int plies) {
    return text(game, plies, "X", "O");
  }

  private static String text(Replay<Position, Move> game, int plies, String black, String white) {
    List<Step<Position, Move>> steps =
        game.steps().subList(0, Math.clamp(plies, 0, game.steps().size()));
    Position start = game.steps().isEmpty() ? game.end() : game.steps().getFirst().before();
    String[] cells = new String[Square.COUNT];
    Arrays.setAll(cells, square -> sign(BoardText.cell(start, square), black, white));
    int number = 0;
    for (Step<Position, Move> step : steps) {
      if (!step.move().isPass()) {
        number++;
        cells[step.move().square()] = Integer.toString(number);
      }
    }
    return grid(cells) + String.join("\n", BoardPicture.passes(steps)).indent(0);
  }

  private static String sign(char cell, String black, String white) {
    return cell == 'X' ? black : cell == 'O' ? white : ".";
  }

  private static String grid(String[] cells) {
    StringBuilder text = new StringBuilder("   a  b  c  d  e  f  g  h\n");
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.file(square) == 0) {
        text.append(Square.rank(square) + 1);
      }
      text.append(" ".repeat(3 - cells[square].length())).append(cells[square]);
      text.append(Square.file(square) == 7 ? "\n" : "");
    }
    return text.toString();
  }
}
