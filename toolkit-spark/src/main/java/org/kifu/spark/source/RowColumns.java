package org.kifu.spark.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The columns of the rows that entries give; only the values of requested columns are computed.
 *
 * @param rows the function from an entry to the objects of its rows
 * @param <T> the object of a row
 */
record RowColumns<T>(List<RowColumn<T>> all, Function<SourceEntry, Stream<T>> rows) {
  StructType schema() {
    return new StructType(all.stream().map(RowColumn::field).toArray(StructField[]::new));
  }

  /** The columns that a schema names, in the order of the schema. */
  RowColumns<T> only(StructType wanted) {
    List<RowColumn<T>> kept = new ArrayList<>();
    for (String name : wanted.fieldNames()) {
      all.stream().filter(column -> column.name().equals(name)).forEach(kept::add);
    }
    return new RowColumns<>(kept, rows);
  }

  /** The same rows without some columns. */
  RowColumns<T> without(String... names) {
    Set<String> left = new HashSet<>(Arrays.asList(names));
    return new RowColumns<>(
        all.stream().filter(column -> !left.contains(column.name())).toList(), rows);
  }

  /** Makes the rows of an entry. */
  void write(SourceEntry entry, Consumer<InternalRow> out) {
    rows.apply(entry).forEach(each -> out.accept(row(each)));
  }

  private InternalRow row(T each) {
    @Nullable Object[] values = new Object[all.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = all.get(i).value().apply(each);
    }
    return new GenericInternalRow(values);
  }

  /**
   * A column.
   *
   * @param about the description of the column, with its unit
   * @param value the value in the form of Spark, or null
   * @param <T> the object of a row
   */
  record RowColumn<T>(
      String name, DataType type, String about, Function<T, @Nullable Object> value) {
    /** The field for the schema of Spark. */
    StructField field() {
      return DataTypes.createStructField(name, type, true).withComment(about);
    }
  }
}
