package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parquet files as another program reads them: DuckDB. */
class ParquetTest {
  private static final String GAMES = "examples/wthor/WTH_1980.wtb";

  /** The question of the page, and its answer. */
  private static final Pattern PROGRAM =
      Pattern.compile("```sql\n(.*?)```\n\n```\n(.*?)```\n", Pattern.DOTALL);

  @TempDir private Path folder;

  @Test
  void duckDbCountsTheGamesThatTheTableHas() throws Exception {
    Path file = written("query", GAMES);
    assertThat(ask("select count(*), min(game), max(year), sum(schema_version) from '%s'", file))
        .isEqualTo(List.of(List.of(games(), 1, 1980, games())));
    assertThat(ask("select count(*) from '%s' where len(findings) > 0", file).getFirst())
        .isEqualTo(List.of(gamesWithFindings()));
  }

  @Test
  void duckDbFindsThePliesOfEachGame() throws Exception {
    Path file = written("query", GAMES, "--rows", "plies");
    List<List<Object>> first =
        ask("select black_bits, white_bits, move from '%s' where ply = 1 group by all", file);
    assertThat(first).allMatch(row -> row.get(0).equals(1L << 28 | 1L << 35));
    assertThat(ask("select count(distinct game) from '%s'", file).getFirst())
        .isEqualTo(List.of(games()));
  }

  @Test
  void numbersOfOpeningsAreThoseOfTheCsv() throws Exception {
    Path file = written("openings", GAMES, "--plies", "4");
    List<String> csv =
        CommandRun.kifu("openings", GAMES, "--plies", "4", "--format", "csv").lines();
    assertThat(ask("select ply, line, games from '%s'", file))
        .hasSize(csv.size() - 1)
        .allMatch(
            row ->
                csv.stream()
                    .anyMatch(line -> line.startsWith(row.get(0) + "," + row.get(1) + ",")));
    assertThat(types("select mean_black_disc_diff, small_sample, games from '%s'", file))
        .isEqualTo(List.of("DECIMAL(10,4)", "BOOLEAN", "BIGINT"));
  }

  @Test
  void annotatedMovesHaveTheirUnits() throws Exception {
    String game = "examples/annotated-1997.jsonl";
    Path file = written("report", game, "--game", "1");
    List<String> csv = CommandRun.kifu("report", game, "--game", "1", "--format", "csv").lines();
    long plies = csv.size() - 1L;
    assertThat(ask("select count(*), max(ply), min(ply) from '%s'", file))
        .isEqualTo(List.of(List.of(plies, (int) plies, 1)));
    assertThat(types("select black_disc_diff, forced, depth, label from '%s'", file))
        .isEqualTo(List.of("DECIMAL(10,4)", "BOOLEAN", "INTEGER", "VARCHAR"));
    int loss = List.of(csv.getFirst().split(",", -1)).indexOf("mover_loss_discs");
    double sum =
        csv.stream()
            .skip(1)
            .mapToDouble(line -> Double.parseDouble(line.split(",", -1)[loss]))
            .sum();
    assertThat(ask("select sum(mover_loss_discs)::double from '%s'", file).getFirst())
        .isEqualTo(List.of(sum));
  }

  @Test
  void statisticsAreNumbers() throws Exception {
    Path file = written("stats", GAMES);
    assertThat(ask("select value from '%s' where measure = 'games' and key = 'all'", file))
        .isEqualTo(List.of(List.of((double) games())));
  }

  @Test
  void answersInSqlHaveTheTypesOfTheirCells() throws Exception {
    Path base = folder.resolve("year.kifu");
    assertThat(CommandRun.kifu("base", "create", base.toString(), GAMES).code()).isZero();
    Path file =
        written(
            "sql",
            base.toString(),
            "select year, count(*) as games, avg(black_discs) as mean, min(date) as first,"
                + " null as unknown from games group by year");
    assertThat(types("select * from '%s'", file))
        .isEqualTo(List.of("BIGINT", "BIGINT", "DOUBLE", "VARCHAR", "VARCHAR"));
    assertThat(ask("select year, games from '%s'", file))
        .isEqualTo(List.of(List.of(1980L, games())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "with recursive c(n) as (select 1 union all select n + 1 from c where n < 11000) select"
            + " iif(n <= 10500, 1, 'b') as a from c | column a has cells of several types",
        "with recursive c(n) as (select 1 union all select n + 1 from c where n < 10001)"
            + " select iif(n = 10001, x'0102', null) as a from c | column a has cells of several",
        "select 1.5 as a union all select 9007199254740993 | column a has cells of several types",
        "select 1 as a union all select 'b' | column a has cells of several types",
      })
  void refusesAnAnswerWithoutTypes(String question, String message) {
    Path base = folder.resolve("year.kifu");
    CommandRun.kifu("base", "create", base.toString(), GAMES);
    Path file = folder.resolve("x.parquet");
    CommandRun run = CommandRun.kifu("sql", base.toString(), question, "-o", file.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
    assertThat(file).doesNotExist();
  }

  /** With {@code -Dkifu.renew=true} the answer is written anew. */
  @Test
  void answersWhatThePageSays() throws Exception {
    Path page = Path.of("docs", "python.md");
    String text = Files.readString(page);
    MatchResult program = PROGRAM.matcher(text).results().findFirst().orElseThrow();
    Path plies = folder.resolve("plies.parquet");
    CommandRun.kifu("query", Examples.ARCHIVES, "--rows", "plies", "-o", plies.toString());
    StringBuilder answer = new StringBuilder("from_ply  plies  passes\n");
    for (List<Object> row : ask(program.group(1).replace("plies.parquet", "%s"), plies)) {
      answer.append("%8s %6s %7s%n".formatted(row.toArray()));
    }
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(
          page, text.substring(0, program.start(2)) + answer + text.substring(program.end(2)));
    } else {
      assertThat(answer).hasToString(program.group(2));
    }
  }

  @Test
  void rowsAreOnlyForTables() {
    CommandRun run = CommandRun.kifu("query", GAMES, "--rows", "plies");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--rows is only for --format parquet");
  }

  private Path written(String... words) {
    Path file = folder.resolve("table.parquet");
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("-o", file.toString()));
    CommandRun run = CommandRun.kifu(all.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    return file;
  }

  /** The number of games, from the command that lists them. */
  private static long games() {
    return CommandRun.kifu("query", GAMES, "--format", "csv").lines().size() - 1L;
  }

  private static long gamesWithFindings() {
    return CommandRun.kifu("verify", GAMES, "--format", "csv").lines().stream()
        .skip(1)
        .map(line -> line.split(",", -1)[1])
        .distinct()
        .count();
  }

  private static List<List<Object>> ask(String question, Path file) throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement();
        ResultSet answer = statement.executeQuery(question.formatted(file))) {
      while (answer.next()) {
        List<Object> row = new ArrayList<>();
        for (int at = 1; at <= answer.getMetaData().getColumnCount(); at++) {
          Object cell = answer.getObject(at);
          row.add(cell instanceof java.math.BigInteger sum ? sum.longValueExact() : cell);
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private static List<String> types(String question, Path file) throws SQLException {
    List<String> types = new ArrayList<>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement();
        ResultSet answer = statement.executeQuery(question.formatted(file))) {
      ResultSetMetaData facts = answer.getMetaData();
      for (int at = 1; at <= facts.getColumnCount(); at++) {
        types.add(facts.getColumnTypeName(at));
      }
    }
    return types;
  }
}
