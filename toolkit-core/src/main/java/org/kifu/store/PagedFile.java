package org.kifu.store;

import static org.kifu.store.StoreLayout.PAGE;
import static org.kifu.store.StoreLayout.PAGE_BITS;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.kifu.store.StoreException.StoreFault;

/**
 * The file of a store, mapped to memory. Threads may share it. Every page is checked before a
 * number from it is returned; reading a damaged page throws {@link UncheckedIOException} with a
 * {@link StoreException}. For a file that somebody cuts meanwhile, see {@link OpeningStore#isCut}.
 * Callers check each number that is a place, because somebody can make a valid checksum for any
 * number.
 */
final class PagedFile implements Closeable {
  private static final int MAP_BITS = 30;

  private final Path path;
  private final FileChannel channel;
  private final Arena arena = Arena.ofShared();
  private final ByteBuffer[] maps;
  private final long length;
  private final long sumsAt;
  private final ByteBuffer sums;
  private final boolean[] checked;
  private final StoreFooter footer;

  PagedFile(Path path) throws IOException {
    this.path = path;
    channel = FileChannel.open(path, StandardOpenOption.READ);
    try {
      length = channel.size();
      checkHead(channel);
      ByteBuffer trailer = read(channel, length - StoreLayout.TRAILER, StoreLayout.TRAILER);
      sumsAt = trailer.getLong(0);
      long pages = sumsAt + PAGE - 1 >> PAGE_BITS;
      long sumsLength = Integer.BYTES * pages;
      long footerLength = (long) Long.BYTES * StoreLayout.FOOTER;
      long end = sumsAt + sumsLength + footerLength + StoreLayout.TRAILER;
      if (trailer.getLong(16) != StoreLayout.MAGIC
          || sumsAt < StoreLayout.HEAD
          || sumsAt > length
          || sumsLength > Integer.MAX_VALUE
          || end != length) {
        throw truncated();
      }
      sums = read(channel, sumsAt, (int) sumsLength);
      ByteBuffer numbers = read(channel, sumsAt + sumsLength, (int) footerLength);
      checkSum(read(channel, 0, StoreLayout.HEAD), numbers, trailer.getLong(8));
      footer = new StoreFooter(numbers);
      String wrong = footer.contradiction(sumsAt).orElse("");
      if (!wrong.isEmpty()) {
        throw contradiction(sumsAt + sumsLength, wrong);
      }
      checked = new boolean[(int) pages];
      maps = map(channel);
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  private void checkHead(FileChannel channel) throws IOException {
    ByteBuffer head = read(channel, 0, StoreLayout.HEAD);
    if (length < StoreLayout.HEAD || head.getLong(0) != StoreLayout.MAGIC) {
      throw new StoreException(path, StoreFault.NOT_A_STORE, "not an opening index");
    }
    int version = head.getInt(8);
    if (version != StoreLayout.VERSION) {
      throw new StoreException(
          path,
          StoreFault.STORE_VERSION,
          "an index of version %d; this program reads version %d: make it again with %s"
              .formatted(version, StoreLayout.VERSION, StoreException.INDEX));
    }
    if (length < StoreLayout.HEAD + StoreLayout.TRAILER) {
      throw truncated();
    }
  }

  private void checkSum(ByteBuffer head, ByteBuffer numbers, long expected) throws StoreException {
    CRC32C sum = new CRC32C();
    sum.update(head);
    sum.update(sums.duplicate());
    sum.update(numbers.duplicate());
    if (sum.getValue() != expected) { // so the upper half of the number must be 0
      throw damaged("its contents page");
    }
  }

  private StoreException truncated() {
    return new StoreException(path, StoreFault.STORE_TRUNCATED, "the index stops before its end");
  }

  private StoreException damaged(String what) {
    String message = "the index is damaged: the checksum of " + what + " does not fit";
    return new StoreException(path, StoreFault.STORE_DAMAGED, message);
  }

  private StoreException contradiction(long at, String what) {
    String message = "the index is damaged at byte " + at + ": " + what;
    return new StoreException(path, StoreFault.STORE_DAMAGED, message);
  }

  /**
   * The exception for a number that fits its checksum but cannot be true.
   *
   * @param at the place of the number in the file
   */
  UncheckedIOException wrong(long at, String what) {
    return new UncheckedIOException(contradiction(at, what));
  }

  private static ByteBuffer read(FileChannel channel, long from, int count) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
    long at = from;
    while (bytes.hasRemaining()) {
      int read = channel.read(bytes, at);
      if (read < 0) {
        break; // missing bytes stay 0, and the checks reject them
      }
      at += read;
    }
    return bytes.clear();
  }

  private ByteBuffer[] map(FileChannel channel) throws IOException {
    ByteBuffer[] all = new ByteBuffer[(int) (sumsAt - 1 >> MAP_BITS) + 1];
    for (int i = 0; i < all.length; i++) {
      long from = (long) i << MAP_BITS;
      long size = Math.min(1L << MAP_BITS, sumsAt - from);
      all[i] =
          channel
              .map(MapMode.READ_ONLY, from, size, arena)
              .asByteBuffer()
              .order(ByteOrder.LITTLE_ENDIAN);
    }
    return all;
  }

  /** The footer, whose places are all inside the file. */
  StoreFooter footer() {
    return footer;
  }

  /**
   * @param at a multiple of 8, from the start of the file
   */
  long longAt(long at) {
    check(at);
    return maps[(int) (at >>> MAP_BITS)].getLong(offset(at));
  }

  /**
   * @param at a multiple of 4, from the start of the file
   */
  int intAt(long at) {
    check(at);
    return maps[(int) (at >>> MAP_BITS)].getInt(offset(at));
  }

  byte byteAt(long at) {
    check(at);
    return maps[(int) (at >>> MAP_BITS)].get(offset(at));
  }

  byte[] bytes(long at, int count) {
    byte[] bytes = new byte[count];
    int done = 0;
    while (done < count) {
      check(at + done);
      int part = (int) Math.min(count - done, PAGE - (at + done & PAGE - 1));
      maps[(int) (at + done >>> MAP_BITS)].get(offset(at + done), bytes, done, part);
      done += part;
    }
    return bytes;
  }

  private static int offset(long at) {
    return (int) at & (1 << MAP_BITS) - 1;
  }

  private void check(long at) {
    int page = (int) (at >>> PAGE_BITS);
    if (!checked[page]) {
      checkPage(page);
    }
  }

  private void checkPage(int page) {
    refuseCut();
    long from = (long) page << PAGE_BITS;
    int count = (int) Math.min(PAGE, sumsAt - from);
    CRC32C sum = new CRC32C();
    byte[] bytes = new byte[count]; // summing mapped bytes of a cut file ends the JVM
    maps[(int) (from >>> MAP_BITS)].get(offset(from), bytes);
    sum.update(bytes);
    if ((int) sum.getValue() != sums.getInt(Integer.BYTES * page)) {
      throw new UncheckedIOException(damaged("the " + count + " bytes from " + from + " on"));
    }
    checked[page] = true;
  }

  private void refuseCut() {
    try {
      if (channel.size() < length) {
        String message = "the index was cut off while Kifu read it";
        throw new StoreException(path, StoreFault.STORE_TRUNCATED, message);
      }
    } catch (ClosedChannelException _) {
      // An interrupt closes the channel; mapped memory stays.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the whole file, to find damage. */
  void checkAll() {
    for (int page = 0; page < checked.length; page++) {
      if (!checked[page]) {
        checkPage(page);
      }
    }
  }

  long size() {
    return length;
  }

  @Override
  public void close() {
    arena.close();
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
