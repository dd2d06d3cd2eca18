package org.kifu.source;

import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The names of charsets as programs and people write them: with other signs between letters and
 * digits than in the name, {@code latin-1}, or in a form that only other systems know.
 */
final class CharsetNames {
  /** Names by their letters and digits that Java does not have, or uses for a rarer charset. */
  private static final Map<String, String> OTHERS =
      Map.ofEntries(
          Map.entry("sjis", Encoding.SHIFT_JIS),
          Map.entry("shiftjis", Encoding.SHIFT_JIS),
          Map.entry("xsjis", Encoding.SHIFT_JIS),
          Map.entry("cp932", Encoding.SHIFT_JIS),
          Map.entry("mac", "x-MacRoman"),
          Map.entry("macintosh", "x-MacRoman"),
          Map.entry("ujis", "EUC-JP"),
          Map.entry("utf8n", "UTF-8"),
          Map.entry("dos866", "IBM866"));

  /** The charsets of Java by the letters and digits of their names; made when one is needed. */
  private static final class Known {
    static final Map<String, Charset> BY_NAME = new HashMap<>();

    static {
      for (Charset charset : Charset.availableCharsets().values()) {
        BY_NAME.putIfAbsent(plain(charset.name()), charset);
      }
      for (Charset charset : Charset.availableCharsets().values()) {
        charset.aliases().forEach(alias -> BY_NAME.putIfAbsent(plain(alias), charset));
      }
    }
  }

  private CharsetNames() {}

  /** The charset of a name; nothing if there is none. */
  static Optional<Charset> charset(String name) {
    String plain = plain(name);
    String other = OTHERS.getOrDefault(plain, name);
    if (isSupported(other)) {
      return Optional.of(Charset.forName(other));
    }
    String windows = plain.replaceFirst("^win(?=125\\d$)", "windows");
    return Optional.ofNullable(Known.BY_NAME.get(windows));
  }

  private static boolean isSupported(String name) {
    return name.matches("[A-Za-z0-9][A-Za-z0-9.:_+-]*") && Charset.isSupported(name);
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
  }
}
