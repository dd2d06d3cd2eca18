package org.kifu.report;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;

/** Pictures of 8x8 boards: a position, or a whole game as a kifu diagram. */
public final class BoardPicture {
  private static final int LINE_HEIGHT = 20;

  private final GameCaption caption;
  private final List<String> footer;
  private final Consumer<BoardPainter> discs;

  private BoardPicture(GameCaption caption, List<String> footer, Consumer<BoardPainter> discs) {
    this.caption = caption;
    this.footer = footer;
    this.discs = discs;
  }

  /**
   * A position: its discs, the last placed one marked, below it the disc counts and the side to
   * move.
   *
   * @param caption what stands above it; {@link GameCaption#NONE} for nothing
   */
  public static Picture position(ShownPosition shown, GameCaption caption) {
    List<String> footer = new ArrayList<>();
    footer.add(shown.status("●", "○"));
    if (!shown.lastPly().isEmpty()) {
      footer.add(shown.lastPly());
    }
    String title = "Position: " + shown.status("black", "white");
    return new BoardPicture(caption, footer, painter -> drawPosition(painter, shown))
        .picture(title);
  }

  private static void drawPosition(BoardPainter painter, ShownPosition shown) {
    Position position = shown.position();
    for (int square = 0; square < Square.COUNT; square++) {
      drawStartDisc(painter, position, square);
    }
    shown.last().filter(move -> !move.isPass()).ifPresent(move -> painter.markLast(move.square()));
  }

  /**
   * A kifu diagram: every square shows the number of the disc placed on it, in the colour of the
   * player who placed it; the numbers run through, passes have none and are told below. The discs
   * of the start have no numbers.
   *
   * @param plies how many plies to show, passes counted; more than the game has stand for all
   * @param caption what stands above it; {@link GameCaption#NONE} for nothing
   */
  public static Picture kifu(Replay<Position, Move> game, int plies, GameCaption caption) {
    List<Step<Position, Move>> steps =
        game.steps().subList(0, Math.clamp(plies, 0, game.steps().size()));
    Position start = game.steps().isEmpty() ? game.end() : game.steps().getFirst().before();
    return new BoardPicture(caption, passes(steps), painter -> drawKifu(painter, start, steps))
        .picture("Kifu: " + caption.inOneLine());
  }

  private static void drawKifu(
      BoardPainter painter, Position start, List<Step<Position, Move>> steps) {
    for (int square = 0; square < Square.COUNT; square++) {
      drawStartDisc(painter, start, square);
    }
    int number = 0;
    for (Step<Position, Move> step : steps) {
      if (!step.move().isPass()) {
        number++;
        painter.drawDisc(
            step.move().square(), step.before().sideToMove(), Integer.toString(number));
      }
    }
  }

  private static void drawStartDisc(BoardPainter painter, Position position, int square) {
    for (Disc colour : Disc.values()) {
      if ((position.discs(colour) & 1L << square) != 0) {
        painter.drawDisc(square, colour, "");
      }
    }
  }

  /** One line for all passes, such as {@code White passes after 41, black after 55.} */
  static List<String> passes(List<Step<Position, Move>> steps) {
    StringBuilder line = new StringBuilder();
    int number = 0;
    for (Step<Position, Move> step : steps) {
      if (step.move().isPass()) {
        line.append(line.isEmpty() ? "passes: " : ", ")
            .append(ShownPosition.name(step.before().sideToMove()))
            .append(" after ")
            .append(number);
      } else {
        number++;
      }
    }
    return line.isEmpty() ? List.of() : List.of(line.toString());
  }

  private Picture picture(String title) {
    CaptionHead head = new CaptionHead(caption, BoardPainter.SIDE);
    int height = head.height() + BoardPainter.SIDE + footer.size() * LINE_HEIGHT;
    return new Picture(
        TextLine.clean(title),
        BoardPainter.SIDE,
        height,
        graphics -> paint(graphics, head, height));
  }

  private void paint(Graphics2D graphics, CaptionHead head, int height) {
    graphics.setPaint(ChartTheme.PAPER);
    graphics.fill(new Rectangle2D.Double(0, 0, BoardPainter.SIDE, height));
    head.paint(graphics);
    BoardPainter painter = new BoardPainter(graphics, head.height());
    painter.drawEmptyBoard();
    discs.accept(painter);
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    graphics.setPaint(ChartTheme.INK);
    double y = head.height() + BoardPainter.SIDE;
    for (String line : footer) {
      String fitting = TextLine.fit(line, font, BoardPainter.SIDE - 2.0 * BoardPainter.MARGIN);
      TextLine.draw(graphics, fitting, BoardPainter.MARGIN, y, TextLine.Align.LEFT);
      y += LINE_HEIGHT;
    }
  }
}
