package org.kifu.spark;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file or folder that appears when it is complete: it is made in a hidden folder beside its place
 * and renamed. What is not published is gone at the end, also when the user interrupts.
 */
final class Staged implements AutoCloseable {
  private final Path target;
  private final Path folder;
  private final Thread cleaner;

  private Staged(Path target, Path folder) {
    this.target = target;
    this.folder = folder;
    this.cleaner = new Thread(() -> delete(folder));
    Runtime.getRuntime().addShutdownHook(cleaner);
  }

  /**
   * Prepares to make a file or folder.
   *
   * @throws IOException if the folder it belongs in cannot be written
   */
  static Staged beside(Path target) throws IOException {
    Path home = target.toAbsolutePath().getParent();
    if (home == null || !Files.isDirectory(home)) {
      throw new NoSuchFileException(String.valueOf(home));
    }
    long stamp = ProcessHandle.current().pid() << 20 ^ System.nanoTime();
    Path folder = home.resolve(".kifu-" + Long.toUnsignedString(stamp, 36));
    return new Staged(target, Files.createDirectory(folder));
  }

  /** Where to make it. */
  Path place() {
    return folder.resolve("new");
  }

  /**
   * Puts it in its place. A folder that is there is kept until the new one has come.
   *
   * @param force whether to replace what may have appeared there in the meantime
   */
  void publish(boolean force) throws IOException {
    if (!force && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString(), null, "exists; --force replaces it");
    }
    if (!Files.isDirectory(target)) {
      Files.move(place(), target, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    Path old = folder.resolveSibling(folder.getFileName() + "-old");
    Files.move(target, old);
    try {
      Files.move(place(), target);
    } catch (IOException e) {
      Files.move(old, target);
      throw e;
    }
    delete(old);
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

  /** Called for what is left over, when there is nobody to tell of a failure. */
  private static void delete(Path folder) {
    try (Stream<Path> inside = Files.walk(folder)) {
      List<Path> deepestFirst = inside.sorted(Comparator.reverseOrder()).toList();
      for (Path each : deepestFirst) {
        Files.deleteIfExists(each);
      }
    } catch (IOException _) {
      folder.toFile().deleteOnExit();
    }
  }
}
