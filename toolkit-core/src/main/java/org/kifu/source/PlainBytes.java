package org.kifu.source;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Bytes that most texts consist of: ASCII with blanks, tabs and ends of lines, but without the
 * ampersand, in which the sign of a packed file is rare. Scans skip them eight at a time.
 */
public final class PlainBytes {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  private static final long EACH = 0x0101010101010101L;
  private static final long HIGH = 0x8080808080808080L;

  private PlainBytes() {}

  /** The index of the first byte from an index on that is not plain; the length if all are. */
  public static int end(byte[] bytes, int from, int length) {
    int i = from;
    while (i < length) {
      if (i + Long.BYTES <= length && arePrinted((long) LONGS.get(bytes, i))) {
        i += Long.BYTES;
      } else if (isPlain(bytes[i])) {
        i++;
      } else {
        return i;
      }
    }
    return length;
  }

  /** Whether eight bytes are from blank to DEL, and no ampersand. */
  private static boolean arePrinted(long eight) {
    long fromBlank = eight + (0x80 - ' ') * EACH; // a carry needs a high bit, which refuses them
    long others = eight ^ '&' * EACH;
    long zeros = (others - EACH) & ~others;
    return ((eight | ~fromBlank | zeros) & HIGH) == 0;
  }

  private static boolean isPlain(byte b) {
    return b >= ' ' && b != '&' || b == '\t' || b == '\n' || b == '\r';
  }
}
