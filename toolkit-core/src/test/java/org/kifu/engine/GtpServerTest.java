package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Limits;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

class GtpServerTest {
  private final ScriptedSearcher searcher = new ScriptedSearcher();

  private void serve(Reader in, Appendable out) {
    serve(searcher, in, out);
  }

  private static void serve(ServerEngine searcher, Reader in, Appendable out) {
    new GtpServer("Kifu", "1.2", searcher, new Limits(3, 0), out).run(in);
  }

  /** The answers, each of them in one string with its lines, without the empty line at its end. */
  private List<String> answers(String... lines) throws InterruptedException {
    String all = String.join("\n", Conversation.answers(this::serve, lines)) + "\n";
    List<String> answers = new ArrayList<>(List.of(all.split("\n\n")));
    answers.removeIf(String::isBlank);
    return answers;
  }

  @Test
  void idsAreRepeatedAndCommentsAreNot() throws InterruptedException {
    assertThat(
            Conversation.answers(
                this::serve,
                "12 name",
                "version",
                "# a comment",
                "",
                "  \t ",
                "007\tprotocol_version # why not",
                "3 komi 6.5\r",
                "4 xyzzy",
                "5",
                "quit",
                "name"))
        .containsExactly(
            "=12 Kifu",
            "",
            "= 1.2",
            "",
            "=007 2",
            "",
            "=3",
            "",
            "?4 unknown command",
            "",
            "?5 unknown command",
            "",
            "=",
            "");
  }

  @Test
  void playsAndTakesBack() throws InterruptedException {
    assertThat(answers("play b f5", "play WHITE F6", "undo", "genmove w", "undo", "undo", "undo"))
        .containsExactly("=", "=", "=", "= f4", "=", "=", "? cannot undo");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play w f5            | illegal move: it is the turn of black
          play b e4            | illegal move: e4 is taken
          play b i9            | illegal move: 'i9' is not a square of the 8x8 board
          play b pass          | illegal move: black may not pass while a move is legal
          play f5              | syntax error: expected a color and a move, such as b f5
          play b               | syntax error: expected a color and a move, such as b f5
          play b f5 f6         | syntax error: expected a color and a move, such as b f5
          genmove              | syntax error: expected a color, b or w
          genmove w            | it is the turn of black
          boardsize 10         | unacceptable size
          komi much            | syntax error: expected a number
          set_game Go          | unsupported game
          final_score          | the game is not over
          time_settings 1 2    | syntax error: expected three numbers of 0 or more
          time_settings a b c  | syntax error: expected three numbers of 0 or more
          time_left w          | syntax error: expected a color and two numbers of 0 or more
          time_left w -1 0     | syntax error: expected a color and two numbers of 0 or more
          undo                 | cannot undo
          """)
  void whatCannotBeDoneIsRefusedAndChangesNothing(String line, String why)
      throws InterruptedException {
    assertThat(answers(line, "gogui-rules_side_to_move", "gogui-rules_legal_moves"))
        .containsExactly("? " + why, "= black", "= d3 c4 f5 e6");
  }

  @Test
  void regGenmoveDoesNotPlay() throws InterruptedException {
    assertThat(answers("reg_genmove b", "genmove b", "gogui-rules_side_to_move"))
        .containsExactly("= d3", "= d3", "= white");
  }

  @Test
  void showsTheBoardToPeopleAndPrograms() throws InterruptedException {
    assertThat(answers("play b f5", "1 showboard", "2 gogui-rules_board"))
        .containsExactly(
            "=",
            """
            =1
              a b c d e f g h
            1 . . . . . . . . 1
            2 . . . . . . . . 2
            3 . . . . . . . . 3
            4 . . . O X . . . 4
            5 . . . X X X . . 5
            6 . . . . . . . . 6
            7 . . . . . . . . 7
            8 . . . . . . . . 8
              a b c d e f g h
            white to move\
            """,
            """
            =2 . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . O X . . .
            . . . X X X . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .\
            """);
  }

  @Test
  void saysWhatItKnows() throws InterruptedException {
    List<String> commands = List.of(answers("list_commands").getFirst().substring(2).split("\n"));
    assertThat(commands)
        .contains(
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "quit",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "genmove",
            "reg_genmove",
            "undo",
            "showboard",
            "final_score",
            "time_settings",
            "time_left",
            "set_game",
            "list_games",
            "gogui-rules_game_id",
            "gogui-rules_board",
            "gogui-rules_board_size",
            "gogui-rules_legal_moves",
            "gogui-rules_side_to_move",
            "gogui-rules_final_result");
    for (String command : commands) {
      assertThat(answers("known_command " + command)).containsExactly("= true");
      assertThat(answers(command)).doesNotContain("? unknown command");
    }
    assertThat(answers("known_command loadsgf", "known_command"))
        .containsExactly("= false", "= false");
    assertThat(answers("list_games", "set_game Othello", "gogui-rules_game_id"))
        .containsExactly("= Othello", "=", "= Othello");
  }

  @Test
  void aRealGameEndsWithItsScore() throws InterruptedException {
    for (String moves : Games.match1997()) {
      PlainBoard board = PlainBoard.start(8);
      List<String> lines = new ArrayList<>();
      for (byte square : Games.squares(moves)) {
        if (board.mustPass()) {
          board.pass(); // not said to the server, which fills it in
        }
        String colour = board.toMove() == PlainBoard.Cell.BLACK ? "b " : "w ";
        lines.add("play " + colour + (char) ('A' + square % 8) + (square / 8 + 1));
        board.play(square);
      }
      List<String> played = answers(lines.toArray(String[]::new));
      assertThat(played).hasSize(60).containsOnly("=");
      lines.addAll(List.of("final_score", "gogui-rules_final_result", "gogui-rules_legal_moves"));
      int black = board.count(PlainBoard.Cell.BLACK) - board.count(PlainBoard.Cell.WHITE);
      String score = "= " + (black > 0 ? "B+" : "W+") + Math.abs(black);
      assertThat(answers(lines.toArray(String[]::new))).endsWith(score, score, "=");
    }
  }

  @Test
  void afterTheEndBothSidesPass() throws InterruptedException {
    List<String> lines = new ArrayList<>();
    for (String square : List.of("f5", "d6", "c5", "f4", "e3", "f6", "g5", "e6", "e7")) {
      lines.add((lines.size() % 2 == 0 ? "play b " : "play w ") + square);
    }
    lines.addAll(List.of("final_score", "genmove w", "play w pass", "genmove b", "play b h8"));
    lines.addAll(List.of("undo", "gogui-rules_side_to_move", "gogui-rules_legal_moves"));
    assertThat(answers(lines.toArray(String[]::new)))
        .endsWith(
            "= B+64",
            "= pass",
            "=",
            "= pass",
            "? illegal move: the game is over before h8",
            "=",
            "= white",
            "=");
  }

  @Test
  void timeIsDividedAmongTheMovesThatAreLeft() throws InterruptedException {
    answers(
        "time_settings 0 10 5",
        "genmove b",
        "time_left w 61 0",
        "genmove w",
        "time_left b 3 3",
        "genmove b",
        "time_settings 0 1 0",
        "genmove w",
        "time_settings 0 0 0",
        "genmove b");
    // 10 s for 5 moves; 61 s with 59 empties, 30 of them white's; 3 s for 3; no limit; none left.
    assertThat(searcher.times).containsExactly(1950L, 1983L, 950L, 10L);
  }

  @Test
  void anInterruptDoesNotEndASearchThatDoesNotRun() throws InterruptedException {
    assertThat(answers("# interrupt", "genmove b", "gogui-interrupt")).containsExactly("= d3", "=");
  }

  @Test
  void anInterruptEndsATimedSearchWithTheLastThingFound() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (Conversation talk =
        new Conversation((in, out) -> serve(new EndlessSearcher(begun), in, out))) {
      talk.say("time_settings 0 600 1", "genmove b");
      assertThat(begun.await(10, TimeUnit.MINUTES)).isTrue();
      talk.say("# interrupt", "gogui-rules_side_to_move");
      assertThat(talk.hearUntil("= white")).containsExactly("=", "", "= e6", "", "= white");
    }
  }
}
