package org.kifu.spill;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.kifu.file.ScratchFile;

/**
 * A temporary file that is written, then read once. Records are counted, so that the reader knows
 * where to stop.
 */
public final class SpillFile implements Closeable {
  private static final int BUFFER = 1 << 14;

  private final ScratchFile file;
  private final DataOutputStream out;
  private long records;

  /** Makes an empty file in the folder for temporary files. */
  public SpillFile() throws IOException {
    file = ScratchFile.open();
    out = new DataOutputStream(new BufferedOutputStream(file.output(), BUFFER));
  }

  /** Starts the next record, which is then written to the stream. */
  public DataOutputStream next() {
    records++;
    return out;
  }

  /** The number of records that were written. */
  public long records() {
    return records;
  }

  /** Ends the writing and goes back to the first record. */
  public DataInputStream rewind() throws IOException {
    out.flush();
    return new DataInputStream(new BufferedInputStream(file.rewind(), BUFFER));
  }

  /** The records from the first on, read back once. */
  <T> Iterator<T> records(RecordCodec<T> codec) throws IOException {
    DataInputStream in = rewind();
    return new Iterator<>() {
      private long left = records;

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
    };
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
