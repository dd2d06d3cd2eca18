package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Whose are the labels and comments around the moves? A tilde stands for the end of a line. */
class LabelsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // They touch the moves above, those below, or no others.
        "f5d6c3d3c4f4~Black: A~White: B~~f5f6e6f4g5e7~Black: C~White: D | A-B C-D",
        "f5d6c3d3c4f4~~Black: A~White: B~f5f6e6f4g5e7 | - A-B",
        "Black: A~White: B~f5d6c3d3c4f4~~Black: C~White: D~f5f6e6f4g5e7 | A-B C-D",
        "Black: A~White: B~f5d6c3d3c4f4~Black: C~White: D~f5f6e6f4g5e7 | A-B C-D",
        "Black: A~White: B~~f5d6c3d3c4f4~~Black: C~White: D~~f5f6e6f4g5e7 | A-B C-D",
        "f5d6c3d3c4f4~Black: A~White: B~~Black: C~White: D~f5f6e6f4g5e7 | A-B C-D",
        // At the end of the text there is no other game.
        "f5d6c3d3c4f4~Black: A~White: B | A-B",
        "f5d6c3d3c4f4~~Black: A~White: B | A-B",
        "Black: A~f5d6c3d3c4f4~~White: B | A-B",
        // The first players of a text show where all stand.
        "Black: A~White: B~f5d6c3d3c4f4~f5f6e6f4g5e7e3~Black: C~White: D~f5f6e6f4g5e7 | A-B - C-D",
        "Event: Cup~~f5d6c3d3c4f4~Black: A~White: B~~f5f6e6f4g5e7~Black: C~White: D | A-B C-D",
      })
  void labelsBelongToTheMovesThatTheyTouch(String text, String players) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading)).isEqualTo(players);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6c3d3c4f4~Al 33-31 Bo~f5f6e6f4g5e7 | Al-Bo - | above",
        "f5d6c3d3c4f4~~Black: A~White: B~~f5f6e6f4g5e7 | - A-B | below",
      })
  void whereNothingShowsWhoseTheyAreItIsTold(String text, String players, String side) {
    Reading reading = read(text);
    assertThat(players(reading)).isEqualTo(players);
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .endsWith(
            "Kifu gave these labels to the game "
                + side
                + "; they may belong to the other [labels-between]");
  }

  /**
   * Labels that touch the game above on a page that has them above its games, or before a blank.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Black: A~White: B~f5d6c3d3c4f4~f5f6e6f4g5e7e3~Black: C~~f5f4 | C",
        "f5d6c3d3c4f4~Black: A~Black: C~f5f6e6f4g5e7~White: D | A",
        "f5d6c3d3c4f4~Black: A~White: B~~f5f6e6f4g5e7e3~Black: C~White: D~f5f6e6f4g5e7 | C",
      })
  void labelsThatMayBeOfEitherGameAreGivenToOneAndTold(String text, String player) {
    Reading reading = read(text);
    assertThat(reading.records()).anyMatch(game -> game.header().black().equals(player));
    assertThat(reading.codes().isEmpty()).isFalse();
  }

  @Test
  void aResultAndADateBelowTheMovesAreTheirs() {
    Reading reading = read("Black: A~White: B~f5d6c3d3~Result: 33-31~Date: 2003-02-03~~f5f6e6f4");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    assertThat(reading.records().getFirst().header().date()).hasToString("2003-02-03");
    assertThat(reading.records().get(1).header().captions()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Black: A~White: B~~f5d6c3d3c4f4~~Result: 33-31~~Black: C~White: D~~f5f6e6f4g5e7e3 | 33 0 |"
            + " 0",
        "Black: A~White: B~~f5d6c3d3c4f4~~Result: 33-31~~f5f6e6f4g5e7e3 | 33 0 | 1",
        "Result: 33-31~~f5d6c3d3c4f4~~Result: 40-24~~f5f6e6f4g5e7e3 | 33 40 | 0",
        "f5d6c3d3c4f4~~Result: 40-24~f5f6e6f4g5e7e3 | 0 40 | 0",
      })
  void aResultAloneIsOfTheGameAboveUnlessItTouchesTheOneBelow(
      String text, String scores, int findings) {
    Reading reading = read(text);
    assertThat(reading.records())
        .extracting(game -> game.declared().blackDiscs().orElse(0))
        .map(Object::toString)
        .containsExactly(scores.split(" "));
    assertThat(reading.codes()).hasSize(findings).allMatch("labels-between"::equals);
  }

  @Test
  void whatASideSaysIsAComment() {
    Reading reading = read("f5d6c3d3~White: I was lost here~c4f4c5b3");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3");
    assertThat(reading.findings()).isEmpty();
    assertThat(remarks(reading)).containsExactly(new Remark(4, "White: I was lost here"));
    assertThat(reading.records().getFirst().header().captions()).isEmpty();
  }

  @Test
  void aLabelWithinAGameIsKept() {
    Reading reading = read("f5d6c3d3~Event: Cup~c4f4c5b3");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("Cup");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(a note)", "\uFF08a note\uFF09", "{a note}", "# a note", "// a note", "% a note"})
  void commentsOnLinesOfTheirOwnAreKeptWhereTheyStand(String comment) {
    String text = comment + "~f5d6~" + comment + "~c3d3~" + comment + "~~f5f6e6f4";
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3", "f5f6e6f4");
    assertThat(reading.findings()).isEmpty();
    assertThat(remarks(reading))
        .containsExactly(new Remark(0, "a note"), new Remark(2, "a note"), new Remark(4, "a note"));
    assertThat(reading.records().get(1).remarks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"# a note | 1", "(a note) | 0"})
  void aSignHeadsTheGameBelowAndABracketEndsTheOneAbove(String comment, int game) {
    Reading reading = read("f5d6c3d3~" + comment + "~f5f6e6f4");
    assertThat(reading.records().get(game).remarks()).hasSize(1);
    assertThat(reading.records().get(1 - game).remarks()).isEmpty();
  }

  @Test
  void commentsBeyondAnyGameAreTold() {
    Reading reading = read("f5d6c3d3~" + "# a note~".repeat(300));
    int kept = 30; // comments of a game
    assertThat(remarks(reading)).hasSize(kept);
    assertThat(reading.findings())
        .containsExactly(
            "t:%d:1: ignored %d lines without moves, from '# a note' on [text-ignored]"
                .formatted(kept + 2, 300 - kept));
    assertThat(Reading.of("# a note\n", "transcript").codes())
        .containsExactly("text-ignored", "no-games");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Noir : Anna~Blanc : Bob~Tournoi : Cup~Lieu : Paris~Date : 3 f\u00E9vrier"
            + " 2003~R\u00E9sultat : 32-32",
        "Schwarz: Anna~Wei\u00DF: Bob~Turnier: Cup~Ort: Paris~Datum: 3.2.2003~Ergebnis: 32:32",
        "Черные: Anna~Белые: Bob~Турнир: Cup~Место: Paris~Дата: 3 февраля 2003 г.~Счёт: 32:32",
        "黒： Anna~白： Bob~大会： Cup~場所： Paris~対局日： 2003年2月3日~結果： 32-32",
        "Black: Anna~White: Bob~Event: Cup~Place: Paris~Date: Feb 3, 2003~Score: 32 : 32",
        "Negras: Anna~Blancas: Bob~Torneo: Cup~Lugar: Paris~Fecha: 3 de febrero de 2003"
            + "~Resultado: 32-32",
        "Nero: Anna~Bianco: Bob~Torneo: Cup~Luogo: Paris~Data: 3 febbraio 2003~Risultato: 32-32",
        // Several in one line, and without a colon where a score or a date follows.
        "Black: Anna  White: Bob~Event: Cup, Place: Paris; Date: 2003-02-03~Result 32-32",
        "黒：Anna　白：Bob~大会：Cup 会場：Paris~日付 2003-02-03 ~結果：黒３２－３２白",
        "Schwarz: Anna | Weiß: Bob~Turnier: Cup - Ort: Paris~Datum 3.2.2003~Ergebnis (32:32)",
        "Счёт 32:32~Дата: 3.2.2003, Место: Paris~Турнир: Cup~Черные: Anna Белые: Bob",
        // Among the tags of a page.
        "<b>Black:</b> Anna<br>White:&nbsp;<i>Bob</i><br>~<p>Event: Cup</p>"
            + "~<li>Place: Paris<li>Date: 2003-02-03<li>Score: 32-32</li>",
        "<param name=\"Black\" value=\"Anna\"><param name='white' value='Bob'>"
            + "~<PARAM NAME=event VALUE=Cup>~<input type=hidden name=place value=Paris>"
            + "~<meta name=\"date\" content=\"2003-02-03\"/><param name=result value=32-32>",
      })
  void labelsAreReadInSevenLanguages(String labels) {
    Reading reading = read(labels + "~f5d6c3d3");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().captions())
        .containsExactlyInAnyOrder(
            "Black: Anna", "White: Bob", "Event: Cup", "Place: Paris", "Date: 2003-02-03");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(32);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "White 27, Black 37 | 37",
        "白27-37黒 | 37",
        "37 (black) - 27 (white) | 37",
        "Negras 37 - Blancas 27 | 37",
        "B 37 : 27 W | 37",
        "37対27 | 37",
      })
  void theSidesMayStandBesideTheirDiscs(String score, int black) {
    Reading reading = read("Result: " + score + "~f5d6c3d3");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(black);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: f5 White: d6~Black: c3 White: d3~Black: c4 White: f4",
        "黒：f5 白：d6~黒：c3 白：d3~黒：c4 白：f4",
      })
  void sidesBeforeTheirMovesAreNotPlayers(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.records().getFirst().header().captions()).isEmpty();
  }

  /** The first record has lost its line ends; the next has its own labels. */
  @Test
  void labelsMayStandBeforeTheMovesOfTheirLine() {
    Reading reading =
        read(
            "Black: Ann White: Bob Date: 2011-10-07 Score: 33-31 f5d6c3d3c4f4c5b3~"
                + "Black: Carl~White: Dora~Date: 2009-04-09~f5f6e6f4g5e7e3f3~");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading)).isEqualTo("Ann-Bob Carl-Dora");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    assertThat(reading.records().getFirst().header().date()).hasToString("2011-10-07");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Event: F5D6C3D3C4F4", "Event: f5 d6 c3 d3", "Lieu: f5d6c3d3c4"})
  void anOccasionMayBeNamedAfterAnOpening(String label) {
    Reading reading = read("Black: Ann~White: Bob~" + label + "~Date: 2001-02-03~f5f6e6f4~");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading)).isEqualTo("Ann-Bob");
    assertThat(reading.moves()).containsExactly("f5f6e6f4");
  }

  @Test
  void theRoundIsAComment() {
    Reading reading = read("Torneo: Cup~Ronda: 3~f5d6c3d3");
    assertThat(reading.findings()).isEmpty();
    assertThat(remarks(reading)).containsExactly(new Remark(0, "Ronda: 3"));
  }

  private static List<Remark> remarks(Reading reading) {
    return reading.records().getFirst().remarks();
  }

  private static String players(Reading reading) {
    Stream<GameRecord> games = reading.records().stream();
    return games
        .map(game -> game.header().black() + "-" + game.header().white())
        .collect(Collectors.joining(" "));
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n");
  }

  @Test
  void tagsOfPgnMayHaveLostTheirQuotationMarks() {
    Reading reading =
        read("[Event Cup]~[Black Ann Lee]~[White Bob]~[Result 40-24]~1. f5 d6 2. c3 d3 3. c4");
    assertThat(reading.findings()).isEmpty();
    assertThat(players(reading)).isEqualTo("Ann Lee-Bob");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("Cup");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(40);
  }
}
