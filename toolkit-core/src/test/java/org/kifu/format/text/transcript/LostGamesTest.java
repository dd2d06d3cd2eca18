package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Texts in which a game has lost its moves or its line. A tilde stands for the end of a line. */
class LostGamesTest {
  /** A word for each game; a star for one that cannot be read. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Labels above the moves.
        "Black: A~White: B~f5d6c3~~Black: C~White: D~Date: 1999-01-01~Score: 40-24~lost page~"
            + "Black: E~White: F~f5f6e6f4 | A-B- * E-F-",
        "Black: A~White: B~f5d6c3~~Black: C~White: D~Date: 1999~~Black: E~White: F~f5f6e6f4"
            + " | A-B- * E-F-",
        "Black: A~White: B~~f5d6c3~~Black: C~White: D~Event: X~~Black: E~White: F~~f5f6e6f4"
            + " | A-B- * E-F-",
        "Black: A~White: B~f5d6c3~~Black: C~White: D~Date: 1999 | A-B- *",
        // A label of a game that has lost another one.
        "Black: A~White: B~f5d6c3~~Black: C~Date: 1999~~Black: E~White: F~f5f6e6f4 | A-B- E-F-",
        "Black: A~White: B~f5d6c3~White: D~Date: 1999~Black: E~White: F~f5f6e6f4 | A-B- E-F-",
        // Labels below the moves.
        "f5d6c3~Black: A~White: B~~Black: C~White: D~Date: 1999~~f5f6e6f4~Black: E~White: F"
            + " | A-B- * E-F-",
        "f5d6c3~Black: A~White: B~Black: C~White: D~Date: 1999~f5f6e6f4~Black: E~White: F"
            + " | A-B- * E-F-",
        // Names around a score.
        "Ann 34-30 Ben~f5d6c3~~Cyd 33-31 Dan~~Eve 32-32 Fay~f5f6e6f4 | Ann-Ben- * Eve-Fay-",
        "Ann 34-30 Ben~f5d6c3~Cyd 33-31 Dan~Eve 32-32 Fay~f5f6e6f4 | Ann-Ben- * Eve-Fay-",
        "f5d6c3~Ann 34-30 Ben~~Cyd 33-31 Dan~~f5f6e6f4~Eve 32-32 Fay | Ann-Ben- * Eve-Fay-",
        "Ann 34-30 Ben f5d6c3d3~Cyd 33-31 Dan~Eve 32-32 Fay f5f6e6f4 | Ann-Ben- * Eve-Fay-",
      })
  void giveNothingOfItsFactsToOthers(String text, String games) {
    Reading reading = read(text);
    assertThat(reading.games().stream().map(LostGamesTest::said).toList())
        .isEqualTo(List.of(games.split(" ")));
    assertThat(reading.codes()).anyMatch(List.of("facts-without-moves", "text-ignored")::contains);
  }

  @Test
  void areToldAtTheirPlaceAndHoldTheirLines() {
    Reading reading =
        read("Black: A~White: B~f5d6c3~~Black: C~White: D~~Black: E~White: F~f5f6e6f4");
    String place = "t:5:8"; // that of the first name
    assertThat(reading.findings())
        .containsExactly(
            place + ": game 2: 'C' against 'D', but no moves of their game [facts-without-moves]");
    assertThat(new String(reading.games().get(1).origin().bytes(), StandardCharsets.UTF_8))
        .isEqualTo("Black: C\nWhite: D\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Nothing else shows that each block is one of a game.
        "Black: A~White: B~~Black: C~White: D~~Black: E~White: F~f5d6c3",
        "A 34-30 B~C 33-31 D~E 32-32 F~f5d6c3",
        "A 34-30 B~f5d6c3~~C 33-31 D~E 32-32 F~G 31-33 H~I 30-34 J~f5f6e6f4",
        // The same players, named again.
        "Black: A~White: B~f5d6c3~~Black: C~White: D~Black: C~White: D~Date: 1999~f5f6e6f4",
      })
  void areNotSeenInAListOfResultsAndInNamesGivenTwice(String text) {
    assertThat(read(text).codes()).isNotEmpty().doesNotContain("facts-without-moves");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Two lines in one: a game, a label, a name, a board.
        "f5d6c3d3c4f4c5b3f5f6e6f4g6d6e3f3 | f5d6c3d3c4f4c5b3 f5f6e6f4g6d6e3f3",
        "f5d6c3d3c4f4c5b3cf5f6e6f4g6d6e3f3 | f5d6c3d3c4f4c5b3 f5f6e6f4g6d6e3f3",
        "1. f5d6c3d3c4f4c5b32. f5f6e6f4g6d6e3f3 | f5d6c3d3c4f4c5b3 f5f6e6f4g6d6e3f3",
        "+f5-d6+c3-d3+c4-f4+c5-b3+f5-f6+e6-f4+g6-d6+e3-f3" + " | f5d6c3d3c4f4c5b3 f5f6e6f4g6d6e3f3",
        "Black: A~White: B~f5d6c3d3Black: E~White: F~f5f6e6f4 | f5d6c3d3=A-B- f5f6e6f4=E-F-",
        "Cyd 34-30 Dan~f5d6c3d3Ann 34-30 Ben~f5f6e6f4 | f5d6c3d3=Cyd-Dan- f5f6e6f4=Ann-Ben-",
      })
  void areCutFromTheLineThatFollowsInTheirs(String text, String games) {
    Reading reading = read(text);
    List<String> found =
        reading.games().stream()
            .map(game -> moves(game) + (said(game).equals("--") ? "" : "=" + said(game)))
            .toList();
    assertThat(found).isEqualTo(List.of(games.split(" ")));
  }

  /** Bytes that a damaged disk leaves between two lines are of neither. */
  @ParameterizedTest
  @ValueSource(strings = {"f5d6c3d3", "f5d6c3d3c", "f5d6c3d3 "})
  void giveItsLabelsToTheNextGameBehindControlCharacters(String cut) {
    for (String controls : List.of("\0", "\0\0\0\0\0", "\u0001\u007F")) {
      Reading reading =
          read(
              "Black: A~White: B~f5d6c3~~Black: C~White: D~%s%sBlack: E~White: F~f5f6e6f4"
                  .formatted(cut, controls));
      assertThat(reading.records().stream().map(each -> each.header().black()))
          .containsExactly("A", "C", "E");
      assertThat(reading.codes()).containsAnyOf("unreadable", "text-ignored");
    }
  }

  @Test
  void doNotLoseALabelOfTheNextGameThatFollowsInTheLineOfOne() {
    Reading reading =
        read("Black: A~White: B~f5d6c3~~Black: C~White: DaBlack: E~White: F~f5f6e6f4");
    assertThat(reading.findings())
        .containsExactly(
            "t:5:8: game 2: ignored 'C': the game has 'E' [text-ignored]",
            "t:6:8: game 2: ignored 'Da': the game has 'F' [text-ignored]");
  }

  /** A value behind moves that end in a broken square is another key of the same object. */
  @Test
  void doNotGiveTheirScoreToTheNextObject() {
    String moves = "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3f7a5hvh5h3";
    Reading reading =
        read(
            "[{'black':'A','white':'B','moves':'%s','result':'16-48'},~"
                    .formatted(moves)
                    .replace('\'', '"')
                + "{'black':'C','white':'D','moves':['f5','d6'],'result':'40-24'}]"
                    .replace('\'', '"'));
    assertThat(reading.records())
        .extracting(game -> game.declared().blackDiscs())
        .containsExactly(OptionalInt.of(16), OptionalInt.of(40));
  }

  /** A line that goes on with the game above is its rest. */
  @Test
  void doNotLeaveARestToTheGameAboveWhereEachLineIsAGame() {
    Reading reading = read("f5d6c3d3c4f4c5b3~c2b4~f5f6e6f4g6d6e3f3");
    assertThat(String.join("", reading.moves())).isEqualTo("f5d6c3d3c4f4c5b3c2b4f5f6e6f4g6d6e3f3");
    assertThat(reading.moves()).contains("f5f6e6f4g6d6e3f3");
    assertThat(read("f5d6c3d3c4f4c5b3~c2b4").moves()).containsExactly("f5d6c3d3c4f4c5b3c2b4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[Oth",
        "{\"moves\":[\"f5\"]}",
        "(;FF[4]GM[2]PB[X]PW[Y];B[f5];W[d6];B[c3])",
      })
  void areToldWhereTheirLineIsOneOfAnotherNotation(String line) {
    Reading reading =
        Reading.of("f5d6c3d3c4f4c5b3\n" + line + "\nf5f6e6f4g6d6e3f3\n", "transcript");
    assertThat(reading.moves()).contains("f5d6c3d3c4f4c5b3", "f5f6e6f4g6d6e3f3");
    assertThat(reading.records()).allMatch(game -> game.remarks().isEmpty());
    if (reading.records().size() == 2) { // the line between the two is no record
      assertThat(reading.codes()).isNotEmpty();
    }
  }

  private static String said(ParsedGame game) {
    return game.record()
        .map(record -> record.header())
        .map(header -> header.black() + "-" + header.white() + "-" + rest(header))
        .orElse("*");
  }

  private static String rest(GameHeader header) {
    return header.event() + header.place() + header.date();
  }

  private static String moves(ParsedGame game) {
    return game.record().stream()
        .flatMap(record -> record.moves().stream())
        .map(Object::toString)
        .reduce("", String::concat);
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n", "transcript");
  }

  /** Squares of other things: no line of them is a record, and each is told. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7~6. Re1 b5 7. Bb3 d6 8. c3 O-O~",
        "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7~",
        "Verse:  A5 G5 D5 A5 (x4)~Chorus: C5 G5 A5 A5~",
        "Total\t=B2+B3+B4\t=C2+C3+C4\t=D2+D3+D4\t=E2+E3+E4~",
        "The X-squares are b2, b7, g2 and g7; the C-squares are a2, b1, a7, b8, g1, h2, g8 and"
            + " h7.~",
        "3 Carr, M.  b7+  b1-  w5+  w2-  b4-  2~4 Dietz, A.  w8+  w2-  b7+  b1+  w3+  4~",
      })
  void squaresOfOtherThingsAreNotAGame(String text) {
    Reading reading = Reading.of(text.replace("~", "\n"), "transcript");
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).containsAnyOf("no-games", "moves-not-read");
  }

  /** A damaged game loses its first move, or has one wrong. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "d6c3d3c4f4f6f3e6e7c6g5e3d7",
        "1. b2 d6 2. c3 d3",
        "Anna - Bob: b2 d6 c3 d3 c4 f4 f6 f3 e6 e7"
      })
  void aDamagedGameIsOneAllTheSame(String text) {
    Reading reading = Reading.of(text, "transcript");
    if (reading.records().isEmpty()) { // which tells such moves among words
      assertThat(reading.codes()).contains("no-games");
    } else {
      assertThat(reading.records()).hasSize(1);
    }
  }

  /** The numbers of the moves show that lines are lost, and that the rest is of the same game. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3 3. c4 f4~[... snip ...]~6. c2 e3 7. d2 c6~",
        "1. f5 d6~2. c3 d3~3. c4 f4~6. c2 e3~7. d2 c6~",
        "f5 d6 c3 d3 c4 f4 c2 e3 d2 c6~",
      })
  void aGameThatHasLostSomeLinesIsOne(String text) {
    Reading reading = Reading.of(text.replace("~", "\n"), "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c2e3d2c6");
    assertThat(reading.games().getFirst().problems())
        .extracting(Object::toString)
        .noneMatch(each -> each.contains("words in the next"));
  }

  /**
   * Eight moves or more that can only be the rest of a game, with words and no blank line before.
   */
  @Test
  void wordsBetweenMayStandForLostMoves() {
    String text = "f5 d6 c3 d3 c4 f4~(four moves that I cannot read)~a2 g5 c1 g4 a5 d2 e1 e2~";
    assertThat(Reading.of(text.replace("~", "\n"), "transcript").moves())
        .containsExactly("f5d6c3d3c4f4a2g5c1g4a5d2e1e2");
    String apart = "f5 d6 c3 d3 c4 f4~(a game that was given up)~~a2 g5 c1 g4 a5 d2 e1 e2~";
    assertThat(Reading.of(apart.replace("~", "\n"), "transcript").moves()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5 d6 ~~c4~~ c3 d3 c4",
        "f5 d6 <del>c4</del> c3 d3 c4",
        "[s]c4[/s] f5 d6 c3 d3 c4"
      })
  void aMoveThatIsStruckThroughWasNotPlayed(String text) {
    assertThat(Reading.of(text, "transcript").moves()).containsExactly("f5d6c3d3c4");
  }

  /** A whole game is one, whatever words and squares stand before it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann attacked d4 and e5 in: %s what a game",
        "Start e4 d5 black, d4 e5 white: %s",
        "Seats a1 a1 b2 b2: %s",
        "Othello for chess players (no Nf3 here), Ann vs Ben: %s",
      })
  void aWholeGameBehindOtherSquaresIsOne(String form) {
    String game = Games.match1997().getFirst();
    assertThat(Reading.of(form.formatted(game), "transcript").moves()).contains(game);
  }

  /** The numbers overlap, or more than words stands between: these are two. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3~~Another list:~9. c2 e3 10. d2 c6",
        "1. f5 d6 2. c3 d3~~9. c2 e3 10. d2 c6"
      })
  void movesOfOtherNumbersAreNotJoined(String text) {
    Reading reading = Reading.of(text.replace("~", "\n"), "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3");
    assertThat(reading.codes()).contains("text-ignored");
  }

  /** Names above a blank line with which the text ends, as below a table of a wiki. */
  @Test
  void aTextMayEndWithBlankLinesBelowNames() {
    Reading reading = Reading.of("f5d6c3d3c4\n\nAnn Lee - Ben Ray\n\n", "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
  }

  /** The lines that are looked at below names may be a whole table of moves. */
  @Test
  void aTableOfMovesBelowNamesIsTheirGame() {
    String rows = "Nr;Black;White\n1;f5;d6\n2;c3;d3\n3;c4;f4\n";
    Reading reading = Reading.of("Ann Lee - Ben Ray, 1989\n" + rows, "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Ann Lee");
  }
}
