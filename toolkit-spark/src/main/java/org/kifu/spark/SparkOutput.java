package org.kifu.spark;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kifu.file.FileOutput;
import org.kifu.file.StagingFolder;
import org.kifu.words.PrintableStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the data goes: as with the plain command, but that Parquet is a folder. */
final class SparkOutput {
  /** A job's work on its output; returns the exit code. */
  @FunctionalInterface
  interface Body {
    int write(Writer out) throws IOException;
  }

  /** The same of bytes. */
  @FunctionalInterface
  interface BytesBody {
    int write(OutputStream out) throws IOException;
  }

  /** A job's work on a folder that is not there yet. */
  @FunctionalInterface
  interface FolderBody {
    void write(Path folder) throws IOException;
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the data to FILE instead of standard output.")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--force", description = "Replace what an earlier run wrote.")
  private boolean force;

  /** The file or folder that was named; nothing for standard output. */
  Optional<Path> file() {
    return file.filter(named -> !named.toString().equals("-"));
  }

  /**
   * Refuses a folder, an input, and a file that exists unless it may be replaced.
   *
   * @param inputs the files that are read, which must not be written
   */
  void check(List<Path> inputs) throws IOException {
    Optional<Path> named = file().filter(Files::exists).filter(each -> !isDevice(each));
    if (named.isEmpty()) {
      return;
    }
    Path target = named.get();
    if (Files.isDirectory(target)) {
      throw refused(target, "is a folder");
    }
    for (Path input : inputs) {
      if (Files.isSameFile(target, input)) {
        throw misused(target, "is an input, and no input is written to");
      }
    }
    if (!force) {
      throw refused(target, "exists; --force replaces it");
    }
  }

  /**
   * Refuses a file, a folder that holds an input, and one that exists unless it may be replaced and
   * holds nothing but an earlier result.
   */
  void checkFolder(List<Path> inputs) throws IOException {
    Optional<Path> named = file().filter(Files::exists);
    if (named.isEmpty()) {
      return;
    }
    Path target = named.get();
    if (!Files.isDirectory(target)) {
      throw refused(target, "is a file, and Parquet is a folder");
    }
    Path real = target.toRealPath();
    for (Path input : inputs) {
      if (input.toRealPath().startsWith(real)) {
        throw misused(target, "holds an input, and no input is written to");
      }
    }
    if (!force) {
      throw refused(target, "exists; --force replaces it");
    }
    if (!ParquetFolder.holdsNothingElse(real)) {
      throw refused(target, "holds more than Parquet of an earlier run, and is not replaced");
    }
  }

  /** Lets {@code body} write; a file appears only when it is complete. */
  int write(Body body) throws IOException {
    return writeBytes(
        bytes -> {
          Writer out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
          int code = body.write(out);
          out.flush();
          return code;
        });
  }

  /** The same of bytes. */
  int writeBytes(BytesBody body) throws IOException {
    Optional<Path> named = file();
    if (named.isEmpty()) {
      OutputStream out = PrintableStream.ofStandardOutput(System.out);
      int code = body.write(out);
      out.flush();
      return code;
    }
    if (isDevice(named.get())) {
      return write(named.get(), body);
    }
    Path target = real(named.get());
    try (StagingFolder staging = StagingFolder.in(home(target))) {
      int code = write(staging.place(target.getFileName()), body);
      publish(staging);
      return code;
    }
  }

  /** Lets {@code body} make the folder that was named; it appears when it is complete. */
  void writeFolder(FolderBody body) throws IOException {
    Path target = real(file().orElseThrow());
    try (StagingFolder staging = StagingFolder.in(home(target))) {
      body.write(staging.place(target.getFileName()));
      publish(staging);
    }
  }

  private static Path home(Path target) throws IOException {
    Path home = target.toAbsolutePath().getParent();
    if (home == null || !Files.isDirectory(home)) {
      throw new NoSuchFileException(String.valueOf(home));
    }
    return home;
  }

  /** Replaces what may have appeared there in the meantime if that was asked for. */
  private void publish(StagingFolder staging) throws IOException {
    try {
      staging.publish(force);
    } catch (FileAlreadyExistsException e) {
      throw refused(Path.of(e.getFile()), "exists; --force replaces it");
    }
  }

  private static int write(Path place, BytesBody body) throws IOException {
    try (OutputStream out =
        PrintableStream.ofDevice(place, new BufferedOutputStream(FileOutput.to(place)))) {
      return body.write(out);
    }
  }

  /** What a link leads to, so that the link stays. */
  private static Path real(Path named) throws IOException {
    return Files.exists(named) ? named.toRealPath() : named;
  }

  /** Something like {@code /dev/null}, which is written to and never replaced. */
  private static boolean isDevice(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  private static FileSystemException refused(Path target, String reason) {
    return new FileSystemException(target.toString(), null, reason);
  }

  private ParameterException misused(Path target, String reason) {
    return new ParameterException(command.commandLine(), target + ": " + reason);
  }
}
