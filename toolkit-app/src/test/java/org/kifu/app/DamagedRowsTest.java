package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers of the window about a base in which a row has changed. */
class DamagedRowsTest {
  private static final String LINE = "f5f6e6f4e3c5c4e7";

  @TempDir static Path folder;

  private static JsonNode answer(String statement, String question) throws Exception {
    Path made = OwnLibrary.made(folder.resolve("made.kifu"));
    Path base = folder.resolve("damaged.kifu");
    Files.copy(made, base, StandardCopyOption.REPLACE_EXISTING);
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + base);
        Statement change = tables.createStatement()) {
      change.executeUpdate(statement);
    }
    try (OpenWindow window = new OpenWindow(base)) {
      JsonNode answer = window.json(question);
      assertThat(window.faults).isEmpty();
      return answer;
    }
  }

  @Test
  void findsNothingWrongWithSoundRows() throws Exception {
    JsonNode games = answer("DELETE FROM tags", "/api/games?at=" + LINE);
    assertThat(games.get("total").asInt()).isEqualTo(48);
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE FROM positions WHERE ply = 8, /api/games?at=" + LINE,
    "UPDATE positions SET key = key + 1 WHERE ply = 8, /api/games?at=" + LINE,
    "UPDATE games SET date = '1999', /api/games?count=1",
    "UPDATE players SET name = name || 'x', /api/games?count=1",
    "UPDATE games SET squares = x'00', /api/games/6",
    "UPDATE positions SET game = game + 1000, /api/openings?player=Rose&moves=" + LINE
  })
  void saysThatTheBaseIsDamaged(String statement, String question) throws Exception {
    assertThat(answer(statement, question).toString()).contains("base-damaged");
  }
}
