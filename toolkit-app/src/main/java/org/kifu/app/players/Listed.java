package org.kifu.app.players;

import java.util.Collection;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.json.JsonObject;

/** Lists as JSON for questions to a base, and cells of its rows. */
final class Listed {
  private Listed() {}

  /** A list of texts. */
  static String texts(Collection<String> texts) {
    return texts.stream().map(JsonObject::text).collect(Collectors.joining(",", "[", "]"));
  }

  /** A text; empty where the cell has none. */
  static String text(@Nullable Object cell) {
    return cell == null ? "" : cell.toString();
  }

  /** A number; 0 where the cell has none. */
  static long number(@Nullable Object cell) {
    return cell instanceof Long number ? number : 0;
  }
}
