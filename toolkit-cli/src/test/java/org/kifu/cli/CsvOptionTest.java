package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that are formulas, in the table of every command that writes one. */
class CsvOptionTest {
  private static final String FIRST_SIGNS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    HostileGames.write(folder.resolve("games.sgf"), HostileGames.FORMULAS);
    HostileGames.write(folder.resolve("one.sgf"), HostileGames.FORMULAS.subList(0, 1));
    HostileGames.write(folder.resolve("other.sgf"), List.of("other"));
    CommandRun run =
        kifu(
            HostileGames.words(
                folder,
                "annotate GAMES --level 1 --exact-from 2 --labels 2,4,8 --format jsonl -o "
                    + folder.resolve("annotated.jsonl")));
    assertThat(run.code()).isZero();
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dedup GAMES",
        "diff ONE OTHER",
        "merge ONE OTHER --to ggf -o OUT --force",
        "annotate GAMES --level 1 --exact-from 2 --game 1",
        "report ANNOTATED",
        "review ANNOTATED --player cmd --all-matching",
        "drills ANNOTATED --player cmd --all-matching",
        "query GAMES",
        "tournament GAMES",
        "ratings GAMES --min-games 1"
      })
  void spreadsheetsDoNotGetAFormulaAndProgramsGetTheTextItself(String line) throws IOException {
    String csv = kifu(HostileGames.words(folder, line + " --format csv")).out();
    String data = kifu(HostileGames.words(folder, line + " --format csv --csv-for data")).out();
    assertWithoutFormula(csv);
    assertThat(cells(csv)).anyMatch(cell -> cell.startsWith("'=cmd|"));
    assertThat(cells(data)).anyMatch(cell -> cell.startsWith("=cmd|"));
    assertThat(cells(data)).noneMatch(cell -> cell.startsWith("'=cmd|"));
  }

  /** Tables with texts of another kind, and one that is read again. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify GAMES",
        "names GAMES",
        "openings GAMES --plies 4",
        "stats GAMES",
        "trainer GAMES --player cmd --all-matching --side black --min-games 1"
      })
  void otherTablesDoNotHoldAFormula(String line) throws IOException {
    CommandRun run = kifu(HostileGames.words(folder, line + " --format csv"));
    assertThat(run.out()).contains("\n");
    assertWithoutFormula(run.out());
  }

  @Test
  void aNegativeNumberIsNotAFormula() throws IOException {
    String csv = kifu(HostileGames.words(folder, "report ANNOTATED --game 1 --format csv")).out();
    assertThat(cells(csv)).anyMatch(cell -> cell.matches("-[0-9]+(\\.[0-9]+)?"));
  }

  private static void assertWithoutFormula(String csv) throws IOException {
    assertThat(cells(csv))
        .noneMatch(
            cell ->
                cell.length() > 1
                    && FIRST_SIGNS.indexOf(cell.charAt(0)) >= 0
                    && !cell.matches("-[0-9]+(\\.[0-9]+)?"));
  }

  private static List<String> cells(String csv) throws IOException {
    try (CSVParser parser = CSVFormat.RFC4180.parse(new StringReader(csv))) {
      return parser.getRecords().stream().flatMap(CsvOptionTest::cells).toList();
    }
  }

  private static Stream<String> cells(CSVRecord row) {
    return row.stream();
  }
}
