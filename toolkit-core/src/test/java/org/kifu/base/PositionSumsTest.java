package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.testing.Games;

/** A question about a position is answered from the rows that were written, or not at all. */
class PositionSumsTest {
  /** The beginning of 48 of the games. */
  private static final String LINE = "f5f6e6f4e3c5c4e7";

  private static final PositionKey ASKED = PositionKey.of(new OpeningLine(LINE).position());

  private static final long KEY = PositionNumber.of(ASKED);

  @TempDir private static Path folder;

  private static Path whole = Path.of("");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    Bases.create(whole, 1, Games.examples().resolve("wthor"));
  }

  private static Path changed(String statement) throws Exception {
    Path copy = folder.resolve("copy.kifu");
    Files.copy(whole, copy, StandardCopyOption.REPLACE_EXISTING);
    Bases.change(copy, statement.replace("KEY", String.valueOf(KEY)));
    return copy;
  }

  /** Asks for the games, and for the moves. */
  private static void ask(Path base) throws IOException {
    try (BaseFacts facts = BaseFacts.open(base)) {
      facts.reached(List.of(ASKED));
      new BaseOpenings(facts).movesFrom(new OpeningLine(LINE).position());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE positions SET key = key + 1 WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)",
        "UPDATE positions SET key = -key WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)",
        "UPDATE positions SET game = (SELECT min(game) FROM games WHERE game NOT IN"
            + " (SELECT game FROM positions WHERE key = KEY)) WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)",
        "UPDATE positions SET ply = ply + 1 WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)",
        "DELETE FROM positions WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)",
        "DELETE FROM positions WHERE key = KEY",
        "DELETE FROM positions",
        "INSERT INTO positions SELECT KEY, max(game), 8 FROM positions",
        "DELETE FROM games WHERE game = (SELECT min(game) FROM positions WHERE key = KEY)",
        "UPDATE position_sums SET row_sum = row_sum + 1",
        "UPDATE position_sums SET positions = positions + 1",
        "DELETE FROM position_sums",
        "DELETE FROM position_sums WHERE part = (SELECT max(part) FROM position_sums)",
        "DELETE FROM position_sums WHERE part > 15",
        "INSERT INTO position_sums VALUES (100000, 0, 0)",
        "UPDATE position_sums SET part = part + 256 WHERE part = 255"
      })
  void refusesARowThatChanged(String statement) throws Exception {
    Path copy = changed(statement);
    assertThatThrownBy(() -> ask(copy)).hasMessageContaining("[base-damaged]");
  }

  @Test
  void answersFromSoundRows() throws Exception {
    assertThatCode(() -> ask(whole)).doesNotThrowAnyException();
    String began = "SELECT count(*) FROM games WHERE moves LIKE '" + LINE + "%'";
    assertThat(Bases.ask(whole, began)).containsExactly("48");
    assertThat(
            Bases.ask(
                whole, began + " AND game IN (SELECT game FROM positions WHERE key = " + KEY + ")"))
        .containsExactly("48");
  }

  @Test
  void doNotDependOnTheOrderOfFiles() throws Exception {
    // More and more parts, as one small file after the other comes.
    Path together = folder.resolve("together.kifu");
    Path apart = folder.resolve("apart.kifu");
    Path match = Games.examples().resolve("logistello-murakami-1997.txt");
    Path year = Games.examples().resolve("wthor");
    Bases.create(together, 1, match, year);
    Base.create(apart).close();
    for (Path file : List.of(match, year)) {
      try (Base base = Base.openToChange(apart)) {
        Bases.add(base, 1, new Bases.Told(), file);
      }
    }
    String all = "SELECT * FROM position_sums ORDER BY part";
    assertThat(Bases.ask(apart, all)).isEqualTo(Bases.ask(together, all));
    assertThat(Bases.ask(apart, "SELECT count(*) FROM position_sums")).containsExactly("256");
    try (Base base = Base.openToChange(apart)) {
      List<StoredSource> sources = new StoredSources(base).games();
      BaseRemoval.remove(base, sources.subList(1, sources.size()));
    }
    assertThat(Bases.ask(apart, "SELECT part, positions FROM position_sums"))
        .containsExactly("0 | 366");
    assertThat(Bases.faults(apart)).isEmpty();
  }

  @Test
  void areNotMadeOfDamagedRows() throws Exception {
    Path base = folder.resolve("few.kifu");
    Bases.create(base, 1, Games.examples().resolve("logistello-murakami-1997.txt"));
    Bases.change(base, "DELETE FROM positions WHERE key = (SELECT max(key) FROM positions)");
    Path year = Games.examples().resolve("wthor");
    try (Base open = Base.openToChange(base)) {
      assertThatThrownBy(() -> Bases.add(open, 1, new Bases.Told(), year))
          .hasMessageContaining("[base-damaged]");
    }
  }

  /** A damaged role would leave a source out of every answer. */
  @Test
  void refusesASourceWithoutAKnownRole() throws Exception {
    try (Base base = Base.open(changed("UPDATE sources SET role = 'ga2s' WHERE source = 2"))) {
      StoredSources sources = new StoredSources(base);
      assertThatThrownBy(sources::games).hasMessageContaining("the base is damaged");
      assertThatThrownBy(sources::names).hasMessageContaining("the base is damaged");
      assertThat(sources.games(1)).isPresent();
    }
  }

  /** The name of a source stands in answers, as the place of the first game. */
  @Test
  void refusesASourceWhoseNameChanged() throws Exception {
    Path copy = changed("UPDATE sources SET name = name || 'x' WHERE source = 1");
    assertThatThrownBy(() -> ask(copy)).hasMessageContaining("[base-damaged]");
    try (BaseFacts facts = BaseFacts.open(copy)) {
      assertThatThrownBy(() -> new BaseOpenings(facts).movesFrom(new OpeningLine("f5").position()))
          .as("a position with sums")
          .hasMessageContaining("[base-damaged]");
    }
  }
}
