package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.testing.Reading;

/** Comments, times and variations of a game. */
class PgnCommentTest {
  @Test
  void commentsTimesAndVariationsAreKept() {
    GameRecord game =
        PgnGames.only(
            "[Event \"x\"]\n{a} 1. f5 {[%emt 0:01:02.5] b} (1. d3 {c} c5) d6 $3 ; d\n2. c3");
    assertThat(game.moves()).extracting(Object::toString).containsExactly("f5", "d6", "c3");
    assertThat(game.remarks())
        .containsExactly(new Remark(0, "a"), new Remark(1, "b"), new Remark(2, "d"));
    assertThat(game.clocks()).containsExactly(new ClockTime(0, 62.5));
    assertThat(game.notes().tags()).containsExactly(new Tag(2, "pgn:NAG", "3"));
    List<Variation> variations = game.notes().variations();
    assertThat(variations).hasSize(1);
    assertThat(variations.getFirst().move()).isZero();
    assertThat(variations.getFirst().moves())
        .extracting(Object::toString)
        .containsExactly("d3", "c5");
    assertThat(variations.getFirst().notes().remarks()).containsExactly(new Remark(1, "c"));
  }

  /** Comments of lichess, ChessBase and chess.com, and what people write by hand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%eval 0.8]",
        "[%csl Gf5]",
        "[%csl Gf5,Rd6][%cal Gf5d6] a move",
        "[%eval 0.17] [%clk 0:00:30]",
        "[%clk 0:00:30.4] [%emt 0:00:05] blunder",
        "[%emt 0:00:05]",
        "[%emt 0:00:02.5] b",
        "[%emt 00:00:05]",
        "[%clk 0:04:58] a",
        "[%clk 5]",
        "first\n[%eval #3]\n[Ann] and [Bob]",
      })
  void commandsInCommentsComeOutAsTheyWentIn(String comment) {
    String moves = "{" + comment + "} 1. f5 {" + comment + "} (1. e6 {" + comment + "}) 1... d6 *";
    GameRecord game = PgnGames.only("[Event \"x\"]\n\n" + moves + "\n");
    String text = PgnGames.text(game);
    assertThat(text).contains("\n" + moves.replace("(1.", "( 1.").replace("})", "} )"));
    assertThat(PgnGames.losses(game)).isEmpty();
    assertThat(PgnGames.only(text)).isEqualTo(game);
  }

  @Test
  void timesAreFactsEvenBesideOtherCommands() {
    GameRecord game =
        PgnGames.only("[Event \"x\"]\n1. f5 {[%eval 0.1] [%clk 0:01:00] [%emt 0:00:07]} *");
    assertThat(game.clocks()).containsExactly(new ClockTime(0, 7));
    assertThat(game.notes().tags()).contains(new Tag(1, "pgn:clk", "0:01:00"));
  }

  @Test
  void aTimeOfAnotherNotationIsWrittenBeforeTheComment() {
    Reading sgf = Reading.of("(;GM[2]TM[300];B[f5]BL[295]C[bold];W[d6]C[[%clk 1:00\\] so])", "sgf");
    GameRecord game = sgf.records().getFirst();
    assertThat(PgnGames.text(game))
        .contains("1. f5 {[%emt 0:00:05] bold} 1... d6 {[%clk 1:00] so}");
    assertThat(PgnGames.losses(game)).contains("that times in comments are words");
  }

  /** Tags in the first line and in a later one, and a brace in a comment of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "; [White \"Fake\"]~|[White \"Fake\"]",
        "{as in~[Event \"y\"]~1. f5}|as in~[Event \"y\"]~1. f5",
        ";a } b~|a } b",
        ";{[Event \"y\"]}~|{[Event \"y\"]}",
      })
  void commentsWithTagsAndBracesComeOutAsTheyWentIn(String written, String text) {
    String comment = written.replace('~', '\n');
    GameRecord game =
        PgnGames.only(
            "[Event \"x\"]\n1. f5 " + comment + " d6 (1... f6 " + comment + ") 2. c3 *\n");
    assertThat(game.remarks()).containsExactly(new Remark(1, text.replace('~', '\n')));
    assertThat(PgnGames.losses(game)).isEmpty();
    assertThat(PgnGames.only(PgnGames.text(game))).isEqualTo(game);
  }

  /** A reader takes a brace after a tag for the sign that the comment before has lost its end. */
  @Test
  void aTagThatWouldEndACommentGetsAnotherBracket() {
    GameRecord game =
        Reading.of("(;GM[2];B[f5]C[as in\n[Event \"x\"\\] {\nso])", "sgf").records().getFirst();
    String text = PgnGames.text(game);
    assertThat(text).contains("{as in\n(Event \"x\"] {\nso}");
    assertThat(Reading.of(text, "pgn").games()).hasSize(1);
    assertThat(PgnGames.losses(game)).contains("the exact wording of comments");
  }

  /** A comment after a variation is about the variation, or leads back to the game. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 ( 1... f6 {a} ) {b} 2. c3",
        "1. f5 d6 {a} ( 1... f6 ) {b} ( 1... f4 ) {c} {d} 2. c3 {e}",
        "1. f5 d6 ( 1... f6 2. e6 ( 2. d3 ) {a} 2... f4 ) ( 1... f4 ) {b} 2. c3",
        "1. f5 d6 ( 1... f6 ) {[%eval 0.2]}",
      })
  void aCommentAfterAVariationKeepsItsPlace(String moves) throws IOException {
    GameRecord game = PgnGames.only("[Event \"x\"]\n[Result \"*\"]\n\n" + moves + " *\n");
    String text = PgnGames.text(game);
    assertThat(text).contains("\n" + moves + " *\n");
    assertThat(PgnGames.only(text)).isEqualTo(game);
    String json = PgnGames.written("json", game);
    assertThat(Reading.of(json, "json").records()).containsExactly(game);
  }

  @Test
  void theVariationsBeforeACommentAreCounted() throws IOException {
    GameRecord game = PgnGames.only("[Event \"x\"]\n1. f5 {a} d6 (1... f6) {b} (1... f4) {c} *");
    assertThat(game.remarks())
        .containsExactly(new Remark(1, "a", 0), new Remark(2, "b", 1), new Remark(2, "c", 2));
    assertThat(PgnGames.losses("sgf", game)).contains("the places of comments after variations");
  }

  @Test
  void aCommentHoldsTagsAsFarAsItGoes() {
    String comment = "as in\n[Event \"other\"]\n" + "and so on ".repeat(1500);
    String game = "[Event \"x\"]\n\n1. f5 d6 {" + comment + "} 2. c3 *\n\n";
    assertThat(Reading.of(game.repeat(2), "pgn").games()).hasSize(2);
    String open = game.replace("}", "");
    Reading reading = Reading.of(open + game, "pgn");
    assertThat(reading.games()).hasSize(3);
    assertThat(reading.games().getLast().record().orElseThrow().moves()).hasSize(3);
  }

  @Test
  void whatTheClocksShowGivesTheTimesOfTheMoves() {
    String moves =
        "1. f5 {[%clk 0:04:58] a} d6 {[%clk 0:05:01.5]} 2. c3 {[%clk 4:50]} d3 3. c4 {[%clk"
            + " 0:04:50]} f4 {[%clk 0:03:00]}";
    GameRecord game = PgnGames.only("[TimeControl \"300+3\"]\n" + moves);
    assertThat(game.clocks())
        .containsExactly(
            new ClockTime(0, 5), new ClockTime(1, 1.5), new ClockTime(2, 11), new ClockTime(4, 3));
    assertThat(game.remarks()).containsExactly(new Remark(1, "a"));
    assertThat(game.notes().tags())
        .contains(new Tag(1, "pgn:clk", "0:04:58"), new Tag(3, "pgn:clk", "4:50"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"x\"]\n1. f5 {[%clk 0:04:58]}",
        "[TimeControl \"?\"]\n1. f5 {[%clk 0:04:58]}",
        "[TimeControl \"60\"]\n1. f5 {[%clk 0:04:58]}",
      })
  void withoutTheRestOfTheClockTheTimesAreNotKnown(String text) {
    GameRecord game = PgnGames.only(text);
    assertThat(game.clocks()).isEmpty();
    assertThat(game.remarks()).isEmpty();
    assertThat(game.notes().tags()).contains(new Tag(1, "pgn:clk", "0:04:58"));
  }

  @Test
  void aPassThatIsLeftOutDoesNotMixUpTheClocks() {
    String squares =
        "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7"
            + "b1e1b2b7g2h1h3g1h8a1";
    String last =
        " a6 {[%clk 0:04:00]} a8 {[%clk 0:03:00]} g8 {[%clk 0:02:50]} g7 {[%clk 0:01:00]}";
    GameRecord game =
        PgnGames.only("[TimeControl \"300\"]\n" + squares.replaceAll("(..)", "$1 ") + last);
    assertThat(game.clocks()).containsExactly(new ClockTime(57, 60), new ClockTime(58, 10));
  }

  @Test
  void aLineWithAPercentSignInAGameIsAComment() {
    GameRecord game =
        PgnGames.only(
            """
            [Event "x"]
            % one
            [Black "Ann"]
            ;two
            {three}
            [White "Bob"]

            1. f5
            %1... f6
            d6 *\
            """);
    assertThat(game.moves()).extracting(Object::toString).containsExactly("f5", "d6");
    assertThat(game.header().white()).isEqualTo("Bob");
    assertThat(game.remarks())
        .containsExactly(
            new Remark(0, "one"),
            new Remark(0, "two"),
            new Remark(0, "three"),
            new Remark(1, "1... f6"));
  }

  /** A percent sign in a line is a word of its own. */
  @Test
  void aPercentSignAmongMovesIsNotAComment() {
    assertThat(PgnGames.only("[Event \"x\"]\n\n1. f5 % d6 *").moves()).hasSize(3);
  }
}
