package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Valuation;
import org.kifu.bitboard.Kernel;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.testing.Endgames;
import org.kifu.testing.ProcessorLimit;
import org.kifu.testing.Slow;

/** Scores by every table, thread and kernel: these decide only how long a solution takes. */
@ProcessorLimit
@Slow
class SameScoresTest {
  private static final List<Position> POSITIONS =
      Stream.of(14, 15, 16, 17, 18)
          .flatMap(empties -> Endgames.played(200 + empties, 8, empties).stream())
          .toList();

  private static final List<Integer> SCORES = scores(new Engine(16));

  @TempDir private Path folder;

  private static List<Integer> scores(Engine engine) {
    List<Integer> scores = new ArrayList<>();
    for (Position position : POSITIONS) {
      Valuation<Move> solved = engine.solve(position);
      assertThat(solved.value().isExact()).isTrue();
      int score = solved.value().centidiscs() / 100;
      assertThat(Lines.finalScore(position, solved.line())).isEqualTo(score);
      scores.add(score);
    }
    return scores;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "4, 1", "64, 1", "256, 1", "1, 2", "1, 3", "64, 2", "64, 3"})
  void comeFromEveryTableAndAnyNumberOfThreads(int megabytes, int threads) {
    assertThat(scores(new Engine(megabytes, threads, Weights.shipped()))).isEqualTo(SCORES);
  }

  /** A JVM has one kernel, this one the vectors where the processor has them. */
  @Test
  void comeFromTheScalarKernelWithTheSameNodes() throws IOException, InterruptedException {
    assertThat(printed("scalar")).isEqualTo("scalar\n" + ScoreProgram.answers(new Engine(1)));
  }

  @Test
  void comeFromTheVectorKernelWithTheSameNodes() throws IOException, InterruptedException {
    assertThat(printed("vector"))
        .isEqualTo(Kernel.name() + "\n" + ScoreProgram.answers(new Engine(1)));
  }

  /** What {@link ScoreProgram} prints. */
  private String printed(String kernel) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--add-modules",
            "jdk.incubator.vector",
            "-Dkifu.kernel=" + kernel,
            "-cp",
            System.getProperty("java.class.path"),
            ScoreProgram.class.getName());
    Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).start();
    assertThat(process.waitFor()).isZero();
    return Files.readString(out);
  }
}
