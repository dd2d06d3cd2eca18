package org.kifu.base;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;

class StoredGamesTest {
  private static final List<String> PLACES =
      List.of(
          "findings",
          "annotated-1997.jsonl",
          "edax-sample.sgf",
          "ggs-synchro-2009.ggf",
          "logistello-murakami-1997.pgn");
  private static final int ALONE = 80;

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

  /**
   * A record that is read alone is the one that is read from the beginning of its source, with all
   * its places; most records of text can be read alone.
   */
  @Test
  void readsARecordAloneAsFromTheBeginning() throws IOException {
    Path[] files = PLACES.stream().map(Games.examples()::resolve).toArray(Path[]::new);
    assertThat(alone(files)).isEqualTo(ALONE);
  }

  /** Without the heading above, the last field of a row is the time of the last move. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "moves;duration\n%s; 0:12:30\n%s; 0:13:30\n",
        "moves;time\n%s; 9:30.5\n%s; 7:10.5\n",
        "moves\uff5ctime\n%s\uff5c9:30.5\n%s\uff5c7:10.5\n",
        "moves      time\n%s      9:30.5\n%s      7:10.5\n"
      })
  void doesNotReadARecordAloneWhoseFieldsAHeadingNames(String form) throws IOException {
    Path file = folder.resolve("table.txt");
    Files.writeString(file, form.formatted(game(0), game(1)));
    assertThat(alone(file)).isZero();
    Files.writeString(file, form.formatted(wide(game(0)), wide(game(1))));
    assertThat(alone(file)).isZero();
  }

  /** A text with letters and digits as wide as Chinese characters. */
  private static String wide(String text) {
    return text.chars()
        .map(sign -> sign - '!' + '\uff01')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** The number of records that are read alone, all of which are as from the beginning. */
  private int alone(Path... files) throws IOException {
    Path made = folder.resolve("games.kifu");
    Files.deleteIfExists(made);
    Bases.create(made, 1, files);
    int alone = 0;
    int games = 0;
    try (Base base = Base.open(made)) {
      for (StoredSource source : new StoredSources(base).games()) {
        try (NumberedGames all = new NumberedGames(base, List.of(source), _ -> {})) {
          while (all.hasNext()) {
            StoredGame whole = all.next();
            games++;
            Optional<ParsedGame> read = new PlacedRecord(base, source, whole.number()).read();
            read.ifPresent(game -> assertThat(facts(game)).isEqualTo(facts(whole.game())));
            alone += read.isPresent() ? 1 : 0;
          }
        }
      }
    }
    assertThat(games).isGreaterThan(1);
    return alone;
  }

  private static List<Object> facts(ParsedGame game) {
    Origin origin = game.origin();
    int last = game.record().map(record -> record.moves().size()).orElse(0);
    List<Object> facts =
        new ArrayList<>(List.of(game.number(), game.record(), game.problems(), origin.start()));
    facts.addAll(List.of(new String(origin.bytes(), ISO_8859_1), origin.ofMove(last)));
    Arrays.stream(Origin.Fact.values()).map(origin::of).forEach(facts::add);
    return facts;
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

  /** The place of a record is only used if its row is the one that was written. */
  @ParameterizedTest
  @CsvSource({"byte_offset = -5", "byte_count = -5", "byte_count = 1", "line = 1"})
  void refusesAPlaceThatWasNotWritten(String change) throws Exception {
    Path file = folder.resolve("placed.kifu");
    Bases.create(file, 1, Games.examples().resolve("logistello-murakami-1997.pgn"));
    Bases.change(file, "UPDATE games SET " + change + " WHERE game = 2");
    try (Base base = Base.open(file)) {
      assertThat(new StoredGames(base).game(1)).isPresent();
      assertThatThrownBy(() -> new StoredGames(base).game(2))
          .hasMessageContaining("[base-damaged]");
    }
  }
}
