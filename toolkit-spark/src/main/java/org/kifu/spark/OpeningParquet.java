package org.kifu.spark;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;

/** Opening rows as Parquet, in the columns of the CSV. */
final class OpeningParquet {
  private static final DataType RATIO = DataTypes.createDecimalType(10, 4);

  private static final StructType SCHEMA =
      new StructType()
          .add("ply", DataTypes.IntegerType)
          .add("line", DataTypes.StringType)
          .add("name", DataTypes.StringType)
          .add("move", DataTypes.StringType)
          .add("games", DataTypes.LongType)
          .add("black_wins", DataTypes.LongType)
          .add("draws", DataTypes.LongType)
          .add("white_wins", DataTypes.LongType)
          .add("black_score", RATIO)
          .add("black_score_low", RATIO)
          .add("black_score_high", RATIO)
          .add("mean_black_disc_diff", RATIO)
          .add("reached", DataTypes.StringType);

  private OpeningParquet() {}

  /** Writes one file in a new folder, or in place of the folder that is there. */
  static void write(SparkSession spark, OpeningTable table, Path folder) {
    List<Row> rows = table.rows().stream().map(OpeningParquet::row).toList();
    spark
        .createDataFrame(rows, SCHEMA)
        .coalesce(1)
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(folder.toAbsolutePath().toUri().toString());
  }

  private static Row row(OpeningRow row) {
    OpeningStats stats = row.stats();
    return RowFactory.create(
        row.ply(),
        row.line(),
        row.name(),
        row.move(),
        stats.games(),
        stats.blackWins(),
        stats.draws(),
        stats.whiteWins(),
        stats.blackScore(),
        stats.blackScoreLow(),
        stats.blackScoreHigh(),
        stats.meanBlackDiscDiff(),
        row.reached());
  }
}
