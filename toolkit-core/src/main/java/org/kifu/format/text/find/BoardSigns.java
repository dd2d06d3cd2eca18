package org.kifu.format.text.find;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.format.text.page.TableFile;

/** The signs of discs and of empty squares on boards, from {@code discs.tsv}. */
public final class BoardSigns {
  private static final Map<String, Integer> COLOURS = read();

  /** Whether each character of ASCII is a sign. */
  private static final boolean[] ASCII = new boolean[0x80];

  static {
    for (char c = 0; c < ASCII.length; c++) {
      ASCII[c] = COLOURS.containsKey(String.valueOf(c));
    }
  }

  private BoardSigns() {}

  /** Whether a character is the sign of a disc or of an empty square. */
  public static boolean is(int sign) {
    return sign < ASCII.length ? ASCII[sign] : COLOURS.containsKey(Character.toString(sign));
  }

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
