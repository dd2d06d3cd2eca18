package org.kifu.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Catalogue;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RandomGames;
import org.kifu.testing.Reading;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;

/** Rules that are named for games that were read by others. */
class LikelyRulesTest {
  private static final String OTHELLO = "othello";

  private static List<List<MoveToken>> games(String rules) {
    return RandomGames.of(Catalogue.byName(rules).orElseThrow().rules(), 3, 10).stream()
        .map(game -> game.moves().stream().toList())
        .filter(moves -> moves.size() > 10)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"grand", "eight-stars", "parallel", "grid:6x6", "grid:12x10", "grid:9x9"})
  void theRulesOfAWholeGameAreFound(String rules) {
    for (List<MoveToken> moves : games(rules)) {
      assertThat(LikelyRules.of(moves, OTHELLO)).as(moves.toString()).contains(rules);
      assertThat(LikelyRules.of(moves, rules)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"grand", "parallel", "grid:6x6", "grid:12x10", "grid:10x12"})
  void theFirstMovesShowTheBoard(String rules) {
    for (List<MoveToken> moves : games(rules)) {
      assertThat(LikelyRules.of(moves.subList(0, Math.min(25, moves.size())), OTHELLO))
          .as(moves.toString())
          .contains(rules);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"grand", "eight-stars", "grid:6x6"})
  void gamesOfTheTournamentAreFoundToo(String rules) {
    for (List<MoveToken> moves : games(OTHELLO)) {
      assertThat(LikelyRules.of(moves, rules)).as(moves.toString()).contains(OTHELLO);
    }
  }

  /** These games have the moves of Othello, so that nothing speaks for them. */
  @Test
  void otherRulesAreNotNamedIfTheMovesAreLegal() {
    games("anti").forEach(moves -> assertThat(LikelyRules.of(moves, OTHELLO)).isEmpty());
  }

  @Test
  void damageIsNotAnotherGame() {
    for (int at : List.of(1, 5, 12, 30)) {
      for (List<MoveToken> moves : games(OTHELLO)) {
        List<MoveToken> damaged = new ArrayList<>(moves);
        damaged.remove(at);
        assertThat(LikelyRules.of(damaged, OTHELLO)).as(damaged.toString()).isEmpty();
      }
    }
  }

  /** Behind twenty legal moves, a square of a larger board is a wrong letter or digit. */
  @ParameterizedTest
  @ValueSource(strings = {"a9", "h9", "i1", "i5", "j10"})
  void aSquareBesideTheBoardIsNotAnotherGame(String square) {
    for (List<MoveToken> moves : games(OTHELLO)) {
      for (int at = 20; at < moves.size(); at++) {
        List<MoveToken> damaged = new ArrayList<>(moves);
        damaged.add(at, MoveToken.parse(square));
        assertThat(LikelyRules.of(damaged, OTHELLO)).as(damaged.toString()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"grand, othello", "grid:12x10, othello", "grid:6x6, othello", "othello, grand"})
  void aTextNamesThem(String rules, String asked) {
    for (List<MoveToken> moves : games(rules)) {
      for (String text :
          List.of(MoveToken.joined(moves), MoveToken.joined(moves).replace(" ", ""))) {
        List<ParsedGame> found = Reading.byRules(text + "\n", asked).games();
        assertThat(found)
            .as(text)
            .flatExtracting(LikelyRulesTest::messages)
            .anyMatch(message -> message.contains(rules));
      }
    }
  }

  private static List<String> messages(ParsedGame game) {
    return new GameChecker(false)
        .check(game).findings().stream().map(Finding::problem).map(Problem::message).toList();
  }

  @Test
  void anIllegalRecordNamesThem() {
    List<MoveToken> moves = games("parallel").getFirst();
    GameRecord read = GameRecord.ofMoves(MoveList.of(moves));
    Optional<Finding> finding =
        new GameChecker(false).check(ParsedGames.of(read)).findings().stream().findFirst();
    assertThat(finding).isPresent();
    assertThat(finding.get().problem().code()).isEqualTo(ProblemCode.ILLEGAL_MOVE);
    assertThat(finding.get().problem().message())
        .endsWith("; by the rules of parallel the moves are legal");
  }
}
