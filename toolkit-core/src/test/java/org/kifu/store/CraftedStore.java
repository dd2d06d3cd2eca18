package org.kifu.store;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import org.kifu.store.StoreLayout.Section;

/** A store whose numbers were changed and whose checksums were made right again. */
final class CraftedStore {
  private static final List<Section> SECTIONS = List.of(Section.values());

  private static final long[] EDGES = {
    0,
    1,
    -1,
    2,
    63,
    64,
    65,
    128,
    255,
    256,
    1 << 20,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    1L << 40,
    Long.MAX_VALUE,
    Long.MIN_VALUE
  };

  private final ByteBuffer bytes;
  private final Random random;
  private final int sumsAt;
  private final int footerAt;

  private CraftedStore(byte[] whole, Random random) {
    this.bytes = ByteBuffer.wrap(whole.clone()).order(ByteOrder.LITTLE_ENDIAN);
    this.random = random;
    this.sumsAt = (int) bytes.getLong(whole.length - StoreLayout.TRAILER);
    this.footerAt = whole.length - StoreLayout.TRAILER - Long.BYTES * StoreLayout.FOOTER;
  }

  /** A store with one to three changes. */
  static byte[] of(byte[] whole, Random random) {
    CraftedStore store = new CraftedStore(whole, random);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      store.change();
    }
    return store.repaired();
  }

  /** The same bytes with the checksums that fit them. */
  static byte[] repaired(byte[] changed) {
    return new CraftedStore(changed, new Random(0)).repaired();
  }

  /** The numbers at the end of a store. */
  static StoreFooter footer(byte[] whole) {
    int count = Long.BYTES * StoreLayout.FOOTER;
    return new StoreFooter(
        ByteBuffer.wrap(whole, whole.length - StoreLayout.TRAILER - count, count)
            .slice()
            .order(ByteOrder.LITTLE_ENDIAN));
  }

  private void change() {
    switch (random.nextInt(6)) {
      case 0, 1 -> {
        int at = footerAt + Long.BYTES * random.nextInt(StoreLayout.FOOTER);
        bytes.putLong(at, value(bytes.getLong(at)));
      }
      case 2 -> exchange(SECTIONS.get(random.nextInt(SECTIONS.size())));
      default -> changeIn(SECTIONS.get(random.nextInt(SECTIONS.size())));
    }
  }

  private int start(Section section) {
    return Math.clamp(number(section.inFooter()), StoreLayout.HEAD, sumsAt);
  }

  private int length(Section section) {
    return Math.clamp(number(section.inFooter() + 1), 0, sumsAt - start(section));
  }

  private long number(int index) {
    return bytes.getLong(footerAt + Long.BYTES * index);
  }

  /** Changes a number of a section, of one, four or eight bytes. */
  private void changeIn(Section section) {
    int size = 1 << (random.nextInt(3) == 0 ? 0 : 2 + random.nextInt(2));
    int count = length(section) / size;
    if (count == 0) {
      return;
    }
    int at = start(section) + size * random.nextInt(count);
    switch (size) {
      case 1 -> bytes.put(at, (byte) value(bytes.get(at)));
      case 4 -> bytes.putInt(at, (int) value(bytes.getInt(at)));
      default -> bytes.putLong(at, value(bytes.getLong(at)));
    }
  }

  /** Exchanges two stretches of a section. */
  private void exchange(Section section) {
    int size = section == Section.ROWS ? GameRow.BYTES : StoreLayout.ENTRY;
    int count = length(section) / size;
    for (int i = 0; count > 0 && i < size; i++) {
      int one = start(section) + size * random.nextInt(count) + i;
      int other = start(section) + i;
      byte kept = bytes.get(one);
      bytes.put(one, bytes.get(other));
      bytes.put(other, kept);
    }
  }

  private long value(long before) {
    return switch (random.nextInt(5)) {
      case 0 -> before + 1;
      case 1 -> before - 1;
      case 2 -> before ^ 1L << random.nextInt(Long.SIZE);
      case 3 -> random.nextInt(bytes.capacity());
      default -> EDGES[random.nextInt(EDGES.length)];
    };
  }

  private byte[] repaired() {
    byte[] all = bytes.array();
    int pages = (sumsAt + StoreLayout.PAGE - 1) / StoreLayout.PAGE;
    for (int page = 0; page < pages; page++) {
      int from = page * StoreLayout.PAGE;
      int count = Math.min(StoreLayout.PAGE, sumsAt - from);
      bytes.putInt(sumsAt + Integer.BYTES * page, StoreLayout.sum(all, from, count));
    }
    CRC32C sum = new CRC32C();
    sum.update(all, 0, StoreLayout.HEAD);
    sum.update(all, sumsAt, all.length - StoreLayout.TRAILER - sumsAt);
    bytes.putLong(all.length - 2 * Long.BYTES, sum.getValue());
    return all;
  }
}
