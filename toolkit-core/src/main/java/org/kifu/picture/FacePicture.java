package org.kifu.picture;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.words.Words;

/** A picture of a board of any size, like the one that the game is sold with. */
final class FacePicture {
  /** The line below the board. */
  private static final int FOOTER = 28;

  /** The files of the narrowest picture; smaller boards leave room for the words. */
  private static final int LEAST_FILES = 8;

  private final BoardFace face;
  private final Optional<Place> last;
  private final CaptionHead head;
  private final String footer;
  private final BoardLook.Field field;
  private final int width;

  private FacePicture(
      BoardFace face,
      Optional<Place> last,
      GameCaption caption,
      String footer,
      BoardLook.Field field) {
    this.face = face;
    this.last = last;
    this.width = BoardPainter.side(Math.max(LEAST_FILES, face.width()));
    this.head = new CaptionHead(caption, Words.english(), width);
    this.footer = footer;
    this.field = field;
  }

  /**
   * The picture of a position.
   *
   * @param last the move that led to the position
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   * @param footer the text below the board
   */
  static Picture of(
      BoardFace face,
      Optional<? extends MoveToken> last,
      GameCaption caption,
      String footer,
      BoardLook look) {
    Optional<Place> marked = last.flatMap(FacePicture::place);
    FacePicture drawn = new FacePicture(face, marked, caption, footer, look.field());
    return new Picture(
            PictureText.clean("Position: " + footer), drawn.width, drawn.height(), drawn::paint)
        .described(described(face));
  }

  private static Optional<Place> place(MoveToken move) {
    return switch (move) {
      case Place place -> Optional.of(place);
      case PlaceToward line -> Optional.of(line.place());
      case Coloured disc -> Optional.of(disc.place());
      default -> Optional.empty();
    };
  }

  private static String described(BoardFace face) {
    String lightName = face.make() == BoardFace.Make.RAVENSBURGER ? "gold" : "white";
    List<String> parts = new ArrayList<>();
    parts.add("black: " + squares(face, new Cell.Laid(Disc.BLACK)));
    parts.add(lightName + ": " + squares(face, new Cell.Laid(Disc.WHITE)));
    parts.add("no squares: " + squares(face, new Cell.Hole()));
    parts.removeIf(part -> part.endsWith(": "));
    return String.join("; ", parts);
  }

  private static String squares(BoardFace face, Cell wanted) {
    List<String> names = new ArrayList<>();
    for (int rank = 0; rank < face.height(); rank++) {
      for (int file = 0; file < face.width(); file++) {
        if (face.at(file, rank).equals(wanted)) {
          names.add(new Place(file, rank).toString());
        }
      }
    }
    return String.join(" ", names);
  }

  private int height() {
    return head.height() + BoardPainter.side(face.height()) + FOOTER;
  }

  private void paint(Graphics2D graphics) {
    graphics.setPaint(Palette.PAPER);
    graphics.fill(new Rectangle2D.Double(0, 0, width, height()));
    head.paint(graphics);
    int left = (width - BoardPainter.side(face.width())) / 2;
    BoardPainter painter =
        new BoardPainter(
            graphics, field, face.make(), face.width(), face.height(), left, head.height());
    painter.drawEmptyBoard();
    for (int rank = 0; rank < face.height(); rank++) {
      for (int file = 0; file < face.width(); file++) {
        paint(painter, file, rank);
      }
    }
    last.ifPresent(place -> painter.markLast(place.file(), place.rank()));
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    String fitting = PictureText.fit(footer, font, width - 2.0 * BoardPainter.MARGIN);
    double y = height() - FOOTER / 2.0;
    PictureText.draw(graphics, fitting, BoardPainter.MARGIN, y, PictureText.Align.LEFT);
  }

  private void paint(BoardPainter painter, int file, int rank) {
    switch (face.at(file, rank)) {
      case Cell.Empty() -> {}
      case Cell.Hole() -> painter.drawHole(file, rank);
      case Cell.Laid(Disc colour) -> painter.drawDisc(file, rank, colour, "");
      case Cell.Tile tile -> painter.drawTile(file, rank, tile);
    }
  }
}
