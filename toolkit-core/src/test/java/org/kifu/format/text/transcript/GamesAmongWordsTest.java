package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/**
 * Games within sentences, and sentences, scores and further games behind a whole game. R and S
 * stand for two games of the match of 1997, a tilde for the end of a line.
 */
class GamesAmongWordsTest {
  private static final String R = Games.match1997().get(0);
  private static final String S = Games.match1997().get(1);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The semi final: f5, f6, e6, f4, e3, c5 and black lost on time. | f5f6e6f4e3c5",
        "We all know f5 d6 c3 (f5f6e6f4e3) of course and do not like it | f5f6e6f4e3",
        "In the second round they tried 1. f5 f6 2. e6 f4 3. e3 and agreed a draw | f5f6e6f4e3",
        "I lost this one badly (f5d6c3d3c4f4) at c4 and I do not know why. | f5d6c3d3c4f4",
        "What a game it was in the final of the spring cup: S (40-24) | S",
      })
  void movesFromTheStartWithinASentenceAreAGame(String sentence, String moves) {
    String text = line(sentence);
    String game = line(moves);
    Reading reading = read(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly(game);
    assertThat(reading.codes()).containsExactly("text-ignored");
    Reading below = read(R + "~" + text + "~" + S);
    assertThat(below.moves()).containsExactly(R, game, S);
    assertThat(below.codes()).containsExactly("text-ignored");
  }

  @Test
  void halfASquareInTheGameOfASentenceIsTold() {
    Reading damaged = read("The game of the year was f5d6c3d3c4f4c and nobody saw it at all");
    assertThat(damaged.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(damaged.codes()).containsExactlyInAnyOrder("text-ignored", "unreadable");
  }

  @Test
  void movesAmongWordsThatAreNotAGameAreToldInTheirPlace() {
    assertThat(
            read(R + "~I had feared h1, h2, g1, g2 and b2 here, but he did not see it.").findings())
        .singleElement()
        .asString()
        .startsWith("t:2:")
        .contains("ignored", "h1, h2, g1, g2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!--~The final: f5, f6, e6, f4, e3, c5 and black lost on time.~-->~R",
        "<style>~The final: f5, f6, e6, f4, e3, c5 and black lost on time.~</style>~R",
        "R <!-- The final: f5, f6, e6, f4, e3, c5 and black lost on time. -->",
      })
  void whatAPageDoesNotShowIsNotAGame(String text) {
    assertThat(read(text).moves()).containsExactly(R);
  }

  /** The end of a line in a comment was taken for the next line without its end. */
  @ParameterizedTest
  @ValueSource(strings = {"<!-- R~S -->", "<!--~R~S~-->", "<!-- one: R~two: S~-->"})
  void gamesOfACommentOfAPageAreNotReadAndEachIsTold(String comment) {
    Reading reading = read("f5f6e6f4~" + comment);
    assertThat(reading.moves()).containsExactly("f5f6e6f4");
    assertThat(reading.codes()).contains("moves-not-read");
    String told =
        reading.games().stream()
            .map(game -> new String(game.origin().bytes(), StandardCharsets.UTF_8))
            .reduce("", String::concat);
    assertThat(told).contains(R, S);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R S",
        "RS",
        "R, S",
        "R~S",
        "1. R 2. S",
        "R (32-32) S (40-24)",
        "R a nice game; S another",
        "(R) (S)",
        "{R}, {S}",
        "R -- S",
        "<b>R</b> <b>S</b>",
      })
  void twoGamesOnALineAreTwoGames(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(R, S);
    assertThat(reading.codes()).allMatch("text-ignored"::equals);
    int second = line(text).lastIndexOf(S);
    assertThat(reading.games().get(1).origin().ofMove(0).offset()).isEqualTo(second);
  }

  @Test
  void aWholeMatchMayStandOnOneLine() {
    List<String> match = Games.match1997();
    assertThat(read(String.join(" ", match)).moves()).isEqualTo(match);
    assertThat(read(String.join("", match)).moves()).isEqualTo(match);
  }

  /** Of a line of half a MiB, each game was looked at with all that stood behind it. */
  @Slow
  @ParameterizedTest
  @CsvSource({
    "4000, 'R '",
    "15000, 'I lost f5d6c3d3c4 and then '",
    "15000, 'I lost (f5d6c3d3c4) and then '"
  })
  void thousandsOfGamesOnALineAreReadInLinearTime(int count, String game) {
    ProcessorTime.assertLinear(
        count,
        size -> {
          String text = game.repeat(size);
          return () -> assertThat(read(text).moves()).hasSize(size);
        });
  }

  /** The squares of the words are not a game. */
  @Slow
  @Test
  void thousandsOfSquaresOnALineAreReadInLinearTime() {
    ProcessorTime.assertLinear(
        15_000,
        size -> {
          String text = "f5d6c3~" + "I lost badly with a1a2a3a4 and then ".repeat(size);
          return () -> assertThat(read(text).codes()).isNotEmpty();
        });
  }

  @Test
  void gamesThatFlowOverLinesAreCutWhereOneEnds() {
    List<String> match = Games.match1997();
    String flowing = String.join("", match).replaceAll("(.{100})", "$1\n");
    assertThat(Reading.of(flowing).moves()).isEqualTo(match);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1", "e1.", "f5d6c3", "e1 good"})
  void aFewSquaresBehindTheEndAreMovesBehindItOrTold(String rest) {
    String squares = rest.replaceAll("\\.| good", "");
    Reading reading = read(R + " " + rest);
    assertThat(reading.moves()).singleElement().isIn(R, R + squares);
    assertThat(reading.moves().contains(R))
        .isEqualTo(reading.findings().stream().anyMatch(each -> each.contains("'" + squares)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R E1 was a good move.",
        "R  -- a nice game",
        "R -- E1 was a good move.",
        "R A1 and H8 were the moves that I liked best"
      })
  void aSentenceBehindAWholeGameIsIgnored(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(R);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"R (40-24)", "R (B+16)", "<b>R</b> (40-24)", "R~(40-24)", "f5d6c3d3 (40-24)"})
  void aScoreInBracketsBehindTheMovesIsTheResult(String text) {
    Reading reading = read(text);
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(40);
    assertThat(reading.records().getFirst().remarks()).isEmpty();
  }

  @Test
  void discsInBracketsBetweenMovesAreAComment() {
    assertThat(read("f5 d6 (3-3) c3").records().getFirst().remarks())
        .containsExactly(new Remark(2, "3-3"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "~-- ~Anna~Tel. 555-e3",
        "~--~555-e3",
        "~~-- ~Room c4~~b2",
        "~> -- ~> Anna~> c4 street 12"
      })
  void aSignatureDoesNotHoldMoves(String signature) {
    String open = "f5d6c3d3";
    Reading reading = read(open + signature + "~" + S);
    assertThat(reading.moves().getFirst()).isEqualTo(open);
    assertThat(reading.moves().getLast()).isEqualTo(S);
    assertThat(reading.records())
        .extracting(game -> game.header().captions())
        .containsOnly(List.of());
  }

  @Test
  void aPassOnALineOfItsOwnIsNotASignature() {
    String spread = S.replaceAll("(..)", "$1\n");
    assertThat(Reading.of(spread).moves()).containsExactly(S);
    assertThat(read("f5d6c3d3~--~c4f4").moves()).containsExactly("f5d6c3d3c4f4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Game A1: ", "A1: ", "Table B2: ", "Round 3 A1: ", "A1:~"})
  void aSquareBeforeAColonIsALabel(String label) {
    Reading reading = read(label + "R~" + label + "S");
    assertThat(reading.moves()).containsExactly(R, S);
    assertThat(reading.codes()).allMatch("text-ignored"::equals);
  }

  @ParameterizedTest
  @ValueSource(strings = {"* d3? no.", "- d3? no.", "\u2022 c4 or so"})
  void aRemarkOnASquareInAListIsNotAGame(String line) {
    Reading reading = read(R + "~" + line + "~" + S + "~" + line);
    assertThat(reading.moves()).containsExactly(R, S);
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored");
    assertThat(read("* f5 good~* d6 bad~* c3 so~* d3~* c4 well").moves())
        .containsExactly("f5d6c3d3c4");
  }

  @Test
  void movesBeforeColonsAreMoves() {
    assertThat(read("f5: d6: c3: d3: c4").moves()).containsExactly("f5d6c3d3c4");
    assertThat(read("f5:~d6:~c3:~d3:~c4:").moves()).containsExactly("f5d6c3d3c4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Move 1: Black f5~Move 2: White d6~Move 3: Black c3~Move 4: White d3~Move 5: Black c4",
        "1. Black f5~2. White d6~3. Black c3~4. White d3~5. Black c4",
        "1;f5;0~2;d6;-2~3;c3;0~4;d3;4~5;c4;0",
        "1,f5,0~2,d6,1.5~3,c3,0~4,d3,+4~5,c4,0",
      })
  void aNumberASideAndAFigureMayStandBesideEachMove(String text) {
    assertThat(read(text).format()).contains("transcript");
    assertThat(read(text).moves()).containsExactly("f5d6c3d3c4");
  }

  private static Reading read(String text) {
    return Reading.of(line(text) + "\n");
  }

  private static String line(String text) {
    return text.replaceAll("\\bRS\\b", R + S)
        .replaceAll("\\bR\\b", R)
        .replaceAll("\\bS\\b", S)
        .replace('~', '\n');
  }
}
