package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/**
 * Games where a comment might be, and names where a game might be. A tilde stands for the end of a
 * line.
 */
class HiddenGamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#2 f5d6c3d3c4",
        "#2: f5 d6 c3 d3 c4",
        "# f5d6c3d3c4",
        "(f5d6c3d3c4)",
        "\uFF08f5d6c3d3c4\uFF09",
        "{f5 d6 c3 d3 c4}",
        "(1. f5 d6 2. c3 d3 3. c4)",
        "(f5d6c3d3c4) 40-24",
      })
  void aGameAloneBehindASignOrInBracketsIsAGame(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).isEmpty();
    assertThat(read(text + "~" + text).moves()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Game #1: f5d6c3d3c4",
        "Ann - Ben (f5d6c3d3c4)",
        "#2 Tiger: f5d6c3d3c4",
        "(f5d6c3d3c4) !?"
      })
  void wordsBeforeItAreTold(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.codes()).allMatch("text-ignored"::equals);
  }

  @Test
  void namesAndScoreBeforeItAreItsFacts() {
    Reading reading = read("#2 Ann 40-24 Ben f5d6c3d3c4");
    assertThat(reading.records().getFirst().header().captions())
        .containsExactly("Black: Ann", "White: Ben");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(f5d6c3)",
        "(f5f6e6f4a1)",
        "(c4f4c5b3c2)",
        "(f5f6e6f4g5 is the other opening)",
        "# diagonal: f5f6e6f4g5",
        "% f5f6e6f4g5",
        "// f5f6e6f4g5",
      })
  void anythingElseIsACommentOrTold(String comment) {
    Reading reading = read("f5d6c3d3~" + comment);
    assertThat(reading.moves()).startsWith("f5d6c3d3");
    String text = comment.replaceAll("^[(#%/]+ ?|\\)$", "");
    assertThat(reading.records().getFirst().remarks().contains(new Remark(4, text)))
        .isNotEqualTo(reading.codes().contains("text-ignored") && !isTold(reading));
  }

  /** Whether moves that stay in a comment are told. */
  private static boolean isTold(Reading reading) {
    return reading.findings().stream().anyMatch(each -> each.contains("in a comment"));
  }

  @Test
  void aBracketBehindTheMovesOfItsLineIsAComment() {
    assertThat(read("f5d6c3 (f5f6e6f4g5)").moves()).containsExactly("f5d6c3");
  }

  /** R and S stand for two whole games. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "R~(Anna - Bob S)",
        "R {second game: S}",
        "R (S)",
        "R~(2, 'Anna', 'S')",
        "('Anna','R',16),~('Bob','S',20);",
        "INSERT INTO games VALUES (1,'Anna','R',16),(2,'Bob','S',20);",
        "Final (Anna - Bob, R)~Semi-final (Cy - Di, S)",
        "R~# Anna - Bob: S",
        "The first game (R) was lost by Anna, as was the second: S",
        "Anna 40-24 Bob (R)~Cy 40-24 Di (S)",
        "const char* games[] = {\"R\", \"S\"};",
      })
  void aWholeGameInABracketIsAGameWhateverWordsStandBeside(String text) {
    String one = Games.match1997().get(0);
    String other = Games.match1997().get(1);
    Reading reading = read(text.replaceAll("\\bR\\b", one).replaceAll("\\bS\\b", other));
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly(one, other);
    assertThat(reading.codes()).allMatch("text-ignored"::equals);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3 (f5f6e6f4g5 is the other opening)",
        "f5d6c3~# diagonal: f5f6e6f4g5",
        "f5d6c3 (f5f6e6f4g5) d3",
        "f5d6c3~% R",
        "f5 d6 c3 % R",
        "f5d6c3 (R) d3",
      })
  void movesOfAGameInACommentAreKeptOrTold(String text) {
    Reading reading = read(text.replace("R", Games.match1997().get(0)));
    boolean isRemark = reading.records().getFirst().remarks().size() == 1;
    boolean isGame = reading.records().size() == 2;
    assertThat(isRemark || isGame || reading.codes().contains("text-ignored")).isTrue();
    assertThat(reading.moves().getFirst()).startsWith("f5d6c3");
  }

  /** None of them is looked at again for each that stands before it. */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"# ", "( { ", "x # ( f5d6c3d3 "})
  void commentsInCommentsAreReadInLinearTime(String text) {
    ProcessorTime.assertLinear(
        50_000,
        size -> {
          String many = text.repeat(size);
          return () ->
              assertThat(read("f5d6c3d3c4~" + many + "a1 b2 c3 d4 )}").moves())
                  .contains("f5d6c3d3c4");
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: C3PO",
        "White: R2D2",
        "Event: Room b2",
        "Place: A13",
        "Room b2",
        "A13",
        "Group D3",
        "Table F5",
        "R2D2",
        "F 5 and d6",
      })
  void namesInTheShapeOfSquaresAreNotGames(String line) {
    for (String text : Arrays.asList(line + "~f5d6c3d3c4", "f5d6c3d3c4~" + line)) {
      assertThat(read(text).moves()).containsExactly("f5d6c3d3c4");
    }
    assertThat(read("f5d6c3d3~" + line + "~f5f6e6f4").moves())
        .containsExactly("f5d6c3d3", "f5f6e6f4");
  }

  @Test
  void aNameBehindALabelIsKeptAndAnyOtherIsTold() {
    assertThat(read("Black: C3PO~f5d6c3d3c4").records().getFirst().header().black())
        .isEqualTo("C3PO");
    assertThat(read("Group D3~f5d6c3d3c4").findings())
        .singleElement()
        .asString()
        .startsWith("t:1:1: ignored a line without moves: 'Group D3'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Move 1: f5~Move 2: d6~Move 3: c3~Move 4: d3~Move 5: c4",
        "first f5~then d6~now c3~or d3~last c4"
      })
  void wordsBesideTheFirstMovesOfAGameAreStillText(String text) {
    assertThat(read(text).moves()).containsExactly("f5d6c3d3c4");
    assertThat(read("f5f6e6f4~" + text).moves()).containsExactly("f5f6e6f4", "f5d6c3d3c4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hello, the <style> of it:~f5d6c3d3c4~f5f6e6f4g5",
        "<script>~f5d6c3d3c4~f5f6e6f4g5",
        "<script>~<style>~f5d6c3d3c4~f5f6e6f4g5~</b>",
        "<style>~</style>~<style>~f5d6c3d3c4~f5f6e6f4g5",
        "<style>b2{}~</style>~f5d6c3d3c4~<style>~b2{}</style>~f5f6e6f4g5",
      })
  void anElementOfAPageThatDoesNotEndHidesNothing(String text) {
    Reading reading = read(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4g5");
  }

  /** Moves between which times stand, the last of which go on behind the end of the game. */
  @Test
  void aLineThatGoesOnBehindTheEndIsReadOnce() {
    Reading reading = read("f5 (0:01.5) d6 (1:02) c5 f4 e3 f6 g5 e6 e7f6g5e6e7");
    assertThat(reading.moves()).singleElement().asString().startsWith("f5d6c5f4e3f6g5e6e7");
  }

  /** Each looks for its end, but no line is looked at twice. */
  @Slow
  @Test
  void elementsWithoutAnEndAreReadInLinearTime() {
    ProcessorTime.assertLinear(
        100_000,
        size -> {
          String text = "<style>\n".repeat(size) + "f5d6c3d3c4\n";
          return () ->
              assertThat(Reading.of(text, "transcript").moves()).containsExactly("f5d6c3d3c4");
        });
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n");
  }
}
