package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.command.terminal.ExitCode;

/** Questions in SQL on the command line. */
class SqlCommandTest {
  private static final String WINS =
      "SELECT number, black_disc_diff AS diff, round = '' AS blank, squares FROM games"
          + " WHERE diff < 0 ORDER BY number";

  @TempDir private static Path folder;

  private static String base = "";

  @BeforeAll
  static void make() {
    base = folder.resolve("games.kifu").toString();
    assertThat(kifu("base", "create", base, Examples.MATCH).code()).isZero();
  }

  @Test
  void numbersStandAtTheRightOfAlignedText() {
    CommandRun run = kifu("sql", base, "SELECT number, verdict FROM games WHERE number < 3");
    assertThat(run.out()).isEqualTo("number  verdict\n     1  complete\n     2  complete\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void anAnswerWithoutRowsHasTheNamesOfTheColumns() {
    assertThat(kifu("sql", base, "SELECT game, year FROM games WHERE 0").out())
        .isEqualTo("game  year\n");
  }

  @Test
  void allFormsSayTheSame() {
    String csv = kifu("sql", base, WINS, "--format", "csv").out();
    String lines = kifu("sql", base, WINS, "--format", "jsonl").out();
    assertThat(csv).startsWith("number,diff,blank,squares\n");
    assertThat(csv.lines().skip(1).findFirst().orElseThrow())
        .matches("\\d,-\\d+,,[0-9a-f]{120}|\\d,-\\d+,[01],[0-9a-f]{120}");
    assertThat(lines.lines().count()).isEqualTo(csv.lines().count() - 1).isEqualTo(3);
    String[] first = csv.lines().skip(1).findFirst().orElseThrow().split(",", -1);
    assertThat(lines.lines().findFirst().orElseThrow())
        .startsWith("{\"number\":%s,\"diff\":%s,".formatted(first[0], first[1]))
        .endsWith("\"squares\":\"%s\"}".formatted(first[3]));
  }

  @Test
  void aTextDoesNotSteerATerminalOrBreakALine() {
    assertThat(kifu("sql", base, "SELECT char(27) || '[31m' || char(10) AS a, 1 AS b").out())
        .isEqualTo("a             b\n\\x1b[31m\\x0a  1\n");
  }

  @Test
  void anInfiniteNumberIsLeftOutOfJson() {
    assertThat(kifu("sql", base, "SELECT 9e999 AS a, 1 AS b", "--format", "jsonl").out())
        .isEqualTo("{\"b\":1}\n");
  }

  @Test
  void aFormulaIsATextForSpreadsheetsOnly() {
    String sql = "SELECT '=1+1' AS a";
    assertThat(kifu("sql", base, sql, "--format", "csv").out()).isEqualTo("a\n'=1+1\n");
    assertThat(kifu("sql", base, sql, "--format", "csv", "--csv-for", "data").out())
        .isEqualTo("a\n=1+1\n");
  }

  @ParameterizedTest
  @CsvSource({
    "SELECT yer FROM games, no such column: yer; did you mean year?",
    "SELECT g.blak FROM games g, no such column: g.blak; did you mean black?",
    "SELECT othelo_key(moves) FROM games, no such function: othelo_key; did you mean othello_key?",
    "DELETE FROM games, attempt to write a readonly database"
  })
  void aFaultOfTheQuestionIsSaid(String sql, String message) {
    CommandRun run = kifu("sql", base, sql);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("kifu sql: " + message + "\n");
  }

  @Test
  void aFileThatIsNotABaseIsRefused() {
    CommandRun run = kifu("sql", Examples.MATCH, "SELECT 1");
    assertThat(run.code()).isEqualTo(ExitCode.PATH);
    assertThat(run.err()).contains("not-a-base");
  }

  /** The views have the names that the rules choose, for every spelling of a name. */
  @Test
  void namesAreAsRulesWriteThem() throws IOException {
    String games = folder.resolve("wthor.kifu").toString();
    assertThat(kifu("base", "create", games, Examples.ARCHIVES).code()).isZero();
    Path rules = folder.resolve("names.csv");
    Files.writeString(
        rules,
        """
        status,kind,from,to,evidence
        accepted,player,Rose Brian,Brian Rose,
        accepted,player,Shaman David,Brian Rose,
        proposed,player,Cerf Jonathan,Nobody,
        """);
    String sql =
        "SELECT n.name, count(*) AS games FROM games JOIN player_names n ON n.player = black"
            + " WHERE n.name <> '???' GROUP BY n.name ORDER BY games DESC, n.name LIMIT 1";
    String rose =
        kifu(
                "sql",
                games,
                "SELECT count(*) FROM games JOIN players ON player = black"
                    + " WHERE name IN ('Rose Brian', 'Shaman David')",
                "--format",
                "csv")
            .lines()
            .get(1);
    assertThat(
            kifu("sql", games, sql, "--names-rules", rules.toString(), "--format", "csv").lines())
        .containsExactly("name,games", "Brian Rose," + rose);
    String all =
        "SELECT (SELECT count(*) FROM player_names WHERE name <> written),"
            + " (SELECT count(*) FROM event_names) = (SELECT count(*) FROM events)";
    assertThat(
            kifu("sql", games, all, "--names-rules", rules.toString(), "--format", "csv").lines())
        .last()
        .isEqualTo("2,1");
    assertThat(kifu("sql", games, all, "--format", "csv").lines()).last().isEqualTo("0,1");
    assertThat(kifu("sql", games, all, "--names-rules", "missing.csv").code())
        .isEqualTo(ExitCode.PATH);
  }
}
