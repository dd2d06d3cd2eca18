package org.kifu.format.text.page;

import java.util.List;
import java.util.Locale;

/**
 * A tag.
 *
 * @param name in small letters
 * @param isEnd whether it ends an element
 * @param isAlone whether it begins an element that has no end, {@code <a/>}
 */
record MarkupTag(String name, boolean isEnd, boolean isAlone, List<Attribute> attributes) {
  /**
   * An attribute.
   *
   * @param name in small letters
   * @param from the index of the first character of its value; of the end of the name if there is
   *     no value
   * @param to the index after the last one
   */
  record Attribute(String name, int from, int to) {}

  /** The name without the prefix of its namespace. */
  String localName() {
    return local(name);
  }

  /** A name without the prefix of its namespace. */
  static String local(String name) {
    return name.substring(name.indexOf(':') + 1);
  }

  /** Whether the element is not shown. */
  boolean isHidden(String text) {
    return attributes.stream()
        .anyMatch(
            attribute ->
                attribute.name().equals("hidden")
                    || attribute.name().equals("style") && hides(value(text, attribute)));
  }

  private static boolean hides(String style) {
    String plain = style.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    return plain.contains("display:none") || plain.contains("visibility:hidden");
  }

  /** The value of an attribute as it is written. */
  static String value(String text, Attribute attribute) {
    return text.substring(attribute.from(), attribute.to());
  }

  /** The value of the attribute with a name, as it is written; empty if there is none. */
  String value(String text, String of) {
    return attributes.stream()
        .filter(each -> each.name().equals(of))
        .findFirst()
        .map(each -> value(text, each))
        .orElse("");
  }
}
