package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kifu.cli.CommandRun.kifu;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.output.Staging;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Streams.StandardOutput;

class OutputTest {
  @TempDir private Path folder;

  @Test
  void writesTheDataToAFileInsteadOfStandardOutput() {
    Path file = folder.resolve("count.txt");
    CommandRun run = kifu("perft", "--depth", "5", "-o", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(file).hasContent("1396");
    assertThat(folder).isDirectoryNotContaining("glob:**/.kifu-*");
  }

  @Test
  void takesAHyphenForStandardOutput() {
    assertThat(kifu("perft", "--depth", "2", "-o", "-").out()).isEqualTo("12\n");
  }

  @Test
  void refusesAFileThatExistsUnlessForced() throws IOException {
    Path file = Files.writeString(folder.resolve("count.txt"), "mine");
    CommandRun refused = kifu("perft", "--depth", "5", "-o", file.toString());
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).contains(file + ": exists; --force replaces it");
    assertThat(file).hasContent("mine");

    CommandRun forced = kifu("perft", "--depth", "5", "-o", file.toString(), "--force");
    assertThat(forced.code()).isZero();
    assertThat(file).hasContent("1396");
  }

  @Test
  void followsALinkInsteadOfReplacingIt() throws IOException {
    Path file = Files.writeString(folder.resolve("count.txt"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertThat(kifu("perft", "--depth", "1", "-o", link.toString(), "--force").code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("4");
  }

  @Test
  void refusesALinkToNothing() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nowhere"));
    CommandRun run = kifu("perft", "--depth", "1", "-o", link.toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains(link + ": is a link to a file that does not exist");
    assertThat(link).isSymbolicLink();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void saysWhatWasWrittenOnlyWhenItWas() {
    CommandRun run = kifu("convert", Examples.MATCH, "--to", "pgn", "-o", "/dev/full");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("/dev/full").doesNotContain("written");
  }

  @Test
  void refusesAFolderAndAPlaceThatIsNotThere() {
    assertThat(kifu("perft", "--depth", "1", "-o", folder.toString(), "--force").code())
        .isEqualTo(3);
    Path nowhere = folder.resolve("no/such/file");
    CommandRun run = kifu("perft", "--depth", "1", "-o", nowhere.toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("no such file or folder");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesTheFileOfTheUserThatCannotBeWritten() {
    CommandRun run = kifu("perft", "--depth", "1", "-o", "/proc/count.txt");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).startsWith("kifu perft: /proc/count.txt: ").doesNotContain(".kifu-");
  }

  @Test
  void endsQuietlyWhenNobodyReadsOn() {
    CommandRun run = kifuIntoBroken("Broken pipe");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--help", "verify --help", "--version", "convert examples/wthor --to transcript"})
  void endsQuietlyWhateverNobodyReads(String line) {
    CommandRun run = kifuIntoBroken("Broken pipe", line.split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void twoOutputsUnderOneNameAreRefused() {
    Path chart = folder.resolve("x.svg");
    String same = folder + "/../" + folder.getFileName() + "/x.svg";
    CommandRun run =
        kifu(
            "openings", Examples.MATCH, "--chart", chart.toString(), "--format", "csv", "-o", same);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("two outputs have this name");
    CommandRun report =
        kifu("openings", Examples.MATCH, "--chart", chart.toString(), "--report", chart.toString());
    assertThat(report.code()).isEqualTo(2);
    CommandRun within =
        kifu("openings", Examples.MATCH, "--chart", chart.toString(), "--report", "" + folder);
    assertThat(within.code()).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFileThatHasAppearedMeanwhileIsNotReplaced() throws IOException {
    Path file = folder.resolve("count.txt");
    try (Staging staging = Staging.beside(file)) {
      Files.writeString(staging.file(file), "ours");
      Files.writeString(file, "mine");
      assertThatThrownBy(() -> staging.publish(false)).isInstanceOf(Refusal.class);
      assertThat(file).hasContent("mine");
      staging.publish(true);
      assertThat(file).hasContent("ours");
    }
  }

  @Test
  void aChartFollowsALinkToo() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.svg"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
    CommandRun run = kifu("openings", Examples.MATCH, "--chart", link.toString(), "--force");
    assertThat(run.code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(file).content().contains("<svg");
  }

  @Test
  void saysThatStandardOutputCannotBeWritten() {
    CommandRun run = kifuIntoBroken("No space left on device");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).isEqualTo("kifu explain: standard output: No space left on device\n");
  }

  private static CommandRun kifuIntoBroken(String reason) {
    return kifuIntoBroken(reason, "explain");
  }

  private static CommandRun kifuIntoBroken(String reason, String... args) {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(reason);
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    Progress.StatusLine line = new Progress.StatusLine(messages);
    OutputStream out = new BufferedOutputStream(new StandardOutput(broken, line));
    Streams streams =
        new Streams(new ByteArrayInputStream(new byte[0]), out, messages, line, false);
    return new CommandRun(Main.run(streams, args), "", err.toString(StandardCharsets.UTF_8));
  }
}
