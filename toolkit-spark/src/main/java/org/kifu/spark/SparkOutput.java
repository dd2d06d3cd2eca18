package org.kifu.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the data goes. */
final class SparkOutput {
  /** A job's work on its output; returns the exit code. */
  @FunctionalInterface
  interface Body {
    int write(Writer out) throws IOException;
  }

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the data to FILE instead of standard output.")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--force", description = "Replace a file that exists.")
  private boolean force;

  /** The file or folder that was named. */
  Optional<Path> file() {
    return file;
  }

  /** Refuses a file that exists, unless it may be replaced. */
  void check() throws IOException {
    if (file.isPresent() && Files.exists(file.get()) && !force) {
      throw new FileAlreadyExistsException(file.get() + " exists; --force replaces it");
    }
  }

  /** Lets {@code body} write; a file appears only when it is complete. */
  int write(Body body) throws IOException {
    if (file.isEmpty()) {
      Writer out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
      int code = body.write(out);
      out.flush();
      return code;
    }
    check();
    Path target = file.get().toAbsolutePath();
    Path staged =
        Files.createTempFile(target.getParent(), target.getFileName().toString(), ".part");
    try {
      int code;
      try (Writer out = Files.newBufferedWriter(staged, StandardCharsets.UTF_8)) {
        code = body.write(out);
      }
      Files.move(staged, target, StandardCopyOption.REPLACE_EXISTING);
      return code;
    } finally {
      Files.deleteIfExists(staged);
    }
  }
}
