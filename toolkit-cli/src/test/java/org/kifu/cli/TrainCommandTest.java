package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.command.terminal.ExitCode;
import org.kifu.evaluation.Weights;

@Tag("slow")
class TrainCommandTest {
  private static final String GAMES = Examples.path("wthor/WTH_1981.wtb");

  @TempDir private Path folder;

  @Test
  void makesWeightsThatPlayAndThatAreMeasured() throws IOException {
    Path made = folder.resolve("my.weights");
    CommandRun run =
        train(made, "--samples", "5", "--upper-samples", "2", "--exact", "6", "--depth", "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("played, 5 to 11 empties").contains("fitting at 56 empties");
    Weights weights = read(made);
    assertThat(weights.provenance())
        .contains("games: 153, of them 153 for training")
        .anyMatch(line -> line.matches("made on: \\d{4}-\\d{2}-\\d{2}"));

    CommandRun measured =
        kifu(
            "train",
            GAMES,
            "--work",
            work(),
            "--measure",
            "--weights",
            made.toString(),
            "--test-years",
            "1981",
            "--empties",
            "6,24",
            "--positions",
            "2",
            "--depths",
            "0",
            "--quiet");
    assertThat(measured.code()).as(measured.err()).isZero();
    assertThat(measured.err()).isEmpty();
    assertThat(measured.lines())
        .startsWith("weights " + weights.checksum() + ", errors in discs")
        .hasSize(2 + 3 + 1);
  }

  @Test
  void goesOnWithTheLabelsOfAnEarlierRunAndLearnsFromItsResult() throws IOException {
    Path one = folder.resolve("one");
    String[] recipe = {"--samples", "4", "--exact", "6", "--depth", "1", "--quiet"};
    train(one, recipe);
    long files = labelFiles();
    Path again = folder.resolve("again");
    train(again, recipe);
    assertThat(read(again).checksum()).isEqualTo(read(one).checksum());
    Path two = folder.resolve("two");
    CommandRun run =
        train(
            two,
            Stream.concat(Stream.of(recipe), Stream.of("--teacher", one.toString(), "--onward"))
                .toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(labelFiles()).isEqualTo(files);
    assertThat(read(two).provenance())
        .contains("teacher: weights " + read(one).checksum())
        .contains("fit: each stage from the weights of the one before");
  }

  @Test
  void refusesWhatItCannotUse() {
    assertThat(kifu("train", GAMES).code()).isEqualTo(ExitCode.USAGE);
    assertThat(train(folder.resolve("x"), "--samples", "0").code()).isEqualTo(ExitCode.USAGE);
    CommandRun run = train(folder.resolve("x"), "--weights", GAMES);
    assertThat(run.code()).isEqualTo(ExitCode.PATH);
    assertThat(run.err()).contains("WTH_1981.wtb: not a file of weights");
    CommandRun taught = train(folder.resolve("x"), "--teacher", GAMES);
    assertThat(taught.code()).isEqualTo(ExitCode.PATH);
    assertThat(taught.err()).contains("WTH_1981.wtb: not a file of weights");
    CommandRun measured = train(folder.resolve("x"), "--teacher", GAMES, "--measure");
    assertThat(measured.code()).isEqualTo(ExitCode.USAGE);
    assertThat(measured.err()).contains("--teacher is not for --measure");
  }

  private CommandRun train(Path made, String... options) {
    return kifu(
        Stream.concat(
                Stream.of(
                    "train", GAMES, "--work", work(), "-o", made.toString(), "--self-play", "0"),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private String work() {
    return folder.resolve("labels").toString();
  }

  private long labelFiles() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("labels"))) {
      return files.count();
    }
  }

  private static Weights read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return Weights.read(in);
    }
  }
}
