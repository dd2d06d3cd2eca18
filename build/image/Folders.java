package image;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders as a whole. */
final class Folders {
  private Folders() {}

  /** Removes a folder, if it is there. */
  static void remove(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (Path path : paths(folder)) {
        Files.delete(path);
      }
    }
  }

  /** Gives all files and folders one time, so that the same sources make the same package. */
  static void setTimes(Path folder, FileTime time) throws IOException {
    for (Path path : paths(folder)) {
      Files.getFileAttributeView(path, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .setTimes(time, null, null);
    }
  }

  /** Returns the file of a folder whose name has a pattern. */
  static Path only(Path folder, String pattern) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
      for (Path file : files) {
        return file;
      }
    }
    throw new NoSuchFileException(folder.resolve(pattern).toString());
  }

  /** Copies a tree with its modes and times. */
  static void copy(Path from, Path to) throws IOException, InterruptedException {
    Files.createDirectories(to.getParent());
    Programs.run(from.getParent(), List.of("cp", "-a", from.toString(), to.toString()));
  }

  /** Returns the bytes of all files. */
  static long size(Path folder) throws IOException {
    long bytes = 0;
    for (Path path : paths(folder)) {
      bytes += Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) ? Files.size(path) : 0;
    }
    return bytes;
  }

  /** All paths in a folder and itself; what is in a folder stands before it. */
  private static List<Path> paths(Path folder) throws IOException {
    try (Stream<Path> walked = Files.walk(folder)) {
      return walked.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
