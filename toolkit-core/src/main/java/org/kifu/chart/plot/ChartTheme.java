package org.kifu.chart.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.font.TextAttribute;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.text.AttributedString;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYBarDataset;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.jspecify.annotations.Nullable;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.FontRun;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.SvgGraphics;

/** The colours, fonts and strokes of the charts. */
public final class ChartTheme {
  public static final Color FIELD = new Color(0xE9, 0xEE, 0xE5);
  public static final Color FIELD_SHADED = new Color(0xDD, 0xE5, 0xD8);
  public static final Color GRID = new Color(0xC3, 0xCC, 0xBE);
  public static final Color BLACK_SIDE = new Color(0x3A, 0x3E, 0x3A, 0xA0);
  public static final Color WHITE_SIDE = new Color(0xFF, 0xFF, 0xFF, 0xC8);

  public static final Stroke HAIRLINE = new BasicStroke(1);
  public static final Stroke LINE =
      new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  public static final Stroke DASHED_LINE =
      new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {5, 3}, 0);

  private static final double TITLE_SIZE = 17;
  private static final double TEXT_SIZE = 12;
  private static final int MOST_YEARS = 15;

  private ChartTheme() {}

  public static Font text() {
    return BundledFont.regular(TEXT_SIZE);
  }

  public static Font smallText() {
    return BundledFont.regular(TEXT_SIZE - 1);
  }

  public static Font tinyText() {
    return BundledFont.regular(TEXT_SIZE - 2);
  }

  public static Font title() {
    return BundledFont.bold(TITLE_SIZE);
  }

  /** A chart around a plot, without title and legend. */
  public static JFreeChart chart(Plot plot) {
    JFreeChart chart = new JFreeChart(null, text(), plot, false);
    chart.setBackgroundPaint(Palette.PAPER);
    chart.setPadding(new RectangleInsets(10, 10, 8, 18));
    return chart;
  }

  /** A chart around a plot, with a title and without legend. */
  public static JFreeChart chart(Plot plot, String title) {
    JFreeChart chart = chart(plot);
    addHeading(chart, title, title(), Palette.INK);
    return chart;
  }

  /** Adds a line above the plot, below the lines that were added before. */
  public static void addHeading(JFreeChart chart, String line, Font font, Color colour) {
    TextTitle title = new TextTitle(line, font);
    title.setPaint(colour);
    title.setPosition(RectangleEdge.TOP);
    title.setPadding(new RectangleInsets(1, 4, 3, 4));
    chart.addSubtitle(title);
  }

  /** Adds the legend of the plot's fixed items below the plot. */
  public static void addLegend(JFreeChart chart) {
    LegendTitle legend = new LegendTitle(chart.getPlot());
    legend.setItemFont(text());
    legend.setItemPaint(Palette.INK);
    legend.setFrame(BlockBorder.NONE);
    legend.setPosition(RectangleEdge.BOTTOM);
    legend.setItemLabelPadding(new RectangleInsets(2, 3, 2, 14));
    chart.addSubtitle(legend);
  }

  /** An empty plot with a pale field and a faint grid. */
  public static XYPlot plot(@Nullable ValueAxis domain, ValueAxis range) {
    XYPlot plot = new XYPlot(null, domain, range, null);
    plot.setBackgroundPaint(FIELD);
    plot.setOutlinePaint(GRID);
    plot.setOutlineStroke(HAIRLINE);
    plot.setDomainGridlinePaint(GRID);
    plot.setDomainGridlineStroke(HAIRLINE);
    plot.setRangeGridlinePaint(GRID);
    plot.setRangeGridlineStroke(HAIRLINE);
    plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    return plot;
  }

  /** Adds data on top of the data of the plot. */
  public static void addLayer(XYPlot plot, XYDataset data, XYItemRenderer renderer) {
    int layer = plot.getDatasetCount();
    plot.setDataset(layer, data);
    plot.setRenderer(layer, renderer);
  }

  /**
   * Adds outlined bars, such as those of a side in the colour of its discs.
   *
   * @param width the width of a bar on the axis of plies or rows
   */
  public static void addBars(XYPlot plot, XYSeries bars, double width, Color colour) {
    XYBarRenderer renderer = addPlainBars(plot, bars, width, colour);
    renderer.setDrawBarOutline(true);
    renderer.setSeriesOutlinePaint(0, Palette.INK);
    renderer.setSeriesOutlineStroke(0, HAIRLINE);
  }

  /** Adds bars without outlines. */
  public static XYBarRenderer addPlainBars(XYPlot plot, XYSeries bars, double width, Color colour) {
    XYBarRenderer renderer = new XYBarRenderer();
    renderer.setShadowVisible(false);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setSeriesPaint(0, colour);
    addLayer(plot, new XYBarDataset(new XYSeriesCollection(bars), width), renderer);
    return renderer;
  }

  /** Draws the line at zero. */
  public static void addZero(XYPlot plot) {
    ValueMarker zero = new ValueMarker(0, Palette.FAINT_INK, HAIRLINE);
    zero.setAlpha(1);
    plot.addRangeMarker(zero, Layer.FOREGROUND);
  }

  /** An axis with fixed ends and ticks, so that they do not depend on the rounding of fonts. */
  public static NumberAxis axis(
      @Nullable String label, double low, double high, NumberTickUnit ticks) {
    NumberAxis axis = new NumberAxis(label);
    axis.setRange(low, high);
    axis.setTickUnit(ticks);
    axis.setLabelFont(text());
    axis.setLabelPaint(Palette.INK);
    axis.setTickLabelFont(text());
    axis.setTickLabelPaint(Palette.INK);
    axis.setAxisLinePaint(GRID);
    axis.setTickMarkPaint(GRID);
    if (label != null && text().canDisplayUpTo(label) >= 0) {
      axis.setAttributedLabel(inItsFonts(label));
    }
    return axis;
  }

  /**
   * An axis of years, half a year beyond the first and the last, with a limited number of ticks.
   */
  public static NumberAxis yearAxis(String label, double first, double last) {
    double step = Math.max(1, Math.ceil((last - first) / MOST_YEARS));
    return axis(label, first - 0.6, last + 0.6, Ticks.years(step));
  }

  /** An axis of names. */
  public static SymbolAxis nameAxis(Stream<String> names) {
    SymbolAxis axis = new SymbolAxis(null, names.toArray(String[]::new));
    axis.setGridBandsVisible(false);
    axis.setTickLabelFont(text());
    axis.setTickLabelPaint(Palette.INK);
    axis.setAxisLinePaint(GRID);
    return axis;
  }

  /** The label with the font of each part; Java needs it to draw a vertical label. */
  private static AttributedString inItsFonts(String label) {
    AttributedString text = new AttributedString(label);
    int start = 0;
    for (FontRun run : FontRun.of(label, text())) {
      int end = start + run.text().length();
      text.addAttribute(TextAttribute.FONT, run.font(), start, end);
      start = end;
    }
    return text;
  }

  /** The chart as a picture. */
  public static Picture picture(String title, int width, int height, Supplier<JFreeChart> chart) {
    return new Picture(
        title, width, height, graphics -> draw(chart.get(), graphics, width, height));
  }

  /**
   * The area of the plot of a chart of this size, in pixels.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public static Rectangle2D plotArea(Supplier<JFreeChart> chart, int width, int height)
      throws IOException {
    ChartRenderingInfo drawn = new ChartRenderingInfo();
    Rectangle2D size = new Rectangle2D.Double(0, 0, width, height);
    Picture.Painter painter = graphics -> chart.get().draw(graphics, size, drawn);
    new Picture("", width, height, painter).paint(new SvgGraphics());
    return drawn.getPlotInfo().getDataArea();
  }

  private static void draw(JFreeChart chart, Graphics2D graphics, int width, int height) {
    chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
  }
}
