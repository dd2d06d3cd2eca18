package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.base.BaseQuestion.QuestionException;
import org.kifu.testing.Games;

/** Questions to a base of real games. */
class BaseQuestionTest {
  @TempDir private static Path folder;

  private static Base base;

  @BeforeAll
  static void make() throws Exception {
    Path file = folder.resolve("games.kifu");
    Path wthor = Games.examples().resolve("wthor");
    Bases.create(
        file,
        1,
        wthor.resolve("WTH_1980.wtb"),
        wthor.resolve("WTH_1997-match.wtb"),
        Games.examples().resolve("three-good-one-broken.txt"));
    base = Base.open(file);
  }

  @AfterAll
  static void close() throws IOException {
    base.close();
  }

  private static List<List<@Nullable Object>> ask(String sql) throws Exception {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    try (BaseQuestion question = BaseQuestion.ask(base, sql)) {
      for (var row = question.next(); row != null; row = question.next()) {
        rows.add(row);
      }
    }
    return rows;
  }

  @Test
  void givesTheValuesOfEachType() throws Exception {
    try (BaseQuestion question =
        BaseQuestion.ask(base, "SELECT 1 AS a, 1.5 AS a, 'x' AS b, x'00ff' AS c, NULL AS a")) {
      assertThat(question.columns()).containsExactly("a", "a_2", "b", "c", "a_3");
      List<@Nullable Object> row = question.next();
      assertThat(row).hasSize(5).startsWith(1L, 1.5, "x").endsWith((Object) null);
      assertThat(row.get(3)).isEqualTo(new byte[] {0, (byte) 0xff});
      assertThat(question.next()).isNull();
    }
    assertThat(ask("SELECT max(black_disc_diff), 9007199254740993 FROM games"))
        .containsExactly(List.of(54L, 9_007_199_254_740_993L));
  }

  /** The columns were filled from the replay of each game, without these functions. */
  @Test
  void theFunctionsSayWhatTheTablesSay() throws Exception {
    assertThat(
            ask(
                "SELECT count(*), sum(othello_final_score(moves) = black_disc_diff),"
                    + " sum(othello_is_legal(moves)) FROM games WHERE verdict = 'complete'"))
        .containsExactly(List.of(169L, 169L, 169L));
    assertThat(ask("SELECT othello_is_legal(moves) FROM games WHERE verdict = 'illegal'"))
        .containsExactly(List.of(0L));
    assertThat(
            ask(
                "SELECT count(*), sum(othello_opening(g.moves) = o.name)"
                    + " FROM games g JOIN openings o USING (opening)"))
        .containsExactly(List.of(170L, 170L));
    assertThat(
            ask(
                "SELECT count(*), sum(key = othello_key(moves, ply)) FROM positions"
                    + " JOIN games USING (game) WHERE ply < 21"))
        .containsExactly(List.of(170L * 21, 170L * 21));
  }

  /** Boards written by hand. */
  @ParameterizedTest
  @CsvSource({
    "'f5d6', 0, ---------------------------OX------XO--------------------------- X",
    "'F5 d6', 1, ---------------------------OX------XXX-------------------------- O",
    "'f5', 1.0, ---------------------------OX------XXX-------------------------- O",
    "'1. f5', 1, ---------------------------OX------XXX-------------------------- O"
  })
  void aBoardIsThatAfterThePlies(String moves, String ply, String board) throws Exception {
    assertThat(ask("SELECT othello_position('%s', %s)".formatted(moves, ply)))
        .containsExactly(List.of(board));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "othello_position('f5', 2)",
        "othello_position('f5', -1)",
        "othello_position('f5', 'x')",
        "othello_position(NULL, 1)",
        "othello_position('f5', NULL)",
        "othello_position('f5', 1.5)",
        "othello_key('a1', 1)",
        "othello_canonical('hello', 0)",
        "othello_opening(NULL)",
        "othello_final_score('f5d6')",
        "othello_is_legal('no moves')"
      })
  void whatHasNoAnswerIsNull(String call) throws Exception {
    assertThat(ask("SELECT " + call + " IS NULL")).containsExactly(List.of(1L));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "selec 1 | near \"selec\": syntax error",
        "SELECT yer FROM games | no such column: yer",
        "SELECT 1 FROM gamez | no such table: gamez",
        "SELECT othello_key('f5') | wrong number of arguments to function othello_key()",
        "DELETE FROM games | attempt to write a readonly database",
        "DELETE FROM games RETURNING game | attempt to write a readonly database",
        "UPDATE games SET year = 1 | attempt to write a readonly database",
        "DROP TABLE games | attempt to write a readonly database",
        "PRAGMA user_version = 9 | attempt to write a readonly database",
        "CREATE TEMP TABLE x (a) | the statement has no rows as its answer",
        "COMMIT | the statement has no rows as its answer",
        "VACUUM INTO 'FOLDER/copy.db' | too many attached databases",
        "ATTACH 'FOLDER/other.db' AS other | too many attached databases",
        "SELECT load_extension('x') | not authorized",
        "SELECT abs(-9223372036854775808) | integer overflow",
        "SELECT 1; SELECT 2 | give one statement of SQL",
        "-- nothing | give one statement of SQL"
      })
  void whatIsNotAQuestionIsRefused(String sql, String reason) throws Exception {
    byte[] before = Files.readAllBytes(base.file());
    assertThatThrownBy(() -> ask(sql.replace("FOLDER", folder.toString())))
        .isInstanceOf(QuestionException.class)
        .hasMessageStartingWith(reason);
    assertThat(folder.toFile().list()).containsExactly("games.kifu");
    assertThat(Files.readAllBytes(base.file())).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 0",
        "' ; ;; ' | 0",
        "/* a; b */ -- c; d | 0",
        "SELECT 1 | 1",
        "SELECT 1; -- the end; really | 1",
        "SELECT 'it''s; here' | 1",
        "SELECT \"a;b\", [c;d], `e;f` | 1",
        "SELECT 1; SELECT 2 | 2",
        "SELECT 'open; | 1"
      })
  void aStatementEndsAtASemicolonOutsideOfTexts(String sql, int statements) {
    assertThat(SqlText.of(sql.replace("'' |", "")).statements()).isEqualTo(statements);
  }

  @Test
  void theWordsOfTheTablesAndFunctionsAreKnown() {
    assertThat(BaseQuestion.words())
        .contains("games", "black_disc_diff", "othello_key")
        .doesNotHaveDuplicates();
  }
}
