package org.kifu.picture;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.kifu.rules.LegalMarks;
import org.kifu.words.Words;

/** A picture of a board of any size, like the one that the game is sold with. */
final class FacePicture {
  /** The line below the board. */
  private static final int FOOTER = 28;

  private final BoardFace face;
  private final Optional<Place> last;
  private final LegalMarks marks;
  private final CaptionHead head;
  private final String footer;
  private final BoardLook.Field field;
  private final int width;

  private FacePicture(
      BoardFace face,
      Optional<Place> last,
      LegalMarks marks,
      GameCaption caption,
      String footer,
      BoardLook.Field field) {
    this.face = face;
    this.last = last;
    this.marks = marks;
    this.width = BoardPicture.width(face);
    this.head = new CaptionHead(caption, Words.english(), width);
    this.footer = footer;
    this.field = field;
  }

  /**
   * The picture of a position.
   *
   * @param last the move that led to the position
   * @param marks the legal moves to mark
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   * @param footer the text below the board
   */
  static Picture of(
      BoardFace face,
      Optional<? extends MoveToken> last,
      LegalMarks marks,
      GameCaption caption,
      String footer,
      BoardLook look) {
    Optional<Place> marked = last.flatMap(FacePicture::place);
    FacePicture drawn = new FacePicture(face, marked, marks, caption, footer, look.field());
    return new Picture(
            PictureText.clean("Position: " + footer), drawn.width, drawn.height(), drawn::paint)
        .described(withMoves(described(face), marks));
  }

  /** A description with the squares of legal moves, if they are marked. */
  static String withMoves(String description, LegalMarks marks) {
    String squares =
        Stream.concat(marks.squares().keySet().stream(), marks.pieces().stream())
            .map(Place::toString)
            .collect(Collectors.joining(" "));
    return squares.isEmpty() ? description : description + "; legal: " + squares;
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

  /** The names of the squares with some content. */
  static String squares(BoardFace face, Cell wanted) {
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
    BoardPainter painter = BoardPainter.of(face, graphics, field, width, head.height());
    painter.drawEmptyBoard();
    painter.drawCells(face);
    painter.markMoves(marks);
    last.ifPresent(place -> painter.markLast(place.file(), place.rank()));
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    String fitting = PictureText.fit(footer, font, width - 2.0 * BoardPainter.MARGIN);
    double y = height() - FOOTER / 2.0;
    PictureText.draw(graphics, fitting, BoardPainter.MARGIN, y, PictureText.Align.LEFT);
  }
}
