package org.kifu.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.UnaryOperator;
import org.kifu.game.SteeringCharacters;

/**
 * HTML that is written element by element and is well-formed XML. Every text and every attribute is
 * escaped; characters that a page cannot hold, and those that {@linkplain SteeringCharacters steer
 * how others are shown}, become spaces.
 */
public final class Html {
  private static final int LONGEST_LINE = 300;

  /** A code point that is not a character, in place of a text. */
  private static final String PLACE = "\uFFFF";

  private final StringBuilder text = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * Begins an element.
   *
   * @param attributes the names and values in turn; an attribute whose value is empty is left out
   */
  public Html open(String element, String... attributes) {
    tag(element, attributes);
    text.append('>');
    open.push(element);
    return this;
  }

  /** Ends the element that was begun last. */
  public Html close() {
    text.append("</").append(open.pop()).append('>');
    return this;
  }

  /** Ends the element that was begun last, and the line of the source. */
  public Html closeLine() {
    return close().newLine();
  }

  /** Begins a new line of the source. */
  public Html newLine() {
    text.append('\n');
    return this;
  }

  /** An element without content. */
  public Html empty(String element, String... attributes) {
    tag(element, attributes);
    text.append("/>");
    return this;
  }

  /** An element that holds only text. */
  public Html element(String element, String content, String... attributes) {
    return open(element, attributes).text(content).close();
  }

  /** Text for people. */
  public Html text(String content) {
    text.append(escaped(content));
    return this;
  }

  /**
   * One line of a text from a record, in its own direction of writing. A line that is too long for
   * a name is cut.
   */
  public Html name(String content) {
    return element("bdi", line(content));
  }

  /**
   * A sentence of the program around a text from a record, which keeps its own direction of
   * writing.
   *
   * @param sentence the function that puts a text into the sentence
   */
  public Html around(UnaryOperator<String> sentence, String content) {
    return around(sentence, () -> name(content));
  }

  /**
   * A sentence of the program around content that is written in its place.
   *
   * @param sentence the function that puts a text into the sentence
   */
  public Html around(UnaryOperator<String> sentence, Runnable content) {
    String[] parts = sentence.apply(PLACE).split(PLACE, 2);
    text(parts[0]);
    content.run();
    return text(parts[1]);
  }

  /** Content between tags: {@code Html} as it is, any other object as its text. */
  Html add(Object content) {
    return content instanceof Html markup ? markup(markup.toString()) : text(content.toString());
  }

  /** Markup that this program made. */
  public Html markup(String trusted) {
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

  /** The text in one line of limited length, without characters that steer how it is shown. */
  public static String line(String content) {
    String clean = content.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}]+", " ").strip();
    return clean.codePointCount(0, clean.length()) <= LONGEST_LINE
        ? clean
        : clean.substring(0, clean.offsetByCodePoints(0, LONGEST_LINE)) + "…";
  }

  /**
   * JSON with the same meaning, without signs that could end the element around it or that a page
   * cannot hold.
   */
  public static String data(String json) {
    StringBuilder safe = new StringBuilder(json.length() + 16);
    json.codePoints().forEach(c -> addData(safe, c));
    return safe.toString();
  }

  private static void addData(StringBuilder safe, int c) {
    boolean isSafe = c < 0x7F ? "<>&".indexOf(c) < 0 : isShown(c);
    if (isSafe) {
      safe.appendCodePoint(c);
    } else {
      Character.toString(c).chars().forEach(half -> safe.append("\\u%04x".formatted(half)));
    }
  }

  /** Whether a character can be in XML and does not steer how others are shown. */
  private static boolean isShown(int c) {
    return !SteeringCharacters.contain(c) && c != 0xFFFE && c != 0xFFFF;
  }

  private static String escaped(String content) {
    return content
        .codePoints()
        .map(c -> isShown(c) || c == '\n' || c == '\t' ? c : ' ')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString()
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The text that was written; every element must be closed. */
  @Override
  public String toString() {
    assert open.isEmpty() : open;
    return text.toString();
  }
}
