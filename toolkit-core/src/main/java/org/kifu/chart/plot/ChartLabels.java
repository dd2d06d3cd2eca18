package org.kifu.chart.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;

/** The texts that are written on a chart by hand, on top of everything that its renderers draw. */
public final class ChartLabels extends AbstractXYAnnotation {
  private static final long serialVersionUID = 1;

  /** A writer of labels. */
  @FunctionalInterface
  public interface Writer {
    void write(Graphics2D graphics, Area area);
  }

  /**
   * The area in which a chart is drawn.
   *
   * @param bounds the bounds of the area in pixels
   */
  public record Area(Rectangle2D bounds, XYPlot plot, ValueAxis domain, ValueAxis range) {
    /** The pixel of a value on the axis of plies or rows. */
    public double domain(double value) {
      return domain.valueToJava2D(value, bounds, plot.getDomainAxisEdge());
    }

    /** The pixel of a value on the other axis. */
    public double range(double value) {
      return range.valueToJava2D(value, bounds, plot.getRangeAxisEdge());
    }
  }

  private final transient Writer writer;

  public ChartLabels(Writer writer) {
    this.writer = writer;
  }

  @Override
  public void draw(
      Graphics2D graphics,
      XYPlot plot,
      Rectangle2D bounds,
      ValueAxis domain,
      ValueAxis range,
      int rendererIndex,
      PlotRenderingInfo info) {
    writer.write(graphics, new Area(bounds, plot, domain, range));
  }
}
