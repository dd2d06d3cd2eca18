package org.kifu.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYAreaRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.chart.EvaluationGraph.PhaseSpan;
import org.kifu.chart.EvaluationGraph.Point;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.PictureText;
import org.kifu.words.Words;

/**
 * The evaluation graph of a game as a low strip for a page: black's lead as a dark area above the
 * line of zero, white's as a light one below it. The line is solid where values are exact or
 * probable, and dashed where they are estimated; the signs of estimated losses are hollow. A flag
 * names one move. Each colour has one meaning, so a page can exchange it for its own.
 */
public final class EvaluationStrip {
  /** The ground of the plot. */
  private static final Color GROUND = new Color(0xD3DCD3);

  private static final Color BLACK_AHEAD = new Color(0x2C3631);
  private static final Color WHITE_AHEAD = new Color(0xFFFFFF);
  private static final Color GRID = new Color(0xBAC6BB);
  private static final Color LINE = new Color(0x0B5AA6);
  private static final Color TEXT = new Color(0x47544D);
  private static final Color FLAG = new Color(0xFFD53D);
  private static final Color FLAG_TEXT = new Color(0x16201B);
  private static final Color TITLE = new Color(0x16201C);

  /** The edge around a sign, in the colour of the sheet. */
  private static final Color HALO = new Color(0xFEFEFE);

  /** The room above the highest value, in parts of the least height. */
  private static final double HEADROOM = 3 / 8.0;

  private static final float TEXT_SIZE = 12;
  private static final float SIGN = 0.8f;
  private static final Stroke SIGN_EDGE = new BasicStroke(1.4f);
  private static final Stroke DASHES =
      new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {3, 3}, 0);

  private final EvaluationGraph graph;
  private final EvaluationCurve curve;
  private final Optional<AnnotatedMove> named;
  private final int width;
  private final int height;

  private EvaluationStrip(
      EvaluationGraph graph, Optional<AnnotatedMove> named, int width, int height) {
    this.graph = graph;
    this.curve = EvaluationCurve.of(graph.points());
    this.named = named;
    this.width = width;
    this.height = height;
  }

  /**
   * A strip in one size. Its letters are 12 pixels high.
   *
   * @param named the move that the flag names; empty for no flag
   */
  public static EvaluationStrip of(
      AnnotatedGame game, Optional<AnnotatedMove> named, Locale language, int width, int height) {
    EvaluationGraph graph = EvaluationGraph.of(game, Words.in(language));
    return new EvaluationStrip(graph, named, width, height);
  }

  /** The last ply of the axis: the last ply of the game, or a later one if the game is short. */
  public static int lastPly(AnnotatedGame game) {
    return EvaluationChart.lastPly(game);
  }

  /** The strip as a picture. */
  public Picture picture() {
    Words words = graph.words();
    String title = words.filled("chart.evaluation", graph.caption().inOneLine(words::ofPlayer));
    return ChartTheme.picture(title, width, height, this::chart).described(graph.description());
  }

  /**
   * The area of the plot in the picture, in pixels. The left edge is ply 0; the right edge is half
   * a ply after the last ply of {@link #lastPly}.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public Rectangle2D plot() throws IOException {
    return ChartTheme.plotArea(this::chart, width, height);
  }

  private static Font font() {
    return BundledFont.regular(TEXT_SIZE);
  }

  private JFreeChart chart() {
    XYPlot plot = ChartTheme.plot(new PhaseAxis(graph, curve.lastPly() + 0.5), valueAxis());
    plot.setBackgroundPaint(GROUND);
    plot.setOutlineVisible(false);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinePaint(GRID);
    addPhases(plot);
    addAreas(plot);
    plot.addRangeMarker(marker(0, TEXT, ChartTheme.HAIRLINE), Layer.FOREGROUND);
    for (Confidence confidence : Confidence.values()) {
      addLine(plot, confidence);
    }
    plot.addAnnotation(new ChartLabels(this::write));
    JFreeChart chart = ChartTheme.chart(plot);
    chart.setBackgroundPaint(null);
    chart.setPadding(new RectangleInsets(2, 0, 0, 4));
    return chart;
  }

  private NumberAxis valueAxis() {
    int least = graph.unit().least();
    double high = least;
    double low = -least;
    for (Point point : graph.points()) {
      high = Math.max(high, point.blackDiscDiff() + HEADROOM * least);
      low = Math.min(low, point.blackDiscDiff());
    }
    double top = least * Math.ceil(high / least);
    double bottom = least * Math.floor(low / least);
    int tick = graph.unit().lowTick(top - bottom);
    NumberAxis axis = ChartTheme.axis(null, bottom, top, Ticks.unsigned(tick));
    axis.setTickLabelFont(font());
    axis.setTickLabelPaint(TEXT);
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    return axis;
  }

  private static ValueMarker marker(double at, Color colour, Stroke stroke) {
    ValueMarker marker = new ValueMarker(at, colour, stroke);
    marker.setAlpha(1);
    return marker;
  }

  private void addPhases(XYPlot plot) {
    Stroke dots =
        new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {1, 3}, 0);
    PhaseSpan.of(graph.points()).stream()
        .filter(span -> span.from() > 0)
        .forEach(span -> plot.addDomainMarker(marker(span.from(), TEXT, dots), Layer.BACKGROUND));
  }

  private void addAreas(XYPlot plot) {
    XYAreaRenderer renderer = new XYAreaRenderer(XYAreaRenderer.AREA);
    renderer.setSeriesPaint(0, BLACK_AHEAD);
    renderer.setSeriesPaint(1, WHITE_AHEAD);
    ChartTheme.addLayer(plot, curve.areas(), renderer);
  }

  private void addLine(XYPlot plot, Confidence confidence) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setDrawSeriesLineAsPath(true);
    renderer.setAutoPopulateSeriesStroke(false);
    renderer.setAutoPopulateSeriesPaint(false);
    renderer.setDefaultPaint(LINE);
    renderer.setDefaultStroke(confidence == Confidence.ESTIMATED ? DASHES : ChartTheme.LINE);
    ChartTheme.addLayer(plot, curve.lines(confidence), renderer);
  }

  /** Writes what lies over the curve: who is ahead above, the flag and the signs. */
  private void write(Graphics2D graphics, ChartLabels.Area area) {
    Rectangle2D bounds = area.bounds();
    graphics.setFont(font());
    named.ifPresent(move -> pole(graphics, area, move));
    for (Point point : graph.points()) {
      point.mark().ifPresent(label -> sign(graphics, area, point, label));
    }
    String ahead = graph.words().of("chart.black-ahead");
    double flagLeft = named.isEmpty() ? bounds.getMaxX() : flag(graphics, area, named.get());
    if (bounds.getX() + 5 + PictureText.width(ahead, font()) < flagLeft) {
      graphics.setPaint(TITLE);
      graphics.drawString(ahead, (float) bounds.getX() + 5, (float) bounds.getY() + TEXT_SIZE);
    }
  }

  private static void pole(Graphics2D graphics, ChartLabels.Area area, AnnotatedMove move) {
    double x = area.domain(move.ply());
    graphics.setPaint(FLAG);
    graphics.setStroke(ChartTheme.LINE);
    graphics.draw(new Line2D.Double(x, area.bounds().getY(), x, area.bounds().getMaxY()));
  }

  /** Draws the flag at the top of its pole, and returns its left edge. */
  private double flag(Graphics2D graphics, ChartLabels.Area area, AnnotatedMove move) {
    String text = move.ply() + " " + graph.words().move(move.move());
    double room = PictureText.width(text, font()) + 8;
    double x = area.domain(move.ply());
    double left = x - room < area.bounds().getX() ? x : x - room;
    graphics.setPaint(FLAG);
    graphics.fill(
        new RoundRectangle2D.Double(left, area.bounds().getY(), room, TEXT_SIZE + 4, 4, 4));
    graphics.setPaint(FLAG_TEXT);
    graphics.drawString(text, (float) left + 4, (float) area.bounds().getY() + TEXT_SIZE);
    return left;
  }

  private static void sign(
      Graphics2D graphics, ChartLabels.Area area, Point point, MoveLabel label) {
    AffineTransform place =
        AffineTransform.getTranslateInstance(
            area.domain(point.ply()), area.range(point.blackDiscDiff()));
    place.scale(SIGN, SIGN);
    Shape shape = place.createTransformedShape(shape(label));
    graphics.setPaint(HALO);
    graphics.fill(shape);
    graphics.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
    if (point.confidence() != Confidence.ESTIMATED) {
      graphics.setPaint(fill(label));
      graphics.fill(shape);
    }
    graphics.setPaint(edge(label));
    graphics.setStroke(SIGN_EDGE);
    graphics.draw(shape);
  }

  private static Color fill(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> new Color(0xE5B521);
      case MISTAKE -> new Color(0xDD660A);
      case BLUNDER -> new Color(0xAD123F);
    };
  }

  private static Color edge(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> new Color(0x7D5F00);
      case MISTAKE -> new Color(0xA94400);
      case BLUNDER -> new Color(0x980F38);
    };
  }

  private static Shape shape(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> new Ellipse2D.Double(-4.8, -4.8, 9.6, 9.6);
      case MISTAKE -> polygon(0, -5.8, 6.2, 5.4, -6.2, 5.4);
      case BLUNDER -> polygon(0, -6.6, 6.6, 0, 0, 6.6, -6.6, 0);
    };
  }

  private static Shape polygon(double... coordinates) {
    Path2D path = new Path2D.Double();
    path.moveTo(coordinates[0], coordinates[1]);
    for (int i = 2; i < coordinates.length; i += 2) {
      path.lineTo(coordinates[i], coordinates[i + 1]);
    }
    path.closePath();
    return path;
  }

  /** An axis of plies that names the phases where they begin. */
  private static final class PhaseAxis extends NumberAxis {
    private static final long serialVersionUID = 1;

    private final transient List<PhaseSpan> spans;
    private final transient Words words;

    PhaseAxis(EvaluationGraph graph, double end) {
      this.spans = PhaseSpan.of(graph.points());
      this.words = graph.words();
      setRange(0, end);
      setTickLabelFont(font());
      setTickLabelPaint(TEXT);
      setAxisLineVisible(false);
      setTickMarksVisible(false);
      setTickLabelInsets(new RectangleInsets(1, 3, 0, 0));
    }

    @Override
    public List<NumberTick> refreshTicks(
        Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
      return spans.stream()
          .map(
              span ->
                  new NumberTick(
                      span.from(),
                      new AnnotationWords(words).of(span.phase()),
                      TextAnchor.TOP_LEFT,
                      TextAnchor.TOP_LEFT,
                      0))
          .toList();
    }
  }
}
