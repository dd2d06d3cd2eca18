package org.kifu.picture.drawing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.kifu.game.SteeringCharacters;

/**
 * An SVG document of a drawing. A path that occurs several times is written once, and neighbours
 * with the same look form a group. A title and a description are there for search and for screen
 * readers. Identifiers are made from the content, so the same picture has the same bytes and one
 * page can hold different pictures.
 */
public final class SvgDocument {
  /**
   * The text around a drawing.
   *
   * @param title the title in one line
   * @param description the description in one line; may be empty
   * @param shownWidth the width at which the drawing is shown, in pixels
   * @param shownHeight the height at which the drawing is shown, in pixels
   * @param width the width of the drawing itself in pixels
   * @param height the height of the drawing itself in pixels
   */
  public record Frame(
      String title, String description, int shownWidth, int shownHeight, int width, int height) {}

  private final List<SvgShape> shapes;
  private final String prefix;
  private final Map<String, String> clips = new LinkedHashMap<>();
  private final Map<String, String> paths = new LinkedHashMap<>();
  private final StringBuilder body = new StringBuilder();

  /**
   * Starts a document.
   *
   * @param drawing the complete drawing
   */
  public SvgDocument(SvgGraphics drawing) {
    this.shapes = withOutlines(drawing.shapes());
    this.prefix = "k" + checksum(this.shapes) + "-";
  }

  /** Joins each filled shape with its outline, such as those of a disc, into one element. */
  private static List<SvgShape> withOutlines(List<SvgShape> shapes) {
    List<SvgShape> joined = new ArrayList<>(shapes.size());
    for (SvgShape shape : shapes) {
      if (!joined.isEmpty() && joined.getLast().isOutlinedBy(shape)) {
        joined.add(joined.removeLast().outlinedBy(shape));
      } else {
        joined.add(shape);
      }
    }
    return joined;
  }

  private static String checksum(List<SvgShape> shapes) {
    CRC32 sum = new CRC32();
    shapes.forEach(shape -> sum.update(shape.toString().getBytes(StandardCharsets.UTF_8)));
    return Long.toHexString(sum.getValue());
  }

  /** The document. */
  public String of(Frame frame) {
    Map<String, Integer> uses = new HashMap<>();
    shapes.forEach(shape -> uses.merge(shape.geometry().element(), 1, Integer::sum));
    writeShapes(uses);
    String description = frame.description();
    return "<?xml version='1.0' encoding='UTF-8'?>\n"
        + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        + (" width='" + frame.shownWidth() + "' height='" + frame.shownHeight() + "'")
        + (" viewBox='0 0 " + frame.width() + " " + frame.height() + "' role='img'>\n")
        + ("<title>" + escape(frame.title()) + "</title>\n")
        + (description.isEmpty() ? "" : "<desc>" + escape(description) + "</desc>\n")
        + definitions()
        + body
        + "</svg>\n";
  }

  private void writeShapes(Map<String, Integer> uses) {
    int from = 0;
    while (from < shapes.size()) {
      SvgShape first = shapes.get(from);
      int to = from + 1;
      while (to < shapes.size() && shapes.get(to).looksLike(first)) {
        to++;
      }
      writeAlike(shapes.subList(from, to), uses);
      from = to;
    }
  }

  /** Writes shapes with the same look: a single shape by itself, several as a group. */
  private void writeAlike(List<SvgShape> alike, Map<String, Integer> uses) {
    SvgShape first = alike.getFirst();
    String look = first.style();
    if (!first.clip().isEmpty()) {
      look += " clip-path='url(#" + id("c", first.clip(), clips) + ")'";
    }
    // The clip is in the coordinates of the page, so it must be outside a shape's transform.
    boolean isGroup = alike.size() > 1 || !first.clip().isEmpty();
    body.append(isGroup ? "<g" + look + ">\n" : "");
    for (SvgShape shape : alike) {
      SvgGeometry geometry = shape.geometry();
      boolean isShared = geometry.isPath() && uses.getOrDefault(geometry.element(), 0) > 1;
      String element =
          isShared
              ? "use xlink:href='#" + id("p", geometry.element(), paths) + "'"
              : geometry.element();
      body.append('<').append(element).append(geometry.transform());
      body.append(isGroup ? "" : look).append("/>\n");
    }
    body.append(isGroup ? "</g>\n" : "");
  }

  private String id(String kind, String element, Map<String, String> known) {
    return known.computeIfAbsent(element, _ -> prefix + kind + known.size());
  }

  /** The clips, and the paths that occur more than once. */
  private String definitions() {
    StringBuilder text = new StringBuilder();
    clips.forEach(
        (element, id) ->
            text.append("<clipPath id='" + id + "'><").append(element).append("/></clipPath>\n"));
    paths.forEach(
        (element, id) ->
            text.append(element.replaceFirst("path", "<path id='" + id + "'")).append("/>\n"));
    return text.isEmpty() ? "" : "<defs>\n" + text + "</defs>\n";
  }

  /**
   * Text for an element's content; characters that XML cannot hold, or that change the display of
   * others, become spaces.
   */
  private static String escape(String text) {
    return text.codePoints()
        .map(c -> SteeringCharacters.contain(c) || c >= 0xFFFE && c <= 0xFFFF ? ' ' : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString()
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
