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

/** Staging folders that killed runs left in a folder. */
final class AbandonedStaging {
  /** In a staging folder: what is being made. */
  static final String FILES = "files";

  /** In a staging folder: a folder of the user's that is being replaced. */
  static final String OLD = "old";

  private static final String BEGINNING = ".kifu-";
  private static final Pattern NAME = Pattern.compile("\\.kifu-[0-9a-z]{1,13}");

  /** The path from the folder around a staging folder to a file in it, without the file's name. */
  static final Pattern STAGED = Pattern.compile(NAME + "[/\\\\]" + FILES + "[/\\\\]");

  private AbandonedStaging() {}

  /** A name that no other run has, most likely; one that exists is not taken. */
  static Path newName() {
    long stamp = ThreadLocalRandom.current().nextLong() ^ ProcessHandle.current().pid();
    return Path.of(BEGINNING + Long.toUnsignedString(stamp, Character.MAX_RADIX));
  }

  static boolean isNamedSo(Path folder) {
    return NAME.matcher(String.valueOf(folder.getFileName())).matches();
  }

  /** Removes those in a folder, as far as that is possible. */
  static void remove(Path home) {
    try (DirectoryStream<Path> folders =
        Files.newDirectoryStream(home, each -> isNamedSo(each) && isOfStaging(each))) {
      for (Path folder : folders) {
        removeOne(folder);
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Another run removes them too, or whoever writes here tells of a folder that cannot be used.
    }
  }

  /**
   * Whether a folder of this user holds nothing but what staging puts there. Links and pipes under
   * those names are somebody's trap: what a link leads to would be taken for ours.
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

  /** Whether a folder is of the user who runs this, as far as the system says who that is. */
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
        Files.delete(folder); // an empty one: killed before it had a lock, or just being made
      }
    } catch (IOException _) {
      // of another user, or gone in the meantime
    }
  }

  /**
   * Deletes one, after what was being replaced is back where nothing new has come. The lock goes
   * last: a later run goes on with what has one, and takes what has none for the user's.
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
