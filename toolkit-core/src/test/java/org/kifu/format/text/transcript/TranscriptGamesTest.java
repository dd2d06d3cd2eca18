package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.text.TextLines;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The lines of one game, and what is left of a damaged one. */
class TranscriptGamesTest {
  @Test
  void threeGoodGamesAndABrokenOneAreFourGames() throws IOException {
    Reading reading =
        Reading.of(Files.readAllBytes(Games.examples().resolve("three-good-one-broken.txt")));
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.games()).hasSize(4);
    List<Boolean> complete =
        reading.records().stream()
            .map(game -> Replay.of(Othello.RULES, game).isComplete())
            .toList();
    assertThat(complete).containsExactly(true, true, false, true);
    GameRecord broken = reading.records().get(2);
    assertThat(broken.moves()).hasSize(60);
    Replay.Ending.Illegal wrong = (Replay.Ending.Illegal) Replay.of(Othello.RULES, broken).ending();
    assertThat(wrong.ply()).isEqualTo(31);
    assertThat(reading.games().get(2).origin().ofMove(wrong.token()))
        .isEqualTo(new SourceLocation("t", 2 * 121 + 60, 3, 61));
  }

  @Test
  void keepsTheCommentsOfTheMatch() throws IOException {
    Reading reading =
        Reading.of(Files.readAllBytes(Games.examples().resolve("logistello-murakami-1997.txt")));
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).isEqualTo(Games.match1997());
    assertThat(reading.records().getFirst().remarks()).isNotEmpty();
  }

  @Test
  void everyLineThatReplaysByItselfIsAGame() {
    String openings = "f5d6\nf5d6c3d3c4\nc4e3\nd3c5f6f5\nf5f4\n";
    assertThat(Reading.of(openings).moves()).containsExactly(openings.split("\n"));
    assertThat(Reading.of(openings).findings()).isEmpty();
  }

  @Test
  void aLineThatContinuesTheGameBeforeBelongsToIt() {
    assertThat(Reading.of("f5d6\nc3d3c4\nf5f4\n\ne3d6\nf5f6e6\n").moves())
        .containsExactly("f5d6c3d3c4", "f5f4e3d6", "f5f6e6");
  }

  @Test
  void theFirstSquareOfAnotherGameMayStandInsideASpreadOne() {
    assertThat(Reading.of("f5\nd6\nc3\nd3\nc4\nf4\n").moves()).containsExactly("f5d6c3d3c4f4");
  }

  /** e6 f4 is legal from the start too, as the second line of the diagonal opening shows. */
  @Test
  void aLineWhoseNumberCountsOnContinuesTheGame() {
    assertThat(Reading.of("1. f5 f6\n2. e6 f4\n3. e3 d6\n4. g4 h3\n").moves())
        .containsExactly("f5f6e6f4e3d6g4h3");
    assertThat(Reading.of("1. f5d6c3\n2. c4e3f6\n").moves()).containsExactly("f5d6c3", "c4e3f6");
    String pairs =
        Games.match1997().stream()
            .map(game -> game.replaceAll("(....)", "\n#. $1").strip())
            .map(TranscriptGamesTest::counted)
            .collect(Collectors.joining("\n\n"));
    assertThat(Reading.of(pairs).moves()).isEqualTo(Games.match1997());
  }

  private static String counted(String lines) {
    AtomicInteger number = new AtomicInteger();
    return lines
        .lines()
        .map(line -> line.replace("#", "" + number.incrementAndGet()))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void anUnfinishedGameEndsWhereTheNextLineDoesNotContinueIt() {
    List<String> match = Games.match1997();
    String text = match.get(0).substring(0, 80) + "\n" + match.get(1) + "\n";
    assertThat(Reading.of(text).moves())
        .containsExactly(match.get(0).substring(0, 80), match.get(1));
  }

  @Test
  void gamesSpreadOverLinesFollowEachOtherWithoutABlankLine() {
    String wrapped = String.join("\n", Games.match1997()).replaceAll("([a-h1-8]{40})", "$1\n");
    assertThat(Reading.of(wrapped).moves()).isEqualTo(Games.match1997());
  }

  @Test
  void aBrokenGameSpreadOverLinesStaysOneGame() {
    List<String> match = Games.match1997();
    String broken = match.get(0).substring(0, 50) + "d4" + match.get(0).substring(52);
    String wrapped =
        String.join("\n", match.get(1), broken, match.get(2)).replaceAll("([a-h1-8]{40})", "$1\n");
    assertThat(Reading.of(wrapped).moves()).containsExactly(match.get(1), broken, match.get(2));
  }

  /** The last move of a line is written again in the next, or a move at the break is lost. */
  @ParameterizedTest
  @ValueSource(ints = {10, 20, 30})
  void aGameThatIsBrokenAtTheEndOfALineStaysOneGame(int moves) {
    for (String game : Games.match1997()) {
      String first = game.substring(0, 2 * moves);
      String doubled = first + "\n" + game.substring(2 * moves - 2) + "\n";
      String lost = first + "\n" + game.substring(2 * moves + 2) + "\n";
      assertThat(Reading.of(doubled).games()).hasSize(1);
      assertThat(Reading.of(lost).games()).hasSize(1);
    }
  }

  @Test
  void aBrokenLineLeavesShortGamesBesideItAlone() {
    assertThat(Reading.of("f5d6c3d3\nf5d6c4d4c2\nf5f6e6f4\n").moves())
        .containsExactly("f5d6c3d3", "f5d6c4d4c2", "f5f6e6f4");
  }

  @Test
  void bookLinesWithoutTheirFirstMoveStayApart() {
    assertThat(Reading.of("c3c4e3c2b3\r\nc3c4e3c2c5\r\n").moves())
        .containsExactly("c3c4e3c2b3", "c3c4e3c2c5");
  }

  @Test
  void aMoveNumberOneBeginsAGame() {
    Reading reading = Reading.of("1. f5 d6 2. c3 d4\n1. f5 c3 2. e6\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d4");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "f5d6c3d3c | f5d6c3d3 | 9 | 8 | 5 | expected a square like f5, found 'c'",
        "f5d6c3d?c4f4 | f5d6c3 | 7 | 6 | 4 | expected a square like f5, found 'd?c4f4'",
      })
  void keepsWhatStandsBeforeTheDamage(
      String text, String moves, int column, long offset, int ply, String message) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(moves);
    assertThat(reading.games().getFirst().problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code().code()).isEqualTo("unreadable");
              assertThat(problem.where()).isEqualTo(new SourceLocation("t", offset, 1, column));
              assertThat(problem.ply()).isEqualTo(ply);
              assertThat(problem.message()).isEqualTo(message);
            });
  }

  /** A finding says so, or the word is kept as a move, which is not legal. */
  @ParameterizedTest
  @ValueSource(strings = {"f5d6c33c4", "f5 d6 c 3 d3", "f5d6c3\u0000d3", "f5 d6 c3 d3 c4 z12 f4"})
  void damageWithinALineIsTold(String text) {
    Reading reading = Reading.of(text);
    boolean isLegal =
        reading.records().stream()
            .noneMatch(
                game -> Replay.of(Othello.RULES, game).ending() instanceof Replay.Ending.Illegal);
    assertThat(isLegal && reading.findings().isEmpty()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c9d3, 'f5, d6, c9, d3'",
    "f5d6c3i6d3, 'f5, d6, c3, i6, d3'",
  })
  void aSquareBeyondTheBoardIsAMove(String text, String moves) {
    Reading reading = Reading.of(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().moves()).hasToString("[" + moves + "]");
  }

  @Test
  void aLetterLeftOverAfterACompleteGameTakesNothingFromIt() {
    String game = Games.match1997().getFirst();
    Reading reading = Reading.of(game + "h\n");
    assertThat(reading.moves()).containsExactly(game);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void damageInOneLineLeavesTheOthers() {
    Reading reading = Reading.of("f5d6c3\nf5d6c\nf5d6c4\n");
    assertThat(reading.moves()).containsExactly("f5d6c3", "f5d6", "f5d6c4");
    assertThat(reading.findings())
        .containsExactly("t:2:5: game 2, ply 3: expected a square like f5, found 'c' [unreadable]");
  }

  @Test
  void aTextWithoutAGameSaysSo() {
    Reading reading =
        Reading.of("nothing here\n\nat all\n".getBytes(StandardCharsets.UTF_8), "transcript");
    assertThat(reading.games()).isEmpty();
    assertThat(reading.findings())
        .hasSize(2)
        .contains("t:1:1: ignored 2 lines without moves, from 'nothing here' on [text-ignored]");
    assertThat(reading.codes()).containsExactly("text-ignored", "no-games");
  }

  @Test
  void aLineBeyondTheBoundIsUnreadableAndTheNextIsNot() {
    byte[] text = new byte[TextLines.MAX_BYTES + 100];
    Arrays.fill(text, (byte) 'f');
    byte[] good = "\nf5d6c3\n".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(good, 0, text, text.length - good.length, good.length);
    Reading reading = Reading.of(text, "transcript");
    assertThat(reading.moves()).contains("f5d6c3");
    assertThat(reading.codes()).hasSize(1).containsAnyOf("unreadable", "text-ignored");
    assertThat(reading.games().getLast().origin().start())
        .isEqualTo(new SourceLocation("t", text.length - 7, 2, 1));
  }

  @Test
  void aGameKnowsItsBytesAndPlacesAcrossLines() {
    ParsedGame game = Reading.of("# one\nf5 d6\r\n\nc3 D3\nf5\n").games().getFirst();
    assertThat(new String(game.origin().bytes(), StandardCharsets.UTF_8))
        .isEqualTo("# one\nf5 d6\r\nc3 D3\n");
    assertThat(game.origin().start()).isEqualTo(new SourceLocation("t", 6, 2, 1));
    assertThat(game.origin().ofMove(1)).isEqualTo(new SourceLocation("t", 9, 2, 4));
    assertThat(game.origin().ofMove(3)).isEqualTo(new SourceLocation("t", 17, 4, 4));
    assertThat(game.origin().ofMove(4)).isEqualTo(new SourceLocation("t", 19, 4, 6));
    assertThat(game.origin().ofMove(99)).isEqualTo(game.origin().ofMove(4));
  }
}
