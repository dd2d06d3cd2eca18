package org.kifu.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.Writer;
import org.kifu.game.SourceLocation;

/** What all streams of JSON objects have in common: an object a line, and how the last one ends. */
final class JsonLines {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .rootValueSeparator("\n")
          .build();

  private JsonLines() {}

  /** Begins a stream; {@code out} stays open when it is closed. */
  static JsonGenerator open(Writer out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  /** Begins the next object. */
  static void startObject(JsonGenerator json, int schemaVersion) throws IOException {
    json.writeStartObject();
    json.writeNumberField("schemaVersion", schemaVersion);
  }

  /** Writes where something stands, as far as that is known. */
  static void writePlace(JsonGenerator json, SourceLocation where) throws IOException {
    json.writeStringField("source", where.source());
    if (where.offset() >= 0) {
      json.writeNumberField("offset", where.offset());
    }
    if (where.line() > 0) {
      json.writeNumberField("line", where.line());
    }
  }

  /** Writes a field if there is something to write. */
  static void writeText(JsonGenerator json, String name, String text) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }

  /** Writes which program wrote this. */
  static void writeTool(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeStringField("name", Tool.NAME);
    json.writeStringField("version", Tool.version());
    json.writeEndObject();
  }

  /** Ends the last object and the stream. */
  static void finish(JsonGenerator json) throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }
}
