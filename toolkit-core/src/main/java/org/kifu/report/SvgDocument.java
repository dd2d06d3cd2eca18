package org.kifu.report;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;

/**
 * Turns what was drawn into an SVG document: a path that occurs several times is written once, the
 * title is there for search and for screen readers, and identifiers are made from the content, so
 * that the same picture has the same bytes and different pictures can stand in one page.
 */
final class SvgDocument {
  /** What identifiers begin with until the content is known. */
  private static final String ID_PREFIX = "kifu-id-";

  private static final Pattern PATH = Pattern.compile("<path d='([^']*)'/>");

  private static final Pattern GLYPH =
      Pattern.compile("<g style='([^']*)' transform='([^']*)'><use xlink:href='#([^']*)'/></g>");

  private SvgDocument() {}

  /** An empty drawing of this size in pixels. */
  static SVGGraphics2D drawing(int width, int height) {
    SVGGraphics2D drawing = new SVGGraphics2D(width, height);
    drawing.setDefsKeyPrefix(ID_PREFIX);
    drawing.setGeomDoubleConverter(value -> decimal(value, 2));
    drawing.setTransformDoubleConverter(value -> decimal(value, 3));
    return drawing;
  }

  /** A number with at most so many decimals, without trailing zeros. */
  private static String decimal(double value, int decimals) {
    long units = Math.round(value * Math.pow(10, decimals));
    return BigDecimal.valueOf(units, decimals).stripTrailingZeros().toPlainString();
  }

  /**
   * The document of what was drawn.
   *
   * @param drawing one of {@link #drawing}
   */
  static String of(SVGGraphics2D drawing, String title) {
    ViewBox box = new ViewBox(0, 0, (int) drawing.getWidth(), (int) drawing.getHeight());
    String element =
        gatherGlyphs(shareRepeatedPaths(drawing.getSVGElement(null, true, box, null, null)));
    int rootEnd = element.indexOf('>');
    String root = element.substring(0, rootEnd).replaceFirst(" xmlns:jfreesvg='[^']*'", "");
    String body = element.substring(rootEnd + 1);
    String name = "<title>" + escape(title) + "</title>";
    return "<?xml version='1.0' encoding='UTF-8'?>\n"
        + root
        + " role='img'>"
        + name
        + body.replace(ID_PREFIX, "k" + checksum(body) + "-").replace("><", ">\n<")
        + "\n";
  }

  /** Writes a path that occurs more than once at the head of the document and refers to it. */
  private static String shareRepeatedPaths(String element) {
    Map<String, Integer> uses = new HashMap<>();
    PATH.matcher(element).results().forEach(path -> uses.merge(path.group(1), 1, Integer::sum));
    Map<String, String> ids = new LinkedHashMap<>();
    Matcher paths = PATH.matcher(element);
    String shared = paths.replaceAll(path -> useOf(path, uses, ids));
    if (ids.isEmpty()) {
      return shared;
    }
    StringBuilder defs = new StringBuilder("<defs>");
    ids.forEach((data, id) -> defs.append("<path id='" + id + "' d='").append(data).append("'/>"));
    int rootEnd = shared.indexOf('>') + 1;
    return shared.substring(0, rootEnd) + defs + "</defs>" + shared.substring(rootEnd);
  }

  private static String useOf(
      MatchResult path, Map<String, Integer> uses, Map<String, String> ids) {
    String data = path.group(1);
    if (uses.getOrDefault(data, 0) < 2) {
      return path.group();
    }
    String id = ids.computeIfAbsent(data, _ -> ID_PREFIX + ids.size());
    return "<use xlink:href='#" + id + "'/>";
  }

  /** Puts the glyphs of one colour that follow each other into one group. */
  private static String gatherGlyphs(String element) {
    StringBuilder gathered = new StringBuilder(element.length());
    int end = 0;
    String style = "";
    for (MatchResult glyph : GLYPH.matcher(element).results().toList()) {
      boolean goesOn = glyph.start() == end && glyph.group(1).equals(style);
      if (!goesOn) {
        gathered.append(style.isEmpty() ? "" : "</g>").append(element, end, glyph.start());
        style = glyph.group(1);
        gathered.append("<g style='").append(style).append("'>");
      }
      gathered
          .append("<use xlink:href='#" + glyph.group(3))
          .append("' transform='" + glyph.group(2) + "'/>");
      end = glyph.end();
    }
    return gathered.append(style.isEmpty() ? "" : "</g>").append(element.substring(end)).toString();
  }

  private static String checksum(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(sum.getValue());
  }

  /** Text for an element's content; characters that XML cannot hold become spaces. */
  private static String escape(String text) {
    return text.replaceAll("[^\\u0020-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", " ")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
