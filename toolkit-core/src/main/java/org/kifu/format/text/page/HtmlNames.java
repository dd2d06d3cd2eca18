package org.kifu.format.text.page;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Elements and attributes of HTML, from {@code html.tsv}. */
final class HtmlNames {
  /** The effect of an element on the text in it and beside it. */
  enum ElementKind {
    /** A row of its own, with space before and behind it. */
    GAP,
    ROW,
    TABLE,
    /** A row of a table. */
    TR,
    CELL,
    /** A text in which the ends of lines count. */
    LINES,
    /** Part of the text beside it. */
    INLINE,
    SCRIPT,
    STYLE,
    /** Not shown. */
    HIDDEN,
    /** No element of HTML: a container of XML. */
    OTHER
  }

  private static final Map<String, ElementKind> KINDS = new HashMap<>();
  private static final Map<String, Set<String>> SETS = new HashMap<>();

  static {
    Set<String> kinds = new HashSet<>();
    for (ElementKind kind : ElementKind.values()) {
      kinds.add(kind.name().toLowerCase(Locale.ROOT));
    }
    for (var row : TableFile.rows(HtmlNames.class, "html.tsv")) {
      for (String name : List.of(row.get(1).split(" "))) {
        if (kinds.contains(row.getFirst())) {
          KINDS.put(name, ElementKind.valueOf(row.getFirst().toUpperCase(Locale.ROOT)));
        } else {
          SETS.computeIfAbsent(row.getFirst(), each -> new HashSet<>()).add(name);
        }
      }
    }
  }

  private HtmlNames() {}

  /** The kind of an element. */
  static ElementKind kind(String element) {
    return KINDS.getOrDefault(element, ElementKind.OTHER);
  }

  /** Whether an element has no end. */
  static boolean isAlone(String element) {
    return isIn("alone", element);
  }

  /** Whether the attributes of an element say nothing. */
  static boolean isBare(String element) {
    return isIn("bare", element);
  }

  /** Whether an attribute says only how an element looks or works. */
  static boolean isNoise(String element, String attribute) {
    return kind(element) == ElementKind.OTHER
        ? attribute.startsWith("xmlns") || isIn("xml", attribute)
        : isIn("noise", attribute) || isProgram(element, attribute);
  }

  /** Whether the value of an attribute is a program, as that of {@code onclick} is. */
  static boolean isProgram(String element, String attribute) {
    return attribute.startsWith("on") && kind(element) != ElementKind.OTHER;
  }

  /** The sign of the disc that a circle with a fill is; nothing for another fill. */
  static Optional<String> disc(String fill) {
    String small = fill.strip().toLowerCase(Locale.ROOT);
    return isIn("black fill", small)
        ? Optional.of("●")
        : Optional.of("○").filter(_ -> isIn("white fill", small));
  }

  /** Whether the words of an element are struck through. */
  static boolean isStruck(String element) {
    return isIn("struck", element);
  }

  /** Whether the value of an attribute names the value of another one. */
  static boolean isKey(String attribute) {
    return isIn("key", attribute);
  }

  /** Whether an attribute is the value that another one names. */
  static boolean isValue(String attribute) {
    return isIn("value", attribute);
  }

  private static boolean isIn(String set, String name) {
    return SETS.getOrDefault(set, Set.of()).contains(name);
  }
}
