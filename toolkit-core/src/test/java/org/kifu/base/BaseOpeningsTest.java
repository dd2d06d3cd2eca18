package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Position;
import org.kifu.format.GameReader;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningCsv;
import org.kifu.testing.Games;

/** The statistics of a base are those that a count of its files gives. */
class BaseOpeningsTest {
  private static final Path ARCHIVE = Games.examples().resolve("wthor");

  @TempDir private Path folder;

  private static List<Path> years() throws IOException {
    try (Stream<Path> files = Files.list(ARCHIVE)) {
      return files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList();
    }
  }

  private static List<ParsedGame> games(List<Path> files) throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    for (Path file : files) {
      try (GameReader reader = GameReader.open(file)) {
        reader.forEach(games::add);
      }
    }
    return games;
  }

  private static String table(OpeningCounts counts) throws IOException {
    StringWriter out = new StringWriter();
    OpeningTable table = OpeningTable.of(counts, OpeningNames.english());
    OpeningCsv.write(table, out, 1);
    return out + "" + table.summary().tally() + counts.results().byYear();
  }

  private static Optional<String> ofBase(Path base, String moves) throws IOException {
    try (BaseFacts facts = new BaseFacts(Base.open(base))) {
      Optional<OpeningCounts> counts =
          new BaseOpenings(facts).count(settings(moves), problem -> {});
      return counts.isEmpty() ? Optional.empty() : Optional.of(table(counts.get()));
    }
  }

  private static OpeningSettings settings(String moves) {
    return OpeningSettings.at(OpeningLine.of(MoveList.parse(moves).orElseThrow()));
  }

  private static void check(Path base, List<Path> files) throws IOException {
    assertThat(Bases.faults(base)).isEmpty();
    for (String moves : List.of("", "f5", "d3c3", "f5d6c3d3", "c4e3f6e6f5", "f5d6c3d3c4f4f6f3")) {
      OpeningCounts counted = OpeningCounts.of(games(files).iterator(), settings(moves), 1);
      assertThat(ofBase(base, moves)).as(moves).contains(table(counted));
    }
  }

  @Test
  void areThoseOfTheFiles() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 2, years().toArray(Path[]::new));
    check(base, years());
    assertThat(Bases.ask(base, "SELECT count(DISTINCT key) FROM position_moves"))
        .isNotEqualTo(List.of("0"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void staySoAsFilesComeAndGo(int together) throws Exception {
    Path base = folder.resolve("a.kifu");
    List<Path> files = years();
    Base.create(base).close();
    for (int from = 0; from < files.size(); from += together) {
      List<Path> some = files.subList(from, Math.min(files.size(), from + together));
      try (Base open = Base.openToChange(base)) {
        Bases.add(open, 1, new Bases.Told(), some.toArray(Path[]::new));
      }
    }
    check(base, files);
    remove(base, files.getFirst());
    check(base, files.subList(1, files.size()));
    for (Path file : files.subList(1, files.size() - 1)) {
      remove(base, file);
    }
    assertThat(Bases.faults(base)).isEmpty();
    assertThat(Bases.ask(base, "SELECT count(*) FROM position_results")).containsExactly("0");
    assertThat(ofBase(base, "f5")).isEmpty();
  }

  private static void remove(Path base, Path file) throws IOException {
    try (Base open = Base.openToChange(base)) {
      BaseRemoval.remove(
          open,
          new StoredSources(open)
              .games().stream().filter(each -> each.name().equals(file.toString())).toList());
    }
  }

  @Test
  void nameDamageInTheSums() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 2, years().toArray(Path[]::new));
    for (String change :
        List.of(
            "UPDATE position_results SET games = games + 1",
            "UPDATE position_results SET year = year + 1000",
            "DELETE FROM position_results WHERE year = 1980",
            "UPDATE position_moves SET theory_games = theory_games + 1",
            "UPDATE position_moves SET first_game = 1",
            "UPDATE position_moves SET row_sum = row_sum + 1",
            "DELETE FROM position_moves WHERE move > 20",
            "UPDATE games SET date = '1977-01-01' WHERE game < 10",
            "UPDATE players SET name = name || 'x'")) {
      Path copy = Files.copy(base, folder.resolve("copy" + change.hashCode()));
      Bases.change(copy, change);
      assertThatThrownBy(() -> ofBase(copy, "f5"))
          .as(change)
          .isInstanceOfAny(BaseException.class, UncheckedIOException.class)
          .hasMessageContaining("[base-damaged]");
    }
  }

  @Test
  void giveTheMovesOfABook() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 2, years().toArray(Path[]::new));
    OpeningCounts all =
        OpeningCounts.of(games(years()).iterator(), OpeningSettings.DEFAULT.withPlies(12), 1);
    try (BaseFacts facts = new BaseFacts(Base.open(base))) {
      BaseOpenings openings = new BaseOpenings(facts);
      for (String moves : List.of("", "f5", "d3c3c4", "f5d6c3d3c4f4f6f3e6e7", "f5f6")) {
        Position position = OpeningLine.of(MoveList.parse(moves).orElseThrow()).position();
        assertThat(openings.movesFrom(position)).isEqualTo(all.movesFrom(position));
      }
    }
  }
}
