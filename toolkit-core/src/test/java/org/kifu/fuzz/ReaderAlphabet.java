package org.kifu.fuzz;

import java.util.List;
import java.util.TreeSet;

/** The characters that mean something to a reader: those of ASCII, and those of its own tables. */
final class ReaderAlphabet {
  /** The packages that look at the characters of a source. */
  private static final List<String> PACKAGES = List.of("source", "notation", "format", "games");

  /**
   * Characters that become several, or none, or are part of another: a fraction, a ligature, a
   * company, a capital with a dot, an accent, a mark of direction, a soft hyphen, a face, a byte
   * order mark and controls.
   */
  static final String ODD =
      "\u00BD\uFB01\u337F\u0130\u0301\u202E\u00AD\uD83D\uDE00\uFEFF\uFFFD\u0000\u001B\u007F";

  private ReaderAlphabet() {}

  /** Printable ASCII and the ends of lines. */
  static List<Integer> ascii() {
    TreeSet<Integer> characters = new TreeSet<>(List.of((int) '\t', (int) '\n', (int) '\r'));
    for (int c = ' '; c < 0x7F; c++) {
      characters.add(c);
    }
    return List.copyOf(characters);
  }

  /** The other characters in the constants of the readers, and some that are odd. */
  static List<Integer> beyondAscii() {
    TreeSet<Integer> characters = new TreeSet<>();
    ODD.codePoints().forEach(characters::add);
    for (String name : PACKAGES) {
      ReaderConstants.of(name).values().stream()
          .flatMap(texts -> texts.stream())
          .flatMapToInt(String::codePoints)
          .filter(c -> c > 0x7F)
          .forEach(characters::add);
    }
    return List.copyOf(characters);
  }
}
