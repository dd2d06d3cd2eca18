package org.kifu.spark.source;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/** Makes the readers of the tasks, where these run. */
record RowReaderFactory(
    SourceOptions options, StructType schema, SerializableConfiguration configuration)
    implements PartitionReaderFactory {
  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    return new RowReader(
        options, options.columns().only(schema), (SliceGroup) partition, configuration.value());
  }
}
