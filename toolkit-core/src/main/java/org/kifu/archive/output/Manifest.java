package org.kifu.archive.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/**
 * A list of the files that a command read and wrote. It does not hold a time, so the same work
 * gives the same bytes.
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
  /** The version of the format; it increases when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  /** Copies the lists. */
  public Manifest {
    command = List.copyOf(command);
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }

  /** Writes the manifest as JSON, and closes {@code out}. */
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

  /**
   * A file with its sum.
   *
   * @param name the name as it was given
   * @param bytes the length of the file
   * @param sha256 the SHA-256 in hexadecimal, as {@code sha256sum} prints it
   * @param games the number of games that were read from it; empty if it is not known
   */
  public record FileSum(String name, long bytes, String sha256, OptionalLong games) {
    private static final int BUFFER = 1 << 16;

    /** Reads a whole file. */
    public static FileSum of(Path file, String name, OptionalLong games) throws IOException {
      MessageDigest digest = newDigest();
      long bytes = 0;
      byte[] buffer = new byte[BUFFER];
      try (InputStream in = Files.newInputStream(file)) {
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
          digest.update(buffer, 0, count);
          bytes += count;
        }
      }
      return new FileSum(name, bytes, HexFormat.of().formatHex(digest.digest()), games);
    }

    static MessageDigest newDigest() {
      try {
        return MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError("every Java has SHA-256", e);
      }
    }

    /** A stream that sums up its bytes as they are read, since they cannot be read again. */
    public static final class SummedInput extends InputStream {
      private final InputStream in;
      private final MessageDigest digest = FileSum.newDigest();
      private long bytes;

      /** Starts with no bytes read. */
      public SummedInput(InputStream in) {
        this.in = in;
      }

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
      }

      @Override
      public int read(byte[] buffer, int from, int length) throws IOException {
        int count = in.read(buffer, from, length);
        if (count > 0) {
          digest.update(buffer, from, count);
          bytes += count;
        }
        return count;
      }

      @Override
      public int available() throws IOException {
        return in.available();
      }

      @Override
      public void close() throws IOException {
        in.close();
      }

      /**
       * The sum of the bytes that were read; may be called once.
       *
       * @param name the name of the stream
       */
      public FileSum sum(String name) {
        return new FileSum(
            name, bytes, HexFormat.of().formatHex(digest.digest()), OptionalLong.empty());
      }
    }
  }
}
