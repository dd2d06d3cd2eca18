package org.kifu.format.sgf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The properties of a node that is written: each once, with all its values. */
final class SgfNode {
  private final Map<String, List<String>> values = new LinkedHashMap<>();

  /** Adds a value to those of a property. */
  void add(String name, String value) {
    values.computeIfAbsent(name, _ -> new ArrayList<>(1)).add(value);
  }

  /** Adds a value, unless it is empty. */
  void addKnown(String name, String value) {
    if (!value.isEmpty()) {
      add(name, value);
    }
  }

  void writeTo(StringBuilder text) {
    values.forEach(
        (name, all) -> {
          text.append(name);
          all.forEach(value -> text.append('[').append(escaped(value)).append(']'));
        });
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]").replace("[", "\\[");
  }
}
