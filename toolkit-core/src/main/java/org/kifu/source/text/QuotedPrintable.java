package org.kifu.source.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bytes as mail writes them (RFC 2045, 6.7): {@code =C3} for a byte, and {@code =} at the end of a
 * line that continues in the next.
 */
public final class QuotedPrintable {
  private static final Pattern HEADER =
      Pattern.compile("(?im)^Content-Transfer-Encoding:\\s*quoted-printable");
  private static final Pattern SIGN = Pattern.compile("=(?:[0-9A-F]{2}|\\r?\\n|$)");

  /** A line that continues in the next. */
  private static final Pattern CUT_LINE = Pattern.compile("\\S=\\r?\\n");

  /** A line that is cut because it is long for mail, or because it ends in a blank. */
  private static final Pattern LONG_LINE =
      Pattern.compile("(?m)^[^\\r\\n]{60,80}=\\r?\\n|=20\\r?\\n");

  private static final Pattern BYTE = Pattern.compile("=[0-9A-F]{2}");

  private final byte[] bytes;
  private final byte[] widths;

  private QuotedPrintable(byte[] bytes, byte[] widths) {
    this.bytes = bytes;
    this.widths = widths;
  }

  /** The decoded bytes; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The number of bytes of the source for each decoded byte; not to be changed. */
  byte[] widths() {
    return widths;
  }

  /**
   * Returns the place of the first sign of quoted-printable in the head of a text: a header that
   * names it, or a line that ends as only such lines do, in a text where no equals sign stands for
   * itself.
   */
  public static OptionalInt in(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    int first = text.indexOf('=');
    if (first < 0) {
      return OptionalInt.empty();
    }
    boolean isSo = HEADER.matcher(text).find() || endsLines(text) && hasNoOtherSign(text);
    return isSo ? OptionalInt.of(first) : OptionalInt.empty();
  }

  /**
   * Whether equals signs end lines; one at the end of a short line may be a mark of the writer, or
   * part of an address.
   */
  private static boolean endsLines(String text) {
    return LONG_LINE.matcher(text).find()
        || CUT_LINE.matcher(text).find() && BYTE.matcher(text).find();
  }

  private static boolean hasNoOtherSign(String text) {
    Matcher sign = SIGN.matcher(text);
    boolean isSign = true;
    for (int at = text.indexOf('='); isSign && at >= 0; at = text.indexOf('=', at + 1)) {
      isSign = sign.region(at, text.length()).lookingAt() || at + 3 > text.length();
    }
    return isSign;
  }

  /** Returns what some bytes stand for. */
  public static QuotedPrintable of(byte[] source, int length) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(length);
    ByteArrayOutputStream widths = new ByteArrayOutputStream(length);
    int skipped = 0;
    for (int at = 0; at < length; ) {
      int soft = softBreakEnd(source, at, length);
      boolean isByte = soft == at && isByteAt(source, at, length);
      int end = soft > at ? soft : isByte ? at + 3 : at + 1;
      if (soft > at) {
        skipped += soft - at;
      } else {
        bytes.write(isByte ? 16 * hex(source[at + 1]) + hex(source[at + 2]) : source[at]);
        widths.write(skipped + end - at);
        skipped = 0;
      }
      at = end;
    }
    byte[] all = widths.toByteArray();
    if (skipped > 0 && all.length > 0) {
      all[all.length - 1] += (byte) skipped;
    }
    return new QuotedPrintable(bytes.toByteArray(), all);
  }

  /**
   * The end of a soft line break that begins here with an equals sign; the place itself if there is
   * no such break.
   */
  private static int softBreakEnd(byte[] source, int at, int length) {
    int end = at + 1;
    if (source[at] != '=' || end == length) {
      return source[at] == '=' ? end : at;
    }
    end += source[end] == '\r' ? 1 : 0;
    end += end < length && source[end] == '\n' ? 1 : 0;
    return end > at + 1 ? end : at;
  }

  private static boolean isByteAt(byte[] source, int at, int length) {
    return source[at] == '='
        && at + 2 < length
        && hex(source[at + 1]) >= 0
        && hex(source[at + 2]) >= 0;
  }

  private static int hex(byte digit) {
    return digit >= '0' && digit <= '9'
        ? digit - '0'
        : digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
  }
}
