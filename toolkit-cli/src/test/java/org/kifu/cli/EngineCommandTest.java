package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuWithInput;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code kifu engine}, and what asks other engines: here, {@code kifu engine} again. */
class EngineCommandTest {
  private static final String GAME = "f5d6c3d3c4f4f6f3e6e7d7g6";

  /** The first game of the match of 1997. */
  private static final String MATCH =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3"
          + "f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8b2b8a8a2b7h8e8h1h2g1f8a7a6a1";

  /** FFO problem 1: g8 wins by 18. */
  private static final String PROBLEM =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  private static CommandRun talk(String input, String... args) {
    return kifuWithInput(input.getBytes(StandardCharsets.UTF_8), args);
  }

  /** The command line of our engine as a program of its own. */
  private static String ownEngine(String protocol) {
    return CommandProcess.inShell() + " engine --protocol " + protocol + " --level 3";
  }

  @Test
  void speaksNBoard() {
    CommandRun run =
        talk(
            "nboard 2\nset depth 14\nset game (;GM[Othello]BO[8 %s];)\nhint 1\ngo\n"
                .formatted(PROBLEM),
            "engine",
            "--protocol",
            "nboard");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .startsWith("set myname Kifu", "status Kifu is thinking")
        .anyMatch(line -> Pattern.matches("search G8[A-H1-8P]* 18\\.00 0 100%", line))
        .anyMatch(line -> Pattern.matches("=== G8/18\\.00/[0-9]+\\.[0-9]", line));
  }

  @Test
  void speaksGtp() {
    CommandRun run =
        talk(
            "1 name\n2 play b f5\n3 genmove w\n4 undo\n5 undo\n6 gogui-rules_legal_moves\nquit\n",
            "engine",
            "--protocol",
            "GTP",
            "--level",
            "1");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).startsWith("=1 Kifu", "", "=2", "").contains("=6 d3 c4 f5 e6");
    assertThat(run.out()).containsPattern("(?m)^=3 (d6|f4|f6)$");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          engine | Missing required option: '--protocol=NAME'
          engine --protocol uci | Invalid value for option '--protocol'
          engine --protocol gtp --level 61 | a level must be 1 to 60, not 61
          engine --protocol gtp --hash 0 | --hash must be 1 to 8192, not 0
          search f5 --engine-protocol gtp | --engine-protocol and --engine-timeout need --engine
          search f5 --engine x --engine-timeout 0 | --engine-timeout must be 1 or more, not 0
          search f5 --engine x --time 2 | --time and --nodes do not work with --engine
          search f5 --engine x --nodes 2 | --time and --nodes do not work with --engine
          search f5 --engine x --engine-protocol gtp --depth 3 | at the strength of their command line
          search f5 --engine "x | --engine: a quotation mark is left open in: "x
          annotate f5 --engine x --engine-protocol gtp | GTP engines give no values of moves
          """)
  void wrongUsageIsRefused(String line, String message) {
    CommandRun run = kifu(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message);
  }

  @Tag("slow")
  @Test
  void anEngineThatNeverSpeaksIsGivenUpInTime() {
    CommandRun run =
        kifu("annotate", "f5d6", "--engine", "sleep 50", "--engine-timeout", "1", "--quiet");
    assertThat(run.code()).isEqualTo(3);
    // without the option it has a minute to start, and ends by itself
    assertThat(run.err()).contains("the engine does not answer: sleep 50");
  }

  @Tag("slow")
  @Test
  void searchAsksAnotherEngine() {
    CommandRun own = kifu("search", PROBLEM, GAME, "--depth", "5", "--multi-pv", "2");
    CommandRun other =
        kifu(
            "search",
            PROBLEM,
            GAME,
            "--depth",
            "5",
            "--multi-pv",
            "2",
            "--engine",
            ownEngine("nboard"));
    assertThat(other.err()).isEmpty();
    assertThat(other.code()).isZero();
    assertThat(values(other)).hasSize(4).isEqualTo(values(own));
  }

  /** Index, empties, depth, score and move of each row. */
  private static List<String> values(CommandRun run) {
    return run.lines().stream()
        .filter(line -> line.matches(" +[0-9].*"))
        .map(line -> line.substring(0, 36))
        .toList();
  }

  @Tag("slow")
  @Test
  void searchAsksAnEngineOfGtpForItsMove() {
    CommandRun run =
        kifu(
            "search",
            GAME,
            "--engine",
            ownEngine("gtp"),
            "--engine-protocol",
            "gtp",
            "--format",
            "jsonl");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .matches(
            "\\{\"schemaVersion\":1,\"index\":1,\"rank\":1,\"best\":\"[a-h][1-8]\","
                + "\"pv\":\\[\"[a-h][1-8]\"],\"nodes\":0,\"seconds\":[0-9.]+}\\n");
    CommandRun problem =
        kifu("search", PROBLEM, "--engine", ownEngine("gtp"), "--engine-protocol", "gtp");
    assertThat(problem.code()).isEqualTo(2);
    assertThat(problem.err()).contains("a GTP engine cannot set up position 1");
  }

  @Tag("slow")
  @Test
  void annotateTakesASecondOpinionAndNamesIt() {
    String engine = ownEngine("nboard");
    CommandRun run =
        kifu(
            "annotate",
            GAME,
            "--level",
            "3",
            "--format",
            "jsonl",
            "--engine",
            engine,
            "--jobs",
            "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("\"engine\":\"Kifu, NBoard engine: ")
        .contains("engine --protocol nboard --level 3");
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void annotateHearsAnotherEngineBesideOurOwn(String jobs) {
    String[] alone = {"annotate", GAME, "--level", "3", "--format", "jsonl", "--jobs", jobs};
    String[] args = Arrays.copyOf(alone, alone.length + 3);
    System.arraycopy(
        new String[] {"--beside", "--engine", ownEngine("nboard")}, 0, args, alone.length, 3);
    CommandRun run = kifu(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"besideEngine\":\"Kifu, NBoard engine: ");
    String same = run.out().replaceFirst("\"besideEngine\":\"(?:[^\"\\\\]|\\\\.)*+\",?", "");
    assertThat(same.replace("\",}", "\"}")).isEqualTo(kifu(alone).out());
    assertThat(kifu("annotate", GAME, "--beside").code()).isEqualTo(2);
  }

  /** An engine that looks one move ahead plays moves that lose by exact values. */
  @Tag("slow")
  @Test
  void annotateHearsWhatAnEngineOfGtpWouldPlay() {
    CommandRun run =
        kifu(
            "annotate",
            MATCH,
            "--level",
            "1",
            "--exact-from",
            "17",
            "--format",
            "jsonl",
            "--beside",
            "--engine",
            ownEngine("gtp").replace("--level 3", "--level 1"),
            "--engine-protocol",
            "gtp");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern("\"disagreement\":\\{\"engine\":\"Kifu .*\"bestLossDiscs\":[0-9]");
  }

  @Test
  void anEngineThatIsNotThereIsExitCode3() {
    for (String command : List.of("annotate", "search")) {
      CommandRun run = kifu(command, GAME, "--engine", "no-such-engine-anywhere");
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("kifu " + command + ": cannot start the engine: ")
          .contains("no-such-engine-anywhere")
          .hasLineCount(1);
    }
  }
}
