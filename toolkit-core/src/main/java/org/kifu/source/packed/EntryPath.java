package org.kifu.source.packed;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The path of an entry, which is a label here: nothing is ever written to it. */
final class EntryPath {
  /** Folder by folder, the entries of each in the order of their names. */
  static final Comparator<String> ORDER =
      Comparator.comparing((String path) -> path.replace('/', '\0'));

  private static final Pattern HIDDEN = Pattern.compile("(.*/)?(\\.[^./][^/]*|__MACOSX)(/.*)?");
  private static final Pattern OUTSIDE =
      Pattern.compile("[/\\\\].*|[A-Za-z]:.*|(.*[/\\\\])?\\.\\.([/\\\\].*)?", Pattern.DOTALL);

  private EntryPath() {}

  /** Whether it may hold games: no hidden file and no name file of WTHOR. */
  static boolean mayHoldGames(String path) {
    String lower = path.toLowerCase(Locale.ROOT);
    return !lower.endsWith(".jou") && !lower.endsWith(".trn") && !HIDDEN.matcher(path).matches();
  }

  /** The folder that an entry lies in, with its slash; empty at the top. */
  static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Says what a program that unpacks to files should beware of. */
  static void check(String source, String path, Consumer<Problem> problems) {
    trick(path)
        .ifPresent(
            trick ->
                problems.accept(
                    Problem.of(
                        ProblemCode.ARCHIVE_NAME,
                        SourceLocation.whole(source),
                        trick + "; it is read, and nothing is written")));
  }

  private static Optional<String> trick(String path) {
    if (OUTSIDE.matcher(path).matches()) {
      return Optional.of("the name of this entry leads out of the archive's folder");
    }
    return path.chars().anyMatch(Character::isISOControl)
        ? Optional.of("the name of this entry has control characters")
        : Optional.empty();
  }
}
