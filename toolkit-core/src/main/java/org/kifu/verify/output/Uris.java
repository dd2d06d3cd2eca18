package org.kifu.verify.output;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.kifu.game.SourceLocation;

/** The names of sources as URI references (RFC 3986). */
final class Uris {
  private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:[/\\\\].*", Pattern.DOTALL);

  private static final Pattern DOTS = Pattern.compile("(?<=/)\\.{1,2}(?=/|$)");

  /** The characters of a path that stand for themselves; a colon may begin with a scheme. */
  private static final String PLAIN = "-._~/!$&'()*+,;=@";

  private Uris() {}

  /**
   * A path as a URI reference: an absolute one with the scheme {@code file}, a relative one as it
   * is, blanks and what is not ASCII in percent form. An entry of an archive is a path that goes on
   * behind it.
   */
  static String of(String source) {
    if (DRIVE.matcher(source).matches()) {
      String drive = source.substring(0, 2);
      return "file:///" + drive + encoded(source.substring(2).replace('\\', '/'));
    }
    String file = SourceLocation.fileOf(source);
    String inside = source.substring(file.length());
    return (source.startsWith("/") ? "file://" : "") + encoded(file) + withoutDots(encoded(inside));
  }

  /** The parts of an entry's name that would lead a reader of the URI out of its archive. */
  private static String withoutDots(String path) {
    return DOTS.matcher(path).replaceAll(dots -> dots.group().replace(".", "%2E"));
  }

  private static String encoded(String path) {
    StringBuilder uri = new StringBuilder(path.length());
    for (byte each : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (each & 0xFF);
      boolean isPlain =
          c >= 'a' && c <= 'z'
              || c >= 'A' && c <= 'Z'
              || c >= '0' && c <= '9'
              || PLAIN.indexOf(c) >= 0;
      uri.append(isPlain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
    }
    return uri.toString();
  }
}
