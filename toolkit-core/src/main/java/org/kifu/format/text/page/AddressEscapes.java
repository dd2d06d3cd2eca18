package org.kifu.format.text.page;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The escapes in addresses of web pages, such as {@code %20} for a blank. */
public final class AddressEscapes {
  private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s<>\"']++");

  private AddressEscapes() {}

  /** A line in which the escapes of its addresses are the characters that they stand for. */
  static PlacedText decoded(PlacedText line) {
    String written = line.toString();
    if (written.indexOf('%') < 0 || !written.contains("://")) {
      return line;
    }
    Matcher address = ADDRESS.matcher(written);
    PlacedText.Rewriter decoded = line.rewriter();
    int past = 0;
    while (address.find()) {
      decoded.keep(past, address.start());
      decode(line, address.start(), address.end(), decoded);
      past = address.end();
    }
    return decoded.keep(past, line.length()).text();
  }

  /** The value of a parameter of an address with blanks for the signs that stand for them. */
  public static PlacedText withBlanks(PlacedText value) {
    PlacedText.Rewriter plain = value.rewriter();
    int kept = 0;
    for (int at = value.toString().indexOf('+');
        at >= 0;
        at = value.toString().indexOf('+', at + 1)) {
      plain.keep(kept, at).write(" ", at, at + 1);
      kept = at + 1;
    }
    return kept == 0 ? value : plain.keep(kept, value.length()).text();
  }

  /**
   * Writes a stretch without its escapes. Consecutive escapes are the bytes of characters in UTF-8.
   */
  static void decode(PlacedText text, int from, int to, PlacedText.Rewriter decoded) {
    int kept = from;
    int at = from;
    while (at < to) {
      int past = at;
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      while (isEscape(text, past, to)) {
        bytes.write(16 * digit(text, past + 1) + digit(text, past + 2));
        past += 3;
      }
      if (past > at) {
        decoded.keep(kept, at).write(bytes.toString(StandardCharsets.UTF_8), at, past);
        kept = past;
      }
      at = Math.max(past, at + 1);
    }
    decoded.keep(kept, to);
  }

  private static boolean isEscape(PlacedText text, int at, int to) {
    return at + 2 < to
        && text.charAt(at) == '%'
        && digit(text, at + 1) >= 0
        && digit(text, at + 2) >= 0;
  }

  private static int digit(PlacedText text, int index) {
    return Character.digit(text.charAt(index), 16);
  }
}
