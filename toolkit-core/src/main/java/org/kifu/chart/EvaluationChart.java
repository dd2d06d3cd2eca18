package org.kifu.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYAreaRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.TextAnchor;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.board.Disc;
import org.kifu.chart.EvaluationGraph.PhaseSpan;
import org.kifu.chart.EvaluationGraph.ValueScale;
import org.kifu.chart.plot.ChartLabels;
import org.kifu.chart.plot.ChartTheme;
import org.kifu.chart.plot.MarkStyle;
import org.kifu.chart.plot.Ticks;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.words.Words;

/**
 * The evaluation graph of a game: the value after each ply, positive if black leads. The line is
 * solid for exact values, dashed for probable ones and dotted for estimated ones. A strip below it
 * is fuller where the values are more certain. Bad moves are marked by shape and colour.
 */
public final class EvaluationChart {
  /** The width in pixels unless another is asked for. */
  public static final int WIDTH = 1000;

  /** The height in pixels unless another is asked for. */
  public static final int HEIGHT = 500;

  private final EvaluationGraph graph;
  private final Words words;
  private final EvaluationCurve curve;
  private final int width;
  private final boolean headed;

  private EvaluationChart(EvaluationGraph graph, int width, boolean headed) {
    this.graph = graph;
    this.words = graph.words();
    this.curve = EvaluationCurve.of(graph.points());
    this.width = width;
    this.headed = headed;
  }

  /** The graph in its usual size and in English. */
  public static Picture of(AnnotatedGame game) {
    return of(game, Locale.ENGLISH);
  }

  /** The graph in its usual size. */
  public static Picture of(AnnotatedGame game, Locale language) {
    return of(EvaluationGraph.of(game, Words.in(language)), WIDTH, HEIGHT);
  }

  /**
   * The graph in another size and in English.
   *
   * @param width the width in pixels; below 600, labels have little room
   * @param height the height in pixels; below 300, labels have little room
   */
  public static Picture of(AnnotatedGame game, int width, int height) {
    return of(EvaluationGraph.of(game, Words.english()), width, height);
  }

  /**
   * The area of the plot in an {@link #unheaded} picture, in pixels. The left edge is ply 0; the
   * right edge is half a ply after the last ply of {@link #lastPly}.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public static Rectangle2D plot(AnnotatedGame game, Locale language, int width, int height)
      throws IOException {
    EvaluationGraph graph = EvaluationGraph.of(game, Words.in(language));
    EvaluationChart chart = new EvaluationChart(graph, width, false);
    return ChartTheme.plotArea(chart::chart, width, height);
  }

  /** The last ply of the axis: the last ply of the game, or a later one if the game is short. */
  public static int lastPly(AnnotatedGame game) {
    return EvaluationCurve.lastPly(game.moves().isEmpty() ? 0 : game.moves().getLast().ply());
  }

  /** The graph without names above it, for a document that shows the names itself. */
  public static Picture unheaded(AnnotatedGame game, Locale language, int width, int height) {
    return of(EvaluationGraph.of(game, Words.in(language)), width, height, false);
  }

  static Picture of(EvaluationGraph graph, int width, int height) {
    return of(graph, width, height, true);
  }

  private static Picture of(EvaluationGraph graph, int width, int height, boolean headed) {
    Words words = graph.words();
    String title = words.filled("chart.evaluation", graph.caption().inOneLine(words::ofPlayer));
    EvaluationChart drawn = new EvaluationChart(graph, width, headed);
    return ChartTheme.picture(title, width, height, drawn::chart).described(graph.description());
  }

  private JFreeChart chart() {
    XYPlot plot = ChartTheme.plot(plyAxis(), valueAxis());
    shadePhases(plot);
    ChartTheme.addZero(plot);
    addAreas(plot);
    addMaterial(plot);
    for (Confidence confidence : Confidence.values()) {
      addLine(plot, confidence);
    }
    addMarks(plot);
    plot.setFixedLegendItems(legendItems());
    JFreeChart chart = ChartTheme.chart(plot);
    if (headed) {
      addHeadings(chart);
    }
    ChartTheme.addLegend(chart);
    return chart;
  }

  private void addHeadings(JFreeChart chart) {
    GameCaption caption = graph.caption();
    Font font = ChartTheme.title();
    String result = caption.result().isBlank() ? "–" : PictureText.fit(caption.result(), font, 120);
    double room = (width - 60 - PictureText.width("●    ○ " + result, font)) / 2;
    String black =
        PictureText.fit(GameCaption.nameOr(caption.black(), words.of(Disc.BLACK)), font, room);
    String white =
        PictureText.fit(GameCaption.nameOr(caption.white(), words.of(Disc.WHITE)), font, room);
    String names = words.isOfOnePlayer() ? black : "● " + black + "  " + result + "  ○ " + white;
    ChartTheme.addHeading(chart, names, font, Palette.INK);
    String occasion = PictureText.fit(caption.occasion(), ChartTheme.text(), width - 60.0);
    if (!occasion.isEmpty()) {
      ChartTheme.addHeading(chart, occasion, ChartTheme.text(), Palette.FAINT_INK);
    }
  }

  private NumberAxis plyAxis() {
    return ChartTheme.axis(words.of("axis.ply"), 0, curve.lastPly() + 0.5, Ticks.plain(5));
  }

  private NumberAxis valueAxis() {
    ValueScale scale = ValueScale.of(graph);
    return ChartTheme.axis(
        words.of("axis.value"), scale.low(), scale.high(), Ticks.signed(scale.tick()));
  }

  private void shadePhases(XYPlot plot) {
    for (PhaseSpan span : PhaseSpan.of(graph.points())) {
      IntervalMarker band = new IntervalMarker(span.from(), span.to());
      band.setPaint(span.isShaded() ? ChartTheme.FIELD_SHADED : ChartTheme.FIELD);
      band.setOutlinePaint(ChartTheme.GRID);
      band.setAlpha(1);
      band.setLabel(new AnnotationWords(words).of(span.phase()));
      band.setLabelFont(ChartTheme.smallText());
      band.setLabelPaint(Palette.FAINT_INK);
      band.setLabelBackgroundColor(new Color(0, true));
      band.setLabelAnchor(RectangleAnchor.TOP);
      band.setLabelTextAnchor(TextAnchor.TOP_CENTER);
      plot.addDomainMarker(band, Layer.BACKGROUND);
    }
  }

  private void addAreas(XYPlot plot) {
    XYAreaRenderer renderer = new XYAreaRenderer(XYAreaRenderer.AREA);
    renderer.setSeriesPaint(0, ChartTheme.BLACK_SIDE);
    renderer.setSeriesPaint(1, ChartTheme.WHITE_SIDE);
    ChartTheme.addLayer(plot, curve.areas(), renderer);
  }

  private void addLine(XYPlot plot, Confidence confidence) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setDrawSeriesLineAsPath(true);
    renderer.setAutoPopulateSeriesStroke(false);
    renderer.setAutoPopulateSeriesPaint(false);
    renderer.setDefaultPaint(Palette.BLUE);
    renderer.setDefaultStroke(CertaintyStrip.stroke(confidence));
    ChartTheme.addLayer(plot, curve.lines(confidence), renderer);
  }

  /** Draws the pieces on the board as a thin line, where pieces are taken off. */
  private void addMaterial(XYPlot plot) {
    if (!graph.material().isEmpty()) {
      XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
      renderer.setDrawSeriesLineAsPath(true);
      renderer.setSeriesPaint(0, Palette.INK);
      renderer.setSeriesStroke(0, ChartTheme.HAIRLINE);
      ChartTheme.addLayer(plot, EvaluationCurve.steps(graph.material()), renderer);
    }
  }

  private void addMarks(XYPlot plot) {
    for (MoveLabel mark : MoveLabel.values()) {
      ChartTheme.addLayer(plot, curve.marks(mark), MarkStyle.renderer(mark));
    }
    plot.addAnnotation(new ChartLabels(new CertaintyStrip(graph.points())));
    plot.addAnnotation(new ChartLabels(new MarkLabels(graph.points())));
  }

  private LegendItemCollection legendItems() {
    LegendItemCollection items = new LegendItemCollection();
    items.add(box(words.of("chart.black-ahead"), ChartTheme.BLACK_SIDE));
    if (!words.isOfOnePlayer()) {
      items.add(box(words.of("chart.white-ahead"), ChartTheme.WHITE_SIDE));
    }
    if (!graph.material().isEmpty()) {
      items.add(line(words.of("chart.material"), Palette.INK));
    }
    Set<Confidence> confidences = EnumSet.noneOf(Confidence.class);
    graph.points().forEach(point -> confidences.add(point.confidence()));
    confidences.forEach(confidence -> items.add(CertaintyStrip.legendItem(confidence, words)));
    Set<MoveLabel> seen = EnumSet.noneOf(MoveLabel.class);
    graph.points().forEach(point -> point.mark().ifPresent(seen::add));
    seen.forEach(
        mark -> items.add(MarkStyle.legendItem(mark, new AnnotationWords(words).of(mark))));
    return items;
  }

  private static LegendItem line(String label, Color colour) {
    return new LegendItem(
        label, null, null, null, new Line2D.Double(-9, 0, 9, 0), ChartTheme.HAIRLINE, colour);
  }

  private static LegendItem box(String label, Color colour) {
    return new LegendItem(
        label,
        null,
        null,
        null,
        new Rectangle2D.Double(-7, -5, 14, 10),
        colour,
        ChartTheme.HAIRLINE,
        Palette.FAINT_INK);
  }
}
