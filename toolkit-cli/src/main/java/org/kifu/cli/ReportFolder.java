package org.kifu.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.report.Picture;
import org.kifu.report.PictureFormat;
import picocli.CommandLine.Option;

/**
 * The option for a folder with every form of a result, pictures among them. Its files appear when
 * all of them are complete.
 */
final class ReportFolder implements AutoCloseable {
  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write every form, with pictures, to files in DIR.")
  private @Nullable Path folder;

  private @Nullable Staging staging;
  private boolean mayReplace;

  /** Whether a report is wanted. */
  boolean isGiven() {
    return folder != null;
  }

  /**
   * Makes the folder. One that holds something is refused unless that may be replaced, and one that
   * holds an input in any case.
   *
   * @param chart the file of {@code --chart}
   */
  void open(Output output, Optional<Path> chart, Iterable<Path> inputs) throws IOException {
    if (folder == null) {
      return;
    }
    mayReplace = output.mayReplace();
    List<Path> others = Stream.concat(output.file().stream(), chart.stream()).toList();
    for (Path other : others) {
      Staging.refuseSame(other, folder);
    }
    Files.createDirectories(folder);
    for (Path other : others) {
      if (holds(folder, other)) {
        throw Refusal.usage(other + ": lies in the folder of --report");
      }
    }
    for (Path input : inputs) {
      if (holds(folder, input)) {
        throw Refusal.usage(folder + ": holds an input, and no input is written to");
      }
    }
    if (!mayReplace && !isEmpty(folder)) {
      throw Refusal.path(folder + ": is not empty; --force replaces what is in the way");
    }
    staging = Staging.beside(folder.resolve("report"));
  }

  private static boolean holds(Path folder, Path file) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    return parent != null && Files.isDirectory(parent) && Files.isSameFile(folder, parent);
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** Begins a file of text; the caller closes it. */
  Writer text(String name) throws IOException {
    return Files.newBufferedWriter(file(name));
  }

  /** Writes a picture; its name tells its format. */
  void draw(String name, Picture picture) throws IOException {
    Path file = file(name);
    Files.write(file, PictureFormat.ofFile(file).render(picture));
  }

  private Path file(String name) {
    if (staging == null) {
      throw new IllegalStateException("no report is open");
    }
    return staging.file(Path.of(name));
  }

  /** Shows what was written. */
  void publish() throws IOException {
    if (staging != null) {
      staging.publish(mayReplace);
    }
  }

  @Override
  public void close() {
    if (staging != null) {
      staging.close();
    }
  }
}
