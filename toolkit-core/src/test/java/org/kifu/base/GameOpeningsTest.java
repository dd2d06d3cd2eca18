package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.BoardText;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.testing.Games;

/** Names of openings by the lists of two languages. The window tests them on every game. */
class GameOpeningsTest {
  private static final GameOpenings ENGLISH = new GameOpenings(Locale.ENGLISH);
  private static final GameOpenings JAPANESE = new GameOpenings(Locale.JAPANESE);

  /** The Tiger, and two moves more to 虎大量. */
  private static final String LINE = "f5d6c3d3c4f4c5";

  @TempDir private static Path folder;

  private static Path whole = Path.of("");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    Bases.create(whole, 1, Games.examples().resolve("wthor"));
  }

  private static byte[] squares(String moves) {
    return MoveList.parse(moves).orElseThrow().squares();
  }

  private static int count(Path file, GameCondition condition) throws IOException {
    try (Base base = Base.open(file)) {
      return base.read(
          tables -> {
            String question = "SELECT count(*) FROM games WHERE " + condition.sql();
            try (var asked = tables.prepareStatement(question)) {
              for (int i = 0; i < condition.values().size(); i++) {
                asked.setObject(i + 1, condition.values().get(i));
              }
              return asked.executeQuery().getInt(1);
            }
          });
    }
  }

  private static int coded(Path file, String code) throws IOException {
    try (Base base = Base.open(file)) {
      return count(file, GameOpenings.coded(base, List.of(code)));
    }
  }

  private static int holding(GameOpenings openings, String text) throws IOException {
    try (Base base = Base.open(whole)) {
      return count(whole, openings.holding(base, text));
    }
  }

  @Test
  void namesTheDeepestPositionOfTheListOfTheReaders() {
    assertThat(ENGLISH.name("Tiger", squares(LINE), null)).contains("Tiger");
    assertThat(JAPANESE.name("Tiger", squares(LINE), null)).contains("虎大量");
    assertThat(JAPANESE.name("Tiger", squares(LINE + "a1"), null)).contains("虎大量");
    assertThat(JAPANESE.name("Tiger", squares("f5d6c3d3c4"), null)).contains("虎定石");
    assertThat(JAPANESE.name(null, null, null)).isEmpty();
  }

  @Test
  void namesAGameFromASetUpBoard() {
    String start = BoardText.write(new OpeningLine("f5d6c3").position());
    assertThat(JAPANESE.name("Tiger", squares("d3c4f4c5"), start)).contains("虎大量");
    assertThat(JAPANESE.name("Tiger", squares("d3"), start)).isEmpty();
  }

  /** Both lists call one position Tanida, but only the Japanese one names positions after it. */
  @Test
  void codesSayOfWhichListANameOfBothIs() throws IOException {
    assertThat(ENGLISH.code("Tanida")).isEqualTo("Tanida");
    assertThat(JAPANESE.code("Tanida")).isEqualTo("ja:Tanida");
    assertThat(JAPANESE.code("大壁")).isEqualTo("大壁");
    assertThat(JAPANESE.nameOf("ja:Tanida")).contains("Tanida");
    assertThat(JAPANESE.nameOf("Tanida")).isEmpty();
    assertThat(ENGLISH.nameOf("Tanida")).contains("Tanida");
    assertThat(ENGLISH.nameOf("大壁")).isEmpty();
    assertThat(coded(whole, "ja:Tanida")).isPositive().isNotEqualTo(coded(whole, "Tanida"));
    assertThat(coded(whole, "ja:大壁")).as("no page makes such a code").isZero();
    assertThat(ENGLISH.translations()).containsEntry("虎定石", "Tiger").doesNotContainKey("Tiger");
    assertThat(JAPANESE.translations())
        .containsEntry("Tiger", "虎定石")
        .containsEntry("ja:Tanida", "Tanida")
        .doesNotContainKey("虎定石");
  }

  /** Akihiro is only in the Japanese list: who reads English looks for players by such words. */
  @ParameterizedTest
  @CsvSource({"akihiro, 0, 2", "AKIHIRO, 0, 2", "大壁, 1, 1", "nobody, 0, 0"})
  void looksForAPartOfAName(String text, int inEnglish, int inJapanese) throws IOException {
    assertThat(holding(ENGLISH, text)).isEqualTo(inEnglish);
    assertThat(holding(JAPANESE, text)).isEqualTo(inJapanese);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DELETE FROM positions WHERE key = KEY",
        "UPDATE positions SET ply = ply + 9 WHERE key = KEY",
        "UPDATE positions SET key = key + 1 WHERE key = KEY AND game ="
            + " (SELECT min(game) FROM positions WHERE key = KEY)"
      })
  void refusesARowThatChanged(String statement) throws Exception {
    Path copy = folder.resolve("copy.kifu");
    Files.deleteIfExists(copy);
    Files.copy(whole, copy);
    PositionKey asked = PositionKey.of(new OpeningLine("f5d6c5f4e3").position());
    long key = PositionNumber.of(asked);
    assertThat(coded(copy, "兎定石")).isPositive();
    Bases.change(copy, statement.replace("KEY", String.valueOf(key)));
    assertThatThrownBy(() -> coded(copy, "兎定石")).hasMessageContaining("[base-damaged]");
  }
}
