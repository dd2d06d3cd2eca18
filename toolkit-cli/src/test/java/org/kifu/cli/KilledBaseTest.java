package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bases whose programs are killed at random moments. */
@Tag("slow")
class KilledBaseTest {
  private static final int KILLS = Boolean.getBoolean("kifu.long") ? 200 : 20;

  private static final int FILES = 300;

  @TempDir private Path folder;
  private String base = "";
  private Path files = Path.of("");

  /** The time of a program that does little, in milliseconds. */
  private long usual;

  private final Random random = new Random(60);

  @BeforeEach
  void makeFiles() throws Exception {
    base = folder.resolve("games.kifu").toString();
    files = manyFiles();
    assertThat(base("create").code()).isZero();
    long start = System.nanoTime();
    CommandProcess.start("base", "check", base).waitFor();
    usual = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private CommandRun base(String action, String... words) {
    return kifu(
        Stream.concat(Stream.of("base", action, base), Stream.of(words)).toArray(String[]::new));
  }

  /** Starts an action with so little memory that the files take several transactions. */
  private void startAndKill(String action) throws Exception {
    Process process =
        CommandProcess.startSmall("24m", "base", action, base, files.toString(), "--quiet");
    if (!process.waitFor(random.nextLong(3 * usual), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly();
    }
    process.waitFor();
  }

  /** The number of sources of the base, in which nothing is wrong. */
  private int checked() {
    CommandRun checked = base("check");
    assertThat(checked.code()).as(checked.out() + checked.err()).isZero();
    return Integer.parseInt(checked.out().replaceFirst(" (?s).*", ""));
  }

  /** Each process adds the files that the killed ones before it have not added. */
  @Test
  void addLosesNothing() throws Exception {
    int before = 0;
    for (int i = 0; i < KILLS; i++) {
      startAndKill("add");
      int sources = checked();
      assertThat(sources).isGreaterThanOrEqualTo(before);
      before = sources;
      if (sources == FILES) { // a new start
        assertThat(base("remove", files.toString()).code()).isZero();
        before = 0;
      }
    }
    assertThat(base("add", files.toString()).code()).isZero();
    assertThat(base("check").out()).startsWith(FILES + " sources, ");
  }

  /** Files change, move and go while they are followed: a game with marks keeps these. */
  @Test
  void syncLosesNothing() throws Exception {
    assertThat(base("add", files.toString()).code()).isZero();
    base("mark", "--game", "1", "--tag", "of a file that moves");
    base("mark", "--game", "21", "--tag", "of a file that changes");
    base("mark", "--game", "1000", "--favourite", "--note", "n");
    List<String> marks = marks();
    assertThat(marks).hasSize(3);
    for (int i = 0; i < KILLS; i++) {
      change(10 * i % FILES);
      startAndKill("sync");
      assertThat(checked()).isEqualTo(FILES);
      assertThat(marks()).isEqualTo(marks);
    }
    assertThat(base("sync", files.toString()).code()).isZero();
    CommandRun checked = base("check");
    assertThat(checked.out())
        .startsWith(FILES + " sources, ")
        .contains(", " + FILES + " files on the disk with the same bytes: nothing wrong");
    assertThat(checked.err()).isEmpty();
    assertThat(marks()).isEqualTo(marks);
  }

  /** The marks without the places of their games, in alphabetical order. */
  private List<String> marks() {
    return base("mark").lines().stream()
        .map(line -> line.replaceFirst("^.*: game \\d+: ", ""))
        .sorted()
        .toList();
  }

  /** Changes nine files, and moves one. */
  private void change(int from) throws IOException {
    Path file = files.resolve("%03d.wtb".formatted(from));
    Path moved = files.resolve("%03d-moved.wtb".formatted(from));
    if (Files.exists(moved)) {
      Files.move(moved, file);
    } else {
      Files.move(file, moved);
    }
    for (int i = from + 1; i < from + 10; i++) {
      Path changed = files.resolve("%03d.wtb".formatted(i));
      byte[] bytes = Files.readAllBytes(changed);
      bytes[3]++; // the day on which the file was made
      Files.write(changed, bytes);
    }
  }

  private Path manyFiles() throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    byte[] year = Files.readAllBytes(Path.of(Examples.ARCHIVES, "WTH_1983.wtb"));
    int games = (year.length - 16) / 68;
    for (int i = 0; i < FILES; i++) {
      byte[] file = new byte[16 + 68 * 20];
      System.arraycopy(year, 0, file, 0, 16);
      for (int game = 0; game < 20; game++) {
        System.arraycopy(year, 16 + 68 * ((7 * i + game) % games), file, 16 + 68 * game, 68);
      }
      file[4] = 20;
      file[5] = 0;
      file[0] = (byte) (i % 100 + 1);
      file[1] = (byte) (i / 100 + 1);
      Files.write(files.resolve("%03d.wtb".formatted(i)), file);
    }
    return files;
  }
}
