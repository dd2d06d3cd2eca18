package org.kifu.spark.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/** A scan of some columns. The driver lists the files when it plans the scan. */
final class GameScan implements ScanBuilder, SupportsPushDownRequiredColumns, Scan, Batch {
  private final SourceOptions options;
  private StructType schema;

  GameScan(SourceOptions options) {
    this.options = options;
    this.schema = options.columns().schema();
  }

  @Override
  public void pruneColumns(StructType required) {
    schema = required;
  }

  @Override
  public Scan build() {
    return this;
  }

  @Override
  public StructType readSchema() {
    return schema;
  }

  @Override
  public String description() {
    return "kifu " + String.join(" ", options.paths()) + " " + schema.simpleString();
  }

  @Override
  public Batch toBatch() {
    return this;
  }

  @Override
  public InputPartition[] planInputPartitions() {
    try {
      List<FileStatus> files = SourceFiles.of(options.paths(), configuration());
      return slicing(files)
          .groups(FileSystem.get(configuration()), files)
          .toArray(InputPartition[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The division of files into groups as large as those of the sources of Spark itself. */
  private Slicing slicing(List<FileStatus> files) {
    SQLConf conf = SQLConf.get();
    long openCost = conf.filesOpenCostInBytes();
    long bytes = files.stream().mapToLong(file -> file.getLen() + openCost).sum();
    int cores = SparkSession.active().sparkContext().defaultParallelism();
    long share = Math.max(openCost, bytes / cores);
    return new Slicing(options, Math.min(conf.filesMaxPartitionBytes(), share), openCost);
  }

  @Override
  public PartitionReaderFactory createReaderFactory() {
    return new RowReader.Factory(options, schema, new SerializableConfiguration(configuration()));
  }

  private static Configuration configuration() {
    return SparkSession.active().sparkContext().hadoopConfiguration();
  }
}
