package org.kifu.picture;

import java.awt.Graphics2D;

/** The head above a board. */
interface PictureHead {
  /** The height in pixels; 0 if nothing is drawn. */
  int height();

  /** Draws the head from the top of the picture. */
  void paint(Graphics2D graphics);
}
