package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bases whose programs are killed at random moments while they write. The start of a process takes
 * most of the time of this test, so each has a little base and is killed soon.
 */
@Tag("slow")
class KilledBaseTest {
  private static final int KILLS = Boolean.getBoolean("kifu.long") ? 200 : 7; // three writers

  private static final int FOLDERS = 6;
  private static final int FILES = 120;
  private static final int GAMES = 8;

  /** The number of short games that are annotated, eight of each game of a match. */
  private static final int ANNOTATED = 48;

  @TempDir private Path folder;
  private String base = "";
  private Path files = Path.of("");
  private final Random random = new Random(60);

  @BeforeEach
  void makeFiles() throws Exception {
    base = folder.resolve("games.kifu").toString();
    files = Files.createDirectory(folder.resolve("files"));
    byte[] year = Files.readAllBytes(Path.of(Examples.ARCHIVES, "WTH_1983.wtb"));
    for (int i = 0; i < FILES; i++) {
      Path file = file(i, "");
      Files.createDirectories(file.getParent());
      Files.write(file, someGames(year, i));
    }
    assertThat(base("create").code()).isZero();
  }

  private Path file(int number, String ending) {
    return files.resolve(number % FOLDERS + "/%03d%s.wtb".formatted(number, ending));
  }

  /** Some games of a WTHOR file as a file of their own. */
  private static byte[] someGames(byte[] year, int number) {
    int games = (year.length - 16) / 68;
    byte[] file = new byte[16 + 68 * GAMES];
    System.arraycopy(year, 0, file, 0, 16);
    for (int game = 0; game < GAMES; game++) {
      System.arraycopy(year, 16 + 68 * ((7 * number + game) % games), file, 16 + 68 * game, 68);
    }
    file[4] = GAMES;
    file[5] = 0;
    file[0] = (byte) (number % 100 + 1);
    file[1] = (byte) (number / 100 + 1);
    return file;
  }

  private CommandRun base(String action, String... words) {
    return kifu(words(action, words).toArray(String[]::new));
  }

  private List<String> words(String action, String... words) {
    return Stream.concat(Stream.of("base", action, base), Stream.of(words)).toList();
  }

  /** A program that writes the base, and the time that this takes it. */
  private final class Writer {
    private final List<List<String>> commands;
    private final long most;
    private int killed;

    /**
     * Lets the program run once to its end, and puts the base back.
     *
     * @param share the part of that time after which it is killed at the latest
     */
    Writer(List<List<String>> commands, double share) throws Exception {
      this.commands = commands;
      Path own = Path.of(base);
      byte[] bytes = Files.readAllBytes(own);
      Process process = CommandProcess.startSteps(commands);
      awaitWriting(process);
      long start = System.nanoTime();
      assertThat(process.waitFor()).isZero();
      most = (long) (share * TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
      Files.write(own, bytes);
    }

    void startAndKill() throws Exception {
      Process process = CommandProcess.startSteps(commands);
      awaitWriting(process);
      if (!process.waitFor(random.nextLong(most + 1), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
        killed++;
      }
      process.waitFor();
    }

    /** Asserts that not every process ended before it was to be killed. */
    void assertKilledSome() {
      assertThat(killed).isPositive();
    }

    /** Waits until the base is being changed. */
    private void awaitWriting(Process process) throws InterruptedException {
      while (process.isAlive() && !Files.exists(Path.of(base + "-journal"))) {
        process.waitFor(1, TimeUnit.MILLISECONDS);
      }
    }
  }

  /** The words of a check of the base, in which nothing is wrong. */
  private String checked() {
    CommandRun checked = base("check");
    assertThat(checked.code()).as(checked.out() + checked.err()).isZero();
    return checked.out();
  }

  private static int sources(String checked) {
    return Integer.parseInt(checked.replaceFirst(" (?s).*", ""));
  }

  /** Each process adds the files that the killed ones before it have not added. */
  @Test
  void addLosesNothing() throws Exception {
    Writer writer =
        new Writer(
            IntStream.range(0, FOLDERS)
                .mapToObj(i -> words("add", files.resolve("" + i).toString(), "--quiet"))
                .toList(),
            1);
    int before = 0;
    for (int i = 0; i < KILLS; i++) {
      writer.startAndKill();
      int sources = sources(checked());
      assertThat(sources).isGreaterThanOrEqualTo(before);
      before = sources;
      if (sources == FILES) { // a new start
        assertThat(base("remove", files.toString()).code()).isZero();
        before = 0;
      }
    }
    writer.assertKilledSome();
    assertThat(base("add", files.toString()).code()).isZero();
    assertThat(base("check").out()).startsWith(FILES + " sources, ");
  }

  /** Files change, move and go while they are followed: a game with marks keeps these. */
  @Test
  void syncLosesNothing() throws Exception {
    assertThat(base("add", files.toString()).code()).isZero();
    base("mark", "--game", "1", "--tag", "of a file that moves");
    base("mark", "--game", "165", "--tag", "of a file that changes");
    base("mark", "--game", "900", "--favourite", "--note", "n");
    List<String> marks = marks();
    assertThat(marks).hasSize(3);
    change(0);
    Writer writer = new Writer(List.of(words("sync", files.toString(), "--quiet")), 1);
    for (int i = 1; i <= KILLS; i++) {
      writer.startAndKill();
      assertThat(sources(checked())).isEqualTo(FILES);
      assertThat(marks()).isEqualTo(marks);
      change(10 * i % FILES);
    }
    writer.assertKilledSome();
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
    Path file = file(from, "");
    Path moved = file(from, "-moved");
    if (Files.exists(moved)) {
      Files.move(moved, file);
    } else {
      Files.move(file, moved);
    }
    for (int i = from + 1; i < from + 10; i++) {
      byte[] bytes = Files.readAllBytes(file(i, ""));
      bytes[3]++; // the day on which the file was made
      Files.write(file(i, ""), bytes);
    }
  }

  /** Each process annotates the games that the killed ones before it have not annotated. */
  @Test
  void annotateLosesNothing() throws Exception {
    List<String> games = new ArrayList<>();
    for (int i = 0; i < ANNOTATED; i++) {
      games.add(Examples.match().get(i % 6).substring(0, 20 + 2 * (i / 6)));
    }
    Path text = Files.write(folder.resolve("games.txt"), games);
    assertThat(base("add", text.toString()).code()).isZero();
    Path fresh = Files.copy(Path.of(base), folder.resolve("fresh.kifu"));
    String[] quick = {"--level", "1", "--exact-from", "6", "--candidates", "none", "--quiet"};
    Writer writer = new Writer(List.of(words("annotate", quick)), 0.2);
    List<String> annotated = new ArrayList<>();
    long before = 0;
    for (int i = 0; i < KILLS; i++) {
      writer.startAndKill();
      long now = annotated(checked());
      assertThat(now).isGreaterThanOrEqualTo(before);
      before = now;
      if (now == ANNOTATED) { // a new start
        annotated.add(kifu("report", base, "--format", "jsonl").out());
        Files.write(Path.of(base), Files.readAllBytes(fresh));
        before = 0;
      }
    }
    writer.assertKilledSome();
    assertThat(base("annotate", quick).code()).isZero();
    annotated.add(kifu("report", base, "--format", "jsonl").out());
    Files.write(Path.of(base), Files.readAllBytes(fresh));
    assertThat(base("annotate", quick).code()).isZero();
    String whole = kifu("report", base, "--format", "jsonl").out();
    assertThat(whole.lines()).hasSize(ANNOTATED);
    assertThat(annotated).allMatch(whole::equals);
  }

  private static long annotated(String checked) {
    int at = checked.indexOf(" annotated game");
    return at < 0 ? 0 : Long.parseLong(checked.substring(checked.lastIndexOf(' ', at - 1) + 1, at));
  }
}
