package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The elements that shapes become; SVG 1.1 says what each means. */
class SvgGraphicsTest {
  private static final BasicStroke THIN =
      new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);

  private static String svg(Picture.Painter painter) throws IOException {
    return new Picture("Shapes", 90, 60, painter).svg();
  }

  private static List<String> elements(Picture.Painter painter) throws IOException {
    return svg(painter).lines().skip(3).filter(line -> !line.equals("</svg>")).toList();
  }

  @Test
  void whatIsOnlyMovedBecomesTheSimplestElement() throws IOException {
    assertThat(
            elements(
                graphics -> {
                  graphics.setPaint(new Color(0x12, 0xAB, 0xFF));
                  graphics.translate(10, 20);
                  graphics.fill(new Rectangle2D.Double(1, 2, 3.5, 4));
                  graphics.setPaint(Color.BLACK);
                  graphics.setStroke(THIN);
                  graphics.draw(new Line2D.Double(0, 0, 5, 0.25));
                }))
        .containsExactly(
            "<rect x='11' y='22' width='3.5' height='4' fill='#12abff'/>",
            "<line x1='10' y1='20' x2='15' y2='20.25' fill='none' stroke='#000000'"
                + " stroke-linejoin='round'/>");
  }

  @Test
  void aFilledAndOutlinedDiscIsOneElement() throws IOException {
    assertThat(
            elements(
                graphics -> {
                  Ellipse2D disc = new Ellipse2D.Double(10, 10, 20, 20);
                  graphics.setPaint(Color.WHITE);
                  graphics.fill(disc);
                  graphics.setPaint(Color.BLACK);
                  graphics.setStroke(THIN);
                  graphics.draw(disc);
                }))
        .containsExactly(
            "<circle cx='20' cy='20' r='10' fill='#ffffff' stroke='#000000'"
                + " stroke-linejoin='round'/>");
  }

  @Test
  void colourAndCompositeTogetherMakeTheOpacity() throws IOException {
    assertThat(
            svg(
                graphics -> {
                  graphics.setPaint(new Color(0, 0, 0, 128));
                  graphics.setComposite(AlphaComposite.SrcOver.derive(0.5f));
                  graphics.fillRect(0, 0, 1, 1);
                }))
        .contains("fill='#000000' fill-opacity='0.251'");
  }

  @Test
  void aPathThatOccursAgainIsWrittenOnce() throws IOException {
    Path2D path = new Path2D.Double();
    path.moveTo(0, 0);
    path.lineTo(10, 0);
    path.quadTo(10, 10, 0, 10);
    path.closePath();
    SvgFile file =
        SvgFile.of(
            svg(
                graphics -> {
                  graphics.fill(path);
                  graphics.translate(20, 0);
                  graphics.fill(path);
                  graphics.scale(2, 2);
                  graphics.fill(path);
                }));
    Element shared = file.elements("path").getFirst();
    assertThat(file.elements("path")).hasSize(1);
    assertThat(shared.getAttribute("d")).isEqualTo("M0,0L10,0Q10,10,0,10Z");
    assertThat(file.elements("use"))
        .extracting(use -> use.getAttribute("xlink:href") + use.getAttribute("transform"))
        .containsExactly(
            "#" + shared.getAttribute("id"),
            "#" + shared.getAttribute("id") + "translate(20,0)",
            "#" + shared.getAttribute("id") + "translate(20,0)scale(2)");
  }

  @Test
  void aClipHoldsInTheCoordinatesOfThePage() throws IOException {
    SvgFile file =
        SvgFile.of(
            svg(
                graphics -> {
                  Graphics2D copy = (Graphics2D) graphics.create();
                  copy.translate(5, 5);
                  copy.clip(new Rectangle2D.Double(0, 0, 10, 10));
                  copy.rotate(1);
                  copy.fill(new Rectangle2D.Double(0, 0, 90, 90));
                  graphics.fill(new Rectangle2D.Double(0, 0, 1, 1));
                }));
    Element clip = file.elements("clipPath").getFirst();
    Element group = file.elements("g").getFirst();
    assertThat(file.elements("g")).hasSize(1);
    assertThat(group.getAttribute("clip-path")).isEqualTo("url(#" + clip.getAttribute("id") + ")");
    assertThat(group.hasAttribute("transform")).isFalse();
  }

  @Test
  void dashesAreWritten() throws IOException {
    assertThat(
            svg(
                graphics -> {
                  graphics.setStroke(
                      new BasicStroke(
                          2,
                          BasicStroke.CAP_BUTT,
                          BasicStroke.JOIN_ROUND,
                          10,
                          new float[] {5, 3},
                          0));
                  graphics.drawLine(0, 0, 9, 9);
                }))
        .contains("stroke-width='2' stroke-linejoin='round' stroke-dasharray='5 3'");
  }

  @Test
  void whatCannotBeDrawnIsNotLeftOut() {
    assertThatThrownBy(() -> svg(g -> g.drawImage(new BufferedImage(1, 1, 1), 0, 0, null)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no images");
    assertThatThrownBy(
            () ->
                svg(
                    g -> {
                      g.setPaint(new GradientPaint(0, 0, Color.RED, 9, 9, Color.BLUE));
                      g.fillRect(0, 0, 9, 9);
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("plain colours");
  }

  @Test
  void anotherSizeShowsTheSameDrawing() throws IOException {
    Picture picture = new Picture("A & B", 90, 60, g -> g.fillRect(0, 0, 9, 9)).ofWidth(450);
    assertThat(picture.width()).isEqualTo(450);
    assertThat(picture.height()).isEqualTo(300);
    assertThat(picture.svg())
        .contains("width='450' height='300' viewBox='0 0 90 60'", "<title>A &amp; B</title>");
    assertThat(Pixels.of(picture).at(40, 40)).isEqualTo(Color.WHITE);
    assertThat(Pixels.of(picture).at(50, 50)).isEqualTo(Color.BLACK);
    assertThatThrownBy(() -> picture.ofWidth(99)).hasMessageContaining("100 to 5000");
    assertThatThrownBy(() -> picture.ofWidth(5001)).hasMessageContaining("100 to 5000");
  }
}
