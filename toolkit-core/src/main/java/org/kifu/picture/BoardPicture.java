package org.kifu.picture;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.picture.KifuSheet.Numbered;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.rules.Rules;
import org.kifu.words.Words;

/** A picture of a board: a position, or a game as a kifu diagram. */
public final class BoardPicture {
  private static final int LINE_HEIGHT = 20;

  private final PictureHead head;
  private final List<String> footer;
  private final BoardLook look;
  private final Consumer<BoardPainter> discs;

  private BoardPicture(
      PictureHead head, List<String> footer, BoardLook look, Consumer<BoardPainter> discs) {
    this.head = head;
    this.footer = footer;
    this.look = look;
    this.discs = discs;
  }

  /**
   * A position: its discs, with the last placed one marked, and below the board the disc counts and
   * the side to move.
   *
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   */
  public static Picture position(ShownPosition shown, GameCaption caption, BoardLook look) {
    List<String> footer = new ArrayList<>();
    footer.add(shown.status("●", "○"));
    if (!shown.lastPly().isEmpty()) {
      footer.add(shown.lastPly());
    }
    return new BoardPicture(
            head(caption, Words.english()), footer, look, painter -> drawPosition(painter, shown))
        .picture(
            "Position: " + shown.status("black", "white"),
            discs(shown.position(), Words.english()));
  }

  /**
   * A position of any rules, on a board like the one that the game is sold with, with the last move
   * marked.
   *
   * @param last the move that led to the position
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   * @param footer the text below the board
   * @return empty if the rules do not describe their board
   */
  public static <P> Optional<Picture> position(
      Rules<P, ?> rules,
      P position,
      Optional<MoveToken> last,
      GameCaption caption,
      String footer,
      BoardLook look) {
    return position instanceof DraughtsPosition pieces
        ? Optional.of(DraughtsPicture.of(pieces, last, caption, footer, look))
        : rules
            .display()
            .face(position)
            .map(face -> FacePicture.of(face, last, caption, footer, look));
  }

  private static void drawPosition(BoardPainter painter, ShownPosition shown) {
    drawDiscs(painter, shown.position(), shown.position());
    shown.last().filter(move -> !move.isPass()).ifPresent(move -> painter.markLast(move.square()));
  }

  /** The squares of the discs, in words. */
  private static String discs(Position position, Words words) {
    return words.filled(
        "seen.board",
        squares(position.black()),
        squares(position.white()),
        words.mover(position.sideToMove()));
  }

  private static String squares(long discs) {
    List<String> names = new ArrayList<>();
    for (long left = discs; left != 0; left &= left - 1) {
      names.add(Square.name(Long.numberOfTrailingZeros(left)));
    }
    return String.join(" ", names);
  }

  /** A kifu diagram with English words. */
  public static Picture kifu(KifuSheet sheet, GameCaption caption, BoardLook look) {
    return kifu(sheet, caption, look, Locale.ENGLISH);
  }

  /**
   * A kifu diagram: every square shows the number of the disc that was placed on it. The numbers
   * are continuous, because passes have no number; a line below the board lists the passes. Discs
   * that were on the board before have no number. Without any move and any caption, the picture is
   * a sheet to write a game on.
   *
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   */
  public static Picture kifu(
      KifuSheet sheet, GameCaption caption, BoardLook look, Locale language) {
    Words words = Words.in(language);
    boolean isToBeWritten = sheet.placed().isEmpty() && caption.equals(GameCaption.NONE);
    PictureHead head =
        isToBeWritten ? new SheetForm(words, BoardPainter.SIDE) : head(caption, words);
    return kifu(sheet, head, caption, look, words);
  }

  /** A kifu diagram without text above it, for a place that names the game itself. */
  public static Picture unheadedKifu(
      KifuSheet sheet, GameCaption caption, BoardLook look, Locale language) {
    Words words = Words.in(language);
    return kifu(sheet, head(GameCaption.NONE, words), caption, look, words);
  }

  private static Picture kifu(
      KifuSheet sheet, PictureHead head, GameCaption caption, BoardLook look, Words words) {
    List<String> footer = new ArrayList<>();
    sheet.stretch(words).ifPresent(footer::add);
    sheet.passes(words).ifPresent(footer::add);
    String moves =
        sheet.placed().stream()
            .map(disc -> disc.number() + " " + Square.name(disc.square()))
            .collect(Collectors.joining(", "));
    String description = words.filled("seen.moves", discs(sheet.before(), words), moves);
    return new BoardPicture(head, footer, look, painter -> drawKifu(painter, sheet, look))
        .picture(
            words.filled("chart.kifu", caption.inOneLine(words.locale())),
            sheet.passes(words).map(passes -> description + "; " + passes).orElse(description));
  }

  private static void drawKifu(BoardPainter painter, KifuSheet sheet, BoardLook look) {
    boolean asPlaced = look.colours() == BoardLook.Colours.PLACED;
    drawDiscs(painter, sheet.before(), asPlaced ? sheet.before() : sheet.after());
    for (Numbered disc : sheet.placed()) {
      Disc colour = asPlaced ? disc.mover() : colour(sheet.after(), disc.square());
      painter.drawDisc(disc.square(), colour, Integer.toString(disc.number()));
    }
  }

  /** Draws the discs of one position in the colours that they have in another. */
  private static void drawDiscs(BoardPainter painter, Position position, Position coloured) {
    for (long left = position.player() | position.opponent(); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      painter.drawDisc(square, colour(coloured, square), "");
    }
  }

  private static Disc colour(Position position, int square) {
    return (position.black() & 1L << square) != 0 ? Disc.BLACK : Disc.WHITE;
  }

  private static CaptionHead head(GameCaption caption, Words words) {
    return new CaptionHead(caption, words, BoardPainter.SIDE);
  }

  private Picture picture(String title, String description) {
    int height = head.height() + BoardPainter.SIDE + footer.size() * LINE_HEIGHT;
    return new Picture(
            PictureText.clean(title),
            BoardPainter.SIDE,
            height,
            graphics -> paint(graphics, height))
        .described(description);
  }

  private void paint(Graphics2D graphics, int height) {
    graphics.setPaint(Palette.PAPER);
    graphics.fill(new Rectangle2D.Double(0, 0, BoardPainter.SIDE, height));
    head.paint(graphics);
    BoardPainter painter = new BoardPainter(graphics, look.field(), head.height());
    painter.drawEmptyBoard();
    discs.accept(painter);
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    double y = head.height() + BoardPainter.SIDE;
    for (String line : footer) {
      String fitting = PictureText.fit(line, font, BoardPainter.SIDE - 2.0 * BoardPainter.MARGIN);
      PictureText.draw(graphics, fitting, BoardPainter.MARGIN, y, PictureText.Align.LEFT);
      y += LINE_HEIGHT;
    }
  }

  /**
   * The head of a sheet to write a game on: lines for names, score, event and date.
   *
   * @param width the width of the picture in pixels
   */
  private record SheetForm(Words words, int width) implements PictureHead {
    private static final int TOP = 12;
    private static final int LINE = 30;
    private static final int EDGE = BoardPainter.MARGIN;
    private static final int GAP = 8;

    /** The share of the width at which the left lines end. */
    private static final double MIDDLE = 0.66;

    @Override
    public int height() {
      return TOP + 3 * LINE;
    }

    @Override
    public void paint(Graphics2D graphics) {
      Font font = BundledFont.regular(15);
      graphics.setFont(font);
      graphics.setPaint(Palette.INK);
      graphics.setStroke(new BasicStroke(1));
      double middle = width * MIDDLE;
      field(graphics, font, 1, EDGE, middle - GAP, "● " + words.of(Disc.BLACK));
      field(graphics, font, 1, middle + GAP, width - EDGE, words.of("fact.result"));
      field(graphics, font, 2, EDGE, middle - GAP, "○ " + words.of(Disc.WHITE));
      field(graphics, font, 2, middle + GAP, width - EDGE, words.of("sheet.date"));
      field(graphics, font, 3, EDGE, width - EDGE, words.of("fact.event"));
    }

    private static void field(
        Graphics2D graphics, Font font, int line, double left, double right, String name) {
      double base = TOP + LINE * line - 6.0;
      PictureText.draw(graphics, name, left, base - 3, Align.LEFT);
      double from = left + PictureText.width(name, font) + GAP;
      graphics.draw(new Line2D.Double(from, base + 0.5, right, base + 0.5));
    }
  }
}
