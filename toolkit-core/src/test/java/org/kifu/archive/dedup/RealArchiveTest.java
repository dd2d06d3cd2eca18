package org.kifu.archive.dedup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** Forty-four years of WTHOR. */
class RealArchiveTest {
  /** The archive's own table says that 36 games repeat the moves of an earlier one. */
  @Slow
  @Test
  void thirtySixGamesRepeatTheMovesOfAnother() {
    Found found = Found.in(games());
    long repeated =
        found.groups().stream()
            .filter(group -> group.matches("(identical|symmetric|same-game|same-moves) .*"))
            .mapToLong(group -> group.split(" ").length - 2L)
            .sum();
    assertThat(found.summary().read()).isEqualTo(124_520);
    assertThat(repeated).isEqualTo(36);
  }

  private static List<ParsedGame> games() {
    List<ParsedGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(RealData.folder("wthor"))) {
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
