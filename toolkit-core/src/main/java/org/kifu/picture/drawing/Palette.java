package org.kifu.picture.drawing;

import java.awt.Color;

/**
 * The colours that boards and charts share. The signal colours are from the palette of M. Okabe and
 * K. Ito, which people can tell apart with every kind of colour vision ("Color Universal Design",
 * 2002).
 */
public final class Palette {
  public static final Color PAPER = Color.WHITE;
  public static final Color INK = new Color(0x22, 0x22, 0x22);
  public static final Color FAINT_INK = new Color(0x5E, 0x63, 0x5C);
  public static final Color SKY_BLUE = new Color(0x56, 0xB4, 0xE9);
  public static final Color ORANGE = new Color(0xE6, 0x9F, 0x00);
  public static final Color VERMILION = new Color(0xD5, 0x5E, 0x00);
  public static final Color BLUE = new Color(0x00, 0x72, 0xB2);

  private Palette() {}
}
