package org.kifu.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The lock of a staging folder: a file in it that the system unlocks when the process ends, for
 * whatever reason. A process identifier would not do, because in a container every run has the same
 * one.
 */
final class StagingLock {
  static final String NAME = "lock";

  /**
   * The most folders to try if other runs take each new lock first, which never happens in
   * practice.
   */
  private static final int TRIES = 100;

  /**
   * The names of this process's folders. The process must not even open their locks again: on Unix,
   * closing one channel of a file gives up the locks of all its channels.
   */
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel channel;

  private StagingLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Makes a new folder in {@code home} and takes its lock. */
  static StagingLock takeIn(Path home) throws IOException {
    return takeIn(home, AbandonedStaging::newName);
  }

  /** Makes a folder with the first name from {@code names} that no run has, and takes its lock. */
  static StagingLock takeIn(Path home, Supplier<Path> names) throws IOException {
    for (int i = 0; i < TRIES; i++) {
      Path folder = home.resolve(names.get());
      StagingLock lock = OURS.add(folder.getFileName()) ? make(folder) : null;
      if (lock != null) {
        return lock;
      }
    }
    throw new IOException(home + ": other runs remove what is made here");
  }

  /** Makes a folder and takes its lock; null if another run came in between. */
  private static @Nullable StagingLock make(Path folder) throws IOException {
    StagingLock lock = null;
    try {
      lock = takeOf(Files.createDirectory(folder));
    } catch (FileAlreadyExistsException _) {
      // The folder belongs to a run that began at the same moment, so it must stay.
    } catch (IOException e) {
      Files.deleteIfExists(folder);
      throw e;
    } finally {
      if (lock == null) {
        OURS.remove(folder.getFileName());
      }
    }
    return lock;
  }

  /** Takes the lock of a new folder; null if another run has just mistaken it for a leftover. */
  private static @Nullable StagingLock takeOf(Path folder) throws IOException {
    Path file = folder.resolve(NAME);
    FileChannel channel;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (NoSuchFileException _) {
      return null; // the other run removed the empty folder
    }
    if (isTaken(channel) && Files.exists(file)) {
      return new StagingLock(folder, channel);
    }
    channel.close();
    return null;
  }

  private static boolean isTaken(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException _) {
      return true; // a file system without locks: no run can mistake it for a leftover
    }
  }

  /** Deletes a folder whose lock nobody holds any more. */
  static void deleteAbandoned(Path folder) throws IOException {
    if (OURS.contains(folder.getFileName())) {
      return;
    }
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve(NAME), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock lock = channel.tryLock()) {
      if (lock != null) {
        new StagingLock(folder, channel).deleteFolder();
      }
    } catch (OverlappingFileLockException _) {
      // another class loader of this process holds the lock
    }
  }

  Path folder() {
    return folder;
  }

  /**
   * Deletes the folder and gives up the lock. Nobody can be told of a failure; a later run tries
   * again.
   */
  void deleteFolder() {
    tryToDelete();
    try (channel) {
      OURS.remove(folder.getFileName());
    } catch (IOException _) {
      // nothing was written to it
    }
    tryToDelete(); // where an open file cannot be deleted, the first try left the lock
  }

  private void tryToDelete() {
    try {
      AbandonedStaging.delete(folder);
    } catch (IOException | UncheckedIOException _) {
      // such as a file that is still being written, on Windows
    }
  }
}
