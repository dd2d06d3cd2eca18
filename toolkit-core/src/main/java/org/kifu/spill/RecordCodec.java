package org.kifu.spill;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A codec that writes records to a file and reads them back: {@link #read} returns a record that
 * equals the written one.
 *
 * @param <T> the records
 */
public interface RecordCodec<T> {
  /** Writes one record. */
  void write(T element, DataOutput out) throws IOException;

  /** Reads what {@link #write} wrote. */
  T read(DataInput in) throws IOException;
}
