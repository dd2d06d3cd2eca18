package org.kifu.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Methods that force files and folders to the disk, so that they survive a loss of power. */
final class DiskSync {
  private DiskSync() {}

  /**
   * Forces a file, or a folder with all that is in it, to the disk.
   *
   * @throws IOException if the disk does not accept the file, for example because it is full; the
   *     exception names the file
   */
  static void force(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      forceFile(path);
      return;
    }
    try (Stream<Path> inside = Files.walk(path)) {
      for (Path each : (Iterable<Path>) inside::iterator) {
        if (Files.isDirectory(each)) {
          forceFolder(each);
        } else {
          forceFile(each);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause(); // a folder that has gone in the meantime
    }
  }

  private static void forceFile(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    } catch (IOException e) {
      throw naming(file, e);
    }
  }

  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException _) {
      // Windows does not open folders; the files themselves are on the disk.
    }
  }

  /**
   * Forces the names in a folder to the disk, and the name of the folder, which may be new. Does
   * nothing where the system does not let programs do so.
   */
  static void forceNames(Path folder) {
    forceFolder(folder);
    Path above = folder.toAbsolutePath().getParent();
    if (above != null) {
      forceFolder(above);
    }
  }

  /**
   * Deletes a file or folder with all that is in it; another process may delete parts of it too.
   */
  static void delete(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(path)) {
      List<Path> deepestFirst = inside.sorted(Comparator.reverseOrder()).toList();
      for (Path each : deepestFirst) {
        Files.deleteIfExists(each);
      }
    }
  }

  /** The same failure with the name of the file, which the exceptions of streams lack. */
  static FileSystemException naming(Path file, IOException failure) {
    if (failure instanceof FileSystemException named) {
      return named;
    }
    FileSystemException named =
        new FileSystemException(file.toString(), null, failure.getMessage());
    named.initCause(failure);
    return named;
  }
}
