package org.kifu.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The staging folders that killed runs left in a folder. */
final class AbandonedStaging {
  /** The folder of the files that are being made, in a staging folder. */
  static final String FILES = "files";

  /** The folder of the user's folders that are being replaced, in a staging folder. */
  static final String OLD = "old";

  private static final String BEGINNING = ".kifu-";
  private static final Pattern NAME = Pattern.compile("\\.kifu-[0-9a-z]{1,13}");

  /** The path from the folder around a staging folder to a file in it, without the file's name. */
  static final Pattern STAGED = Pattern.compile(NAME + "[/\\\\]" + FILES + "[/\\\\]");

  private AbandonedStaging() {}

  /** A name that most likely no other run has; the caller refuses a name that exists. */
  static Path newName() {
    long stamp = ThreadLocalRandom.current().nextLong() ^ ProcessHandle.current().pid();
    return Path.of(BEGINNING + Long.toUnsignedString(stamp, Character.MAX_RADIX));
  }

  static boolean isNamedSo(Path folder) {
    return NAME.matcher(String.valueOf(folder.getFileName())).matches();
  }

  /** Removes those staging folders of a folder that can be removed. */
  static void remove(Path home) {
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(home, each -> isNamedSo(each) && isOfStaging(each))) {
      for (Path folder : folders) {
        removeOne(folder);
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Another run removes them too, or the writer reports that the folder cannot be used.
    }
  }

  /**
   * Whether a folder belongs to this user and holds only files that staging puts there. Links and
   * pipes with those names are a trap: the target of a link would be taken for a staging file.
   */
  private static boolean isOfStaging(Path folder) throws IOException {
    if (!isFolder(folder) || !isOwn(folder)) {
      return false;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.allMatch(AbandonedStaging::isPutByStaging);
    }
  }

  private static boolean isPutByStaging(Path each) {
    return switch (each.getFileName().toString()) {
      case FILES, OLD -> isFolder(each);
      case StagingLock.NAME -> Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS);
      default -> false;
    };
  }

  private static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Whether a folder belongs to the user who runs this program; true if the system does not tell.
   */
  private static boolean isOwn(Path folder) throws IOException {
    boolean hasOwners = Files.getFileStore(folder).supportsFileAttributeView("posix");
    Optional<String> user = hasOwners ? ProcessHandle.current().info().user() : Optional.empty();
    return user.isEmpty()
        || user.get().equals(Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).getName());
  }

  private static void removeOne(Path folder) {
    try {
      if (Files.exists(folder.resolve(StagingLock.NAME))) {
        StagingLock.deleteAbandoned(folder);
      } else {
        Files.delete(folder); // empty: killed before it had a lock, or just being made
      }
    } catch (IOException _) {
      // it belongs to another user, or has gone in the meantime
    }
  }

  /**
   * Deletes a staging folder. First, folders that were being replaced go back if nothing new is in
   * their place. The lock goes last: a later run continues with a folder that has a lock, and takes
   * a folder without a lock for the user's.
   */
  static void delete(Path folder) throws IOException {
    Path old = folder.resolve(OLD);
    if (isFolder(old)) {
      try (Stream<Path> inside = Files.list(old)) {
        List<Path> replaced = inside.toList();
        for (Path each : replaced) {
          Path target = folder.resolveSibling(each.getFileName());
          if (!Files.exists(target)) {
            Files.move(each, target);
          }
        }
      }
    }
    DiskSync.delete(old);
    DiskSync.delete(folder.resolve(FILES));
    DiskSync.delete(folder);
  }
}
