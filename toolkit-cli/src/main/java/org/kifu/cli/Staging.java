package org.kifu.cli;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.format.SystemReason;

/**
 * Files that appear when they are complete: they are written in a hidden folder beside their place
 * and renamed. What is not published is gone at the end, also when the user interrupts.
 */
final class Staging implements AutoCloseable {
  private final Path home;
  private final Path folder;
  private final Thread cleaner;

  private Staging(Path home, Path folder) {
    this.home = home;
    this.folder = folder;
    this.cleaner = new Thread(() -> delete(folder));
    Runtime.getRuntime().addShutdownHook(cleaner);
  }

  /**
   * Prepares to write a file.
   *
   * @throws IOException if its folder cannot be written
   */
  static Staging beside(Path target) throws IOException {
    Path home = home(target);
    long stamp = ProcessHandle.current().pid() << 20 ^ System.nanoTime();
    String name = ".kifu-" + Long.toUnsignedString(stamp, 36);
    try {
      return new Staging(home, Files.createDirectory(home.resolve(name)));
    } catch (IOException e) {
      throw Refusal.path(target + ": " + SystemReason.of(e)); // the hidden folder tells nobody much
    }
  }

  /** The folder of a file that is to be written, which must be there. */
  private static Path home(Path target) throws IOException {
    Path home = target.toAbsolutePath().getParent();
    if (home == null || !Files.isDirectory(home)) {
      throw new NoSuchFileException(String.valueOf(home));
    }
    return home;
  }

  /**
   * Refuses a target without a folder, one that exists, unless it may be replaced, and one that is
   * an input in any case.
   */
  static void check(Path target, boolean force, Iterable<Path> inputs) throws IOException {
    if (!Files.exists(target)) {
      home(target);
      return;
    }
    if (Files.isDirectory(target)) {
      throw Refusal.path(target + ": is a folder");
    }
    for (Path input : inputs) {
      if (Files.exists(input) && Files.isSameFile(target, input)) {
        throw Refusal.usage(target + ": is an input, and no input is written to");
      }
    }
    if (!force) {
      throw Refusal.path(target + ": exists; --force replaces it");
    }
  }

  /** The file that a name stands for: a link is followed and not replaced. */
  static Path resolve(Path named) throws IOException {
    return Files.exists(named) ? named.toRealPath() : named;
  }

  /** Something like {@code /dev/null} or a pipe, which is written to and never replaced. */
  static boolean isDevice(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  /** Refuses two outputs under one name, such as those of {@code -o} and {@code --chart}. */
  static void refuseSame(Path one, Path other) throws IOException {
    boolean isSame =
        Files.exists(one) && Files.exists(other)
            ? Files.isSameFile(one, other)
            : one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    if (isSame && !isDevice(one)) {
      throw Refusal.usage(other + ": is the name of two outputs");
    }
  }

  /** Where to write the file that will have this name. */
  Path file(Path target) {
    return folder.resolve(target.getFileName());
  }

  /**
   * Puts all files that were written in their place.
   *
   * @param force whether to replace files that have appeared there since {@link #check}
   * @return their names, in this order
   */
  List<Path> publish(boolean force) throws IOException {
    List<Path> names = list(folder).stream().map(Path::getFileName).toList();
    for (Path name : names) {
      check(home.resolve(name), force, List.of());
    }
    for (Path name : names) {
      Path file = folder.resolve(name);
      Path target = home.resolve(name);
      try {
        Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException _) {
        Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return names;
  }

  @Override
  public void close() {
    delete(folder);
    try {
      Runtime.getRuntime().removeShutdownHook(cleaner);
    } catch (IllegalStateException _) {
      // The process is ending: the cleaner runs already.
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  /** Called for what is left over, when there is nobody to tell of a failure. */
  private static void delete(Path folder) {
    try {
      for (Path file : list(folder)) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException _) {
      folder.toFile().deleteOnExit();
    }
  }
}
