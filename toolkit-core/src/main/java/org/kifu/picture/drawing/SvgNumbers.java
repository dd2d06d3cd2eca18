package org.kifu.picture.drawing;

import java.awt.BasicStroke;
import java.math.BigDecimal;

/** Numbers and lines in the syntax of SVG. */
final class SvgNumbers {
  private SvgNumbers() {}

  /** A number with at most {@code decimals} decimals, without trailing zeros. */
  static String decimal(double value, int decimals) {
    long units = Math.round(value * Math.pow(10, decimals));
    return BigDecimal.valueOf(units, decimals).stripTrailingZeros().toPlainString();
  }

  /** A coordinate or length in pixels. */
  static String of(double length) {
    return decimal(length, 2);
  }

  /**
   * The attributes of a line except its colour, without those that have the default value in SVG.
   */
  static String stroke(BasicStroke stroke) {
    StringBuilder text = new StringBuilder();
    if (stroke.getLineWidth() != 1) {
      text.append(" stroke-width='").append(of(stroke.getLineWidth())).append('\'');
    }
    switch (stroke.getEndCap()) {
      case BasicStroke.CAP_ROUND -> text.append(" stroke-linecap='round'");
      case BasicStroke.CAP_SQUARE -> text.append(" stroke-linecap='square'");
      default -> {}
    }
    switch (stroke.getLineJoin()) {
      case BasicStroke.JOIN_ROUND -> text.append(" stroke-linejoin='round'");
      case BasicStroke.JOIN_BEVEL -> text.append(" stroke-linejoin='bevel'");
      default ->
          text.append(" stroke-miterlimit='").append(of(stroke.getMiterLimit())).append('\'');
    }
    float[] dashes = stroke.getDashArray();
    if (dashes != null) {
      text.append(" stroke-dasharray='");
      for (int i = 0; i < dashes.length; i++) {
        text.append(i == 0 ? "" : " ").append(of(dashes[i]));
      }
      text.append('\'');
      if (stroke.getDashPhase() != 0) {
        text.append(" stroke-dashoffset='").append(of(stroke.getDashPhase())).append('\'');
      }
    }
    return text.toString();
  }
}
