package org.kifu.source.packed;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalLong;

/**
 * The extent of a zip that other bytes may follow, such as another zip. The record at its end says
 * how far before it the zip begins.
 */
final class ZipExtent {
  /** The size in bytes of the record at the end, without the comment after it. */
  private static final int END_RECORD = 22;

  private static final int LONGEST_COMMENT = 0xFFFF;

  /** The sizes of the two records that a zip above 4 GiB has before the last. */
  private static final int LOCATOR = 20;

  private static final int LONG_RECORD = 56;

  private static final int ENTRY_SIGN = 0x04034B50;
  private static final int END_SIGN = 0x06054B50;
  private static final int LONG_SIGN = 0x06064B50;
  private static final int PIECE = 1 << 20;

  private final ChannelPart part;

  private ZipExtent(ChannelPart part) {
    this.part = part;
  }

  /**
   * The number of bytes of the zip with which a part of a file begins; all bytes if its end is not
   * found.
   */
  static long of(ChannelPart part) throws IOException {
    ZipExtent extent = new ZipExtent(part);
    long tail = Math.max(0, part.size() - END_RECORD - LONGEST_COMMENT);
    OptionalLong usual = extent.end(tail);
    return usual.isPresent() && usual.getAsLong() == part.size()
        ? part.size()
        : extent.end(0).orElse(part.size());
  }

  /**
   * The end of the first zip that begins with the part and whose last record is behind a place; if
   * there is none, the beginning of the first other zip.
   */
  private OptionalLong end(long from) throws IOException {
    OptionalLong other = OptionalLong.empty();
    for (long at = from; at + END_RECORD <= part.size(); at += PIECE) {
      ByteBuffer piece = read(at, PIECE + END_RECORD - 1);
      for (int i = 0; i + END_RECORD <= piece.limit(); i++) {
        if (piece.get(i) == 'P' && piece.getInt(i) == END_SIGN) {
          long begin = begin(at + i, piece, i);
          long end = at + i + END_RECORD + (piece.getShort(i + 20) & 0xFFFF);
          if (begin == 0 && end <= part.size()) {
            return OptionalLong.of(end);
          }
          if (other.isEmpty() && begin > 0 && begin < at + i && isEntry(begin)) {
            other = OptionalLong.of(begin);
          }
        }
      }
    }
    return other;
  }

  /** The place at which a zip begins that has its last record here; negative if it has not. */
  private long begin(long at, ByteBuffer record, int index) throws IOException {
    long before = at - LOCATOR - LONG_RECORD;
    if (before >= 0) {
      ByteBuffer longRecord = read(before, LONG_RECORD);
      if (longRecord.getInt(0) == LONG_SIGN) {
        return before - longRecord.getLong(40) - longRecord.getLong(48);
      }
    }
    long directory = record.getInt(index + 12) & 0xFFFF_FFFFL;
    return at - directory - (record.getInt(index + 16) & 0xFFFF_FFFFL);
  }

  /**
   * Whether an entry begins at a place; a zip with bytes put into it has none where its end says.
   */
  private boolean isEntry(long at) throws IOException {
    ByteBuffer sign = read(at, Integer.BYTES);
    return sign.limit() == Integer.BYTES && sign.getInt(0) == ENTRY_SIGN;
  }

  private ByteBuffer read(long from, int most) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(most).order(ByteOrder.LITTLE_ENDIAN);
    part.position(from);
    while (bytes.hasRemaining() && part.read(bytes) >= 0) {
      // until it is full
    }
    return bytes.flip();
  }
}
