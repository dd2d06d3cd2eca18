package org.kifu.file;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A hidden folder in which files, or whole folders, are made before they get their names. They are
 * forced to the disk and renamed into the folder around it, and that folder is forced too. So a
 * name refers either to the old file or to the complete new one, even if the process is killed or
 * the power fails. Of several names, some may refer to old files and some to new ones.
 *
 * <p>Files that are not published are removed when the staging folder is closed and when the user
 * interrupts. The next run that writes into the same folder removes what a killed run left there; a
 * lock tells it from the files of a living process.
 */
public final class StagingFolder implements AutoCloseable {
  private final Path home;
  private final StagingLock lock;
  private final Path files;
  private final Thread cleaner;

  private StagingFolder(Path home, StagingLock lock) throws IOException {
    this.home = home;
    this.lock = lock;
    this.files = Files.createDirectory(lock.folder().resolve(AbandonedStaging.FILES));
    this.cleaner = new Thread(this::delete);
    Runtime.getRuntime().addShutdownHook(cleaner);
  }

  /**
   * Prepares to write into a folder, and removes what killed runs left there.
   *
   * @throws IOException if the folder cannot be written
   */
  public static StagingFolder in(Path home) throws IOException {
    AbandonedStaging.remove(home);
    StagingLock lock = StagingLock.takeIn(home);
    try {
      return new StagingFolder(home, lock);
    } catch (IOException | IllegalStateException e) {
      lock.deleteFolder(); // for example when the process is ending
      throw e;
    }
  }

  /** Removes what killed runs left in a folder, where it can be removed. */
  public static void removeLeftovers(Path home) {
    AbandonedStaging.remove(home);
  }

  /**
   * The place that a file will get if it is being made in a staging folder; otherwise the file
   * itself. For messages to people, who need not know about hidden folders.
   */
  public static String finalPlace(String file) {
    return AbandonedStaging.STAGED.matcher(file).replaceFirst("");
  }

  /** The path at which to make the file or folder that will have this name. */
  public Path place(Path name) {
    return files.resolve(name);
  }

  /** The names of the files and folders that were made so far, in order. */
  public List<Path> names() throws IOException {
    try (Stream<Path> made = Files.list(files)) {
      return made.map(Path::getFileName).sorted().toList();
    }
  }

  /**
   * Moves everything that was made to its place.
   *
   * @param mayReplace whether a file that is already in such a place is replaced
   * @throws FileAlreadyExistsException if a place is taken and may not be replaced; then nothing
   *     was published. Two runs that publish at the same time do not replace each other's files
   *     either, except where the file system does not support links.
   */
  public void publish(boolean mayReplace) throws IOException {
    DiskSync.force(files);
    putAll(mayReplace);
    DiskSync.forceNames(home);
  }

  /** Moves everything. An interrupt waits until this is done, so no folder is half replaced. */
  private synchronized void putAll(boolean mayReplace) throws IOException {
    List<Path> names = names();
    if (mayReplace) {
      for (Path name : names) {
        put(name);
      }
    } else {
      addAll(names);
    }
  }

  /** Moves everything if all places are free; moves nothing if one is taken or a move fails. */
  private void addAll(List<Path> names) throws IOException {
    for (Path name : names) {
      refuseTaken(home.resolve(name));
    }
    List<Path> added = new ArrayList<>();
    try {
      for (Path name : names) {
        add(place(name), home.resolve(name));
        added.add(name);
      }
    } catch (IOException e) {
      added.forEach(name -> takeBack(name, e));
      throw e;
    }
  }

  /** Takes back a name after another name could not be given. */
  private void takeBack(Path name, IOException why) {
    try {
      move(home.resolve(name), place(name));
    } catch (IOException e) {
      why.addSuppressed(e);
    }
  }

  private static void add(Path made, Path target) throws IOException {
    if (!isLinked(made, target)) {
      refuseTaken(target);
      move(made, target);
    }
  }

  /** Gives a file its name, unless it is taken, in one step that no other run can interrupt. */
  private static boolean isLinked(Path made, Path target) throws IOException {
    boolean mayBe = Files.isRegularFile(made) && !Files.isSymbolicLink(target);
    if (!mayBe) {
      return false;
    }
    try {
      Files.createLink(target, made);
    } catch (FileAlreadyExistsException _) {
      throw taken(target);
    } catch (IOException | UnsupportedOperationException _) {
      // Some file systems, such as FAT, have no links. The caller checks and moves instead, and
      // that move reports any other error.
      return false;
    }
    try {
      Files.delete(made);
    } catch (IOException e) {
      Files.delete(target); // both names refer to one file
      throw e;
    }
    return true;
  }

  private static void refuseTaken(Path target) throws FileAlreadyExistsException {
    if (Files.exists(target)) {
      throw taken(target);
    }
  }

  private static FileAlreadyExistsException taken(Path target) {
    return new FileAlreadyExistsException(target.toString(), null, "exists");
  }

  private void put(Path name) throws IOException {
    Path target = home.resolve(name);
    if (!Files.isDirectory(target)) {
      move(place(name), target);
      return;
    }
    // Java cannot swap two folders, so the old one waits where a later run finds it.
    Path old = Files.createDirectories(lock.folder().resolve(AbandonedStaging.OLD)).resolve(name);
    Files.move(target, old);
    try {
      Files.move(place(name), target);
    } catch (IOException e) {
      Files.move(old, target);
      throw e;
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private synchronized void delete() {
    lock.deleteFolder();
  }

  @Override
  public void close() {
    delete();
    try {
      Runtime.getRuntime().removeShutdownHook(cleaner);
    } catch (IllegalStateException _) {
      // The process is ending: the cleaner is already running.
    }
  }
}
