package org.kifu.source.packed;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The path of an entry, which is only a label here: Kifu never writes to it. */
final class EntryPath {
  /** Orders paths folder by folder, and the entries of each folder by name. */
  static final Comparator<String> ORDER =
      Comparator.comparing((String path) -> path.replace('/', '\0'));

  private static final Pattern HIDDEN = Pattern.compile("(.*/)?(\\.[^./][^/]*|__MACOSX)(/.*)?");
  private static final Pattern OUTSIDE =
      Pattern.compile("[/\\\\].*|[A-Za-z]:.*|(.*[/\\\\])?\\.\\.([/\\\\].*)?", Pattern.DOTALL);

  private EntryPath() {}

  /** Whether an entry may hold games: it is neither hidden nor a name file of WTHOR. */
  static boolean mayHoldGames(String path) {
    String lower = path.toLowerCase(Locale.ROOT);
    return !lower.endsWith(".jou") && !lower.endsWith(".trn") && !HIDDEN.matcher(path).matches();
  }

  /** The folder of an entry, with its slash; empty at the top. */
  static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Reports a path that could harm a program that unpacks to files. */
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
