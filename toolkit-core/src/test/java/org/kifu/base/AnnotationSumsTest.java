package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Games;

/** Games are found by the values of their moves that were written, or not at all. */
class AnnotationSumsTest {
  /** A loss above which only some of the annotated games have a move. */
  private static final int DISCS = 12;

  @TempDir private static Path folder;

  private static Path whole = Path.of("");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    Bases.create(whole, 1, Games.examples().resolve("wthor/WTH_1997-match.wtb"));
    Bases.annotate(whole, Bases.MATCH, 2);
  }

  private static String lost(Path base) throws IOException {
    try (Base open = Base.open(base)) {
      return GameCondition.lost(open, DISCS).values().toString();
    }
  }

  @Test
  void findsTheGamesThatThePliesName() throws Exception {
    List<String> games =
        Bases.ask(
            whole,
            "SELECT DISTINCT game FROM annotated_games JOIN annotations USING (annotation)"
                + " WHERE abs(best_black_value - black_value) >= "
                + DISCS);
    assertThat(games).hasSizeBetween(1, 5);
    assertThat(lost(whole)).contains(games);
    assertThat(Bases.ask(whole, "SELECT count(*) FROM annotated_games")).containsExactly("6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE annotations SET black_value = black_value + 1 WHERE annotation = 3 AND ply = 20",
        "UPDATE annotations SET best_black_value = 0.5 WHERE annotation = 3 AND ply = 20",
        "UPDATE annotations SET confidence = 'exact' WHERE annotation = 3 AND ply = 20",
        "UPDATE annotations SET move = 'pass' WHERE annotation = 3 AND ply = 20",
        "UPDATE annotations SET ply = 99 WHERE annotation = 3 AND ply = 20",
        "DELETE FROM annotations WHERE annotation = 3 AND ply = 20",
        "UPDATE annotations SET annotation = -3 WHERE annotation = 3 AND ply = 20",
        "UPDATE annotation_sums SET annotation = 9223372036854775807 WHERE annotation = 3",
        "DELETE FROM annotations WHERE annotation = 3",
        "DELETE FROM annotated_games WHERE annotation = 3",
        "UPDATE annotated_games SET game = 77 WHERE annotation = 3",
        "UPDATE annotation_sums SET row_sum = 1 WHERE annotation = 3",
        "DELETE FROM annotation_sums WHERE annotation = 3"
      })
  void refusesARowThatChanged(String statement) throws Exception {
    Path copy = folder.resolve("copy.kifu");
    Files.copy(whole, copy, StandardCopyOption.REPLACE_EXISTING);
    Bases.change(copy, "PRAGMA foreign_keys = OFF; " + statement);
    assertThatThrownBy(() -> lost(copy)).hasMessageContaining("[base-damaged]");
    if (!statement.startsWith("DELETE FROM annotated_games") && !statement.contains("77")) {
      List<Long> all = LongStream.rangeClosed(1, 6).boxed().toList();
      try (Base open = Base.open(copy)) {
        assertThatThrownBy(() -> PlyLosses.of(open, all, 8)).hasMessageContaining("[base-damaged]");
      }
    }
  }

  /** These columns say whether the moves of a game count as problems. */
  @ParameterizedTest
  @ValueSource(strings = {"rules = 'x'", "squares = NULL"})
  void refusesAGameThatOnlySeemsNotToCount(String change) throws Exception {
    Path copy = folder.resolve("copy.kifu");
    Files.copy(whole, copy, StandardCopyOption.REPLACE_EXISTING);
    try (Base open = Base.open(copy)) {
      assertThat(new StoredProblems(open).annotated(0, 6)).isNotEmpty();
    }
    Bases.change(copy, "UPDATE games SET " + change);
    try (Base open = Base.open(copy)) {
      assertThatThrownBy(() -> new StoredProblems(open).annotated(0, 6))
          .hasMessageContaining("[base-damaged]");
    }
  }

  @Test
  void dividesAllRowsIntoParts() throws Exception {
    List<String> parts;
    try (Base open = Base.open(whole)) {
      parts = open.<List<String>>read(tables -> AnnotationSums.parts(tables, 2));
    }
    assertThat(parts).hasSize(3);
    for (String table : List.of("annotations", "annotated_games", "annotation_sums")) {
      long sum = 0;
      for (String part : parts) {
        sum += Long.parseLong(Bases.ask(whole, "SELECT count(*) FROM " + table + part).getFirst());
      }
      assertThat(Bases.ask(whole, "SELECT count(*) FROM " + table)).containsExactly("" + sum);
    }
  }
}
