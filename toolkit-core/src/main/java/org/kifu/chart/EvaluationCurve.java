package org.kifu.chart;

import java.util.List;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.chart.EvaluationGraph.Point;

/** The points of a game, cut into the parts of a chart: areas, solid and dashed lines, marks. */
final class EvaluationCurve {
  /** The length of the axis for shorter games. */
  private static final int LEAST_PLIES = 20;

  private final List<Point> points;

  private EvaluationCurve(List<Point> points) {
    this.points = points;
  }

  static EvaluationCurve of(List<Point> points) {
    return new EvaluationCurve(points);
  }

  /** The last ply of the axis. */
  int lastPly() {
    return lastPly(points.isEmpty() ? 0 : points.getLast().ply());
  }

  /** The last ply of the axis of a game with {@code plies} plies. */
  static int lastPly(int plies) {
    return Math.max(LEAST_PLIES, plies);
  }

  /** Two series: the curve where black leads, and the curve where white leads; zero elsewhere. */
  XYDataset areas() {
    XYSeries black = new XYSeries(Disc.BLACK);
    XYSeries white = new XYSeries(Disc.WHITE);
    for (int i = 0; i < points.size(); i++) {
      if (i > 0) {
        addCrossing(points.get(i - 1), points.get(i), black, white);
      }
      Point point = points.get(i);
      black.add(point.ply(), Math.max(0, point.blackDiscDiff()));
      white.add(point.ply(), Math.min(0, point.blackDiscDiff()));
    }
    XYSeriesCollection areas = new XYSeriesCollection(black);
    areas.addSeries(white);
    return areas;
  }

  /** Adds the point where the line between two points crosses zero, so that both areas touch it. */
  private static void addCrossing(Point from, Point to, XYSeries black, XYSeries white) {
    double before = from.blackDiscDiff();
    double after = to.blackDiscDiff();
    if (before * after < 0) {
      double ply = from.ply() + (to.ply() - from.ply()) * before / (before - after);
      black.add(ply, 0);
      white.add(ply, 0);
    }
  }

  /** The runs of the line whose less certain end has this confidence; each run is one series. */
  XYDataset lines(Confidence confidence) {
    XYSeriesCollection lines = new XYSeriesCollection();
    XYSeries run = new XYSeries(0);
    for (int i = 1; i < points.size(); i++) {
      if (confidence(i) == confidence) {
        if (run.isEmpty()) {
          add(run, points.get(i - 1));
        }
        add(run, points.get(i));
      } else if (!run.isEmpty()) {
        lines.addSeries(run);
        run = new XYSeries(lines.getSeriesCount());
      }
    }
    if (!run.isEmpty()) {
      lines.addSeries(run);
    }
    return lines;
  }

  /** The confidence of the line from the point before to this one: the lower of the two. */
  private Confidence confidence(int i) {
    Confidence before = points.get(i - 1).confidence();
    Confidence here = points.get(i).confidence();
    return before.compareTo(here) > 0 ? before : here;
  }

  /**
   * A line of steps: each number holds from its ply to the next.
   *
   * @param numbers one for each ply, from 0
   */
  static XYDataset steps(List<Integer> numbers) {
    XYSeries steps = new XYSeries(0);
    for (int ply = 0; ply < numbers.size(); ply++) {
      if (ply > 0) {
        steps.add(ply, numbers.get(ply - 1));
      }
      steps.add(ply, numbers.get(ply));
    }
    return new XYSeriesCollection(steps);
  }

  /** The points with this mark. */
  XYDataset marks(MoveLabel mark) {
    XYSeries series = new XYSeries(mark);
    points.stream()
        .filter(point -> point.mark().filter(m -> m == mark).isPresent())
        .forEach(point -> add(series, point));
    return new XYSeriesCollection(series);
  }

  private static void add(XYSeries series, Point point) {
    series.add(point.ply(), point.blackDiscDiff());
  }
}
