package org.kifu.spill;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The records of a file, from the first on. */
final class SpilledRecords<T> implements Iterator<T> {
  private final DataInputStream in;
  private final RecordCodec<T> codec;
  private long left;

  SpilledRecords(SpillFile file, RecordCodec<T> codec) throws IOException {
    this.in = file.rewind();
    this.codec = codec;
    this.left = file.records();
  }

  @Override
  public boolean hasNext() {
    return left > 0;
  }

  @Override
  public T next() {
    if (left == 0) {
      throw new NoSuchElementException();
    }
    left--;
    try {
      return codec.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
