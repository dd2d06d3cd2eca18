package org.kifu.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;

/**
 * The names of the mistakes and blunders of a graph beside their marks, such as {@code ○ 42 g2}.
 * Labels do not cover each other or a mark, and cover the line as little as possible. The labels of
 * the worst moves choose first; a label that finds no room is left out.
 */
final class MarkLabels implements ChartLabels.Writer {
  /** The possible distances of a label from its mark, in pixels. */
  private static final double[] DISTANCES = {10, 24, 38, 54};

  /** The room at the top for the names of the phases. */
  private static final double HEADROOM = 18;

  private static final double PADDING = 3;
  private static final Color LABEL_FIELD = new Color(0xFF, 0xFF, 0xFF, 0xDC);

  private final List<Point> points;

  MarkLabels(List<Point> points) {
    this.points = points;
  }

  @Override
  public void write(Graphics2D graphics, ChartLabels.Area area) {
    List<Point2D> curve = new ArrayList<>();
    for (Point point : points) {
      double x = area.domain(point.ply());
      double y = area.range(point.blackDiscDiff());
      curve.add(new Point2D.Double(x, y));
    }
    new Placement(graphics, area.bounds(), curve).drawAll();
  }

  private static boolean isNamed(Point point) {
    return point.mark().filter(mark -> mark != MoveLabel.INACCURACY).isPresent();
  }

  private static String text(Point point) {
    return (point.mover() == Disc.BLACK ? "● " : "○ ") + point.ply() + " " + point.move();
  }

  /** The state of one drawing. */
  private final class Placement {
    private final Graphics2D graphics;
    private final Rectangle2D area;
    private final List<Point2D> curve;
    private final Font font = ChartTheme.smallText();
    private final List<Rectangle2D> taken = new ArrayList<>();

    Placement(Graphics2D graphics, Rectangle2D area, List<Point2D> curve) {
      this.graphics = graphics;
      this.area =
          new Rectangle2D.Double(
              area.getX(), area.getY() + HEADROOM, area.getWidth(), area.getHeight() - HEADROOM);
      this.curve = curve;
    }

    void drawAll() {
      List<Integer> named = new ArrayList<>();
      for (int i = 0; i < points.size(); i++) {
        if (points.get(i).mark().isPresent()) {
          Point2D at = curve.get(i);
          taken.add(new Rectangle2D.Double(at.getX() - 7, at.getY() - 7, 14, 14));
        }
        if (isNamed(points.get(i))) {
          named.add(i);
        }
      }
      named.sort(
          Comparator.<Integer, MoveLabel>comparing(i -> points.get(i).mark().orElseThrow())
              .reversed());
      graphics.setFont(font);
      named.forEach(this::draw);
    }

    private void draw(int index) {
      String text = text(points.get(index));
      Rectangle2D best = null;
      int fewest = Integer.MAX_VALUE;
      for (Rectangle2D box : candidates(curve.get(index), PictureText.width(text, font))) {
        int crossings = crossings(box);
        if (crossings < fewest && isFree(box)) {
          best = box;
          fewest = crossings;
        }
      }
      if (best != null) {
        taken.add(best);
        draw(text, best);
      }
    }

    private void draw(String text, Rectangle2D box) {
      graphics.setPaint(LABEL_FIELD);
      graphics.fill(
          new RoundRectangle2D.Double(
              box.getX(), box.getY(), box.getWidth(), box.getHeight(), 6, 6));
      graphics.setPaint(Palette.INK);
      graphics.drawString(
          text, (float) (box.getX() + PADDING), (float) (box.getMaxY() - PADDING - 2));
    }

    private List<Rectangle2D> candidates(Point2D at, double textWidth) {
      double width = textWidth + 2 * PADDING;
      double height = font.getSize2D() + 2 * PADDING;
      List<Rectangle2D> boxes = new ArrayList<>();
      for (double distance : DISTANCES) {
        for (double shift : new double[] {0.5, 0.1, 0.9}) {
          double x = at.getX() - shift * width;
          boxes.add(new Rectangle2D.Double(x, at.getY() - distance - height, width, height));
          boxes.add(new Rectangle2D.Double(x, at.getY() + distance, width, height));
        }
        double y = at.getY() - height / 2;
        boxes.add(new Rectangle2D.Double(at.getX() + distance, y, width, height));
        boxes.add(new Rectangle2D.Double(at.getX() - distance - width, y, width, height));
      }
      return boxes;
    }

    private boolean isFree(Rectangle2D box) {
      return area.contains(box) && taken.stream().noneMatch(box::intersects);
    }

    private int crossings(Rectangle2D box) {
      int crossings = 0;
      for (int i = 1; i < curve.size(); i++) {
        crossings += new Line2D.Double(curve.get(i - 1), curve.get(i)).intersects(box) ? 1 : 0;
      }
      return crossings;
    }
  }
}
