package org.kifu.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The worked examples in examples/rules, three for each rule set. */
class RuleExamplesTest {
  private static final List<String> NAMES =
      List.of(
          "othello",
          "ravensburger",
          "one-way",
          "reversi-1880",
          "parallel",
          "grid",
          "grand",
          "eight-stars",
          "anti",
          "black-hole",
          "solo");

  static Stream<String> names() {
    return NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachHasThreeThatArePlayedToTheirEnd(String name) {
    List<GameRecord> games = games(name);
    assertThat(games).hasSize(3);
    for (GameRecord game : games) {
      assertThat(game.rules().split(":", -1)[0]).isEqualTo(name);
      assertThat(game.remarks().getFirst().text()).isNotBlank();
      assertThat(replay(game).ending()).isInstanceOf(Ending.Complete.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello, 1, 32, 32",
    "othello, 2, 64, 0",
    "grid, 0, 3, 13",
    "grid, 1, 16, 20",
    "anti, 1, 17, 19",
    "anti, 0, 19, 45"
  })
  void theLinesEndAsTheyWerePublishedAndAsTheyAreTold(String name, int game, int black, int white) {
    FinalCount count = count(name, game);
    assertThat(count.blackDiscs()).isEqualTo(black);
    assertThat(count.whiteDiscs()).isEqualTo(white);
  }

  @Test
  void anEqualCountIsWonByWhoMovedSecond() {
    FinalCount count = count("ravensburger", 0);
    assertThat(count.blackDiscDiff()).isZero();
    assertThat(count.winner()).contains(Disc.BLACK);
    assertThat(result(replay(games("ravensburger").getFirst())))
        .isEqualTo("black 32, gold 32; won by black");
    assertThat(replay("othello", games("othello").get(1)).count().winner()).isEmpty();
  }

  @Test
  void nobodyGetsTheEmptySquaresOfRavensburger() {
    FinalCount count = count("ravensburger", 2);
    assertThat(count.empties()).isPositive();
    assertThat(count.blackDiscs() + count.whiteDiscs() + count.empties()).isEqualTo(64);
  }

  /** Where a move has a choice, a square alone is not enough. */
  @Test
  void oneWayFlipsOneOfSeveralLines() {
    GameRecord game = games("one-way").getFirst();
    assertThat(game.moves()).allMatch(PlaceToward.class::isInstance);
    assertThat(choices(replay(game))).isPositive();
  }

  private static <P, M> int choices(Replay<P, M> replay) {
    int choices = 0;
    for (Step<P, M> step : replay.steps()) {
      PlaceToward move = (PlaceToward) replay.rules().token(step.move());
      choices +=
          (int)
                  replay.rules().legalMoves(step.before()).stream()
                      .map(replay.rules()::token)
                      .filter(
                          other ->
                              other instanceof PlaceToward to && to.place().equals(move.place()))
                      .count()
              - 1;
    }
    return choices;
  }

  @Test
  void whoIsOutOfDiscsPassesInTheGameOf1880() {
    assertThat(passesOutOfDiscs(replay(games("reversi-1880").get(1)))).isPositive();
  }

  private static <P, M> long passesOutOfDiscs(Replay<P, M> replay) {
    return replay.steps().stream()
        .filter(step -> replay.rules().forcedPass(step.before()).isPresent())
        .filter(step -> step.before().toString().matches(".* (0 \\d+|\\d+ 0)"))
        .count();
  }

  @Test
  void withAHoleDifferencesAreOdd() {
    assertThat(count("black-hole", 0).blackDiscDiff() % 2).isNotZero();
    assertThat(count("anti", 0).winner()).contains(Disc.BLACK);
  }

  /** A game of one is refused by another in the words of the other. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello | f5d6c3d3a1 | a1 flips nothing",
        "othello | f5e3 | e3 flips nothing",
        "ravensburger | e3 | e3 flips nothing for gold, who is to move",
        "one-way | d3c3c4e3 | e3 encloses in 2 directions and flips one of them: write e3>c3 or"
            + " e3>e5",
        "one-way | d3c3c4e3>a1 | a1 closes no line from e3; only e3>c3 or e3>e5",
        "reversi-1880 | d3 | d3 is not in the centre, where the first four discs go",
        "parallel | f5 | f5 flips nothing",
        "grid:6x6 | c2g7 | g7 is not a square of the 6x6 board",
        "grand | g6k11 | k11 is not a square of the 10x10 board",
        "eight-stars | b1 | b1 is a hole of the board, where nobody plays",
        "anti | f5 pass | white may not pass while a move is legal",
        "black-hole:c3 | f5d6c3 | c3 is a hole of the board, where nobody plays",
        "othello | d3>d5 | d3>d5 names one line, and by these rules all lines flip"
      })
  void badRecordsAreRefusedInTheWordsOfTheirRules(String name, String moves, String message) {
    MoveList line =
        MoveList.of(
            Stream.of(moves.split("(?<=\\d) ?(?=[a-z])", -1)).map(MoveToken::parse).toList());
    GameRecord game =
        new GameRecord(
            GameHeader.NONE,
            name,
            StartSpec.STANDARD,
            line,
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.empty());
    Ending.Illegal ending = (Ending.Illegal) replay(game).ending();
    assertThat(ending.message()).isEqualTo(message);
  }

  /** The worked examples of the document on the history of the game: black a8 and black d3. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "grid:8x8"})
  void theFiguresFlipWhatTheDocumentSays(String name) {
    String figure2 = "X-------" + "O-------".repeat(6) + "-OOOOOOX";
    assertThat(flipped(name, figure2 + " X", "a8")).isEqualTo(12);
    String figure3 =
        "--------" + "--------" + "----OX--" + "---OO---" + "---X-X--" + "-".repeat(24);
    assertThat(flipped(name, figure3 + " X", "d3")).isEqualTo(3);
  }

  private static int flipped(String name, String board, String move) {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    GameRecord game =
        new GameRecord(
            GameHeader.NONE,
            name,
            new StartSpec.Setup(board),
            MoveList.of(List.of(MoveToken.parse(move))),
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.empty());
    return flipped(rules, game);
  }

  private static <P, M> int flipped(Rules<P, M> rules, GameRecord game) {
    Replay<P, M> replay = Replay.of(rules, game);
    assertThat(replay.steps()).hasSize(1);
    String before = rules.key(replay.steps().getFirst().before());
    String after = rules.key(replay.end());
    int flipped = 0;
    for (int i = 0; i < 64; i++) {
      flipped += before.charAt(i) == 'O' && after.charAt(i) == 'X' ? 1 : 0;
    }
    return flipped;
  }

  private static FinalCount count(String name, int game) {
    return replay(games(name).get(game)).count();
  }

  private static <P, M> String result(Replay<P, M> replay) {
    return replay.rules().display().result(replay.end());
  }

  private static Replay<?, ?> replay(GameRecord game) {
    return replay(game.rules(), game);
  }

  private static Replay<?, ?> replay(String name, GameRecord game) {
    return Replay.of(Catalogue.byName(name).orElseThrow().rules(), game);
  }

  private static List<GameRecord> games(String name) {
    String file = name + (name.equals("solo") ? ".txt" : ".json");
    Reading reading =
        Reading.of(Source.of(Games.examples().resolve("rules").resolve(file)), Optional.empty());
    assertThat(reading.findings()).isEmpty();
    return reading.records();
  }
}
