package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.replay.DeclaredResult;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomGames;
import org.kifu.testing.Reading;

/** Scores in texts of games on boards with more than 64 squares. */
class LargeBoardScoresTest {
  private static final List<String> LABELS =
      List.of(
          "Score: %d-%d",
          "Ergebnis: %d:%d",
          "R\u00e9sultat : %d - %d",
          "\u7d50\u679c: %d-%d",
          "\u0421\u0447\u0451\u0442: %d:%d");

  static Stream<String> rules() {
    return Stream.of("grand", "eight-stars", "anti:eight-stars", "grid:10x9");
  }

  private static Rules<?, ?> named(String rules) {
    return Catalogue.byName(rules).orElseThrow().rules();
  }

  private static List<GameRecord> games(String rules) {
    return RandomGames.of(named(rules), 5, 6);
  }

  private static ParsedGame read(GameRecord game, int plies, String label) {
    List<MoveToken> moves = game.moves().stream().toList();
    String text = label + "\n" + MoveToken.joined(moves.subList(0, Math.min(plies, moves.size())));
    List<ParsedGame> found = Reading.byRules(text + "\n", game.rules()).games();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static Outcome declared(ParsedGame game) {
    return game.record().orElseThrow().declared();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theCountsOfTheLastBoardAreTheScore(String rules) {
    for (GameRecord game : games(rules)) {
      FinalCount count = Replay.of(named(rules), game).count();
      for (String label : LABELS) {
        String written = label.formatted(count.blackDiscs(), count.whiteDiscs());
        ParsedGame found = read(game, Integer.MAX_VALUE, written);
        assertThat(found.problems()).as(written).isEmpty();
        assertThat(declared(found).blackDiscs()).as(written).hasValue(count.blackDiscs());
        assertThat(DeclaredResult.of(named(rules), declared(found)).winner())
            .as(written)
            .isEqualTo(count.winner());
      }
    }
  }

  /** The number behind one name is its count if the board has it. */
  @ParameterizedTest
  @MethodSource("rules")
  void theDiscsBehindANameAreOfTheSameBoard(String rules) {
    GameRecord game = games(rules).getFirst();
    FinalCount count = Replay.of(named(rules), game).count();
    String names = "Black: Ann %d\nWhite: Ben".formatted(count.blackDiscs());
    assertThat(declared(read(game, Integer.MAX_VALUE, names)).blackDiscs())
        .hasValue(count.blackDiscs());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aWrongScoreIsKeptAsItIsWritten(String rules) {
    GameRecord game = games(rules).getFirst();
    FinalCount count = Replay.of(named(rules), game).count();
    int black = count.blackDiscs() - 4;
    int white = count.whiteDiscs() + 4;
    ParsedGame found = read(game, Integer.MAX_VALUE, "Score: %d-%d".formatted(black, white));
    assertThat(declared(found).blackDiscs()).hasValue(black);
  }

  /** Such counts are no score of the 8x8 board, though they fill it. */
  @Test
  void countsOfSixtyFourDiscsAreOfTheirBoard() {
    Outcome declared = new FinalBoard(40, 24, 72).score(40, 24).orElseThrow();
    assertThat(declared.boardDiff()).hasValue(16);
  }

  @Test
  void countsThatFillTheBoardAreTheScoreOfAGameWithoutEnd() {
    ParsedGame found = read(games("grand").getFirst(), 40, "Score: 42-58");
    assertThat(declared(found).blackDiscs()).hasValue(42);
    assertThat(found.problems()).isEmpty();
  }

  @Test
  void discsBehindBothNamesThatFillTheBoardAreTheScoreOfAGameWithoutEnd() {
    GameRecord found =
        read(games("grand").getFirst(), 40, "Black: Ann 42\nWhite: Ben 58").record().orElseThrow();
    assertThat(found.declared().blackDiscs()).hasValue(42);
    assertThat(found.header().black()).isEqualTo("Ann");
    assertThat(found.header().white()).isEqualTo("Ben");
  }

  /** Nothing confirms that other numbers are discs. */
  @Test
  void otherCountsOfAGameWithoutEndAreReported() {
    ParsedGame found = read(games("grand").getFirst(), 40, "Score: 42-57");
    assertThat(declared(found)).isEqualTo(Outcome.NONE);
    assertThat(found.problems())
        .extracting(problem -> problem.code())
        .contains(ProblemCode.BAD_VALUE);
  }

  @Test
  void theUsualBoardDoesNotHaveSuchAScore() {
    GameRecord game = games("othello").getFirst();
    ParsedGame found = read(game, Integer.MAX_VALUE, "Score: 42-58");
    assertThat(declared(found)).isEqualTo(Outcome.NONE);
    assertThat(found.problems())
        .extracting(problem -> problem.code())
        .contains(ProblemCode.BAD_VALUE);
  }
}
