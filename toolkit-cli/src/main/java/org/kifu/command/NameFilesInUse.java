package org.kifu.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keeps the files that hold the names of WTHOR games safe: those that an input is read with, and
 * those that would be taken for the names of what is written.
 */
final class NameFilesInUse {
  private static final Set<String> SHARED_STEMS = Set.of("wthor", "wth");

  private final Iterable<Path> inputs;

  /**
   * @param inputs the files that are read
   */
  NameFilesInUse(Iterable<Path> inputs) {
    this.inputs = inputs;
  }

  /** Refuses to write a name file over one in use, or beside one that differs in case only. */
  void check(Path target) throws IOException {
    String name = lower(target);
    Path folder = target.toAbsolutePath().getParent();
    if (!name.endsWith(".jou") && !name.endsWith(".trn") || folder == null) {
      return;
    }
    for (Path other : named(name, folder)) {
      if (!other.getFileName().equals(target.getFileName())) {
        throw Refusal.path(other + ": would be taken for the names of " + target);
      }
      if (isUsed(name.substring(0, name.length() - 4), folder)) {
        throw Refusal.usage(other + ": holds the names of an input, and no input is written to");
      }
    }
  }

  private boolean isUsed(String stem, Path folder) throws IOException {
    for (Path input : inputs) {
      Path place = input.toAbsolutePath().getParent();
      if (place != null
          && Files.isSameFile(place, folder)
          && (SHARED_STEMS.contains(stem) || lower(input).startsWith(stem + "."))) {
        return true;
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
