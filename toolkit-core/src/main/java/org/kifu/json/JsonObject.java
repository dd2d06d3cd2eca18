package org.kifu.json;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.game.SourceLocation;
import org.kifu.table.Column;
import org.kifu.words.Discs;

/**
 * A JSON object to be written, with its fields in the order in which they are put; a field without
 * a value is left out. Values are texts, numbers, truth values, objects, and lists of these.
 *
 * <p>Plain calls fill it. Binding to classes by reflection would be slow: the first record that
 * Jackson binds delays the start of the program by a tenth of a second.
 */
public final class JsonObject {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** An object whose first field is the version of its shape. */
  public static JsonObject ofVersion(int schemaVersion) {
    return new JsonObject().put("schemaVersion", schemaVersion);
  }

  /** An object with a field for each entry of a map, named by its key. */
  public static JsonObject of(Map<?, ?> entries) {
    JsonObject object = new JsonObject();
    entries.forEach((name, value) -> object.put(name.toString(), value));
    return object;
  }

  /** The fields by their names, in order. */
  public Map<String, Object> fields() {
    return Collections.unmodifiableMap(fields);
  }

  /** Puts a value; puts no field for null or an empty {@link Optional}. */
  public JsonObject put(String name, @Nullable Object value) {
    Object some = plain(value);
    if (some != null) {
      fields.put(name, some);
    }
    return this;
  }

  private static @Nullable Object plain(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    return value instanceof Map<?, ?> map ? of(map) : value;
  }

  /** Puts a field for each column that has a value for a row. */
  public <R> JsonObject putRow(List<Column<R>> columns, R row) {
    columns.forEach(column -> put(column.field(), column.of(row)));
    return this;
  }

  /** Puts a list of the values that the elements are written as. */
  public <E> JsonObject putEach(String name, Collection<E> list, Function<? super E, ?> element) {
    fields.put(name, list.stream().map(element).toList());
    return this;
  }

  /** Puts a list of the texts of some values. */
  public JsonObject putTexts(String name, Collection<?> values) {
    return putEach(name, values, Object::toString);
  }

  /** Puts a list if it has elements. */
  public <E> JsonObject putAny(String name, Collection<E> list, Function<? super E, ?> element) {
    return list.isEmpty() ? this : putEach(name, list, element);
  }

  /** Puts a text if it is not empty. */
  public JsonObject putText(String name, String text) {
    return text.isEmpty() ? this : put(name, text);
  }

  /** Puts a number if it is more than 0. */
  public JsonObject putPositive(String name, int number) {
    return number > 0 ? put(name, number) : this;
  }

  /** Puts a truth value if it is true. */
  public JsonObject putFlag(String name, boolean flag) {
    return flag ? put(name, true) : this;
  }

  /** Puts the fields of another object. */
  public JsonObject putAll(JsonObject other) {
    fields.putAll(other.fields);
    return this;
  }

  /** Puts hundredths of a disc as discs. */
  public JsonObject putDiscs(String name, long centidiscs) {
    return put(name, Discs.number(centidiscs));
  }

  /**
   * Puts a decimal number, with as few digits as needed.
   *
   * @param digits the number in units of its last decimal
   * @param decimals the number of these digits that are decimals
   */
  public JsonObject putDecimal(String name, int digits, int decimals) {
    BigDecimal number = BigDecimal.valueOf(digits, decimals).stripTrailingZeros();
    return put(name, number.scale() < 0 ? number.setScale(0) : number);
  }

  /** Puts a decimal number if there is one. */
  public JsonObject putDecimal(String name, OptionalInt digits, int decimals) {
    return digits.isPresent() ? putDecimal(name, digits.getAsInt(), decimals) : this;
  }

  /** Puts the known parts of a place: {@code source}, {@code offset}, {@code line}. */
  public JsonObject putPlace(SourceLocation where) {
    put("source", where.source());
    if (where.offset() >= 0) {
      put("offset", where.offset());
    }
    return putPositive("line", where.line());
  }

  /** Puts {@code tool}, the name and version of this program. */
  public JsonObject putTool() {
    return put("tool", new JsonObject().put("name", Tool.NAME).put("version", Tool.version()));
  }

  /** Puts an engine and the limits of its search. */
  public JsonObject putEngine(String engine, Limits limits) {
    return put("engine", engine)
        .put("depth", limits.depth())
        .put("exactEmpties", limits.exactEmpties())
        .put("confidencePercent", limits.confidencePercent())
        .put("probableEmpties", limits.probableEmpties());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonObject object && fields.equals(object.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  /** The object on one line. */
  @Override
  public String toString() {
    return text(this);
  }

  /** A value of a field on one line. */
  public static String text(Object value) {
    StringWriter text = new StringWriter();
    try (JsonOutput json = JsonOutput.onto(text, "")) {
      json.write(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
