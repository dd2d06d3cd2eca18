package org.kifu.spill;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list that is written once, then read once. It is on disk if it is long.
 *
 * @param <T> the records
 */
public final class SpillList<T> implements Closeable {
  private final RecordCodec<T> codec;
  private final long inMemory;
  private List<T> list = new ArrayList<>();
  private @Nullable SpillFile file;
  private long size;

  /**
   * Makes an empty list.
   *
   * @param inMemory the number of records that are kept in memory
   */
  public SpillList(RecordCodec<T> codec, long inMemory) {
    this.codec = codec;
    this.inMemory = inMemory;
  }

  /** Appends a record. */
  public void add(T element) throws IOException {
    size++;
    if (file == null && list.size() < inMemory) {
      list.add(element);
      return;
    }
    if (file == null) {
      file = new SpillFile();
      for (T each : list) {
        codec.write(each, file.next());
      }
      list = List.of();
    }
    codec.write(element, file.next());
  }

  /** The number of records. */
  public long size() {
    return size;
  }

  /**
   * All records, in the order in which they were added. The iterator throws {@link
   * java.io.UncheckedIOException} if the file cannot be read.
   */
  public Iterator<T> iterator() throws IOException {
    return file == null ? list.iterator() : file.records(codec);
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }
}
