package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.terminal.ExitCode;

/** Each command that writes files, where there is no room for them, and killed. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "kills processes by POSIX signals")
@Tag("slow")
class WritingCommandsTest {
  private static final String GAME = "examples/logistello-murakami-1997.txt";
  private static final String ANNOTATE = "annotate " + GAME + " --game 1 --level 1 --exact-from 6 ";

  @TempDir private Path folder;

  /** In place of OUT comes a folder in which there are files of every name that is written. */
  private static Stream<String> commands() {
    return Stream.of(
        "perft --depth 3 -o OUT/a.txt",
        "convert examples/wthor --to json -o OUT/a.jsonl",
        "convert examples/wthor/WTH_1977.wtb --to wthor -o OUT/a.wtb",
        "convert " + GAME + " --to pgn -o OUT/a.pgn --manifest OUT/m.json",
        "merge examples/wthor/WTH_1977.wtb " + GAME + " --to ggf -o OUT/a.ggf",
        "merge examples/wthor/WTH_1977.wtb --to wthor -o OUT/a.wtb",
        "dedup examples/wthor --format csv -o OUT/a.csv",
        "diff examples/wthor/WTH_1977.wtb examples/wthor/WTH_1978.wtb -o OUT/a.txt",
        "openings examples/wthor --format csv -o OUT/a.csv",
        "openings examples/wthor --chart OUT/a.svg",
        "openings examples/wthor --report OUT",
        "verify examples/wthor --format jsonl -o OUT/a.jsonl",
        "verify examples/three-good-one-broken.txt --quarantine OUT",
        "stats examples/wthor -o OUT/a.txt",
        "show examples/wthor/WTH_1977.wtb --folder OUT",
        ANNOTATE + "--format json -o OUT/a.json",
        ANNOTATE + "--chart OUT/a.png",
        ANNOTATE + "--report OUT",
        "repair examples/three-good-one-broken.txt --apply 1 -o OUT",
        "report examples/annotated-1997.jsonl --format html -o OUT/a.html",
        "report examples/annotated-1997.jsonl --game 1 --chart OUT/a.svg",
        "review --player Murakami examples/annotated-1997.jsonl --report OUT",
        "drills --player Murakami --format html examples/annotated-1997.jsonl -o OUT/a.html",
        "trainer examples/wthor --player maruoka --side black --format html -o OUT/a.html",
        "train "
            + GAME
            + " --work OUT/work --samples 1 --exact 6 --depth 1 --self-play 0 -o OUT/a");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void tellsWhereThereIsNoRoomAndChangesNothing(String line) throws Exception {
    fail(line, 0);
  }

  /** Some that write more, or several files. */
  private static Stream<String> some() {
    return Stream.of(
        "convert examples/wthor --to json -o OUT/a.jsonl",
        "convert examples/wthor/WTH_1977.wtb --to wthor -o OUT/a.wtb",
        "openings examples/wthor --report OUT",
        "report examples/annotated-1997.jsonl --format html -o OUT/a.html",
        "review --player Murakami examples/annotated-1997.jsonl --report OUT");
  }

  private static Stream<String> killed() {
    return Boolean.getBoolean("kifu.long") ? commands() : some();
  }

  /** The first block is written. */
  @ParameterizedTest
  @MethodSource("some")
  void tellsThatTheRoomIsNotEnoughAndChangesNothing(String line) throws Exception {
    fail(line, 1);
  }

  /** What was done before there was no room is kept, be it nothing. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 60})
  void annotationsGoOnWhenThereIsRoomAgain(int blocks) throws Exception {
    List<String> words =
        List.of(("annotate " + GAME + " --level 1 --exact-from 2 --format jsonl -o").split(" "));
    List<String> there = new ArrayList<>(words);
    there.add(folder.resolve("a.jsonl").toString());
    CommandRun full = CommandProcess.withLittleRoom(blocks, there);
    assertThat(full.code()).isEqualTo(ExitCode.PATH);
    assertThat(full.err())
        .containsOnlyOnce("kifu annotate: stopped; the same command with --resume continues");
    there.add("--resume");
    assertThat(kifu(there.toArray(String[]::new)).code()).isZero();
    List<String> whole = new ArrayList<>(words);
    whole.add(folder.resolve("whole.jsonl").toString());
    kifu(whole.toArray(String[]::new));
    assertThat(folder.resolve("a.jsonl")).hasSameTextualContentAs(folder.resolve("whole.jsonl"));
  }

  private void fail(String line, int blocks) throws Exception {
    Path out = prepared(line);
    Map<String, String> before = contents(out);
    CommandRun run = CommandProcess.withLittleRoom(blocks, words(line, out));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.PATH);
    assertThat(run.err()).contains(": File too large").doesNotContain(".kifu-");
    assertThat(run.err()).containsAnyOf(folder.toString(), System.getProperty("java.io.tmpdir"));
    assertThat(contents(out)).isEqualTo(before);
  }

  /** Killed at any time, such as between two of the files. */
  @ParameterizedTest
  @MethodSource("killed")
  void aKilledOneLeavesOldFilesOrNewOnes(String line) throws Exception {
    Path whole = prepared(line);
    kifu(words(line, whole).toArray(String[]::new));
    Map<String, String> after = contents(whole);
    Path out = whole.resolveSibling("killed");
    Files.createDirectory(out);
    fill(line, out);
    Map<String, String> before = contents(out);
    kill(line, out);
    contents(out)
        .forEach(
            (name, text) ->
                assertThat(named(text, out, whole))
                    .as(name)
                    .isIn(Arrays.asList(before.get(name), after.get(name))));
    kifu("perft", "--depth", "1", "-o", out.resolve("last").toString());
    assertThat(out).isDirectoryNotContaining("glob:**/.kifu-*");
  }

  /** The manifest has the names of the files. */
  private static String named(String text, Path out, Path whole) {
    return text.replace(out.toString(), whole.toString());
  }

  private void kill(String line, Path out) throws Exception {
    Process process = CommandProcess.start(words(line, out).toArray(String[]::new));
    try {
      while (process.isAlive() && !isStaging(out)) {
        Thread.sleep(1);
      }
      Thread.sleep(new Random(line.hashCode()).nextInt(100));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static boolean isStaging(Path out) throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.anyMatch(each -> each.getFileName().toString().startsWith(".kifu-"));
    }
  }

  private Path prepared(String line) throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    fill(line, out);
    return out;
  }

  /** A file under each name that the line gives, and one beside them. */
  private static void fill(String line, Path out) throws IOException {
    Files.writeString(out.resolve("mine"), "mine");
    for (String word : line.split(" ", -1)) {
      if (word.startsWith("OUT/") && !word.equals("OUT/work")) {
        Files.writeString(out.resolve(word.substring(4)), "mine");
      }
    }
  }

  private static List<String> words(String line, Path out) {
    String forced = line.contains("--quarantine") ? line : line + " --force";
    return Stream.of(forced.split(" ", -1))
        .map(word -> word.replace("OUT", out.toString()))
        .toList();
  }

  /** The files that a user sees, but for what a stopped run goes on with. */
  private static Map<String, String> contents(Path out) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = file.getFileName().toString();
        if (!name.startsWith(".kifu-") && !name.endsWith(".resume") && !name.equals("work")) {
          contents.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
        }
      }
    }
    return contents;
  }
}
