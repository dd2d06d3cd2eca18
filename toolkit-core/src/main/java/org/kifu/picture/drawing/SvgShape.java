package org.kifu.picture.drawing;

/**
 * One shape of a drawing.
 *
 * @param geometry the shape
 * @param fill the attributes of what is inside; empty for nothing
 * @param stroke the attributes of its line; empty for none
 * @param clip the element outside of which nothing is seen; empty for none
 */
record SvgShape(SvgGeometry geometry, String fill, String stroke, String clip) {
  /** Whether a shape drawn after this one is only its line. */
  boolean isOutlinedBy(SvgShape next) {
    return stroke.isEmpty()
        && next.fill.isEmpty()
        && geometry.equals(next.geometry)
        && clip.equals(next.clip);
  }

  /** This shape with the line of another. */
  SvgShape outlinedBy(SvgShape next) {
    return new SvgShape(geometry, fill, next.stroke, clip);
  }

  /** The attributes of its colours and its line. */
  String style() {
    return (fill.isEmpty() ? " fill='none'" : fill) + stroke;
  }

  /** Whether it can stand in one group with another. */
  boolean looksLike(SvgShape other) {
    return style().equals(other.style()) && clip.equals(other.clip);
  }
}
