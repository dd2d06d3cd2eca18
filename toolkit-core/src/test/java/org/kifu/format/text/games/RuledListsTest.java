package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomGames;
import org.kifu.testing.Reading;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;

/** Lists of moves on boards with more than eight files or ranks, however they are written. */
class RuledListsTest {
  private static final String GRAND = "grand";
  private static final String PASS = "pass";

  private static List<List<String>> games(String rules, int count) {
    return RandomGames.of(Catalogue.byName(rules).orElseThrow().rules(), 7, count).stream()
        .map(game -> game.moves().stream().map(MoveToken::toString).toList())
        .toList();
  }

  private static String numbered(List<String> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> (i % 2 == 0 ? i / 2 + 1 + ". " : "") + moves.get(i))
        .collect(Collectors.joining(" "));
  }

  private static String wrapped(List<String> moves, String between) {
    List<String> lines = new ArrayList<>();
    for (int at = 0; at < moves.size(); at += 17) {
      lines.add(String.join(between, moves.subList(at, Math.min(at + 17, moves.size()))));
    }
    return String.join("\n", lines);
  }

  private static List<List<String>> moves(Reading read) {
    return read.games().stream()
        .map(game -> game.record().orElseThrow().moves())
        .map(moves -> moves.stream().map(MoveToken::toString).toList())
        .toList();
  }

  private static Verdict verdict(ParsedGame game) {
    return new GameChecker(true).check(game).verdict();
  }

  @ParameterizedTest
  @ValueSource(strings = {"grand", "grid:12x10", "eight-stars", "grid:5x11"})
  void aListIsReadHoweverItIsWritten(String rules) {
    List<String> moves = games(rules, 1).getFirst();
    List<String> texts =
        List.of(
            String.join("", moves),
            String.join(" ", moves),
            String.join("-", moves),
            String.join(", ", moves).toUpperCase(Locale.ROOT),
            numbered(moves),
            "Moves: " + numbered(moves),
            wrapped(moves, ""),
            wrapped(moves, " "),
            String.join("\n", moves));
    for (String text : texts) {
      Reading read = Reading.byRules(text + "\n", rules);
      assertThat(moves(read)).as(text).isEqualTo(List.of(moves));
      assertThat(read.games().getFirst().problems()).as(text).isEmpty();
      assertThat(verdict(read.games().getFirst())).as(text).isEqualTo(Verdict.COMPLETE);
    }
  }

  @Test
  void eachLineMayBeAGame() {
    List<List<String>> games = games(GRAND, 30);
    String lines =
        games.stream()
            .map(moves -> String.join("", moves.subList(0, moves.size() / 2)))
            .collect(Collectors.joining("\n"));
    assertThat(moves(Reading.byRules(lines, GRAND)))
        .isEqualTo(games.stream().map(moves -> moves.subList(0, moves.size() / 2)).toList());
  }

  /** A name such as "Ann 61" has digits that a scanner may take for the square g1. */
  @Test
  void digitsOfNamesAreNotTakenForMoves() {
    List<List<String>> games = games("grid:12x10", 12);
    String text =
        IntStream.range(0, games.size())
            .mapToObj(
                i ->
                    "Black: Ann %d\nWhite: Ben\nEvent: Cup\nDate: 2026-01-02\n%s\n"
                        .formatted(60 + i, String.join("", games.get(i))))
            .collect(Collectors.joining("\n"));
    Reading read = Reading.byRules(text, "grid:12x10");
    assertThat(moves(read)).isEqualTo(games);
    assertThat(read.games())
        .extracting(game -> game.record().map(GameRecord::header).orElseThrow().black())
        .isEqualTo(IntStream.range(60, 72).mapToObj(i -> "Ann " + i).toList());
  }

  @Test
  void movesBehindOneThatIsNotLegalStayAsTheyAreWritten() {
    List<String> moves = withIllegalMoves();
    for (String text : List.of(String.join(" ", moves), wrapped(moves, ""), wrapped(moves, " "))) {
      Reading read = Reading.byRules(text, GRAND);
      assertThat(moves(read)).isEqualTo(List.of(moves));
      assertThat(verdict(read.games().getFirst())).isEqualTo(Verdict.ILLEGAL);
    }
  }

  /** A square alone on a row may be a remark, as on the 8x8 board; it is reported. */
  @Test
  void squaresOnRowsOfTheirOwnThatAreNotLegalAreReported() {
    List<String> moves = withIllegalMoves();
    Reading read = Reading.byRules(String.join("\n", moves), GRAND);
    assertThat(verdict(read.games().getFirst())).isEqualTo(Verdict.UNREADABLE);
    assertThat(read.games().getFirst().problems())
        .extracting(Problem::code)
        .containsExactly(ProblemCode.MOVES_NOT_READ);
  }

  private static List<String> withIllegalMoves() {
    List<String> moves = new ArrayList<>(games(GRAND, 1).getFirst());
    moves.add(40, "a1");
    moves.add(41, "a1");
    return moves;
  }

  @Test
  void passesMayBeWritten() {
    Rules<?, ?> grand = Catalogue.byName(GRAND).orElseThrow().rules();
    List<String> plies =
        RandomGames.of(grand, 7, 50).stream()
            .map(game -> plies(grand, game))
            .filter(game -> game.contains(PASS))
            .findFirst()
            .orElseThrow();
    for (String text : List.of(String.join(" ", plies), String.join("\n", plies))) {
      Reading read = Reading.byRules(text, GRAND);
      assertThat(moves(read)).isEqualTo(List.of(plies));
      assertThat(verdict(read.games().getFirst())).isEqualTo(Verdict.COMPLETE);
    }
  }

  private static <P, M> List<String> plies(Rules<P, M> rules, GameRecord game) {
    return Replay.of(rules, game).steps().stream()
        .map(step -> rules.token(step.move()).toString())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Room k4, table j10", "e5 e6 and other squares", "j10 k4 l2 l3"})
  void otherRowsDoNotBeginGames(String text) {
    assertThat(Reading.byRules(text, GRAND).games()).isEmpty();
  }
}
