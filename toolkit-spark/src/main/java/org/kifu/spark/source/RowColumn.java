package org.kifu.spark.source;

import java.util.function.Function;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * A column.
 *
 * @param about what it says, with its unit
 * @param value its value in Spark's own form, or null
 * @param <T> what a row is of
 */
record RowColumn<T>(String name, DataType type, String about, Function<T, @Nullable Object> value) {
  /** The field of Spark's schema. */
  StructField field() {
    return DataTypes.createStructField(name, type, true).withComment(about);
  }
}
