package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.format.GameReader;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

class PgnTest {
  @ParameterizedTest
  @CsvSource({
    "1. f5 d6 2. c3 d3, f5d6c3d3",
    "1.f5 1...d6 2.c3, f5d6c3",
    "1. F5 D6, f5d6",
    "1. P@f5 P@d6, f5d6",
    "1. f5! d6?? 2. c3!?, f5d6c3",
    "f5 d6, f5d6",
    "f5d6c3d3, f5d6c3d3",
    "1. f5 -- 2. pass @@@@ 3. PA p@@@, f5passpasspasspasspass",
  })
  void movesHaveManyForms(String text, String moves) {
    assertThat(Reading.of("[Event \"x\"]\n\n" + text + " *\n").moves()).containsExactly(moves);
  }

  @ParameterizedTest
  @CsvSource({
    "37-27, UNKNOWN, 37, false",
    "32-32, UNKNOWN, 32, false",
    "1/2-1/2, UNKNOWN, 32, true",
    "37-20, UNKNOWN, 44, true",
    "1-0, UNKNOWN, , false",
    "0-1, UNKNOWN, , false",
    "*, UNFINISHED, , false",
    "?, UNKNOWN, , false",
  })
  void theResultIsBlacksDiscsFirst(
      String written, Outcome.Kind kind, Integer discs, boolean isKept) {
    GameRecord game = only("[Result \"" + written + "\"]\n1. f5");
    assertThat(game.declared().inDiscs())
        .isEqualTo(new Outcome(kind, discs == null ? OptionalInt.empty() : OptionalInt.of(discs)));
    assertThat(game.notes().tags().contains(new Tag(0, "pgn:Result", written))).isEqualTo(isKept);
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, 51, 13, 51, ''",
    "51-13, 51, 13, 51, ''",
    "*, 13, 51, 13, ''",
    "0-1, 51, 13, , bad-value",
    "40-24, 51, 13, 40, bad-value",
    "1-0, 51, 40, , bad-value",
  })
  void discsInTagsOfTheirOwnAreTheScore(
      String result, String black, String white, Integer discs, String code) {
    Reading reading =
        Reading.of(
            "[Result \"%s\"]\n[BlackDiscs \"%s\"]\n[WhiteDiscs \"%s\"]\n1. f5 d6\n"
                .formatted(result, black, white));
    GameRecord game = reading.records().getFirst();
    assertThat(game.declared().blackDiscs())
        .isEqualTo(discs == null ? OptionalInt.empty() : OptionalInt.of(discs));
    assertThat(reading.codes()).isEqualTo(code.isEmpty() ? List.of() : List.of(code));
    assertThat(game.notes().tags()).contains(new Tag(0, "pgn:BlackDiscs", black));
    Reading again = Reading.of(new PgnFormat.PgnWriting().text(game));
    assertThat(again.records().getFirst()).isEqualTo(game);
  }

  @ParameterizedTest
  @CsvSource({
    "time forfeit, TIME, false",
    "Time forfeit, TIME, true",
    "Black resigned, RESIGNED, true",
    "abandoned, LEFT, false",
    "unterminated, UNFINISHED, false",
    "normal, UNKNOWN, true",
  })
  void theTerminationSaysHowTheGameEnded(String written, Outcome.Kind kind, boolean isKept) {
    GameRecord game = only("[Result \"20-44\"]\n[Termination \"" + written + "\"]\n1. f5");
    assertThat(game.declared().inDiscs()).isEqualTo(new Outcome(kind, OptionalInt.of(20)));
    assertThat(game.notes().tags().contains(new Tag(0, "pgn:Termination", written)))
        .isEqualTo(isKept);
    assertThat(only(new PgnFormat.PgnWriting().text(game))).isEqualTo(game);
    assertThat(new PgnFormat.PgnWriting().losses(game)).isEmpty();
  }

  /** A side that won by resignation, as SGF writes it. */
  @Test
  void aWinnerWithoutAScoreIsWritten() {
    Outcome resigned = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty());
    GameRecord game =
        GameRecord.of(
            GameHeader.NONE,
            MoveList.ofSquares(Games.squares("f5d6")),
            resigned.withWinner(Disc.WHITE));
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text).contains("[Result \"0-1\"]").endsWith(" 0-1\n\n");
    assertThat(only(text).declared()).isEqualTo(resigned.withWinner(Disc.WHITE));
    assertThat(new PgnFormat.PgnWriting().losses(game)).isEmpty();
  }

  /**
   * The tag and the end of the moves say the same. Nine moves to the end of a game are 13-0, and
   * 64-0 with the empty squares.
   */
  @ParameterizedTest
  @CsvSource({
    "f5d6c5f4e3f6g5e6e7, UNKNOWN, 40, , 40-24, ", // as declared, whatever the board says
    "f5d6c5f4e3f6g5e6e7, UNKNOWN, , , 64-0, ", // nothing declared, and the board shows it
    "f5d6c5f4e3f6g5e6e7, PLAYED_OUT, , , 64-0, ",
    "f5d6c5f4e3f6g5e6e7, UNFINISHED, , , *, ", // as declared
    "f5d6, UNKNOWN, 32, , 32-32, ",
    "f5d6, UNKNOWN, , , *, unknown",
    "f5d6, UNKNOWN, , -7, 0-1, ", // white is ahead; nobody knows by how many with the empty squares
    "f5d6, UNFINISHED, , , *, ",
    "f5d6, UNFINISHED, 34, , 34-30, unterminated",
    "f5d6, RESIGNED, 0, , 0-64, resigned",
    "f5d6, TIME, , , *, time forfeit",
    "f5d6, AGREED, 32, , 32-32, agreed",
    "f5d6, LEFT, , , *, abandoned",
  })
  void theResultIsWhatIsKnown(
      String moves,
      Outcome.Kind kind,
      @Nullable Integer discs,
      @Nullable Integer boardDiff,
      String result,
      @Nullable String ending) {
    Outcome declared =
        new Outcome(kind, discs == null ? OptionalInt.empty() : OptionalInt.of(discs));
    GameRecord game =
        GameRecord.of(
            GameHeader.NONE,
            MoveList.parse(moves).orElseThrow(),
            boardDiff == null ? declared : declared.withBoardDiff(boardDiff));
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text).contains("[Result \"" + result + "\"]\n").endsWith(" " + result + "\n\n");
    assertThat(text.contains("[Termination ")).isEqualTo(ending != null);
    assertThat(text).contains(ending == null ? "" : "[Termination \"" + ending + "\"]\n");
    if (boardDiff == null && kind != Outcome.Kind.PLAYED_OUT && !result.equals("64-0")) {
      assertThat(only(text)).isEqualTo(game);
    }
  }

  /** The words of the source are kept, and repeated behind the moves if they may stand there. */
  @ParameterizedTest
  @CsvSource({"1/2-1/2, 1/2-1/2", "13-0, 13-0", "37 - 27, *"})
  void aResultInOtherWordsStaysWhatItIs(String written, String last) {
    GameRecord game =
        Reading.of("[Result \"" + written + "\"]\n1. f5 d6", "pgn").records().getFirst();
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text)
        .contains("[Result \"" + written + "\"]\n")
        .endsWith("1. f5 d6 " + last + "\n\n");
  }

  /** {@code normal} is no word for a game that is not finished. */
  @Test
  void anUnknownResultOfAGameThatEndedStaysUnknown() {
    GameRecord game = only("[Result \"?\"]\n[Termination \"normal\"]\n1. f5");
    assertThat(only(new PgnFormat.PgnWriting().text(game))).isEqualTo(game);
  }

  /** The last word and the tag in the same or in other signs of the same meaning. */
  @ParameterizedTest
  @CsvSource({
    "1/2-1/2, 1/2",
    "1/2-1/2, \u00BD-\u00BD",
    "\u00BD-\u00BD, \u00BD",
    "1/2-1/2, 32-32",
    "Draw, 1/2-1/2",
    "1-0, 1:0",
    "0-1, 0\u20131",
    "37:27, 37:27",
    "37-27, 37\u221227",
    "37\u201327, 37:27",
    "28-36, W+8",
    "W+8, W+8",
    "B+R, B+R",
    "White wins 36-28, 28-36",
  })
  void aLastWordThatMeansTheResultOfTheTagIsTheResult(String tag, String last) {
    String moves = "[Event \"x\"]\n[Result \"" + tag + "\"]\n\n1. f5 d6 ";
    GameRecord game = only(moves + last + "\n");
    assertThat(game.moves()).hasSize(2);
    assertThat(game.declared()).isEqualTo(only(moves).declared()).isNotEqualTo(Outcome.NONE);
    assertThat(only(new PgnFormat.PgnWriting().text(game))).isEqualTo(game);
  }

  @ParameterizedTest
  @CsvSource({"37-27, 36:28", "1-0, 0:1", "W+8, B+8", "1/2, 1-0"})
  void aLastWordThatMeansAnotherResultIsTold(String tag, String last) {
    Reading reading = Reading.of("[Event \"x\"]\n[Result \"" + tag + "\"]\n\n1. f5 d6 " + last);
    assertThat(reading.codes()).containsExactly("bad-value");
    assertThat(reading.records().getFirst().moves()).hasSize(2);
  }

  @Test
  void aResultAsInChessNamesTheWinner() {
    assertThat(only("[Result \"1-0\"]\n1. f5").declared().winner()).contains(Disc.BLACK);
    assertThat(only("[Result \"0-1\"]\n1. f5").declared().winner()).contains(Disc.WHITE);
    assertThat(only("[Result \"37-27\"]\n1. f5").declared().winner()).isEmpty();
  }

  /** From a match of Fischer and Spassky; pawns move to squares of our board. */
  @Test
  void aGameOfChessIsRefusedAsOne() {
    Reading reading =
        Reading.of(
            """
            [Event "F/S Return Match"]
            [White "Fischer"]
            [Black "Spassky"]
            [Result "1/2-1/2"]

            1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2
            """);
    assertThat(reading.findings()).containsExactly("t:6:13: game 1: a game of chess [other-rules]");
    assertThat(reading.records()).isEmpty();
    assertThat(Reading.of("[Event \"x\"]\n\n1. d4 d5 2. c4 dxc4 3. e4 exd4 *\n").codes())
        .containsExactly("other-rules");
  }

  @Test
  void oneWordOfChessIsASlipOfThePen() {
    assertThat(only("[Event \"x\"]\n1. f5 d6 2. Nc3 *").moves()).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. - -", "1. - - *", "1. -", "*"})
  void aGameWithoutMovesIsAGame(String moves) {
    Reading reading = Reading.of("[Event \"x\"]\n[Black \"Ann\"]\n\n" + moves + "\n");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.moves()).isEmpty();
    assertThat(only(new PgnFormat.PgnWriting().text(game)).moves()).isEmpty();
  }

  @Test
  void aDashAmongMovesDoesNotNameASquare() {
    assertThat(only("[Event \"x\"]\n1. - f5 2. d6 -").moves())
        .extracting(Object::toString)
        .containsExactly("-", "f5", "d6", "-");
  }

  @Test
  void theRoundIsAFact() {
    GameRecord game = only("[Event \"x\"]\n[Round \"3.1\"]\n1. f5 *");
    assertThat(game.notes().tags()).containsExactly(new Tag(0, "round", "3.1"));
    assertThat(new PgnFormat.PgnWriting().text(game)).contains("[Round \"3.1\"]");
  }

  @Test
  void aResultBehindTheMovesIsEnough() {
    assertThat(only("[Event \"x\"]\n1. f5 40-24").declared()).isEqualTo(Outcome.ofBlackDiscs(40));
  }

  @Test
  void commentsTimesAndVariationsAreKept() {
    GameRecord game =
        only("[Event \"x\"]\n{a} 1. f5 {[%emt 0:01:02.5] b} (1. d3 {c} c5) d6 $3 ; d\n2. c3");
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
    GameRecord game = only("[Event \"x\"]\n\n" + moves + "\n");
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text).contains("\n" + moves.replace("(1.", "( 1.").replace("})", "} )"));
    assertThat(new PgnFormat.PgnWriting().losses(game)).isEmpty();
    assertThat(only(text)).isEqualTo(game);
  }

  @Test
  void timesAreFactsEvenBesideOtherCommands() {
    GameRecord game = only("[Event \"x\"]\n1. f5 {[%eval 0.1] [%clk 0:01:00] [%emt 0:00:07]} *");
    assertThat(game.clocks()).containsExactly(new ClockTime(0, 7));
    assertThat(game.notes().tags()).contains(new Tag(1, "pgn:clk", "0:01:00"));
  }

  @Test
  void aTimeOfAnotherNotationIsWrittenBeforeTheComment() {
    Reading sgf = Reading.of("(;GM[2]TM[300];B[f5]BL[295]C[bold];W[d6]C[[%clk 1:00\\] so])", "sgf");
    GameRecord game = sgf.records().getFirst();
    assertThat(new PgnFormat.PgnWriting().text(game))
        .contains("1. f5 {[%emt 0:00:05] bold} 1... d6 {[%clk 1:00] so}");
    assertThat(new PgnFormat.PgnWriting().losses(game))
        .contains("that times in comments are words");
  }

  /** A comment on the game must not begin the next one. */
  @Test
  void aTagThatBeginsALineOfACommentGetsAnotherBracket() {
    GameRecord game =
        Reading.of("(;GM[2];B[f5]C[as in\n[Event \"x\"\\]])", "sgf").records().getFirst();
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text).contains("{as in\n(Event \"x\"]}");
    assertThat(new PgnFormat.PgnWriting().losses(game)).contains("the exact wording of comments");
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
    GameRecord game = only("[Event \"x\"]\n[Result \"*\"]\n\n" + moves + " *\n");
    String text = new PgnFormat.PgnWriting().text(game);
    assertThat(text).contains("\n" + moves + " *\n");
    assertThat(only(text)).isEqualTo(game);
    String json = written("json", game);
    assertThat(Reading.of(json, "json").records()).containsExactly(game);
  }

  @Test
  void theVariationsBeforeACommentAreCounted() throws IOException {
    GameRecord game = only("[Event \"x\"]\n1. f5 {a} d6 (1... f6) {b} (1... f4) {c} *");
    assertThat(game.remarks())
        .containsExactly(new Remark(1, "a", 0), new Remark(2, "b", 1), new Remark(2, "c", 2));
    assertThat(losses("sgf", game)).contains("the places of comments after variations");
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
    GameRecord game = only("[TimeControl \"300+3\"]\n" + moves);
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
    GameRecord game = only(text);
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
    GameRecord game = only("[TimeControl \"300\"]\n" + squares.replaceAll("(..)", "$1 ") + last);
    assertThat(game.clocks()).containsExactly(new ClockTime(57, 60), new ClockTime(58, 10));
  }

  @Test
  void aPositionIsReadInTheWayThatMakesTheMovesLegal() {
    String edax = "[FEN \"8/8/3P4/3Ppp2/3pp3/2p5/8/8 w - - 0 1\"]\n";
    String board = "------------------X--------XX------OXX-----O-------------------- O";
    assertThat(only(edax + "1. f4").start()).hasToString(board);
    String xboard = "[FEN \"8/8/2p5/3pp3/3Ppp2/3P4/8/8 w - - 0 1\"]\n";
    Reading reading = Reading.of("[Event \"x\"]\n" + xboard + "1. g5", "pgn");
    assertThat(reading.records().getFirst().start()).hasToString(board);
    assertThat(reading.codes()).containsExactly("bad-value");
  }

  @Test
  void everythingKnowsItsPlace() {
    Reading reading =
        Reading.of("[Event \"x\"]\n[Black \"\u00E9\"]\n[Result \"*\"]\n\n1.f5 d6 *\n");
    Origin origin = reading.games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:1:1");
    assertThat(origin.of(Fact.EVENT)).hasToString("t:1:9");
    assertThat(origin.of(Fact.BLACK)).hasToString("t:2:9");
    assertThat(origin.of(Fact.RESULT)).hasToString("t:3:10").extracting("offset").isEqualTo(34L);
    assertThat(origin.ofMove(0)).hasToString("t:5:3");
    assertThat(origin.ofMove(1)).hasToString("t:5:6");
  }

  @Test
  void draughtsIsNotTakenForOthello() {
    String pdn = "[Event \"x\"]\n[Result \"1-0\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0\n";
    assertThat(Reading.of(pdn).codes()).containsExactly("other-rules");
  }

  private static String written(String format, GameRecord game) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, text)) {
      writer.write(game);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  private static List<String> losses(String format, GameRecord game) throws IOException {
    try (GameWriter writer = GameWriter.open(format, OutputStream.nullOutputStream())) {
      return writer.losses(game);
    }
  }

  private static GameRecord only(String text) {
    Reading reading = Reading.of(text, "pgn");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }

  /** Two moves of which one typing error makes a way of draughts. */
  @Test
  void aSlipDoesNotMakeDraughtsOfIt() {
    Reading reading = Reading.of("[Event \"x\"]\n\n1. f5-d6 2. c3 d3 3. c4 f4 *\n");
    assertThat(reading.format()).contains("pgn");
    assertThat(reading.games()).hasSize(1);
  }

  private static final String FIRST =
      "[Event \"Paris\"]\n[Black \"Ann\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 {%s} 5. e6 e7 *\n";

  private static final String SECOND =
      "[Event \"Gent\"]\n[Black \"Bob\"]\n\n1. f5 f6 2. e6 f4 3. g5 e7 4. f7 h5 5. g4 g6 *\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "as in [GameType \"25\"] 1. c3-d4 d6-c5",
        "[FEN \"W:W21:B12\"] 1. 21-17 12x21 2. 22-18",
        "c3-d4 d6-c5 d2-c3 c5-b4 a3xc5",
      })
  void aCommentThatQuotesDraughtsDoesNotMakeDraughtsOfIt(String comment) {
    Reading reading = Reading.of(FIRST.formatted(comment) + "\n" + SECOND);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).extracting(game -> game.header().black()).contains("Ann", "Bob");
  }

  /** Comments before, between and behind games that quote tags, moves and other notations. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "% [Event \"no\"] 1. f5 f6",
        "; [Event \"no\"] 1. f5 f6",
        "{as in\n[Event \"no\"]\n\n1. f5 f6 2. e6 f4 *\n}",
        "{f5d6c3d3c4f4f6f3e6e7}",
        "% f5d6c3d3c4f4f6f3e6e7\n   ; f5d6c3d3c4f4f6f3e6e7",
        "{(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])} {1. f5} % 1. f5",
        "; {\n% }\n; 1. f5 d6",
      })
  void commentsBesideGamesAreNeitherGamesNorMoves(String comment) throws IOException {
    String lines = "\n" + comment + "\n\n";
    String text = lines + FIRST.formatted("a").strip() + " " + comment + lines + SECOND + lines;
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("pgn");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4f6f3e6e7", "f5f6e6f4g5e7f7h5g4g6");
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored", "text-ignored");
    assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(8, "a"));
    try (GameReader reader =
        GameReader.open(Source.of("t", text.getBytes(StandardCharsets.UTF_8)), SILENT)) {
      reader.stream().forEach(_ -> {});
      assertThat(reader.counts().total()).isEqualTo(text.length());
    }
  }

  private static final ReadOptions SILENT = ReadOptions.reportingTo(_ -> {});

  /** Records of other notations begin as comments do, with a brace or a semicolon. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[2]FF[4]\n;B[f5]\n;W[d6]\n;B[c3]\n;W[d3]\n;B[c4]\n;W[f4])",
        "{ \"moves\": [\"f5\",\"d6\",\"c3\",\"d3\",\"c4\",\"f4\"] }",
      })
  void aRecordOfAnotherNotationBetweenGamesIsRead(String record) {
    Reading reading = Reading.of(SECOND + record + "\n\n" + SECOND);
    assertThat(reading.moves())
        .containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5d6c3d3c4f4", "f5f6e6f4g5e7f7h5g4g6");
  }

  @Test
  void aLineWithAPercentSignInAGameIsAComment() {
    GameRecord game =
        only(
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
    assertThat(only("[Event \"x\"]\n\n1. f5 % d6 *").moves()).hasSize(3);
  }

  @Test
  void aCommentWithoutEndBetweenGamesIsText() {
    Reading reading = Reading.of("{ 1\n".repeat(3) + SECOND + "{ \n".repeat(3) + SECOND);
    assertThat(reading.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5f6e6f4g5e7f7h5g4g6");
  }

  /** Words before, between and behind games; the second one has lost no more than its place. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "MIME-Version: 1.0",
        "Round 1. A good game.",
        "Standings: 1. Ann 2. Bob",
        "see PB[Ann Lee] and [this one]",
      })
  void wordsBesideGamesAreNotGames(String words) {
    Reading reading =
        Reading.of(words + "\n\n" + FIRST.formatted("a") + words + "\n\n" + SECOND + words, "pgn");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4f6f3e6e7", "f5f6e6f4g5e7f7h5g4g6");
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored", "text-ignored");
  }

  @Test
  void gamesWithoutTagsAndResultsEndWhereTheNextBegins() {
    String line = "1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3\n";
    Reading reading = Reading.of(line + "1. F5 F6 2. E6 F4 3. G5 E7\n" + line + SECOND, "pgn");
    assertThat(reading.moves())
        .containsExactly(
            "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7", "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7f7h5g4g6");
  }

  /** A number that has lost its first digit, and the other side's move behind a comment. */
  @ParameterizedTest
  @ValueSource(strings = {"1. f5 d6\n1. c3 d3", "1. f5 {x}\n1... d6\n2. c3 d3"})
  void aNumberIsNotTheBeginningOfAGame(String moves) {
    assertThat(Reading.of("[Event \"x\"]\n\n" + moves + " *\n").moves())
        .containsExactly("f5d6c3d3");
  }

  @Test
  void aLineOfAnotherNotationIsNotAMove() {
    Reading reading =
        Reading.of(SECOND.replace(" *", "") + "\n+f5-d6+c3-d3+c4-f4+f6-f3\n" + SECOND);
    assertThat(reading.codes()).containsExactly("other-notation");
    assertThat(reading.moves())
        .containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7f7h5g4g6");
  }

  @ParameterizedTest
  @ValueSource(strings = {" *</pre>\n", " *\n</pre>\n", "</pre>\n<p>Round 2</p>\n"})
  void aWebPageWritesQuotationMarksInLetters(String end) {
    String game = SECOND.strip().replace(" *", end).replace("\"", "&quot;");
    Reading reading = Reading.of("<html><p>Games</p><pre>" + game + "<pre>\n" + game + "</html>");
    assertThat(reading.codes()).containsOnly("text-ignored");
    assertThat(reading.records()).extracting(each -> each.header().black()).contains("Bob", "Bob");
    assertThat(reading.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5f6e6f4g5e7f7h5g4g6");
  }
}
