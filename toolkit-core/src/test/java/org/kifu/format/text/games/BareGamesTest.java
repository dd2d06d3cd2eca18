package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.testing.Reading;

/** Long lists of lines that are games, with other lines among them. */
class BareGamesTest {
  /** The six games of Murakami and Logistello in August 1997. */
  private static List<String> some = List.of();

  @BeforeAll
  static void readGames() throws IOException {
    some =
        Files.readAllLines(Path.of("..", "examples", "logistello-murakami-1997.txt")).stream()
            .filter(line -> line.matches("(?:[a-h][1-8]){50,60}"))
            .toList();
  }

  @Test
  void eachLineOfALongListIsAGame() {
    List<String> lines = repeated(2500);
    List<ParsedGame> games = games(lines);
    assertThat(moves(games)).isEqualTo(lines);
    assertThat(games.getLast().origin().start().line()).isEqualTo(2500);
    assertThat(games).allMatch(game -> game.problems().isEmpty());
  }

  /** Facts stay with the game above or below them, wherever a part of the text ends. */
  @Test
  void factsBetweenTheLinesStayWithTheirGame() {
    for (int at : List.of(1, 998, 999, 1000, 1001, 2000)) {
      List<String> lines = new ArrayList<>(repeated(2200));
      lines.add(at, "");
      lines.add(at + 1, "Black: Anna Keller, White: Bo Lindt");
      List<ParsedGame> games = games(lines);
      assertThat(games.size()).isEqualTo(2200);
      List<String> named =
          games.stream()
              .filter(game -> !game.record().orElseThrow().header().black().isEmpty())
              .map(game -> game.number() + " " + game.record().orElseThrow().header().black())
              .toList();
      assertThat(named).as("names at %d", at).isEqualTo(List.of(at + 1 + " Anna Keller"));
    }
  }

  @Test
  void aLineThatIsNotAWholeGameIsReadAmongThem() {
    List<String> lines = new ArrayList<>(repeated(1500));
    lines.set(700, "f5d6c3");
    List<ParsedGame> games = games(lines);
    assertThat(games.size()).isEqualTo(1500);
    assertThat(games.get(700).record().orElseThrow().moves().joined()).isEqualTo("f5d6c3");
  }

  /** A game that stops early does not go on with the line below it, which begins another one. */
  @ParameterizedTest
  @ValueSource(ints = {0, 700, 999, 1000, 1499})
  void aLineThatStopsEarlyIsAGame(int at) {
    List<String> lines = new ArrayList<>(repeated(1500));
    lines.set(at, lines.get(at).substring(0, 80));
    List<ParsedGame> games = games(lines);
    assertThat(moves(games)).isEqualTo(lines);
    assertThat(games).allMatch(game -> game.problems().isEmpty());
  }

  /** A record of such a line has the places of its moves, its bytes and nothing else. */
  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void placesAreThoseOfTheLine(String between) {
    String apart = some.get(1).replaceAll("(..)(?=.)", "$1" + between);
    List<String> lines = List.of(some.get(0), "  " + apart + " ", some.get(2));
    List<ParsedGame> games = games(lines);
    Origin second = games.get(1).origin();
    int moves = some.get(1).length() / 2;
    assertThat(moves(games)).isEqualTo(some.subList(0, 3));
    assertThat(second.start()).isEqualTo(place(lines, 2, 3));
    assertThat(second.ofMove(7)).isEqualTo(place(lines, 2, 3 + 14 + 7 * between.length()));
    assertThat(second.ofMove(moves)).isEqualTo(place(lines, 2, 3 + apart.length()));
    assertThat(new String(second.bytes(), StandardCharsets.UTF_8)).isEqualTo(lines.get(1) + "\n");
    List<Long> span = new ArrayList<>();
    second.spans((from, to) -> span.addAll(List.of(from, to)));
    long from = lines.get(0).length() + 1L;
    assertThat(span).isEqualTo(List.of(from, from + lines.get(1).length() + 1));
  }

  /** Another character that stands between squares as a blank does is told. */
  @Test
  void aLineWithAControlCharacterBetweenSquaresIsToldOf() {
    String apart = some.get(1).replaceAll("(..)(?=.)", "$1 ");
    List<ParsedGame> games =
        games(List.of(some.get(0), apart.replaceFirst(" ", "\u0001"), some.get(2)));
    assertThat(moves(games)).isEqualTo(some.subList(0, 3));
    assertThat(games.get(1).problems()).isNotEmpty();
  }

  /** A control character behind the moves is told, also if the line looks like the others. */
  @Test
  void aLineWithAControlCharacterIsToldOf() {
    List<ParsedGame> games = games(List.of(some.get(0), some.get(1) + "\u0001", some.get(2)));
    assertThat(games.size()).isEqualTo(3);
    assertThat(games.get(1).problems()).isNotEmpty();
    assertThat(games.get(2).problems()).isEmpty();
  }

  private static SourceLocation place(List<String> lines, int line, int column) {
    long offset = lines.subList(0, line - 1).stream().mapToLong(each -> each.length() + 1L).sum();
    return new SourceLocation(
        games(lines).getFirst().origin().start().source(), offset + column - 1, line, column);
  }

  private static List<String> repeated(int count) {
    assertThat(some).isNotEmpty();
    List<String> lines = new ArrayList<>();
    while (lines.size() < count) {
      lines.addAll(some);
    }
    return lines.subList(0, count);
  }

  private static List<String> moves(List<ParsedGame> games) {
    return games.stream().map(game -> game.record().orElseThrow().moves().joined()).toList();
  }

  private static List<ParsedGame> games(List<String> lines) {
    byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return Reading.of(text).games();
  }
}
