package org.kifu.verify;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Duplicates in input order: written once, then read once; on disk if they are many. */
final class DuplicateRun implements Closeable {
  private final int inMemory;
  private List<Duplicate> list = new ArrayList<>();
  private @Nullable SpillFile file;

  /**
   * Makes an empty run.
   *
   * @param inMemory the number of duplicates that are kept in memory
   */
  DuplicateRun(int inMemory) {
    this.inMemory = inMemory;
  }

  void add(Duplicate duplicate) throws IOException {
    if (file == null && list.size() < inMemory) {
      list.add(duplicate);
      return;
    }
    if (file == null) {
      file = new SpillFile();
      for (Duplicate each : list) {
        write(each, file.next());
      }
      list = List.of();
    }
    write(duplicate, file.next());
  }

  /** All of them, in the order in which they were added. */
  Iterator<Duplicate> iterator() throws IOException {
    return file == null ? list.iterator() : new FileIterator(file.rewind(), file.records());
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }

  private static void write(Duplicate duplicate, DataOutputStream out) throws IOException {
    duplicate.game().write(out);
    duplicate.first().write(out);
  }

  private static final class FileIterator implements Iterator<Duplicate> {
    private final DataInputStream in;
    private long left;

    FileIterator(DataInputStream in, long left) {
      this.in = in;
      this.left = left;
    }

    @Override
    public boolean hasNext() {
      return left > 0;
    }

    @Override
    public Duplicate next() {
      left--;
      try {
        return new Duplicate(Sighting.read(in), Sighting.read(in));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
