package org.kifu.command.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.command.terminal.Refusal;
import org.kifu.file.FileNames;
import org.kifu.file.StagingFolder;

/** An empty folder for results. Its files appear when all of them are complete. */
public final class FreshFolder implements AutoCloseable {
  private final Path folder;
  private final Staging staging;
  private final boolean mayReplace;

  private List<Path> published = List.of();

  private FreshFolder(Path folder, Staging staging, boolean mayReplace) {
    this.folder = folder;
    this.staging = staging;
    this.mayReplace = mayReplace;
  }

  /**
   * Creates the folder. It refuses a folder that is not empty unless files may be replaced, and
   * always refuses a folder that holds an input.
   */
  public static FreshFolder open(Path folder, boolean mayReplace, Iterable<Path> inputs)
      throws IOException {
    create(folder);
    StagingFolder.removeLeftovers(folder); // files that the user does not know
    for (Path input : inputs) {
      if (holds(folder, input)) {
        throw Refusal.usage(folder + ": holds an input, and Kifu never writes to its input");
      }
    }
    if (!mayReplace && !isEmpty(folder)) {
      throw Refusal.path(folder + ": is not empty; --force replaces files in it");
    }
    return new FreshFolder(folder, Staging.beside(folder.resolve("result")), mayReplace);
  }

  /** Creates a folder, unless its name is that of a file: whoever gives it expects a file. */
  static void create(Path folder) throws IOException {
    Optional<String> ending = Form.ending(folder);
    if (ending.isPresent() && !Files.isDirectory(folder)) {
      throw Refusal.usage(
          "%s: this is the name of a folder, and .%s is the ending of a file"
              .formatted(FileNames.shown(folder), ending.get()));
    }
    Files.createDirectories(folder);
  }

  /** Whether a file is directly in a folder. */
  static boolean holds(Path folder, Path file) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    return parent != null && Files.isDirectory(parent) && Files.isSameFile(folder, parent);
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** The place to write the file that will have this name. */
  public Path file(String name) {
    return staging.file(Path.of(name));
  }

  /** Publishes the files that were written. */
  public void publish() throws IOException {
    published = staging.publish(mayReplace).stream().map(folder::resolve).toList();
  }

  /** The files that were published, in the order of their names. */
  public List<Path> files() {
    return published;
  }

  @Override
  public void close() {
    staging.close();
  }
}
