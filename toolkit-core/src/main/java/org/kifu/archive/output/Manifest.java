package org.kifu.archive.output;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kifu.json.JsonStream;

/**
 * What a command read and wrote. It holds no time, so that the same work gives the same bytes.
 *
 * <pre>{@code
 * {"schemaVersion","tool":{"name","version"},"command":[...],
 *  "inputs":[{"name","bytes","sha256","games"}],"outputs":[{"name","bytes","sha256"}]}
 * }</pre>
 *
 * @param command the words of the command line
 * @param inputs the files that were read
 * @param outputs the files that were written
 */
public record Manifest(List<String> command, List<FileSum> inputs, List<FileSum> outputs) {
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  /** Copies the lists. */
  public Manifest {
    command = List.copyOf(command);
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }

  /** Writes it as JSON; {@code out} is closed. */
  public void write(OutputStream out) throws IOException {
    try (Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        JsonGenerator json = JsonStream.onto(text, "")) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      JsonStream.startObject(json, SCHEMA_VERSION);
      JsonStream.writeTool(json);
      json.writeArrayFieldStart("command");
      for (String word : command) {
        json.writeString(word);
      }
      json.writeEndArray();
      write("inputs", inputs, json);
      write("outputs", outputs, json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  private static void write(String name, List<FileSum> files, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (FileSum file : files) {
      json.writeStartObject();
      json.writeStringField("name", file.name());
      json.writeNumberField("bytes", file.bytes());
      json.writeStringField("sha256", file.sha256());
      if (file.games().isPresent()) {
        json.writeNumberField("games", file.games().getAsLong());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
