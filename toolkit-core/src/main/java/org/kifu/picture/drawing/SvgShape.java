package org.kifu.picture.drawing;

/**
 * One shape of a drawing.
 *
 * @param geometry the shape
 * @param fill the attributes of the inside; empty if it is not filled
 * @param stroke the attributes of the outline; empty if there is none
 * @param clip the element outside which nothing is visible; empty if nothing is clipped
 */
record SvgShape(SvgGeometry geometry, String fill, String stroke, String clip) {
  /** Whether a shape drawn after this one is only its outline. */
  boolean isOutlinedBy(SvgShape next) {
    return stroke.isEmpty()
        && next.fill.isEmpty()
        && geometry.equals(next.geometry)
        && clip.equals(next.clip);
  }

  /** This shape with the outline of another. */
  SvgShape outlinedBy(SvgShape next) {
    return new SvgShape(geometry, fill, next.stroke, clip);
  }

  /** The attributes of its colours and its line. */
  String style() {
    return (fill.isEmpty() ? " fill='none'" : fill) + stroke;
  }

  /** Whether this shape can be in one group with another. */
  boolean looksLike(SvgShape other) {
    return style().equals(other.style()) && clip.equals(other.clip);
  }
}
