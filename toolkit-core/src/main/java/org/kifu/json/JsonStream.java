package org.kifu.json;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.RandomDraw;
import org.kifu.game.SourceLocation;

/** What documents of several JSON objects have in common. */
public final class JsonStream {
  private JsonStream() {}

  /**
   * Writes objects onto something that stays open when the generator is closed.
   *
   * @param separator between one object and the next
   */
  public static JsonGenerator onto(Writer out, String separator) throws IOException {
    return new JsonFactoryBuilder()
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .rootValueSeparator(separator)
        .build()
        .createGenerator(new SafeJson(out));
  }

  /** Two spaces a level, and a line end that is the same everywhere. */
  public static DefaultPrettyPrinter indented() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter()
        .withObjectIndenter(indenter)
        .withArrayIndenter(DefaultPrettyPrinter.NopIndenter.instance);
  }

  /** Begins the next object. */
  public static void startObject(JsonGenerator json, int schemaVersion) throws IOException {
    json.writeStartObject();
    json.writeNumberField("schemaVersion", schemaVersion);
  }

  /** Writes where something stands, as far as that is known. */
  public static void writePlace(JsonGenerator json, SourceLocation where) throws IOException {
    json.writeStringField("source", where.source());
    if (where.offset() >= 0) {
      json.writeNumberField("offset", where.offset());
    }
    if (where.line() > 0) {
      json.writeNumberField("line", where.line());
    }
  }

  /** Writes a field if there is something to write. */
  public static void writeText(JsonGenerator json, String name, String text) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }

  /** Writes the field {@code tool} into the object that was begun. */
  public static void writeTool(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeStringField("name", Tool.NAME);
    json.writeStringField("version", Tool.version());
    json.writeEndObject();
  }

  /** Writes which games were chosen into the object {@code settings}; nothing if all were. */
  public static void writeChosen(JsonGenerator json, GameFilter chosen) throws IOException {
    writeText(json, "chosen", chosen.toString());
    Optional<RandomDraw> random = chosen.random();
    if (random.isPresent()) {
      json.writeObjectFieldStart("random");
      json.writeNumberField("games", random.get().count());
      json.writeNumberField("seed", random.get().seed());
      json.writeEndObject();
    }
  }

  /** Ends the last object, its line and the stream. */
  public static void finish(JsonGenerator json) throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }
}
