package org.kifu.repair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;

/** The games of archives. */
final class RealGames {
  private RealGames() {}

  /** The shipped archives: seven years and a match, 659 games. */
  static List<ParsedGame> examples() {
    return of(Games.examples().resolve("wthor"));
  }

  /** All games of the archives of a folder. */
  static List<ParsedGame> of(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<ParsedGame> games = new ArrayList<>();
      files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .forEach(file -> games.addAll(ArchiveReading.of(file).games()));
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
