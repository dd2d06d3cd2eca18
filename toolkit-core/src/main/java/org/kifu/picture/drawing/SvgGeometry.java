package org.kifu.picture.drawing;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;

/**
 * A shape as an element of SVG.
 *
 * @param element the name and the attributes of the element, such as {@code line x1='0' y1='0'
 *     x2='9' y2='0'}
 * @param transform the transform that moves the shape to its place; empty if it is there already
 */
record SvgGeometry(String element, String transform) {
  private static final String PATH = "path d='";

  /**
   * A shape that is drawn under a transform. If the transform only moves the shape, the element is
   * the simplest one.
   */
  static SvgGeometry of(Shape shape, AffineTransform transform) {
    boolean isMoved = (transform.getType() & ~AffineTransform.TYPE_TRANSLATION) == 0;
    String plain =
        isMoved ? plain(shape, transform.getTranslateX(), transform.getTranslateY()) : "";
    return plain.isEmpty()
        ? new SvgGeometry(path(shape), transform(transform))
        : new SvgGeometry(plain, "");
  }

  /** Whether this is a path that may occur again elsewhere, as letters do. */
  boolean isPath() {
    return element.startsWith(PATH);
  }

  private static String plain(Shape shape, double dx, double dy) {
    return switch (shape) {
      case Line2D line ->
          "line"
              + attribute("x1", line.getX1() + dx)
              + attribute("y1", line.getY1() + dy)
              + attribute("x2", line.getX2() + dx)
              + attribute("y2", line.getY2() + dy);
      case Rectangle2D box ->
          "rect"
              + attribute("x", box.getX() + dx)
              + attribute("y", box.getY() + dy)
              + attribute("width", box.getWidth())
              + attribute("height", box.getHeight());
      case Ellipse2D round when round.getWidth() == round.getHeight() ->
          "circle"
              + attribute("cx", round.getCenterX() + dx)
              + attribute("cy", round.getCenterY() + dy)
              + attribute("r", round.getWidth() / 2);
      default -> "";
    };
  }

  private static String attribute(String name, double value) {
    return " " + name + "='" + SvgNumbers.of(value) + "'";
  }

  private static String path(Shape shape) {
    StringBuilder data = new StringBuilder(PATH);
    PathIterator path = shape.getPathIterator(null);
    double[] points = new double[6];
    for (; !path.isDone(); path.next()) {
      switch (path.currentSegment(points)) {
        case PathIterator.SEG_MOVETO -> append(data, 'M', points, 2);
        case PathIterator.SEG_LINETO -> append(data, 'L', points, 2);
        case PathIterator.SEG_QUADTO -> append(data, 'Q', points, 4);
        case PathIterator.SEG_CUBICTO -> append(data, 'C', points, 6);
        default -> data.append('Z');
      }
    }
    boolean isEvenOdd = path.getWindingRule() == PathIterator.WIND_EVEN_ODD;
    return data.append(isEvenOdd ? "' fill-rule='evenodd'" : "'").toString();
  }

  private static void append(StringBuilder data, char command, double[] points, int count) {
    data.append(command);
    for (int i = 0; i < count; i++) {
      data.append(i == 0 ? "" : ",").append(SvgNumbers.of(points[i]));
    }
  }

  private static String transform(AffineTransform transform) {
    if (transform.isIdentity()) {
      return "";
    }
    boolean isTurned = transform.getShearX() != 0 || transform.getShearY() != 0;
    if (isTurned || transform.getScaleX() != transform.getScaleY()) {
      double[] numbers = new double[6];
      transform.getMatrix(numbers);
      StringBuilder text = new StringBuilder(" transform='matrix(");
      for (int i = 0; i < numbers.length; i++) {
        text.append(i == 0 ? "" : ",").append(SvgNumbers.decimal(numbers[i], i < 4 ? 4 : 2));
      }
      return text.append(")'").toString();
    }
    String moved =
        "translate(%s,%s)"
            .formatted(
                SvgNumbers.of(transform.getTranslateX()), SvgNumbers.of(transform.getTranslateY()));
    boolean isScaled = transform.getScaleX() != 1;
    String scaled = isScaled ? "scale(" + SvgNumbers.decimal(transform.getScaleX(), 4) + ")" : "";
    return " transform='" + moved + scaled + "'";
  }
}
