package org.kifu.archive.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/**
 * A list of what a command read and wrote. It holds no time, so that the same work gives the same
 * bytes.
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
    try (Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8)) {
      JsonOutput.spaced(text)
          .finish(
              JsonObject.ofVersion(SCHEMA_VERSION)
                  .putTool()
                  .putTexts("command", command)
                  .putEach("inputs", inputs, Manifest::object)
                  .putEach("outputs", outputs, Manifest::object));
    }
  }

  private static JsonObject object(FileSum file) {
    JsonObject object =
        new JsonObject()
            .put("name", file.name())
            .put("bytes", file.bytes())
            .put("sha256", file.sha256());
    file.games().ifPresent(games -> object.put("games", games));
    return object;
  }
}
