package org.kifu.spark;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningColumn;

/** Opening rows as Parquet, in the columns of the CSV. */
final class OpeningParquet {
  private static final Map<Class<?>, DataType> TYPES =
      Map.of(
          Boolean.class, DataTypes.BooleanType,
          Integer.class, DataTypes.IntegerType,
          Long.class, DataTypes.LongType,
          String.class, DataTypes.StringType,
          BigDecimal.class, DataTypes.createDecimalType(10, 4));

  private OpeningParquet() {}

  /** Writes one file in a new folder. */
  static void write(SparkSession spark, OpeningTable table, Path folder) {
    List<Row> rows = table.rows().stream().map(OpeningParquet::row).toList();
    spark
        .createDataFrame(rows, schema())
        .coalesce(1)
        .write()
        .mode(SaveMode.ErrorIfExists)
        .parquet(folder.toAbsolutePath().toUri().toString());
  }

  private static StructType schema() {
    StructType schema = new StructType();
    for (OpeningColumn column : OpeningColumn.ALL) {
      schema = schema.add(column.header(), TYPES.get(column.type()));
    }
    return schema;
  }

  private static Row row(OpeningRow row) {
    return RowFactory.create(OpeningColumn.ALL.stream().map(column -> column.of(row)).toArray());
  }
}
