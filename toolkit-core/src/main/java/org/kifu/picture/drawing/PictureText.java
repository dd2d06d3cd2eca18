package org.kifu.picture.drawing;

import java.awt.Font;
import java.awt.Graphics2D;

/**
 * Lines of foreign text, made fit for a picture: without control characters, and not wider than
 * allowed.
 */
public final class PictureText {
  private static final String ELLIPSIS = "…";
  private static final int MOST_CHARACTERS = 1000;

  private PictureText() {}

  /** The alignment of a line at its point. */
  public enum Align {
    LEFT(0),
    CENTRE(0.5),
    RIGHT(1);

    private final double share;

    Align(double share) {
      this.share = share;
    }
  }

  /**
   * The text without line breaks, control characters and marks of writing direction, and with white
   * space collapsed.
   */
  public static String clean(String text) {
    return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]+", " ").strip();
  }

  /** The width of a text in pixels. */
  public static double width(String text, Font font) {
    return FontRun.of(text, font).stream().mapToDouble(FontRun::width).sum();
  }

  /** The clean text, cut at its end with an ellipsis if it is wider than {@code limit} pixels. */
  public static String fit(String text, Font font, double limit) {
    String clean = clean(beginning(text));
    if (width(clean, font) <= limit) {
      return clean;
    }
    int[] characters = clean.codePoints().toArray();
    int kept = 0;
    double used = width(ELLIPSIS, font);
    while (kept < characters.length) {
      used += width(Character.toString(characters[kept]), font);
      if (used > limit) {
        break;
      }
      kept++;
    }
    return new String(characters, 0, kept).strip() + ELLIPSIS;
  }

  /** The beginning of a text, enough to fill any picture; names in files may have any length. */
  private static String beginning(String text) {
    return text.codePointCount(0, text.length()) <= MOST_CHARACTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MOST_CHARACTERS));
  }

  /** Draws a line in the current font and colour; {@code y} is the baseline. */
  public static void draw(Graphics2D graphics, String text, double x, double y, Align align) {
    double left = x - align.share * width(text, graphics.getFont());
    graphics.drawString(text, (float) left, (float) y);
  }
}
