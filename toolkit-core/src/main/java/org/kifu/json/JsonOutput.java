package org.kifu.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.NopIndenter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Map;
import org.kifu.game.SteeringCharacters;
import org.kifu.words.WholeCharacters;

/**
 * An output of JSON objects, or of one document whose lists are written element by element. Closing
 * it leaves the writer below open.
 */
public final class JsonOutput implements Closeable {
  private final JsonGenerator json;

  private JsonOutput(JsonGenerator json) {
    this.json = json;
  }

  /**
   * A stream of objects.
   *
   * @param separator the text between one object and the next
   */
  public static JsonOutput onto(Writer out, String separator) throws IOException {
    JsonFactory factory =
        new JsonFactoryBuilder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .rootValueSeparator(separator)
            .build();
    return new JsonOutput(factory.createGenerator(new SafeJson(out)));
  }

  /** A document indented by two spaces for each level, with line feeds on every system. */
  public static JsonOutput indented(Writer out) throws IOException {
    return printed(
        out,
        new DefaultPrettyPrinter()
            .withObjectIndenter(new DefaultIndenter("  ", "\n"))
            .withArrayIndenter(NopIndenter.instance));
  }

  /**
   * A document with each element of a list on a line of its own.
   *
   * @param inEmpty the text inside an object or a list without elements
   */
  public static JsonOutput elementsOnLines(Writer out, String inEmpty) throws IOException {
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Spacing.NONE)
            .withObjectEmptySeparator(inEmpty)
            .withArrayEmptySeparator(inEmpty);
    return printed(
        out,
        new DefaultPrettyPrinter(separators)
            .withArrayIndenter(new DefaultIndenter("", "\n"))
            .withObjectIndenter(NopIndenter.instance));
  }

  /** A document with a space between the elements of a list. */
  public static JsonOutput spaced(Writer out) throws IOException {
    return printed(out, new DefaultPrettyPrinter());
  }

  private static JsonOutput printed(Writer out, PrettyPrinter printer) throws IOException {
    JsonOutput stream = onto(out, "");
    stream.json.setPrettyPrinter(printer);
    return stream;
  }

  /** Writes an object, or an element of the list that was begun. */
  public void write(Object value) throws IOException {
    if (value instanceof JsonObject object) {
      json.writeStartObject();
      putAll(object);
      json.writeEndObject();
    } else if (value instanceof Iterable<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        write(element);
      }
      json.writeEndArray();
    } else {
      writePlain(value);
    }
  }

  private void writePlain(Object value) throws IOException {
    if (value instanceof String text) {
      json.writeString(text);
    } else if (value instanceof Integer number) {
      json.writeNumber(number.intValue());
    } else if (value instanceof Long number) {
      json.writeNumber(number.longValue());
    } else if (value instanceof Double number) {
      json.writeNumber(number.doubleValue());
    } else if (value instanceof BigDecimal number) {
      json.writeNumber(number);
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else {
      throw new IllegalArgumentException("no value of JSON: " + value.getClass());
    }
  }

  /** Writes the last object, and ends its line and the stream. */
  public void finish(Object last) throws IOException {
    write(last);
    endLine();
    close();
  }

  /** Writes the sums of all objects as the last one, and ends its line and the stream. */
  public void finish(int schemaVersion, JsonObject summary, Object settings) throws IOException {
    finish(
        JsonObject.ofVersion(schemaVersion)
            .put("summary", summary)
            .putTool()
            .put("settings", settings));
  }

  /** Ends a line between objects. */
  public void endLine() throws IOException {
    json.writeRaw('\n');
  }

  /** Begins an object, as a document or as an element of a list. */
  public JsonOutput begin() throws IOException {
    json.writeStartObject();
    return this;
  }

  /** Begins a list in the object that was begun. */
  public JsonOutput beginList(String name) throws IOException {
    json.writeArrayFieldStart(name);
    return this;
  }

  /** Writes fields into the object that was begun. */
  public JsonOutput putAll(JsonObject object) throws IOException {
    for (Map.Entry<String, Object> field : object.fields().entrySet()) {
      put(field.getKey(), field.getValue());
    }
    return this;
  }

  /** Writes a field into the object that was begun. */
  public JsonOutput put(String name, Object value) throws IOException {
    json.writeFieldName(name);
    write(value);
    return this;
  }

  /** Writes elements of the list that was begun, as they are. */
  public void writeRaw(String elements) throws IOException {
    json.writeRawValue(elements);
  }

  /** Ends the list that was begun last. */
  public JsonOutput endList() throws IOException {
    json.writeEndArray();
    return this;
  }

  /** Ends the object that was begun last. */
  public JsonOutput end() throws IOException {
    json.writeEndObject();
    return this;
  }

  public void flush() throws IOException {
    json.flush();
  }

  @Override
  public void close() throws IOException {
    json.close();
  }

  /**
   * JSON with the same values in which nothing is invisible: {@linkplain SteeringCharacters
   * characters} that change how others are shown occur only in its strings, and are escaped there.
   */
  static final class SafeJson extends WholeCharacters {
    SafeJson(Writer out) {
      super(out);
    }

    /** A whole document, or a part of one. */
    public static String of(String json) {
      if (isAscii(json)) {
        return json;
      }
      StringBuilder safe = new StringBuilder(json.length() + 16);
      json.codePoints().forEach(c -> append(safe, c));
      return safe.toString();
    }

    @Override
    protected void pass(String text) throws IOException {
      out.write(of(text));
    }

    /**
     * Whether a text is ASCII without its last character. Every other ASCII character that needs
     * escaping is escaped already.
     */
    private static boolean isAscii(String text) {
      int i = 0;
      while (i < text.length() && text.charAt(i) < 0x7F) {
        i++;
      }
      return i == text.length();
    }

    private static void append(StringBuilder safe, int c) {
      if (c < 0x7F || !SteeringCharacters.contain(c)) {
        safe.appendCodePoint(c); // the generator has already escaped ASCII
      } else {
        for (char each : Character.toChars(c)) {
          safe.append("\\u%04X".formatted((int) each));
        }
      }
    }
  }
}
