package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomGames;
import org.kifu.testing.Reading;

/** Results beside moves in the forms of people, on boards of all sizes. */
class ResultsOfBoardsTest {
  /** Moves (M), black's and white's discs (B and W), and their difference (D). */
  private static final List<String> FORMS =
      List.of(
          "M\nScore: B-W",
          "M B-W",
          "M  B:W",
          "M\nB-W",
          "M (B-W)",
          "M B - W",
          "M, B, W",
          "M B to W",
          "M D",
          "Result: D\nM",
          "Difference: D\nM",
          "Black discs: B\nWhite discs: W\nM",
          "black,white,score,moves\nEve Berg,Tim Lee,B-W,M",
          "black,white,black discs,white discs,moves\nEve Berg,Tim Lee,B,W,M");

  private static final List<String> WITH_NAMES =
      List.of(
          "Eve Berg - Tim Lee B-W\nM",
          "Eve Berg B - Tim Lee W\nM",
          "Eve Berg B-W Tim Lee\nM",
          "Eve Berg (B) - Tim Lee (W)\nM",
          "Black: Eve Berg (B)\nWhite: Tim Lee (W)\nM",
          "Black: Eve Berg B\nWhite: Tim Lee W\nM",
          "M Eve Berg - Tim Lee B-W",
          "M Eve Berg B - Tim Lee W",
          "M Eve Berg B-W Tim Lee",
          "Eve Berg,Tim Lee,B,W,M");

  /** The least number of three digits. */
  private static final int THREE_DIGITS = 100;

  private static Rules<?, ?> named(String rules) {
    return Catalogue.byName(rules).orElseThrow().rules();
  }

  /** Some games; on large boards, also those in which a side has more than 99 discs. */
  private static List<GameRecord> games(String rules) {
    return IntStream.range(1, 20)
        .mapToObj(seed -> RandomGames.of(named(rules), seed, 10))
        .flatMap(List::stream)
        .filter(game -> isChosen(named(rules), game))
        .limit(3)
        .toList();
  }

  private static boolean isChosen(Rules<?, ?> rules, GameRecord game) {
    FinalCount count = Replay.of(rules, game).count();
    int most = Math.max(count.blackDiscs(), count.whiteDiscs());
    boolean mayHaveThree = rules.scoring().orElseThrow().squares() > THREE_DIGITS;
    return count.blackDiscs() != count.whiteDiscs() && (!mayHaveThree || most >= THREE_DIGITS);
  }

  private static ParsedGame read(String form, String rules, GameRecord game) {
    FinalCount count = Replay.of(named(rules), game).count();
    int difference = count.blackDiscs() - count.whiteDiscs();
    List<MoveToken> moves = game.moves().stream().toList();
    String text =
        form.replaceAll("\\bD\\b", (difference > 0 ? "+" : "") + difference)
            .replaceAll("\\bB\\b", Integer.toString(count.blackDiscs()))
            .replaceAll("\\bW\\b", Integer.toString(count.whiteDiscs()))
            .replaceAll("\\bM\\b", MoveToken.joined(moves).replace(" ", ""));
    List<ParsedGame> found = Reading.byRules(text + "\n", rules).games();
    assertThat(found).as(text).hasSize(1);
    assertThat(found.getFirst().problems()).as(text).isEmpty();
    GameRecord record = found.getFirst().record().orElseThrow();
    assertThat(record.moves().stream().toList()).as(text).isEqualTo(moves);
    assertThat(record.declared().blackDiscs()).as(text).hasValue(count.blackDiscs());
    return found.getFirst();
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "eight-stars", "grid:12x10", "grid:12x9"})
  void resultsAreRead(String rules) {
    List<GameRecord> games = games(rules);
    assertThat(games).isNotEmpty();
    for (GameRecord game : games) {
      FORMS.forEach(form -> read(form, rules, game));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "eight-stars", "grid:12x10", "grid:12x9"})
  void resultsBesideNamesAreRead(String rules) {
    for (GameRecord game : games(rules)) {
      for (String form : WITH_NAMES) {
        GameRecord record = read(form, rules, game).record().orElseThrow();
        assertThat(record.header().black()).as(form).isEqualTo("Eve Berg");
        assertThat(record.header().white()).as(form).isEqualTo("Tim Lee");
      }
    }
  }

  /** Zeros before a number make it no count: it may be the name of a player or of a program. */
  @ParameterizedTest
  @ValueSource(strings = {"Black: 040\nWhite: 024\nM", "Diff: +007\nM", "Diff: +120\nM"})
  void longNumbersDoNotCountDiscsOfTheUsualBoard(String form) {
    String moves = MoveToken.joined(games("othello").getFirst().moves().stream().toList());
    List<ParsedGame> found = Reading.of(form.replace("M", moves.replace(" ", "")) + "\n").games();
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().problems()).isEmpty();
    assertThat(found.getFirst().record().orElseThrow().declared().blackDiscs()).isEmpty();
    assertThat(found.getFirst().record().orElseThrow().declared().boardDiff()).isEmpty();
  }

  @Test
  void countsBeforeTheWinnerHaveTheDigitsOfTheBoard() {
    assertThat(WonCounts.in("40-24 黒の勝ち", 64)).hasValue("40-24");
    assertThat(WonCounts.in("108-36 黒の勝ち", 64)).isEmpty();
    assertThat(WonCounts.in("108-36 黒の勝ち", 144)).hasValue("108-36");
  }
}
