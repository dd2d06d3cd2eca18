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
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.replay.NumberedDiscs.NumberedDisc;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.words.Words;

/** A picture of a board: a position, or a game as a kifu diagram. */
public final class BoardPicture {
  private static final int LINE_HEIGHT = 20;
  private static final int FOOTER_SIZE = 13;

  /** About the width of a character below the board. */
  private static final int CHARACTER = 7;

  /** The files of the narrowest picture; smaller boards leave room for the words. */
  private static final int LEAST_FILES = 8;

  private final PictureHead head;
  private final BoardFace board;
  private final List<String> footer;
  private final BoardLook look;
  private final Consumer<BoardPainter> discs;
  private final int width;

  private BoardPicture(
      PictureHead head,
      BoardFace board,
      List<String> footer,
      BoardLook look,
      Consumer<BoardPainter> discs) {
    this.head = head;
    this.board = board;
    this.footer = footer;
    this.look = look;
    this.discs = discs;
    this.width = width(board);
  }

  /** The width of a picture of a board. */
  static int width(BoardFace board) {
    return BoardPainter.side(Math.max(LEAST_FILES, board.width()));
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
    BoardFace face = Othello.RULES.face(shown.position()).orElseThrow();
    LegalMarks marks = look.marks(Othello.RULES, shown.position());
    return new BoardPicture(
            head(caption, Words.english(), face),
            face,
            footer,
            look,
            painter -> drawPosition(painter, face, shown, marks))
        .picture(
            "Position: " + shown.status("black", "white"),
            FacePicture.withMoves(discs(shown.position(), Words.english()), marks));
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
    LegalMarks marks = look.marks(rules, position);
    return position instanceof DraughtsPosition pieces
        ? Optional.of(DraughtsPicture.of(pieces, last, marks, caption, footer, look))
        : rules
            .display()
            .face(position)
            .map(face -> FacePicture.of(face, last, marks, caption, footer, look));
  }

  private static void drawPosition(
      BoardPainter painter, BoardFace face, ShownPosition shown, LegalMarks marks) {
    painter.drawCells(face);
    painter.markMoves(marks);
    shown
        .last()
        .filter(move -> !move.isPass())
        .ifPresent(
            move -> painter.markLast(Square.file(move.square()), Square.rank(move.square())));
  }

  /** The squares of the discs, in words. */
  private static String discs(Position position, Words words) {
    return words.filled(
        "seen.board",
        squares(position.black()),
        squares(position.white()),
        words.mover(position.sideToMove()));
  }

  /** The squares of the discs before a part of a game, in words. */
  private static String discs(KifuSheet sheet, Words words) {
    BoardFace face = sheet.before();
    boolean hasHoles = face.cells().contains(new Cell.Hole());
    String discs =
        words.filled(
            face.make() == BoardFace.Make.RAVENSBURGER ? "seen.board-gold" : "seen.board",
            FacePicture.squares(face, new Cell.Laid(Disc.BLACK)),
            FacePicture.squares(face, new Cell.Laid(Disc.WHITE)),
            sheet.mover(sheet.sideBefore(), words));
    return hasHoles
        ? discs + "; " + words.filled("seen.holes", FacePicture.squares(face, new Cell.Hole()))
        : discs;
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
        isToBeWritten
            ? new SheetForm(sheet, words, width(sheet.before()))
            : head(caption, words, sheet.before());
    return kifu(sheet, head, caption, look, words);
  }

  /** A kifu diagram without text above it, for a place that names the game itself. */
  public static Picture unheadedKifu(
      KifuSheet sheet, GameCaption caption, BoardLook look, Locale language) {
    Words words = Words.in(language);
    return kifu(sheet, head(GameCaption.NONE, words, sheet.before()), caption, look, words);
  }

  private static Picture kifu(
      KifuSheet sheet, PictureHead head, GameCaption caption, BoardLook look, Words words) {
    List<String> footer = new ArrayList<>();
    sheet.stretch(words).ifPresent(footer::add);
    sheet
        .remarks(words)
        .flatMap(remark -> wrapped(remark, (int) (room(sheet.before()) / CHARACTER)))
        .forEach(footer::add);
    String moves =
        sheet.placed().stream()
            .map(disc -> disc.number() + " " + disc.place())
            .collect(Collectors.joining(", "));
    String description = words.filled("seen.moves", discs(sheet, words), moves);
    return new BoardPicture(
            head, sheet.before(), footer, look, painter -> drawKifu(painter, sheet, look))
        .picture(
            words.filled("chart.kifu", caption.inOneLine(words.locale())),
            Stream.concat(Stream.of(description), sheet.remarks(words))
                .collect(Collectors.joining("; ")));
  }

  /** A list as lines that are not longer than a number of characters. */
  private static Stream<String> wrapped(String list, int most) {
    List<String> lines = new ArrayList<>();
    for (String item : list.split("(?<=,) ", -1)) {
      String longer = lines.isEmpty() ? item : lines.getLast() + " " + item;
      if (!lines.isEmpty() && longer.length() <= most) {
        lines.set(lines.size() - 1, longer);
      } else {
        lines.add(item);
      }
    }
    return lines.stream();
  }

  /** The width of the squares of a picture. */
  private static double room(BoardFace board) {
    return width(board) - 2.0 * BoardPainter.MARGIN;
  }

  private static void drawKifu(BoardPainter painter, KifuSheet sheet, BoardLook look) {
    boolean asPlaced = look.colours() == BoardLook.Colours.PLACED;
    painter.drawCells(asPlaced ? sheet.before() : withDiscsOf(sheet.before(), sheet.after()));
    for (NumberedDisc disc : sheet.placed()) {
      Place at = disc.place();
      Disc colour = asPlaced ? disc.mover() : colour(sheet.after(), at);
      painter.drawDisc(at.file(), at.rank(), colour, Integer.toString(disc.number()));
    }
  }

  private static Disc colour(BoardFace face, Place place) {
    Cell black = new Cell.Laid(Disc.BLACK);
    return face.at(place.file(), place.rank()).equals(black) ? Disc.BLACK : Disc.WHITE;
  }

  /** The discs of one board in the colours that they have on another. */
  private static BoardFace withDiscsOf(BoardFace placed, BoardFace coloured) {
    List<Cell> cells = new ArrayList<>(placed.cells());
    for (int i = 0; i < cells.size(); i++) {
      if (cells.get(i) instanceof Cell.Laid) {
        cells.set(i, coloured.cells().get(i));
      }
    }
    return new BoardFace(placed.make(), placed.width(), placed.height(), cells);
  }

  private static CaptionHead head(GameCaption caption, Words words, BoardFace board) {
    return new CaptionHead(caption, words, width(board));
  }

  private Picture picture(String title, String description) {
    int height = below() + footer.size() * LINE_HEIGHT;
    return new Picture(PictureText.clean(title), width, height, graphics -> paint(graphics, height))
        .described(description);
  }

  /** The top of the lines below the board. */
  private int below() {
    return head.height() + BoardPainter.side(board.height());
  }

  private void paint(Graphics2D graphics, int height) {
    graphics.setPaint(Palette.PAPER);
    graphics.fill(new Rectangle2D.Double(0, 0, width, height));
    head.paint(graphics);
    BoardPainter painter = BoardPainter.of(board, graphics, look.field(), width, head.height());
    painter.drawEmptyBoard();
    discs.accept(painter);
    Font font = BundledFont.regular(FOOTER_SIZE);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    double y = below();
    for (String line : footer) {
      String fitting = PictureText.fit(line, font, room(board));
      PictureText.draw(graphics, fitting, BoardPainter.MARGIN, y, PictureText.Align.LEFT);
      y += LINE_HEIGHT;
    }
  }

  /**
   * The head of a sheet to write a game on: lines for names, score, event and date.
   *
   * @param width the width of the picture in pixels
   */
  private record SheetForm(KifuSheet sheet, Words words, int width) implements PictureHead {
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
      field(graphics, font, 2, EDGE, middle - GAP, "○ " + sheet.side(Disc.WHITE, words));
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
