package org.kifu.command.output;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.command.terminal.Refusal;
import org.kifu.file.FileOutput;
import org.kifu.file.StagingFolder;
import org.kifu.file.SystemReason;

/**
 * The files of a command, which appear when they are complete, and the rules for files that may be
 * written.
 */
public final class Staging implements AutoCloseable {
  private final Path home;
  private final StagingFolder folder;

  private Staging(Path home, StagingFolder folder) {
    this.home = home;
    this.folder = folder;
  }

  /**
   * Prepares to write a file.
   *
   * @throws IOException if its folder cannot be written
   */
  public static Staging beside(Path target) throws IOException {
    Path home = home(target);
    try {
      return new Staging(home, StagingFolder.in(home));
    } catch (IOException e) {
      throw Refusal.path(target + ": " + SystemReason.of(e)); // does not show the hidden folder
    }
  }

  /** The folder of a file to write, which must exist. */
  public static Path home(Path target) throws IOException {
    Path home = target.toAbsolutePath().getParent();
    if (home == null || !Files.isDirectory(home)) {
      throw new NoSuchFileException(String.valueOf(home));
    }
    return home;
  }

  /**
   * Refuses a target without a folder, and an existing target unless it may be replaced. It always
   * refuses a target that is an input, holds the names of an input, or is not a file.
   */
  static void check(Path target, boolean force, Iterable<Path> inputs) throws IOException {
    new NameFilesInUse(inputs).check(target);
    if (!Files.exists(target)) {
      if (Files.isSymbolicLink(target)) {
        throw Refusal.path(target + ": is a link to a file that does not exist");
      }
      home(target);
      return;
    }
    if (Files.isDirectory(target)) {
      throw Refusal.path(target + ": is a folder");
    }
    if (isDevice(target)) {
      throw Refusal.path(target + ": is a device or a pipe, which Kifu never replaces");
    }
    refuseInput(target, inputs);
    if (!force) {
      throw exists(target);
    }
  }

  /** The refusal to replace an existing file with an output. */
  public static Refusal exists(Path target) {
    return Refusal.path(target + ": exists; --force replaces it");
  }

  /** Refuses the name of a file that is read. */
  public static void refuseInput(Path target, Iterable<Path> inputs) throws IOException {
    for (Path input : inputs) {
      if (Files.exists(target) && Files.exists(input) && Files.isSameFile(target, input)) {
        throw Refusal.usage(target + ": is an input, and Kifu never writes to its input");
      }
    }
  }

  /** The file that a name refers to: a link is followed and not replaced. */
  public static Path resolve(Path named) throws IOException {
    return Files.exists(named) ? named.toRealPath() : named;
  }

  /**
   * Whether a path is a device such as {@code /dev/null} or a pipe, which is written to and never
   * replaced.
   */
  static boolean isDevice(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  /** Refuses two outputs with one name, such as those of {@code -o} and {@code --chart}. */
  static void refuseSame(Path one, Path other) throws IOException {
    boolean isSame =
        Files.exists(one) && Files.exists(other)
            ? Files.isSameFile(one, other)
            : one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    if (isSame && !isDevice(one)) {
      throw Refusal.usage(other + ": two outputs have this name");
    }
  }

  /** The place to write the file that will have this name. */
  public Path file(Path target) {
    return folder.place(target.getFileName());
  }

  /** Begins a file of bytes. */
  static OutputStream bytes(Path file) throws IOException {
    return new BufferedOutputStream(FileOutput.to(file), 1 << 16);
  }

  /** Begins a file of text. */
  public static Writer text(Path file) throws IOException {
    Writer encoded = new OutputStreamWriter(FileOutput.to(file), StandardCharsets.UTF_8);
    return new BufferedWriter(encoded); // encoding cell by cell is slow
  }

  /**
   * Moves all files that were written to their places.
   *
   * @param force whether to replace files that have appeared there since {@link #check}; if one of
   *     these may not be replaced, no file is moved
   * @return the names of the files, in this order
   */
  public List<Path> publish(boolean force) throws IOException {
    List<Path> names = folder.names();
    for (Path name : names) {
      check(home.resolve(name), force, List.of());
    }
    try {
      folder.publish(force);
    } catch (FileAlreadyExistsException e) {
      throw exists(Path.of(e.getFile()));
    }
    return names;
  }

  @Override
  public void close() {
    folder.close();
  }

  /**
   * The name files of WTHOR games that must not be overwritten: those that readers of an input may
   * use, and those that readers would take for the names of the output.
   */
  private static final class NameFilesInUse {
    private static final Set<String> SHARED_STEMS = Set.of("wthor", "wth");

    private final Iterable<Path> inputs;

    /**
     * @param inputs the files that are read
     */
    NameFilesInUse(Iterable<Path> inputs) {
      this.inputs = inputs;
    }

    /**
     * Refuses to write a name file over one in use, or beside one whose name differs only in case.
     */
    void check(Path target) throws IOException {
      String name = lower(target);
      Path folder = target.toAbsolutePath().getParent();
      if (!name.endsWith(".jou") && !name.endsWith(".trn") || folder == null) {
        return;
      }
      for (Path other : named(name, folder)) {
        if (!other.getFileName().equals(target.getFileName())) {
          throw Refusal.path(other + ": Kifu would read it as the names of " + target);
        }
        if (isUsed(name.substring(0, name.length() - 4), folder)) {
          throw Refusal.usage(
              other + ": holds the names of an input, and Kifu never writes to its input");
        }
      }
    }

    private boolean isUsed(String stem, Path folder) throws IOException {
      for (Path input : inputs) {
        Path place = input.toAbsolutePath().getParent();
        if (place != null
            && Files.isSameFile(place, folder)
            && (SHARED_STEMS.contains(stem)
                || lower(input).startsWith(stem + ".")
                || named(stem + ".wtb", folder).isEmpty())) {
          return true; // a file that does not belong to other games may belong to any
        }
      }
      return false;
    }

    private static List<Path> named(String name, Path folder) throws IOException {
      if (!Files.isDirectory(folder)) {
        return List.of();
      }
      try (Stream<Path> files = Files.list(folder)) {
        return files.filter(file -> lower(file).equals(name)).sorted().toList();
      }
    }

    private static String lower(Path file) {
      return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }
  }
}
