package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.base.Base;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.Parameters;

/** The base that an action works on. */
final class BaseArgument {
  @Parameters(index = "0", paramLabel = "BASE", description = "The base, such as games.kifu.")
  private @Nullable Path file;

  Path file() {
    return Optional.ofNullable(file).orElseThrow(() -> Refusal.usage("BASE is missing"));
  }

  /** Whether a file is the base, or one that SQLite keeps beside it while it is written. */
  static boolean includes(Path file, Path other) {
    Path base = file.toAbsolutePath().normalize();
    Path path = other.toAbsolutePath().normalize();
    return path.equals(base)
        || path.equals(base.resolveSibling(base.getFileName() + "-journal"))
        || isSame(base, path);
  }

  private static boolean isSame(Path base, Path path) {
    try {
      return Files.exists(base) && Files.isSameFile(base, path);
    } catch (IOException e) {
      return false; // a file that cannot be reached is not the base that is open
    }
  }

  Base open() throws IOException {
    return Base.open(file());
  }

  Base openToChange() throws IOException {
    return Base.openToChange(file());
  }
}
