package org.kifu.game;

import java.util.regex.Pattern;

/**
 * The rule by which names tell programs from people. The archive WTHOR writes the author of a
 * program in brackets and in lower case behind its name, such as {@code Logistello (buro)}, and
 * empty brackets if it knows no author. Brackets with a capital, such as {@code (JPN)}, or with a
 * number, such as a rating, stand behind the names of people too.
 */
final class ProgramNames {
  private static final Pattern PROGRAM = Pattern.compile(".*\\S\\s*\\((\\p{Ll}[^()\\p{Lu}]*)?\\)");

  private ProgramNames() {}

  static boolean isProgram(String name) {
    return PROGRAM.matcher(name.strip()).matches();
  }
}
