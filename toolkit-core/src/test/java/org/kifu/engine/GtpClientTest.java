package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.Move;
import org.kifu.board.Square;
import org.kifu.engine.EngineProgram.EngineException;

class GtpClientTest {
  private static final String GREETING =
      """
      name > = Edax\\n
      version > =  4.6\\n
      boardsize > = \\n
      clear_board > noise\\n\\n=\\n
      """;

  @TempDir private Path folder;

  private GtpClient client(String script) throws IOException {
    Duration patience = Duration.ofMinutes(10);
    return new GtpClient(
        new EngineProgram(FakeEngine.command(folder, GREETING + script), patience, patience));
  }

  private static Move move(String name) {
    return Move.at(Square.parse(name));
  }

  @Test
  void replaysTheGameAndAsksForAMove() throws IOException {
    String script =
        """
        play b f5 > = 7\\n
        play w d6 > =\\n
        genmove b > =12 C3\\nmore\\nlines\\n
        """;
    try (GtpClient engine = client(script)) {
      assertThat(engine.description()).startsWith("Edax 4.6, GTP engine: ");
      assertThat(engine.bestMove(List.of(move("f5"), move("d6")))).isEqualTo(move("c3"));
    }
  }

  @Test
  void aRefusalIsTold() throws IOException {
    try (GtpClient engine = client("play > ? 1 wrong color\\n\n")) {
      assertThatThrownBy(() -> engine.bestMove(List.of(move("f5"))))
          .isInstanceOf(EngineException.class)
          .hasMessageStartingWith("the engine refuses 'play b f5': 1 wrong color: ");
    }
  }

  @Test
  void aMoveThatIsNotLegalIsNotTaken() throws IOException {
    for (String answer : List.of("a1", "pass", "resign", "")) {
      try (GtpClient engine = client("genmove > = " + answer + "\\n\n")) {
        assertThatThrownBy(() -> engine.bestMove(List.of()))
            .isInstanceOf(EngineException.class)
            .hasMessageStartingWith("the engine plays " + answer + ", which is not legal");
      }
    }
  }
}
