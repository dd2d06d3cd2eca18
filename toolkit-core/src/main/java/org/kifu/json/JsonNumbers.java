package org.kifu.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.OptionalInt;
import org.kifu.words.Discs;

/** Numbers of annotations in JSON, with no more digits than needed. */
public final class JsonNumbers {
  private JsonNumbers() {}

  /** A chance in ten-thousandths as a number from 0 to 1. */
  public static void putChance(ObjectNode node, String name, OptionalInt chance) {
    chance.ifPresent(some -> node.put(name, decimal(some, 4)));
  }

  /** A number of so many digits, of which some are decimals. */
  public static BigDecimal decimal(int digits, int decimals) {
    BigDecimal number = BigDecimal.valueOf(digits, decimals).stripTrailingZeros();
    return number.scale() < 0 ? number.setScale(0) : number;
  }

  /** Hundredths of a disc as discs. */
  public static void putDiscs(ObjectNode node, String name, long centidiscs) {
    if (centidiscs % 100 == 0) {
      node.put(name, centidiscs / 100);
    } else {
      node.put(name, Discs.number(centidiscs));
    }
  }
}
