package org.kifu.picture;

import java.awt.Color;
import java.util.Locale;
import org.kifu.picture.drawing.Palette;
import org.kifu.rules.BoardFace;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Rules;

/**
 * The look of a drawn board.
 *
 * @param field the field of the board
 * @param colours the colours of the discs of a kifu diagram
 * @param marksMoves whether the legal moves of a position are marked
 */
public record BoardLook(Field field, Colours colours, boolean marksMoves) {
  /** A green field, and discs in the colour of the player who placed them. */
  public static final BoardLook USUAL = new BoardLook(Field.GREEN, Colours.PLACED);

  /** A look without marks of legal moves. */
  public BoardLook(Field field, Colours colours) {
    this(field, colours, false);
  }

  /** The legal moves of a position that are marked. */
  <P> LegalMarks marks(Rules<P, ?> rules, P position) {
    return marksMoves ? LegalMarks.of(rules, position) : LegalMarks.NONE;
  }

  /** The default field of a board. */
  public static Field usualField(BoardFace.Make make) {
    return switch (make) {
      case OTHELLO, DRAUGHTS -> Field.GREEN;
      case REVERSI, RAVENSBURGER -> Field.BROWN;
    };
  }

  /** The field of a board. */
  public enum Field {
    /** Green, as on most boards. */
    GREEN(new Color(0x86, 0xBC, 0x8F), new Color(0x2A, 0x4A, 0x33), Palette.INK, 1),
    /** White with black lines, for print in one colour and for the strongest contrast. */
    WHITE(Color.WHITE, Color.BLACK, Color.BLACK, 1.5f),
    /** Red-brown, as on old boards of Reversi; black discs have a light rim on it. */
    BROWN(new Color(0xB0, 0x6A, 0x48), new Color(0x3E, 0x1F, 0x12), Palette.INK, 1);

    private static final Color LIGHT_RIM = new Color(0xF3, 0xE9, 0xDC);

    private final Color ground;
    private final Color lines;
    private final Color ink;
    private final float outline;

    Field(Color ground, Color lines, Color ink, float outline) {
      this.ground = ground;
      this.lines = lines;
      this.ink = ink;
      this.outline = outline;
    }

    Color ground() {
      return ground;
    }

    /** The colour of the grid. */
    Color lines() {
      return lines;
    }

    /** The colour of black discs, and of the outlines and numbers of white ones. */
    Color ink() {
      return ink;
    }

    /** The colour of the outline of black discs. */
    Color rim() {
      return this == BROWN ? LIGHT_RIM : ink;
    }

    /** The width of a disc's outline in pixels. */
    float outline() {
      return outline;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The colours of the discs of a kifu diagram; the numbers do not depend on them. */
  public enum Colours {
    /** Each disc has the colour of the player who placed it, as on printed record sheets. */
    PLACED,
    /** Each disc has the colour that it has after the last numbered move. */
    FINAL;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
