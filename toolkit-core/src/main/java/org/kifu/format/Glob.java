package org.kifu.format;

import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.PatternSyntaxException;
import org.kifu.file.FileNames;
import org.kifu.game.Problem;

/**
 * A pattern of paths, such as <code>games/*.txt</code>, that the shell has not expanded.
 *
 * @param root the folder before the first wildcard
 * @param matcher for whole paths
 * @param depth the number of levels that the pattern reaches below the root
 */
record Glob(Path root, PathMatcher matcher, int depth) {
  private static final String WILDCARDS = "*?[{";

  /** Reads a word; nothing if it has no wildcard or is not a pattern. */
  public static Optional<Glob> of(String word) {
    int wildcard = 0;
    while (wildcard < word.length() && WILDCARDS.indexOf(word.charAt(wildcard)) < 0) {
      wildcard++;
    }
    if (wildcard == word.length()) {
      return Optional.empty();
    }
    try {
      String separator = FileSystems.getDefault().getSeparator();
      int past = Math.max(word.lastIndexOf('/', wildcard), word.lastIndexOf(separator, wildcard));
      String pattern = separator.equals("\\") ? word.replace("\\", "\\\\") : word;
      long levels = word.substring(past + 1).chars().filter(c -> c == '/' || c == '\\').count();
      return Optional.of(
          new Glob(
              FileNames.path(word.substring(0, past + 1)),
              FileSystems.getDefault().getPathMatcher("glob:" + pattern),
              word.contains("**") ? Integer.MAX_VALUE : (int) levels));
    } catch (PatternSyntaxException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The files that match, and the files under folders that match. */
  public FolderWalk walk(Consumer<Problem> problems) {
    return new FolderWalk(root, this::enters, this::matches, problems);
  }

  /** Whether the walk would enter a folder, which may not exist. */
  public boolean reaches(Path folder) {
    Path from = root.toAbsolutePath().normalize();
    Path place = folder.toAbsolutePath().normalize();
    return place.startsWith(from) && enters(root.resolve(from.relativize(place)));
  }

  private boolean enters(Path folder) {
    return levelsBelowRoot(folder) <= depth || matches(folder);
  }

  private boolean matches(Path path) {
    for (int names = root.getNameCount(); names <= path.getNameCount(); names++) {
      Path front =
          path.getRoot() == null ? part(path, names) : path.getRoot().resolve(part(path, names));
      if (matcher.matches(front)) {
        return true;
      }
    }
    return false;
  }

  private static Path part(Path path, int names) {
    return path.subpath(0, Math.max(1, names));
  }

  private int levelsBelowRoot(Path path) {
    return path.getNameCount() - (root.toString().isEmpty() ? 0 : root.getNameCount());
  }
}
