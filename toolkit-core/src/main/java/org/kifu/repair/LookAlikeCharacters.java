package org.kifu.repair;

/** Characters that people confuse in handwriting and poor print. */
final class LookAlikeCharacters {
  private static final String[] PAIRS = {
    "06",
    "08",
    "17",
    "27",
    "35",
    "38",
    "49",
    "56",
    "68",
    "79", // digits
    "ad",
    "bd",
    "bh",
    "ce",
    "cg",
    "ef" // files
  };

  private LookAlikeCharacters() {}

  /** Whether two different characters look alike. */
  static boolean alike(char one, char other) {
    for (String pair : PAIRS) {
      if (pair.indexOf(one) >= 0 && pair.indexOf(other) >= 0 && one != other) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether two texts of the same length differ in a single character, and the two characters look
   * alike.
   */
  static boolean alike(String one, String other) {
    int differing = -1;
    for (int i = 0; i < one.length() && one.length() == other.length(); i++) {
      if (one.charAt(i) != other.charAt(i)) {
        if (differing >= 0) {
          return false;
        }
        differing = i;
      }
    }
    return differing >= 0 && alike(one.charAt(differing), other.charAt(differing));
  }

  /** The digits that a digit may be read as, in ascending order. */
  static String ofDigit(char digit) {
    StringBuilder others = new StringBuilder();
    for (char other = '0'; other <= '9'; other++) {
      if (alike(digit, other)) {
        others.append(other);
      }
    }
    return others.toString();
  }
}
