package org.kifu.spark;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.command.output.Output;
import org.kifu.command.output.Staging;
import org.kifu.command.terminal.Refusal;
import org.kifu.file.StagingFolder;

/** A folder of Parquet as an output, with the rules for the folders that it may replace. */
final class ParquetFolder {
  /** The names of the mark of completeness and of the parts, each with its checksum. */
  private static final Pattern OWN =
      Pattern.compile("_SUCCESS|part-.*|\\._SUCCESS\\.crc|\\.part-.*\\.crc");

  /** The name of a folder with the rows of one value. */
  private static final Pattern PARTITION = Pattern.compile("year=[0-9A-Z_]+");

  /** The work of a job on a folder that does not exist yet. */
  @FunctionalInterface
  interface FolderWriting {
    void write(Path folder) throws IOException;
  }

  private ParquetFolder() {}

  /**
   * Refuses a file, a folder that holds an input, and an existing folder unless it may be replaced
   * and holds only an earlier result.
   *
   * @param inputs the files that are read
   */
  static void check(Output output, Iterable<Path> inputs) throws IOException {
    Optional<Path> named = output.file().filter(Files::exists);
    if (named.isEmpty()) {
      return;
    }
    Path target = named.get();
    if (!Files.isDirectory(target)) {
      throw Refusal.path(target + ": is a file, but Parquet needs a folder");
    }
    Path real = target.toRealPath();
    for (Path input : inputs) {
      if (input.toRealPath().startsWith(real)) {
        throw Refusal.usage(target + ": holds an input, and Kifu never writes to its input");
      }
    }
    if (!output.mayReplace()) {
      throw Staging.exists(target);
    }
    if (!holdsNothingElse(real)) {
      throw Refusal.path(
          target
              + ": holds other files than Parquet of an earlier run, so Kifu does not replace it");
    }
  }

  /** Lets {@code body} write the folder of {@code -o}, which appears when it is complete. */
  static void write(Output output, FolderWriting body) throws IOException {
    Path named = output.file().orElseThrow();
    Path target = Staging.resolve(named);
    try (StagingFolder staging = StagingFolder.in(Staging.home(target))) {
      body.write(staging.place(target.getFileName()));
      staging.publish(output.mayReplace());
    } catch (FileAlreadyExistsException e) {
      throw Staging.exists(Path.of(e.getFile()));
    }
  }

  /** Whether the folder holds only an earlier result. */
  private static boolean holdsNothingElse(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.allMatch(ParquetFolder::isOwn);
    }
  }

  private static boolean isOfResults(Path partition) {
    try {
      return holdsNothingElse(partition);
    } catch (IOException e) {
      return false; // a folder that cannot be listed is not removed
    }
  }

  private static boolean isOwn(Path file) {
    String name = file.getFileName().toString();
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      return PARTITION.matcher(name).matches() && isOfResults(file);
    }
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && OWN.matcher(name).matches();
  }
}
