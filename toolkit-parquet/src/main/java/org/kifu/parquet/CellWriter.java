package org.kifu.parquet;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/** Writes the cells of one unit, in the type that Spark has for it. */
@FunctionalInterface
interface CellWriter {
  /** The decimals of a number, and all its digits. */
  int SCALE = 4;

  int PRECISION = 10;

  /** Writes a value that is not empty. */
  void write(Object value, RecordConsumer out);

  /** The writer of a unit. */
  static CellWriter of(Unit unit) {
    return switch (unit) {
      case TEXT -> (value, out) -> out.addBinary(Binary.fromString(value.toString()));
      case TEXTS -> (value, out) -> writeList((List<?>) value, out);
      case BYTES -> (value, out) -> out.addBinary(Binary.fromConstantByteArray((byte[]) value));
      case FLAG -> (value, out) -> out.addBoolean((Boolean) value);
      case INTEGER -> (value, out) -> out.addInteger(Math.toIntExact(whole(value)));
      case LONG -> (value, out) -> out.addLong(whole(value));
      case DECIMAL -> (value, out) -> out.addLong(decimal(value));
      case REAL -> (value, out) -> out.addDouble(Double.parseDouble(value.toString()));
    };
  }

  private static long whole(Object value) {
    return value instanceof Number number
        ? new BigDecimal(number.toString()).longValueExact()
        : Long.parseLong(value.toString());
  }

  private static long decimal(Object value) {
    BigDecimal number = new BigDecimal(value.toString()).setScale(SCALE, RoundingMode.HALF_EVEN);
    if (number.precision() > PRECISION) {
      throw new ArithmeticException("more than %d digits".formatted(PRECISION));
    }
    return number.unscaledValue().longValueExact();
  }

  /** A list in three levels, of which one that is empty has no element. */
  private static void writeList(List<?> values, RecordConsumer out) {
    out.startGroup();
    if (!values.isEmpty()) {
      out.startField("list", 0);
      for (Object value : values) {
        out.startGroup();
        out.startField("element", 0);
        out.addBinary(Binary.fromString(value.toString()));
        out.endField("element", 0);
        out.endGroup();
      }
      out.endField("list", 0);
    }
    out.endGroup();
  }

  /** The schema of a table: each cell may be empty. */
  static MessageType schema(List<? extends Column<?>> columns) {
    return new MessageType(
        "table", columns.stream().map(column -> type(column.name(), column.unit())).toList());
  }

  private static Type type(String name, Unit unit) {
    return switch (unit) {
      case TEXT ->
          Types.optional(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .named(name);
      case TEXTS ->
          Types.optionalList()
              .requiredElement(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .named(name);
      case BYTES -> Types.optional(PrimitiveTypeName.BINARY).named(name);
      case FLAG -> Types.optional(PrimitiveTypeName.BOOLEAN).named(name);
      case INTEGER -> Types.optional(PrimitiveTypeName.INT32).named(name);
      case LONG -> Types.optional(PrimitiveTypeName.INT64).named(name);
      case DECIMAL ->
          Types.optional(PrimitiveTypeName.INT64)
              .as(LogicalTypeAnnotation.decimalType(SCALE, PRECISION))
              .named(name);
      case REAL -> Types.optional(PrimitiveTypeName.DOUBLE).named(name);
    };
  }
}
