package org.kifu.picture;

import java.awt.Graphics2D;

/** The head above a board. */
interface PictureHead {
  /** The height in pixels, 0 for nothing. */
  int height();

  /** Draws it from the top of the picture. */
  void paint(Graphics2D graphics);
}
