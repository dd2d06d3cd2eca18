package org.kifu.report.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * HTML that is written element by element and is well-formed XML. Every text and every attribute is
 * escaped; characters that no page can hold become spaces.
 */
final class Html {
  private static final int LONGEST_LINE = 300;

  /** Marks of direction, fillers, marks of annotations, and tags. */
  private static final String UNSEEN =
      "[\\u061C\\u180E\\u200E\\u200F\\uFEFF\\uFFF9-\\uFFFB\\x{E0000}-\\x{E007F}"
          + "\\u115F\\u1160\\u3164\\uFFA0]";

  /** Control characters, half characters, and marks that turn the direction of what follows. */
  private static final Pattern NO_TEXT =
      Pattern.compile(
          "[^\\n\\t\\u0020-\\u007E\\u00A0-\\u2027\\u202F-\\u2065\\u206A-\\uD7FF"
              + "\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]"
              + "|"
              + UNSEEN);

  /** In the strings of JSON, where such signs can stand; elsewhere it has none of them. */
  private static final Pattern NOT_IN_DATA =
      Pattern.compile("[<>&\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uFFFE\\uFFFF]|\\p{Cs}");

  /** A character that is none. */
  private static final String PLACE = "\uFFFF";

  private final StringBuilder text = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * Begins an element.
   *
   * @param attributes names and values in turn; an attribute whose value is empty is left out
   */
  Html open(String element, String... attributes) {
    tag(element, attributes);
    text.append('>');
    open.push(element);
    return this;
  }

  /** Ends the element that was begun last. */
  Html close() {
    text.append("</").append(open.pop()).append('>');
    return this;
  }

  /** Ends it, and the line of the source with it. */
  Html closeLine() {
    return close().newLine();
  }

  /** Begins a new line of the source. */
  Html newLine() {
    text.append('\n');
    return this;
  }

  /** An element without content. */
  Html empty(String element, String... attributes) {
    tag(element, attributes);
    text.append("/>");
    return this;
  }

  /** An element that holds text alone. */
  Html element(String element, String content, String... attributes) {
    return open(element, attributes).text(content).close();
  }

  /** Text that a person reads. */
  Html text(String content) {
    text.append(escaped(content));
    return this;
  }

  /**
   * One line of a text from a record, in its own direction of writing. What is longer than any name
   * is cut.
   */
  Html name(String content) {
    return element("bdi", line(content));
  }

  /**
   * A sentence of ours around a text from a record, which keeps its own direction of writing.
   *
   * @param sentence puts a text in its place
   */
  Html around(UnaryOperator<String> sentence, String content) {
    return around(sentence, () -> name(content));
  }

  /**
   * A sentence of ours around something that is written in its place.
   *
   * @param sentence puts a text in its place
   */
  Html around(UnaryOperator<String> sentence, Runnable content) {
    String[] parts = sentence.apply(PLACE).split(PLACE, 2);
    text(parts[0]);
    content.run();
    return text(parts[1]);
  }

  /** Markup that this program made. */
  Html markup(String trusted) {
    text.append(trusted);
    return this;
  }

  private void tag(String element, String... attributes) {
    text.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      if (!attributes[i + 1].isEmpty()) {
        text.append(' ').append(attributes[i]);
        text.append("=\"").append(escaped(attributes[i + 1])).append('"');
      }
    }
  }

  /** The text in one line of bearable length, without characters that steer how it is shown. */
  static String line(String content) {
    String clean = content.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]+", " ").strip();
    return clean.codePointCount(0, clean.length()) <= LONGEST_LINE
        ? clean
        : clean.substring(0, clean.offsetByCodePoints(0, LONGEST_LINE)) + "…";
  }

  /**
   * JSON that means the same and holds no sign that could end the element around it or that no page
   * can hold.
   */
  static String data(String json) {
    return NOT_IN_DATA
        .matcher(json)
        .replaceAll(sign -> "\\\\u%04x".formatted((int) sign.group().charAt(0)));
  }

  private static String escaped(String content) {
    return NO_TEXT
        .matcher(content)
        .replaceAll(" ")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** What was written; every element must be closed. */
  @Override
  public String toString() {
    assert open.isEmpty() : open;
    return text.toString();
  }
}
