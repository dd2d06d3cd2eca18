package org.kifu.spark;

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
import org.kifu.opening.output.OpeningColumns;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/** Opening rows as Parquet, in the columns of the CSV. */
final class OpeningParquet {
  private static final Map<Unit, DataType> TYPES =
      Map.of(
          Unit.FLAG, DataTypes.BooleanType,
          Unit.INTEGER, DataTypes.IntegerType,
          Unit.LONG, DataTypes.LongType,
          Unit.TEXT, DataTypes.StringType,
          Unit.DECIMAL, DataTypes.createDecimalType(10, 4));

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
    for (Column<OpeningRow> column : OpeningColumns.ALL) {
      schema = schema.add(column.name(), TYPES.get(column.unit()));
    }
    return schema;
  }

  private static Row row(OpeningRow row) {
    return RowFactory.create(OpeningColumns.ALL.stream().map(column -> column.of(row)).toArray());
  }
}
