package org.kifu.format.text.find;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.format.text.page.TableFile;

/** The signs of discs and of empty squares on boards, from {@code discs.tsv}. */
public final class BoardSigns {
  private static final Map<String, Integer> COLOURS = read();

  private BoardSigns() {}

  private static Map<String, Integer> read() {
    Map<String, Integer> colours = new HashMap<>();
    for (List<String> row : TableFile.rows(BoardSigns.class, "discs.tsv")) {
      int colour = row.getFirst().equals("black") ? 1 : row.getFirst().equals("white") ? -1 : 0;
      for (String sign : row.get(1).split(" ", -1)) {
        colours.putIfAbsent(sign, colour);
      }
    }
    return Map.copyOf(colours);
  }

  /**
   * The colour of a sign: 1 for a black disc, -1 for a white one, 0 for an empty square; nothing
   * for any other text.
   */
  public static OptionalInt colour(String sign) {
    Integer colour = COLOURS.get(sign);
    return colour == null ? OptionalInt.empty() : OptionalInt.of(colour);
  }
}
