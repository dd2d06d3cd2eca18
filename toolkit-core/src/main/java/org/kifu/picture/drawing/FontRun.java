package org.kifu.picture.drawing;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a line in one font. The bundled fonts hold the letters of Europe, Kifu's own Japanese
 * words and the Japanese names of openings. Other characters, such as the name of a player in
 * kanji, come from the fonts of the machine, if one of them has them.
 *
 * @param text the text, which is not empty
 * @param font the bundled font that was asked for, the one for Japanese, or the machine's
 */
public record FontRun(String text, Font font) {
  private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);

  /** Cuts a line where the font changes. */
  public static List<FontRun> of(String text, Font font) {
    if (font.canDisplayUpTo(text) < 0) {
      return text.isEmpty() ? List.of() : List.of(new FontRun(text, font));
    }
    Font other = other(text, font);
    List<FontRun> runs = new ArrayList<>();
    Font last = font;
    int start = 0;
    for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
      int character = text.codePointAt(at);
      Font next = !font.canDisplay(character) && other.canDisplay(character) ? other : font;
      if (!next.equals(last) && at > start) {
        runs.add(new FontRun(text.substring(start, at), last));
        start = at;
      }
      last = next;
    }
    runs.add(new FontRun(text.substring(start), last));
    return runs;
  }

  /**
   * The font for characters that {@code font} lacks: the bundled Japanese one, unless the machine's
   * has more.
   */
  private static Font other(String text, Font font) {
    boolean bold = isBold(font);
    Font japanese = BundledFont.japanese(bold, font.getSize2D());
    Font machine =
        new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont(font.getSize2D());
    return count(text, font, japanese) >= count(text, font, machine) ? japanese : machine;
  }

  /** The number of characters that one font lacks and another has. */
  private static long count(String text, Font lacking, Font having) {
    return text.codePoints()
        .filter(each -> !lacking.canDisplay(each) && having.canDisplay(each))
        .count();
  }

  /** Whether a font is bold; only the name of a font from a file shows its weight. */
  private static boolean isBold(Font font) {
    return font.getFontName().contains("Bold");
  }

  GlyphVector glyphs() {
    return font.createGlyphVector(UNHINTED, text);
  }

  /** The width in pixels. */
  double width() {
    return glyphs().getLogicalBounds().getWidth();
  }
}
