package org.kifu.export;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;

/** What documents of several JSON objects have in common. */
final class JsonStream {
  private JsonStream() {}

  /**
   * Writes objects onto something that stays open when the generator is closed.
   *
   * @param separator between one object and the next
   */
  static JsonGenerator onto(Writer out, String separator) throws IOException {
    return factory(separator).build().createGenerator(out);
  }

  /** The same, in UTF-8. */
  static JsonGenerator onto(OutputStream out, String separator) throws IOException {
    return factory(separator).build().createGenerator(out);
  }

  private static JsonFactoryBuilder factory(String separator) {
    return new JsonFactoryBuilder()
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .rootValueSeparator(separator);
  }

  /** Writes the field {@code tool} into the object that was begun. */
  static void writeTool(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeStringField("name", Tool.NAME);
    json.writeStringField("version", Tool.version());
    json.writeEndObject();
  }
}
