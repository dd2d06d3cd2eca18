package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Tag;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The result of a game: in the tag, after the moves, and as it is written. */
class PgnResultTest {
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
    GameRecord game = PgnGames.only("[Result \"" + written + "\"]\n1. f5");
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
    Reading again = Reading.of(PgnGames.text(game));
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
    GameRecord game = PgnGames.only("[Result \"20-44\"]\n[Termination \"" + written + "\"]\n1. f5");
    assertThat(game.declared().inDiscs()).isEqualTo(new Outcome(kind, OptionalInt.of(20)));
    assertThat(game.notes().tags().contains(new Tag(0, "pgn:Termination", written)))
        .isEqualTo(isKept);
    assertThat(PgnGames.only(PgnGames.text(game))).isEqualTo(game);
    assertThat(PgnGames.losses(game)).isEmpty();
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
    String text = PgnGames.text(game);
    assertThat(text).contains("[Result \"0-1\"]").endsWith(" 0-1\n\n");
    assertThat(PgnGames.only(text).declared()).isEqualTo(resigned.withWinner(Disc.WHITE));
    assertThat(PgnGames.losses(game)).isEmpty();
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
    String text = PgnGames.text(game);
    assertThat(text).contains("[Result \"" + result + "\"]\n").endsWith(" " + result + "\n\n");
    assertThat(text.contains("[Termination ")).isEqualTo(ending != null);
    assertThat(text).contains(ending == null ? "" : "[Termination \"" + ending + "\"]\n");
    if (boardDiff == null && kind != Outcome.Kind.PLAYED_OUT && !result.equals("64-0")) {
      assertThat(PgnGames.only(text)).isEqualTo(game);
    }
  }

  /** The words of the source are kept, and the word behind the moves says the same. */
  @ParameterizedTest
  @CsvSource({
    "1/2-1/2, 1/2-1/2",
    "13-0, 13-0",
    "37 - 27, 37-27",
    "Black wins 37-27, 37-27",
    "Black resigned, 0-1",
    "Ann, *"
  })
  void aResultInOtherWordsStaysWhatItIs(String written, String last) {
    GameRecord game =
        Reading.of("[Result \"" + written + "\"]\n1. f5 d6", "pgn").records().getFirst();
    String text = PgnGames.text(game);
    assertThat(text)
        .contains("[Result \"" + written + "\"]\n")
        .endsWith("1. f5 d6 " + last + "\n\n");
  }

  /** {@code normal} is no word for a game that is not finished. */
  @Test
  void anUnknownResultOfAGameThatEndedStaysUnknown() {
    GameRecord game = PgnGames.only("[Result \"?\"]\n[Termination \"normal\"]\n1. f5");
    assertThat(PgnGames.only(PgnGames.text(game))).isEqualTo(game);
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
    "28-36, White wins 36-28",
    "White wins 36-28, White wins 36-28",
    "37-27, 37 - 27",
    "37-27, 37 : 27",
    "Black wins by resignation, B+R",
    "32-32, Draw",
  })
  void aLastWordThatMeansTheResultOfTheTagIsTheResult(String tag, String last) {
    String moves = "[Event \"x\"]\n[Result \"" + tag + "\"]\n\n1. f5 d6 ";
    GameRecord game = PgnGames.only(moves + last + "\n");
    assertThat(game.moves()).hasSize(2);
    assertThat(game.declared())
        .isEqualTo(PgnGames.only(moves).declared())
        .isNotEqualTo(Outcome.NONE);
    assertThat(PgnGames.only(PgnGames.text(game))).isEqualTo(game);
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
    assertThat(PgnGames.only("[Result \"1-0\"]\n1. f5").declared().winner()).contains(Disc.BLACK);
    assertThat(PgnGames.only("[Result \"0-1\"]\n1. f5").declared().winner()).contains(Disc.WHITE);
    assertThat(PgnGames.only("[Result \"37-27\"]\n1. f5").declared().winner()).isEmpty();
  }

  @Test
  void aResultBehindTheMovesIsEnough() {
    assertThat(PgnGames.only("[Event \"x\"]\n1. f5 40-24").declared())
        .isEqualTo(Outcome.ofBlackDiscs(40));
  }

  /** The winner alone, with the score or with the end of the game, which says more. */
  @ParameterizedTest
  @CsvSource({
    "0-1, , W+R, RESIGNED, , WHITE",
    "W+R, , 0-1, RESIGNED, , WHITE",
    "0-1, W+R, 0-1, RESIGNED, , WHITE",
    "0-1, White wins by resignation, *, RESIGNED, , WHITE",
    "0-1, W+T, 0-1, TIME, , WHITE",
    "?, B+R, *, RESIGNED, , BLACK",
    "1-0, , 37-27, UNKNOWN, 37, ",
    "37-27, , 1-0, UNKNOWN, 37, ",
    "20-44, , W+R, RESIGNED, 20, ",
  })
  void ofTwoResultsThatAgreeTheFinerOneIsKept(
      String tag,
      @Nullable String ending,
      String last,
      Outcome.Kind kind,
      @Nullable Integer discs,
      @Nullable Disc winner) {
    String termination = ending == null ? "" : "[Termination \"" + ending + "\"]\n";
    GameRecord game =
        PgnGames.only("[Result \"" + tag + "\"]\n" + termination + "\n1. f5 d6 " + last);
    Outcome outcome =
        new Outcome(kind, discs == null ? OptionalInt.empty() : OptionalInt.of(discs));
    assertThat(game.declared()).isEqualTo(winner == null ? outcome : outcome.withWinner(winner));
    assertThat(PgnGames.only(PgnGames.text(game))).isEqualTo(game);
    assertThat(PgnGames.losses(game)).isEmpty();
  }

  /** Words that nobody understands are no move if the tag has them too. */
  @ParameterizedTest
  @ValueSource(strings = {"W+12.5", "Ann", "Ann wins"})
  void aLastWordThatIsTheResultOfTheTagIsNotAMove(String result) {
    Reading reading =
        Reading.of("[Event \"x\"]\n[Result \"" + result + "\"]\n\n1. f5 d6 " + result + "\n");
    assertThat(reading.moves()).containsExactly("f5d6");
    assertThat(reading.codes()).containsExactly("bad-value");
  }

  @ParameterizedTest
  @CsvSource({"1-0, W+R", "37-27, Black resigned", "28-36, B+T"})
  void anEndOfTheGameThatContradictsTheResultIsTold(String tag, String ending) {
    Reading reading =
        Reading.of("[Result \"%s\"]\n[Termination \"%s\"]\n\n1. f5".formatted(tag, ending));
    assertThat(reading.codes()).containsExactly("bad-value");
    assertThat(reading.games().getFirst().problems().getFirst().where()).hasToString("t:2:15");
  }

  /** Times, points and numbers of games, which people leave among the moves. */
  @ParameterizedTest
  @ValueSource(strings = {"0.5", "1:23", "100-200", "1/2", "W+8", "37:27"})
  void aResultAmongMovesIsABadWordWithItsPlace(String word) {
    Reading reading = Reading.of("[Event \"x\"]\n\n1. f5 " + word + " d6 2. c3 1-0\n", "pgn");
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().moves())
        .extracting(Object::toString)
        .containsExactly("f5", word, "d6", "c3");
    assertThat(reading.games().getFirst().origin().ofMove(1)).hasToString("t:3:7");
    assertThat(reading.findings()).isEmpty();
    String lineBreak = "[Event \"x\"]\n\n1. f5 " + word + "\nd6 {a} " + word + " {b} 2. c3 *\n";
    assertThat(Reading.of(lineBreak, "pgn").records().getFirst().moves()).hasSize(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " {b}", "\n\n[Event \"y\"]\n\n1. d3 *", " 1. d3 *", "\n1. d3 *"})
  void aResultThatComesLastEndsTheGame(String rest) {
    Reading reading = Reading.of("[Event \"x\"]\n\n1. f5 d6 W+8" + rest + "\n", "pgn");
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.ofBlackDiscs(28));
    assertThat(reading.records()).hasSize(rest.contains("d3") ? 2 : 1);
  }
}
