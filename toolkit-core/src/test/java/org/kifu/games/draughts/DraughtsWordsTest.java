package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.Legal;

/** The words of records of draughts, and what is said of them. */
class DraughtsWordsTest {
  private static TokenMeaning<DraughtsMove> resolve(String position, String move) {
    DraughtsPosition start =
        RussianDraughts.RULES.start(new StartSpec.Setup(position)).orElseThrow();
    return RussianDraughts.RULES.resolve(start, MoveToken.parse(move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:Wc3:Bb8 | c3-d4 | c3-d4",
        "W:Wc5:Bd6,f6,f4 | c5:e3 | c5:e7:g5:e3",
        "W:Wc5:Bd6,f6,f4 | c5:e7:g5:e3 | c5:e7:g5:e3",
        "W:Wc5:Bd6,f6,f4 | c5:g5:e3 | c5:e7:g5:e3",
        "W:Wc5:Bd6 | c5-e7 | c5:e7",
        "W:WKa1:Bc3,f6 | a1:e5:h8 | a1:d4:h8"
      })
  void aCaptureMayLeaveOutWhatLiesBetween(String position, String written, String meant) {
    assertThat(resolve(position, meant)).isInstanceOf(Legal.class);
    assertThat(resolve(position, written)).isEqualTo(resolve(position, meant));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:Wc3:Bb8 | d4-e5 | d4 is empty",
        "W:Wc3:Bb8 | b8-a7 | b8 holds a piece of black, and white is to move",
        "W:Wc3:Bb8 | c3-c4 | c4 is a light square, where nobody plays",
        "W:Wc3:Bb8 | c3-c9 | c9 is not a square of the board",
        "W:Wc3,d4:Bb8 | c3-d4 | d4 is taken",
        "W:Wc3:Bb8 | c3-b2 | c3-b2: a man goes back only to capture",
        "W:Wc3:Bb8 | c3-e5 | c3-e5: a man moves one square forward along a diagonal",
        "W:WKc3:Bb8 | c3-d2 | ",
        "W:WKc3:Bb8 | c3-c5 | c3-c5: a king moves along a diagonal as far as it is free",
        "W:Wc3:Bb8 | c3:d4 | c3:d4: there is nothing to capture that way",
        "W:Wc3,g3:Bd4 | g3-h4 | white must capture: g3-h4 does not, c3:e5 would",
        "W:Wc5:Bd6,f6,f4 | c5:e7 | the capture c5:e7 has to go on: c5:e7:g5:e3",
        "W:WKa3:Bc5,e5 | a3:e7 | white must capture: a3:e7 does not, a3:d6:h2 or a3:d6:g3 or"
            + " a3:d6:f4 would",
        "W:WKa1:Bb2 | a1-b2 | b2 is taken",
        "W:Wc3:Bb8 | pass | nobody passes in draughts",
        "W:Wc3:Bb8 | f5 | 'f5' is not a move from a square to another",
        "W:Wa1:Bb2,c3 | a1-b2 | the game is over before a1-b2",
        "W:W:Bb2 | a1-b2 | the game is over before a1-b2"
      })
  void whatIsNotLegalIsRefusedInTheWordsOfTheRules(String position, String move, String words) {
    TokenMeaning<DraughtsMove> found = resolve(position, move);
    if (words == null) {
      assertThat(found).isInstanceOf(Legal.class);
    } else {
      assertThat(found)
          .isInstanceOfSatisfying(
              Illegal.class, illegal -> assertThat(illegal.message()).isEqualTo(words));
    }
  }

  @Test
  void aCaptureThatCouldBeTwoHasToBeWrittenInFull() {
    assertThat(resolve("W:WKd8:Bc5,c7,e7,g7", "d8:h8"))
        .isInstanceOfSatisfying(
            Illegal.class,
            illegal -> {
              assertThat(illegal.why()).isEqualTo(TokenMeaning.IllegalReason.AMBIGUOUS);
              assertThat(illegal.message())
                  .isEqualTo("d8:h8 captures in 2 ways: write d8:b6:d4:h8 or d8:f6:h8");
            });
  }

  /** Four pieces or one: the shorter way has no other words. */
  @Test
  void aWayThatIsWrittenWholeIsMeant() {
    String position = "W:WKd6:Bb2,d2,c5,c7";
    assertThat(resolve(position, "d6:b8"))
        .isInstanceOfSatisfying(
            Legal.class, legal -> assertThat(legal.move()).hasToString("d6:b8"));
    assertThat(resolve(position, "d6:a3:c1:f4:b8"))
        .isInstanceOfSatisfying(
            Legal.class, legal -> assertThat(legal.move()).hasToString("d6:a3:c1:f4:b8"));
  }

  @Test
  void capturesMayBeAgreedNotToBeObligatory() {
    Rules<?, ?> rules = Catalogue.byName("russian-draughts:capture=optional").orElseThrow().rules();
    assertThat(moves(rules, "W:Wc3,g3:Bd4")).isEqualTo("[c3-b4, c3:e5, g3-f4, g3-h4]");
    assertThat(moves(RussianDraughts.RULES, "W:Wc3,g3:Bd4")).isEqualTo("[c3:e5]");
    assertThat(moves(rules, "W:Wc5:Bd6,f6,f4"))
        .as("a capture that is begun goes on")
        .isEqualTo("[c5-b6, c5:e7:g5:e3]");
  }

  private static <P, M> String moves(Rules<P, M> rules, String position) {
    return rules.legalMoves(rules.start(new StartSpec.Setup(position)).orElseThrow()).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W:Bb8 | BLACK",
        "B:WKd4:B | WHITE",
        "W:Wa1:Bb2,c3 | BLACK",
        "W:Wc3:Bb8 | ",
      })
  void whoHasNoPieceOrCannotMoveHasLost(String position, Disc winner) {
    DraughtsPosition start =
        RussianDraughts.RULES.start(new StartSpec.Setup(position)).orElseThrow();
    assertThat(RussianDraughts.RULES.count(start).winner().orElse(null)).isEqualTo(winner);
  }

  @Test
  void aKingIsDrawnAsTwoMen() {
    DraughtsPosition position = DraughtsPosition.parse("W:Wc3,Ka1:Bh8,Kb8").orElseThrow();
    assertThat(RussianDraughts.RULES.draw(position))
        .isEqualTo(
            """
            8    XX    .     .     X
            7 .     .     .     .
            6    .     .     .     .
            5 .     .     .     .
            4    .     .     .     .
            3 .     O     .     .
            2    .     .     .     .
            1 OO    .     .     .
              a  b  c  d  e  f  g  h
            """);
  }
}
