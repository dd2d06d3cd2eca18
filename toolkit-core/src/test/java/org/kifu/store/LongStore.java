package org.kifu.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.kifu.store.StoreLayout.Section;

/**
 * A store of which one section is longer than there is anything in it: zeros, which take no room on
 * the disk where the file system knows holes. The checksums are right.
 */
final class LongStore {
  private final byte[] whole;
  private final StoreFooter footer;

  LongStore(byte[] whole) {
    this.whole = whole.clone();
    this.footer = CraftedStore.footer(this.whole);
  }

  /** Lets the last text end somewhere else. */
  void endLastText(long end) {
    long at = footer.start(Section.TEXT_ENDS) + footer.length(Section.TEXT_ENDS) - Long.BYTES;
    littleEndian(whole).putLong((int) at, end);
  }

  /** Writes it to a new file. */
  Path written(Section longer, long length, Path folder) throws IOException {
    Path file = folder.resolve("long.kix");
    byte[] end = new byte[Long.BYTES * StoreLayout.FOOTER];
    ByteBuffer numbers = littleEndian(end);
    for (int i = 0; i < StoreLayout.FOOTER; i++) {
      numbers.putLong(Long.BYTES * i, footer.get(i));
    }
    try (FileChannel out =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      out.write(ByteBuffer.wrap(whole, 0, StoreLayout.HEAD), 0);
      long at = StoreLayout.HEAD;
      for (Section section : Section.values()) {
        int count = (int) footer.length(section);
        out.write(ByteBuffer.wrap(whole, (int) footer.start(section), count), at);
        numbers.putLong(Long.BYTES * section.inFooter(), at);
        numbers.putLong(Long.BYTES * (section.inFooter() + 1), section == longer ? length : count);
        at = Math.ceilDiv(at + (section == longer ? length : count), Long.BYTES) * Long.BYTES;
      }
      writeEnd(out, at, sums(out, at), end);
    }
    return file;
  }

  private void writeEnd(FileChannel out, long at, byte[] sums, byte[] numbers) throws IOException {
    CRC32C sum = new CRC32C();
    sum.update(whole, 0, StoreLayout.HEAD);
    sum.update(sums);
    sum.update(numbers);
    ByteBuffer trailer = littleEndian(new byte[StoreLayout.TRAILER]);
    trailer.putLong(at).putLong(sum.getValue()).putLong(StoreLayout.MAGIC).flip();
    out.write(ByteBuffer.wrap(sums), at);
    out.write(ByteBuffer.wrap(numbers), at + sums.length);
    out.write(trailer, at + sums.length + numbers.length);
  }

  /** The sums of the pages; those that no data is in are not read. */
  private byte[] sums(FileChannel file, long end) throws IOException {
    int pages = (int) Math.ceilDiv(end, StoreLayout.PAGE);
    int zeros = StoreLayout.sum(new byte[StoreLayout.PAGE], 0, StoreLayout.PAGE);
    byte[] all = new byte[Integer.BYTES * pages];
    ByteBuffer sums = littleEndian(all);
    for (int page = 0; page < pages; page++) {
      long at = (long) page << StoreLayout.PAGE_BITS;
      boolean isHole = at > whole.length && at < end - whole.length;
      sums.putInt(isHole ? zeros : sum(file, at, end));
    }
    return all;
  }

  private static int sum(FileChannel file, long at, long end) throws IOException {
    int count = (int) Math.min(StoreLayout.PAGE, end - at);
    ByteBuffer page = ByteBuffer.allocate(count);
    file.read(page, at);
    return StoreLayout.sum(page.array(), 0, count);
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
