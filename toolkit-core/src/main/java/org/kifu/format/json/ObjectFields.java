package org.kifu.format.json;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.SourceLocation;

/**
 * The texts, numbers and literals of a small object.
 *
 * @param where the place of the object
 */
record ObjectFields(SourceLocation where, Map<String, String> values) {
  private static final Pattern INTEGER = Pattern.compile("-?\\d{1,9}");
  private static final Pattern NUMBER =
      Pattern.compile("-?\\d{1,18}(?:\\.\\d{1,30})?(?:[eE][-+]?\\d{1,3})?");

  static ObjectFields read(JsonCursor json) throws IOException {
    ObjectFields fields = new ObjectFields(json.where(), new HashMap<>());
    json.each(
        name -> {
          if (json.isScalar() && !json.isNull()) {
            fields.values.put(name, json.text());
          }
        });
    return fields;
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  /** The value as written; empty if there is none. */
  String text(String name) {
    return values.getOrDefault(name, "");
  }

  OptionalInt integer(String name) {
    String written = text(name);
    return INTEGER.matcher(written).matches()
        ? OptionalInt.of(Integer.parseInt(written))
        : OptionalInt.empty();
  }

  OptionalDouble number(String name) {
    String written = text(name);
    double number = NUMBER.matcher(written).matches() ? Double.parseDouble(written) : Double.NaN;
    return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
  }

  Optional<Disc> disc(String name) {
    return Arrays.stream(Disc.values()).filter(disc -> disc.label().equals(text(name))).findFirst();
  }
}
