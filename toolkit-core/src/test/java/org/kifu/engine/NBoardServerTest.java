package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.Reader;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Limits;
import org.kifu.board.Square;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

class NBoardServerTest {
  private static final String START =
      "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]"
          + "BO[8 ---------------------------O*------*O--------------------------- *];)";

  /** White, to move, has no move; black takes h1 next. */
  private static final String WHITE_PASSES =
      "(;GM[Othello]TY[8]BO[8 *****OO- ******** ******** ******** ******** ******** ******** "
          + "******** O];)";

  private static void serve(Reader in, Appendable out) {
    serve(new ScriptedSearcher(), in, out);
  }

  private static void serve(ServerEngine searcher, Reader in, Appendable out) {
    new NBoardServer("Kifu", searcher, new Limits(3, 0), out, () -> 0).run(in);
  }

  private static List<String> answers(String... lines) throws InterruptedException {
    return Conversation.answers(NBoardServerTest::serve, lines);
  }

  @Test
  void hintsGetDeeperUpToTheDepthThatIsSet() throws InterruptedException {
    assertThat(answers("nboard 2", "set depth 6", "set game " + START, "hint 2"))
        .containsExactly(
            "set myname Kifu",
            "status Kifu is thinking",
            "search D3 1.50 0 1",
            "search C4 1.00 0 1",
            "nodestats 10 0.000",
            "search D3 1.50 0 4",
            "search C4 1.00 0 4",
            "nodestats 40 0.000",
            "search D3 1.50 0 6",
            "search C4 1.00 0 6",
            "nodestats 60 0.000",
            "status Kifu is waiting");
  }

  @Test
  void goAnswersAMoveAndDoesNotPlayIt() throws InterruptedException {
    assertThat(answers("nboard 2", "set game " + START, "go", "go"))
        .filteredOn(line -> line.startsWith("==="))
        .containsExactly("=== D3/1.50/0.0", "=== D3/1.50/0.0");
  }

  @Test
  void theGameGoesOnWithMovesOfEitherVersion() throws InterruptedException {
    PlainBoard board = PlainBoard.start(8);
    for (byte square : Games.squares("f5d6c3d3")) {
      board.play(square);
    }
    int first = board.legalMoves().getFirst();
    assertThat(answers("nboard 1", "move F5/0.50/1.2", "d6", "move c3//", "D3", "go"))
        .noneMatch(line -> line.contains("Error"))
        .last(STRING)
        .startsWith("=== " + (char) ('A' + first % 8) + (first / 8 + 1) + "/");
  }

  @Test
  void anIllegalMoveIsToldAndChangesNothing() throws InterruptedException {
    assertThat(answers("move f5", "move e4", "move f7", "move zz", "move pa", "d6", "analyze"))
        .containsExactly(
            "status Error: move: e4 is taken",
            "status Error: move: f7 flips nothing",
            "status Error: move: 'zz' is not a square of the 8x8 board",
            "status Error: move: white may not pass while a move is legal",
            "status Kifu is analyzing",
            "analysis 2 2.00",
            "analysis 1 1.00",
            "analysis 0 1.50",
            "status Kifu is waiting");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          set game x          | set game: no game in GGF: a game begins with (;
          set depth many      | set depth: expected a number of plies, found 'many'
          set depth 0         | set depth: expected a number of plies, found '0'
          set                 | unknown command 'set '
          set hash 12         | unknown command 'set hash'
          hint -1             | hint: expected a number of moves, found '-1'
          xyzzy 12            | unknown command 'xyzzy'
          Ω                   | unknown command 'Ω'
          """)
  void whatIsNotUnderstoodIsTold(String line, String problem) throws InterruptedException {
    assertThat(answers(line, "ping 7")).containsExactly("status Error: " + problem, "pong 7");
  }

  @Test
  void aGameThatCannotBeReadLeavesTheOldOne() throws InterruptedException {
    List<String> answers = answers("move f5", "set game (;GM[Othello]B[F5]W[F4]B[A1];)", "analyze");
    assertThat(answers)
        .contains("status Error: set game: B[A1]: a1 flips nothing")
        .contains("analysis 1 1.00")
        .noneMatch(line -> line.startsWith("analysis 2"));
  }

  @Test
  void blankLinesAndCarriageReturnsAreNothing() throws InterruptedException {
    assertThat(answers("", "   ", "ping 1\r", "\r", "set contempt 50", "learn"))
        .containsExactly("pong 1", "status Kifu keeps no book", "learned");
  }

  @Test
  void aForcedPassIsAMove() throws InterruptedException {
    assertThat(answers("set game " + WHITE_PASSES, "go", "hint 9", "move PA", "go"))
        .startsWith(
            "=== PA",
            "status Kifu is thinking",
            "search PA 0.00 0 1",
            "nodestats 10 0.000",
            "search PA 0.00 0 3")
        .contains("=== H1/0.00/0.0");
  }

  @Test
  void aPassThatIsLeftOutIsFilledIn() throws InterruptedException {
    assertThat(answers("set game " + WHITE_PASSES, "move h1", "analyze", "go"))
        .containsSubsequence("analysis 2 -64.00", "analysis 1 0.00", "analysis 0 0.00")
        .endsWith("status Error: go: the game is over");
  }

  @Test
  void anExactValueSaysSo() throws InterruptedException {
    assertThat(answers("set game " + WHITE_PASSES, "move pa", "set depth 5", "hint 1"))
        .containsSubsequence("search H1 0.00 0 1", "search H1 0.00 0 4", "search H1 0.00 0 100%");
  }

  @Test
  void realGamesReplayToTheirEnd() throws InterruptedException {
    for (String game : Games.match1997()) {
      String[] lines = game.replaceAll("..", "move $0\n").split("\n");
      assertThat(answers(lines)).isEmpty();
      assertThat(answers("set game (;GM[Othello]" + tags(game) + ";)", "go"))
          .containsExactly("status Error: go: the game is over");
    }
  }

  /** The moves of a transcript as GGF, passes left out. */
  private static String tags(String transcript) {
    PlainBoard board = PlainBoard.start(8);
    StringBuilder tags = new StringBuilder();
    for (byte square : Games.squares(transcript)) {
      if (board.mustPass()) {
        board.pass();
      }
      String tag = board.toMove() == PlainBoard.Cell.BLACK ? "B[%s//1.00]" : "W[%s/0.50/2]";
      tags.append(tag.formatted(Square.name(square)));
      board.play(square);
    }
    return tags.toString();
  }

  @Test
  void aPingStopsASearchWhichAnswersFirst() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (Conversation talk =
        new Conversation((in, out) -> serve(new EndlessSearcher(begun), in, out))) {
      talk.say("go");
      assertThat(begun.await(10, TimeUnit.MINUTES)).isTrue();
      talk.say("set depth 12", "ping 5");
      assertThat(talk.hearUntil("pong"))
          .containsExactly(
              "status Kifu is thinking",
              "search D3 1.50 0 1",
              "nodestats 10 0.000",
              "status Kifu is waiting",
              "=== D3/1.50/0.0",
              "pong 5");
      talk.say("move d3", "ping 6");
      assertThat(talk.hearUntil("pong")).containsExactly("pong 6");
    }
  }

  @Test
  void quitLeavesInTheMiddleOfASearch() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (Conversation talk =
        new Conversation((in, out) -> serve(new EndlessSearcher(begun), in, out))) {
      talk.say("hint 1");
      assertThat(begun.await(10, TimeUnit.MINUTES)).isTrue();
      talk.say("quit");
      assertThat(talk.rest()).endsWith("status Kifu is waiting");
    }
  }

  @Test
  void aStoppedAnalysisSaysNothingOfThePositionItWasAt() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (Conversation talk =
        new Conversation((in, out) -> serve(new EndlessSearcher(begun), in, out))) {
      talk.say("analyze");
      assertThat(begun.await(10, TimeUnit.MINUTES)).isTrue();
      talk.say("ping 1");
      assertThat(talk.hearUntil("pong"))
          .containsExactly(
              "status Kifu is analyzing",
              "status Kifu stopped analyzing",
              "status Kifu is waiting",
              "pong 1");
    }
  }
}
