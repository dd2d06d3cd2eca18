package org.kifu.spark.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.rows.SourceEntry;

/** A reader of the rows of one task. */
final class RowReader implements PartitionReader<InternalRow> {
  private final SourceOptions options;
  private final RowColumns<?> columns;
  private final Iterator<Slice> slices;
  private final SliceEntries.SliceReader opener;
  private final Queue<InternalRow> rows = new ArrayDeque<>();
  private @Nullable SliceEntries entries;

  RowReader(
      SourceOptions options,
      RowColumns<?> columns,
      Slice.TaskSlices group,
      Configuration configuration) {
    this.options = options;
    this.columns = columns;
    this.slices = group.slices().iterator();
    this.opener = new SliceEntries.SliceReader(options, configuration);
  }

  @Override
  public boolean next() throws IOException {
    rows.poll();
    try {
      while (rows.isEmpty() && advance()) {
        // An entry may have no rows, and a slice no entries.
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return !rows.isEmpty();
  }

  /** Goes on to the next entry or slice; false at the end of the last slice. */
  private boolean advance() throws IOException {
    SliceEntries open = entries;
    if (open == null) {
      if (!slices.hasNext()) {
        return false;
      }
      entries = opener.open(slices.next());
    } else if (open.hasNext()) {
      take(open.next());
    } else {
      close();
    }
    return true;
  }

  private void take(SourceEntry entry) throws IOException {
    if (entry.problem().isPresent()) {
      switch (options.mode()) {
        case FAILFAST -> throw new IOException("a record cannot be read: " + entry.problem().get());
        case DROPMALFORMED -> {
          return;
        }
        case PERMISSIVE -> {}
      }
    }
    columns.write(entry, rows::add);
  }

  @Override
  public InternalRow get() {
    return rows.element();
  }

  @Override
  public void close() throws IOException {
    SliceEntries open = entries;
    entries = null;
    if (open != null) {
      open.close();
    }
  }

  /** The factory of the readers, which runs where the tasks run. */
  record Factory(SourceOptions options, StructType schema, SerializableConfiguration configuration)
      implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
      return new RowReader(
          options,
          options.columns().only(schema),
          (Slice.TaskSlices) partition,
          configuration.value());
    }
  }
}
