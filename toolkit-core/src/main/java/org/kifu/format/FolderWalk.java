package org.kifu.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kifu.file.FileNames;
import org.kifu.file.SystemReason;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.SmallLetters;

/**
 * The files under a folder that may hold games, folder by folder. The entries of each folder come
 * in the order of their names, and one folder is listed at a time. Hidden entries, the name files
 * of WTHOR and the tables of a repair are left out. Links are followed, but never back into a
 * folder that is being walked.
 */
final class FolderWalk implements Iterator<Path> {
  /** The tables that {@code kifu repair} writes beside its corrected copies. */
  private static final Set<String> REPORTS = Set.of("repair.jsonl", "corrections.csv");

  /** A folder on the way down, with the entries that are left in it. */
  private record Level(Path real, Iterator<Path> entries) {}

  private final Predicate<Path> enters;
  private final Predicate<Path> takes;
  private final Consumer<Problem> problems;
  private final Deque<Level> levels = new ArrayDeque<>();
  private Optional<Path> next = Optional.empty();
  private boolean missesSome;

  /**
   * Walks a folder.
   *
   * @param enters whether to enter a folder below it
   * @param takes whether to take a file
   * @param problems takes a problem for each folder that cannot be listed, and for each wanted
   *     entry that is neither a file nor a folder
   */
  FolderWalk(
      Path folder, Predicate<Path> enters, Predicate<Path> takes, Consumer<Problem> problems) {
    this.enters = enters;
    this.takes = takes;
    this.problems = problems;
    enter(folder);
  }

  /** All files under a folder. */
  public static FolderWalk all(Path folder, Consumer<Problem> problems) {
    return new FolderWalk(folder, path -> true, path -> true, problems);
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty() && !levels.isEmpty()) {
      Iterator<Path> entries = levels.getLast().entries();
      if (entries.hasNext()) {
        take(entries.next());
      } else {
        levels.removeLast();
      }
    }
    return next.isPresent();
  }

  @Override
  public Path next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Path file = next.orElseThrow();
    next = Optional.empty();
    return file;
  }

  private void take(Path entry) {
    String name = entry.getFileName().toString();
    if (isHidden(name)) {
      return;
    }
    boolean isWanted = mayHoldGames(name) && takes.test(entry);
    try {
      BasicFileAttributes kind = Files.readAttributes(entry, BasicFileAttributes.class);
      if (kind.isDirectory() && enters.test(entry)) {
        enter(entry);
      } else if (kind.isRegularFile() && isWanted) {
        next = Optional.of(entry);
      } else if (kind.isOther() && isWanted) {
        unread(entry, "neither a file nor a folder");
      }
    } catch (IOException e) { // such as a link that leads nowhere
      if (isWanted) {
        String what =
            Files.isSymbolicLink(entry) ? "the link cannot be followed" : "cannot be read";
        unread(entry, what + ": " + SystemReason.of(e));
      }
    }
  }

  private void enter(Path folder) {
    try (Stream<Path> listed = Files.list(folder)) {
      Path real = folder.toRealPath();
      if (levels.stream().noneMatch(level -> level.real().equals(real))) {
        List<Path> entries =
            listed
                .sorted(Comparator.comparing(path -> FileNames.shown(path.getFileName())))
                .toList();
        levels.addLast(new Level(real, entries.iterator()));
      }
    } catch (IOException e) {
      unread(folder, "the folder cannot be listed: " + SystemReason.of(e));
    } catch (UncheckedIOException e) {
      unread(folder, "the folder cannot be listed: " + SystemReason.of(e));
    }
  }

  private void unread(Path entry, String reason) {
    missesSome = true;
    SourceLocation where = SourceLocation.whole(FileNames.shown(entry));
    problems.accept(Problem.of(ProblemCode.IO_ERROR, where, reason));
  }

  /** Whether an entry could not be read so far, so that games may be missing. */
  public boolean missesSome() {
    return missesSome;
  }

  private static boolean isHidden(String name) {
    return name.startsWith(".");
  }

  /** Whether a walk takes files of this name. */
  public static boolean mayHoldGames(String name) {
    String lower = SmallLetters.of(name);
    boolean isAside = lower.endsWith(".jou") || lower.endsWith(".trn") || REPORTS.contains(name);
    return !isHidden(name) && !isAside;
  }
}
