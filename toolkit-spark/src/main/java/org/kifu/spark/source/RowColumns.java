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
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.rows.PlayedPly;
import org.kifu.archive.rows.PlyColumns;
import org.kifu.archive.rows.RecordColumns;
import org.kifu.archive.rows.RowColumn;
import org.kifu.archive.rows.SourceEntry;
import org.kifu.table.Unit;

/**
 * The columns of the rows that entries give, in the types of Spark; only the values of requested
 * columns are computed.
 *
 * @param rows the function from an entry to the objects of its rows
 * @param <T> the object of a row
 */
record RowColumns<T>(List<RowColumn<T>> all, Function<SourceEntry, Stream<T>> rows) {
  /**
   * The columns of games.
   *
   * @param corruptColumn the name of the column for records that cannot be read
   */
  static RowColumns<SourceEntry> ofGames(String corruptColumn) {
    return new RowColumns<>(named(RecordColumns.ALL, corruptColumn), Stream::of);
  }

  /** The columns of plies; see {@link #ofGames}. */
  static RowColumns<PlayedPly> ofPlies(String corruptColumn) {
    return new RowColumns<>(named(PlyColumns.ALL, corruptColumn), PlayedPly::of);
  }

  private static <T> List<RowColumn<T>> named(List<RowColumn<T>> columns, String corruptColumn) {
    return columns.stream()
        .map(
            each ->
                each.column().name().equals(RecordColumns.CORRUPT)
                    ? each.named(corruptColumn)
                    : each)
        .toList();
  }

  StructType schema() {
    return new StructType(all.stream().map(RowColumns::field).toArray(StructField[]::new));
  }

  /** The field of a column for the schema of Spark. */
  private static StructField field(RowColumn<?> column) {
    return DataTypes.createStructField(column.column().name(), type(column), true)
        .withComment(column.about());
  }

  /** The type of a column. */
  static DataType type(RowColumn<?> column) {
    return type(column.column().unit());
  }

  private static DataType type(Unit unit) {
    return switch (unit) {
      case TEXT -> DataTypes.StringType;
      case TEXTS -> DataTypes.createArrayType(DataTypes.StringType, false);
      case BYTES -> DataTypes.BinaryType;
      case FLAG -> DataTypes.BooleanType;
      case INTEGER -> DataTypes.IntegerType;
      case LONG -> DataTypes.LongType;
      case DECIMAL -> DataTypes.createDecimalType(10, 4);
      case REAL -> DataTypes.DoubleType;
    };
  }

  /** The columns that a schema names, in the order of the schema. */
  RowColumns<T> only(StructType wanted) {
    List<RowColumn<T>> kept = new ArrayList<>();
    for (String name : wanted.fieldNames()) {
      all.stream().filter(each -> each.column().name().equals(name)).forEach(kept::add);
    }
    return new RowColumns<>(kept, rows);
  }

  /** The same rows without some columns. */
  RowColumns<T> without(String... names) {
    Set<String> left = new HashSet<>(Arrays.asList(names));
    return new RowColumns<>(
        all.stream().filter(each -> !left.contains(each.column().name())).toList(), rows);
  }

  /** Makes the rows of an entry. */
  void write(SourceEntry entry, Consumer<InternalRow> out) {
    rows.apply(entry).forEach(each -> out.accept(row(each)));
  }

  private InternalRow row(T each) {
    @Nullable Object[] values = new Object[all.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = ofSpark(all.get(i).column().of(each));
    }
    return new GenericInternalRow(values);
  }

  /** A value in the form of Spark. */
  private static @Nullable Object ofSpark(@Nullable Object value) {
    return switch (value) {
      case String text -> UTF8String.fromString(text);
      case List<?> texts ->
          new GenericArrayData(
              texts.stream().map(text -> UTF8String.fromString(text.toString())).toArray());
      case null, default -> value;
    };
  }
}
