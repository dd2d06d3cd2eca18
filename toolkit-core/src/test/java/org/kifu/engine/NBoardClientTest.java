package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.engine.EngineProgram.EngineException;
import org.kifu.testing.Slow;

class NBoardClientTest {
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final Limits LIMITS = new Limits(6, 10);
  private static final String PONGS = "ping > pong $\n";

  @TempDir private Path folder;

  private NBoardClient client(String script) throws IOException {
    return client(script, PATIENCE, PATIENCE);
  }

  private NBoardClient client(String script, Duration start, Duration answer) throws IOException {
    return new NBoardClient(new EngineProgram(FakeEngine.command(folder, script), start, answer));
  }

  private static Value estimated(int centidiscs, int depth) {
    return new Value(centidiscs, Confidence.ESTIMATED, 0, depth);
  }

  private static Move move(String name) {
    return Move.at(Square.parse(name));
  }

  @Test
  void takesTheHintsOfAnEngineLikeEdax() throws IOException {
    String script =
        """
        hint 1 > status Edax is thinking\\nnodestats 14359 0.00\\nsearch d3C3c4E3 -1 0 8\\nstatus Edax is waiting
        hint 4 > status Edax is thinking\\nsearch f5D6 2 0 6\\nsearch d3C3 2 0 6\\nsearch c4 -1 0 6\\nsearch e6      -3 0 6\\nstatus Edax is waiting
        """;
    try (NBoardClient engine = client(PONGS + script)) {
      assertThat(engine.value(Position.START, LIMITS))
          .isEqualTo(
              new Valuation<>(
                  estimated(-100, 8),
                  List.of(move("d3"), move("c3"), move("c4"), move("e3")),
                  14359));
      Comparison<Move> comparison = engine.compare(Position.START, move("c4"), LIMITS);
      assertThat(comparison.best()).containsExactly(move("d3"), move("f5"));
      assertThat(comparison.bestValue()).isEqualTo(estimated(200, 6));
      assertThat(comparison.playedValue()).isEqualTo(estimated(-100, 6));
      assertThat(comparison.line()).hasToString("[d3, c3]");
    }
  }

  @Test
  void theLastAndDeepestHintOfAnEngineThatGetsDeeperCounts() throws IOException {
    String hints =
        "hint > status Analyzing\\nsearch F5 1.00 0 2\\nsearch D3 0.50 0 2"
            + "\\nsearch F5 -0.50 0 4\\nsearch D3 0.25 0 5\\nstatus\n";
    try (NBoardClient engine = client(PONGS + hints)) {
      assertThat(engine.bestMoves(Position.START, LIMITS, 2))
          .extracting(each -> each.line().getFirst() + " " + each.value().centidiscs())
          .containsExactly("d3 25", "f5 -50");
    }
    String other = "hint > search F5 9.00 0 1\\nsearch D3 0.50 0 3\\nsearch C4 0.25 0 6\n";
    try (NBoardClient engine = client(PONGS + other)) {
      assertThat(engine.value(Position.START, LIMITS).line()).containsExactly(move("c4"));
    }
  }

  @Test
  void linesThatMeanNothingAreIgnored() throws IOException {
    String hints =
        "hint > \\n  \\nhello\\nsearch\\nsearch A1 9 0 6\\nsearch F5 x 0 6\\nstatus"
            + "\\nsearch F5d6 +0.50 0 6 x\\n=== d6 -1.00 0.0\\n";
    try (NBoardClient engine = client(PONGS + "set > noise\\npong x\n" + hints)) {
      Valuation<Move> value = engine.value(Position.START, LIMITS);
      assertThat(value.value()).isEqualTo(estimated(50, 6));
      assertThat(value.line()).hasToString("[f5, d6]");
    }
  }

  @Test
  void aScoreIsExactWhereTheEngineClaimsIt() throws IOException {
    Position position =
        BoardText.parse("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X")
            .orElseThrow();
    String script = "set depth 14 > noise\nset depth > !exit\nhint > search G8 18 0 100%\n";
    try (NBoardClient engine = client(PONGS + script)) {
      assertThat(engine.value(position, new Limits(6, 14)).value()).isEqualTo(Value.exact(18, 14));
    }
  }

  @Test
  void aFinishedGameAndAForcedPassDoNotNeedAHint() throws IOException {
    Position passes =
        BoardText.parse("XXXXXOO- XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX O")
            .orElseThrow();
    Position over = BoardText.parse("X".repeat(56) + "OOOOOO-- O").orElseThrow();
    String script = "set game (;GM[Othello]PC[Kifu]PB[Black]PW[White]RE[?]TI[0]TY[8]BO[8 *****OO-";
    String rest = " > noise\nhint 1 > search H1 64 0 100%\nhint > !exit\n";
    try (NBoardClient engine = client(PONGS + script + rest)) {
      assertThat(engine.value(over, LIMITS).value()).isEqualTo(Value.exact(-52, 2));
      Valuation<Move> value = engine.value(passes, LIMITS);
      assertThat(value.value().centidiscs()).isEqualTo(-6400);
      assertThat(value.line()).hasToString("[pass, h1]");
      assertThat(engine.compare(passes, Move.PASS, LIMITS).best()).containsExactly(Move.PASS);
    }
  }

  @Test
  void aPlayedMoveThatTheEngineDoesNotNameIsJudgedByThePositionAfterIt() throws IOException {
    String script =
        """
        hint 4 > search F5 2.00 0 6\\nsearch D3 1.00 0 6\\nstatus waiting
        set depth 5 > noise
        hint 3 > !exit
        hint 1 > search F5 -1.50 0 5\\nsearch D6 -1.50 0 5\\nsearch E3 -1.50 0 5\\nsearch C3 -1.50 0 5\\nstatus ready
        """;
    try (NBoardClient engine = client(PONGS + script)) {
      Comparison<Move> comparison = engine.compare(Position.START, move("e6"), LIMITS);
      assertThat(comparison.best()).containsExactly(move("f5"));
      assertThat(comparison.playedValue().centidiscs()).isEqualTo(150);
      assertThat(comparison.lossCentidiscs()).isEqualTo(50);
    }
  }

  @Slow
  @Test
  void anEngineThatIsSlowToStartIsWaitedFor() throws IOException {
    String script = "nboard > !sleep 1500\\nset myname Slow 3\nhint > search F5 1 0 6\n";
    try (NBoardClient engine = client(PONGS + script)) {
      assertThat(engine.description()).startsWith("Slow 3, NBoard engine: ").contains("script");
      assertThat(engine.value(Position.START, LIMITS).value().centidiscs()).isEqualTo(100);
    }
  }

  @Test
  void anEngineThatLeavesInTheMiddleIsStartedAgain() throws IOException {
    String once = "hint > search F5 9 0 2\\n!once " + folder.resolve("left") + "\\n";
    try (NBoardClient engine = client(PONGS + once + "search F5 1 0 6\n")) {
      assertThat(engine.value(Position.START, LIMITS).value().centidiscs()).isEqualTo(100);
    }
  }

  @Slow
  @Test
  void anEngineThatLeavesEveryTimeIsGivenUp() throws IOException {
    try (NBoardClient engine = client(PONGS + "hint > !exit\n")) {
      assertThatThrownBy(() -> engine.value(Position.START, LIMITS))
          .isInstanceOf(EngineException.class)
          .hasMessageStartingWith("the engine ended by itself: ");
    }
  }

  @Slow
  @Test
  void anEngineThatNeverAnswersIsGivenUp() throws IOException {
    try (NBoardClient engine = client(PONGS + "hint > !hang\n", PATIENCE, Duration.ofSeconds(1))) {
      assertThatThrownBy(() -> engine.value(Position.START, LIMITS))
          .isInstanceOf(EngineException.class)
          .hasMessageStartingWith("the engine does not answer: ");
    }
    try (NBoardClient engine = client("ping > !hang\n", Duration.ofSeconds(1), PATIENCE)) {
      assertThatThrownBy(engine::description).isInstanceOf(EngineException.class);
    }
  }

  @Test
  void aProgramThatIsNotThereIsTold() {
    EngineProgram none = EngineProgram.of("no-such-engine-anywhere -nboard", PATIENCE, PATIENCE);
    try (NBoardClient engine = new NBoardClient(none)) {
      assertThatThrownBy(() -> engine.value(Position.START, LIMITS))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("no-such-engine-anywhere");
    }
  }

  @Test
  void anInterruptedQuestionIsCancelledAndKillsTheProcess() throws Exception {
    try (NBoardClient engine = client(PONGS + "hint > status busy\\n!hang\n")) {
      engine.description();
      List<ProcessHandle> children = ProcessHandle.current().children().toList();
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> engine.value(Position.START, LIMITS))
          .isInstanceOf(CancellationException.class);
      assertThat(Thread.interrupted()).isTrue();
      for (ProcessHandle child : children) {
        child.onExit().get();
      }
    }
  }

  @Slow
  @Test
  void closingKillsTheProcess() throws Exception {
    NBoardClient engine = client(PONGS + "quit > !hang\n");
    engine.description();
    List<ProcessHandle> children = ProcessHandle.current().children().toList();
    assertThat(children).isNotEmpty();
    engine.close();
    for (ProcessHandle child : children) {
      child.onExit().get();
    }
  }

  @Test
  void aMoveThatIsNotLegalIsRefused() throws IOException {
    try (NBoardClient engine = client(PONGS)) {
      assertThatThrownBy(() -> engine.compare(Position.START, move("a1"), LIMITS))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
