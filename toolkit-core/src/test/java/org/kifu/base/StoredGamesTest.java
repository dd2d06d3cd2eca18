package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Games;

class StoredGamesTest {
  @TempDir private Path folder;

  /** The second record, as {@code windows-1251} has it, is too short for a guess. */
  @ParameterizedTest
  @CsvSource({
    "UTF-8, Иванов Сергей, Пётр Фёдоров",
    "windows-1251, Иванов Сергей, Пётр Фёдоров",
    "windows-31j, 村上 健, 為則 英司",
    "UTF-16, 村上 健, 為則 英司",
    "windows-1252, Björn Österlund, Jürgen Müller"
  })
  void givesTheTextOfARecordInTheEncodingOfItsSource(String encoding, String black, String white)
      throws IOException {
    String first = "Black: %s%nWhite: %s%n%s%n%n".formatted(black, white, game(0));
    String second = "Black: %s%nWhite: %s%n%s%n".formatted(white, black, game(1));
    Path file = folder.resolve("games.txt");
    Files.write(file, (first + second).getBytes(Charset.forName(encoding)));
    assertThat(texts(file)).hasSize(2).last().asString().contains(black, white, game(1));
  }

  @Test
  void hasNoTextOfABinaryRecord() throws IOException {
    Path file = Games.examples().resolve("wthor/WTH_1997-match.wtb");
    assertThat(texts(file)).containsOnly("");
  }

  private static String game(int number) {
    return Games.match1997().get(number);
  }

  /** The texts of all records; empty for those that have none. */
  private List<String> texts(Path file) throws IOException {
    Path made = folder.resolve("games.kifu");
    Bases.create(made, 1, file);
    try (Base base = Base.open(made)) {
      StoredGames games = new StoredGames(base);
      long last = base.read(tables -> Base.longNumber(tables, "SELECT max(game) FROM games"));
      List<String> texts = new ArrayList<>();
      for (long number = 1; number <= last; number++) {
        texts.add(games.text(games.game(number).orElseThrow()).orElse(""));
      }
      return texts;
    }
  }
}
