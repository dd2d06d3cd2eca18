package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.testing.Games;
import org.kifu.testing.Stored;

class BaseCheckTest {
  @TempDir private static Path folder;

  private static Path whole = Path.of("");

  /** The bytes of a page of SQLite. */
  private static final int PAGE = 4096;

  /** Tables whose rows are not read from sources. */
  private static final Set<String> OF_PEOPLE =
      Set.of(
          "variations",
          "decisions",
          "corrections",
          "tags",
          "notes",
          "favourites",
          "drills",
          "jobs",
          "claims",
          "job_speeds",
          "job_settings");

  /**
   * Columns that nothing states a second time: what was chosen when a source was added, names of
   * openings, which another version may spell in another way, and numbers that only order rows.
   */
  private static final Set<String> STATED_ONCE =
      Set.of(
          "sources.read_from",
          "sources.read_encoding",
          "sources.read_rules",
          "openings.opening",
          "openings.name",
          "openings.aliases",
          "findings.finding");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    Path games =
        Files.writeString(
            folder.resolve("a.sgf"),
            "(;GM[2]FF[4]PB[Ann]PW[Bob]GN[First]RO[2]PC[Rome]RE[W+R]AB[d5][e4][c4]AW[d4][e5]PL[W];W[c3]C[good];B[d3])");
    // The shortest game there is, so often that its positions have sums.
    Path many =
        Files.writeString(
            folder.resolve("many.txt"), "e6f4e3f6g5d6e7f5c5\n".repeat(MoveSumRows.MANY));
    Path examples = Games.examples();
    Bases.create(
        whole,
        1,
        many,
        examples.resolve("wthor/WTH_1997-match.wtb"),
        examples.resolve("three-good-one-broken.txt"),
        games);
    try (Base base = Base.openToChange(whole)) {
      new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, new Bases.Told())
          .leavingOut("same-game")
          .add(Bases.sources(examples.resolve("logistello-murakami-1997.txt")));
    }
    Bases.annotate(whole, Bases.MATCH, 2);
  }

  @Test
  void findsNothingWrongWithAWholeBase() throws Exception {
    assertThat(Bases.faults(whole)).isEmpty();
  }

  @Test
  void findsAChangeOfEachColumn() throws Exception {
    List<String> missed = new ArrayList<>();
    for (String table : BaseSchema.tables()) {
      if (OF_PEOPLE.contains(table)) {
        continue;
      }
      assertThat(Bases.ask(whole, "SELECT count(*) FROM " + table)).as(table).doesNotContain("0");
      for (String column : BaseSchema.columns(table)) {
        boolean isFound = !faultsAfter(changed(table, column)).isEmpty();
        if (isFound == STATED_ONCE.contains(table + "." + column)) {
          missed.add(table + "." + column);
        }
      }
    }
    assertThat(missed).isEmpty();
  }

  /** A statement that changes the last row in which a column has a value. */
  private static String changed(String table, String column) {
    String other =
        "CASE typeof(%1$s) WHEN 'text' THEN %1$s || 'x' WHEN 'blob' THEN CAST(%1$s || x'00' AS BLOB)"
            .formatted(column);
    String rows =
        table.equals("positions")
            ? "(SELECT max(key) FROM positions) = key"
            : "%s IS NOT NULL AND (%s) IN (SELECT %s FROM %s WHERE %s IS NOT NULL ORDER BY 1 DESC LIMIT 1)"
                .formatted(column, first(table), first(table), table, column);
    return "UPDATE OR IGNORE %s SET %s = %s ELSE %s + 1000 END WHERE %s"
        .formatted(table, column, other, column, rows);
  }

  private static String first(String table) {
    return BaseSchema.columns(table).getFirst();
  }

  @Test
  void findsMissingRows() throws Exception {
    for (String table : BaseSchema.tables()) {
      if (!OF_PEOPLE.contains(table) && !table.equals("openings")) {
        String statement =
            table.equals("positions")
                ? "DELETE FROM positions WHERE key = (SELECT min(key) FROM positions)"
                : "DELETE FROM %1$s WHERE %2$s = (SELECT max(%2$s) FROM %1$s)"
                    .formatted(table, first(table));
        assertThat(faultsAfter(statement)).as(table).isNotEmpty();
      }
    }
  }

  @Test
  void findsAJobThatNobodyWouldDo() throws Exception {
    String job = "INSERT INTO jobs (game, level, rank, state, message, added) VALUES (1, ";
    assertThat(faultsAfter(job + "12, 0, 'waiting', '', '2026-11-29T12:00:00Z')")).isEmpty();
    for (String values : List.of("12, 0, 'wating'", "0, 0, 'waiting'")) {
      assertThat(faultsAfter(job + values + ", '', '2026-11-29T12:00:00Z')"))
          .containsExactly("jobs: a state or a level that is not known");
    }
  }

  @Test
  void findsAnotherMakeOfTheTables() throws Exception {
    assertThat(faultsAfter("DROP INDEX games_by_year"))
        .containsExactly("not made as documented: CREATE INDEX games_by_year ON games (year)");
  }

  private static List<String> faultsAfter(String statement) throws IOException, SQLException {
    Path copy = folder.resolve("copy.kifu");
    Files.copy(whole, copy, StandardCopyOption.REPLACE_EXISTING);
    Bases.change(copy, statement);
    return Bases.faults(copy);
  }

  @Test
  void tellsFilesThatHaveChanged() throws Exception {
    Path file = Files.writeString(folder.resolve("changing.txt"), "f5d6c3d3c4\n");
    Path base = folder.resolve("changing.kifu");
    Bases.create(base, 1, file);
    Files.writeString(file, "f5f6e6\n");
    Bases.Told told = new Bases.Told();
    try (Base open = Base.open(base)) {
      BaseCheck.Checked checked = new BaseCheck(open, 1, told).check();
      assertThat(checked).isEqualTo(new BaseCheck.Checked(1, 1, 6, 0, 0, 0));
    }
    assertThat(told.changed).containsExactly(file.toString());
  }

  @Test
  void findsBytesThatChanged() throws Exception {
    byte[] bytes = Files.readAllBytes(whole);
    Path copy = folder.resolve("damaged.kifu");
    for (int page = 1; page < bytes.length / PAGE; page++) {
      byte[] changed = bytes.clone();
      Arrays.fill(changed, page * PAGE, page * PAGE + 64, (byte) 0x5A);
      Files.write(copy, changed);
      assertThat(isFound(copy)).as("page %d", page).isTrue();
    }
  }

  /** Whether the check reports a fault, or the base cannot even be opened. */
  private static boolean isFound(Path file) throws IOException {
    try {
      return !Bases.faults(file).isEmpty();
    } catch (BaseException e) {
      return e.fault() == BaseException.BaseFault.BASE_DAMAGED;
    }
  }

  @Test
  void refusesABaseThatWasCutOff() throws Exception {
    Path copy = folder.resolve("cut.kifu");
    Files.write(copy, Arrays.copyOf(Files.readAllBytes(whole), 20 * PAGE));
    assertThatThrownBy(() -> Base.open(copy)).hasMessageContaining("[base-damaged]");
  }

  @Test
  void refusesWhatIsNotABase() throws Exception {
    Path text = Files.writeString(folder.resolve("text.kifu"), "f5d6");
    assertThatThrownBy(() -> Base.open(text)).hasMessageContaining("[not-a-base]");
    Path foreign = folder.resolve("foreign.kifu");
    Bases.change(foreign, "CREATE TABLE games (game INTEGER)");
    assertThatThrownBy(() -> Base.openToChange(foreign)).hasMessageContaining("[not-a-base]");
    Path newer = folder.resolve("newer.kifu");
    Files.copy(whole, newer);
    Bases.change(newer, "PRAGMA user_version = 99");
    assertThatThrownBy(() -> Base.open(newer))
        .hasMessageContaining("version 99")
        .hasMessageContaining("[base-version]");
  }

  @Test
  void refusesTwoWriters() throws Exception {
    Path copy = folder.resolve("busy.kifu");
    Files.copy(whole, copy);
    try (Base first = Base.openToChange(copy)) {
      first.change(
          tables -> {
            tables.createStatement().execute("DELETE FROM favourites");
            assertThatThrownBy(() -> Base.openToChange(copy)).hasMessageContaining("[base-busy]");
            return true;
          });
    }
    assertThat(Bases.faults(copy)).isEmpty();
  }

  @Test
  void documentsItsTables() throws IOException {
    Stored.assertIsIn(
        Stored.page("base-tables.md"),
        """
        # The tables of a base

        A [base](base.md) is an SQLite file. This page lists its tables in version %d. Kifu makes this page from the
        same place as the tables. `PRAGMA user_version` gives the version, and `PRAGMA application_id` is %d.

        """
                .formatted(BaseSchema.VERSION, BaseSchema.APPLICATION_ID)
            + BaseSchema.page());
  }
}
