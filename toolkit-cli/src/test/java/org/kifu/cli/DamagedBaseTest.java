package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands on bases in which bytes have changed at random. */
class DamagedBaseTest {
  private static final int BASES =
      Integer.getInteger("kifu.mutations", Boolean.getBoolean("kifu.long") ? 10_000 : 50);

  /** The first page has the schema, which SQLite itself reads. */
  private static final int FIRST = 100;

  private static final int MOST_BYTES = 8;

  /** The bytes of a page of SQLite. */
  private static final int PAGE = 4096;

  private static final List<String> COMMANDS =
      List.of(
          "report BASE --format jsonl",
          "drills BASE --format csv",
          "query BASE --years 1977 --format csv",
          "query BASE --swing any --format csv",
          "openings BASE --at f5d6",
          "openings BASE --at f5f6e6f4c3d6",
          "query BASE --position f5f6e6f4c3d6 --format csv",
          "convert BASE --to ggf");

  /** The answers of a base without damage. */
  private static final Map<String, String> SOUND = new HashMap<>();

  @TempDir private static Path folder;
  private static Path whole = Path.of("");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    String base = whole.toString();
    // The shortest game there is, so often that its positions have sums.
    Path many = Files.writeString(folder.resolve("many.txt"), "e6f4e3f6g5d6e7f5c5\n".repeat(512));
    // Without the files of names, which would be most of the base.
    Path year = Files.copy(Path.of(Examples.ARCHIVES, "WTH_1977.wtb"), folder.resolve("1977.wtb"));
    String match = Examples.path("logistello-murakami-1997.pgn");
    kifu("base", "create", base, match, year.toString(), many.toString());
    String[] words = {
      "base",
      "annotate",
      base,
      "--game",
      "2",
      "--level",
      "1",
      "--exact-from",
      "4",
      "--candidates",
      "none"
    };
    assertThat(kifu(words).code()).isZero();
    for (String command : COMMANDS) {
      SOUND.put(command, kifu(command.replace("BASE", base).split(" ", -1)).out());
    }
  }

  @Test
  void sayWhatIsWrong() throws IOException {
    int bytes = (int) Files.size(whole) - MOST_BYTES;
    damage(BASES, random -> random.nextInt(FIRST, bytes));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"positions", "position_sums", "position_moves", "annotations", "annotation_sums"})
  void sayWhatIsWrongInATable(String table) throws IOException {
    int[] pages =
        kifu(
                "sql",
                whole.toString(),
                "SELECT pageno FROM dbstat WHERE name = '" + table + "'",
                "--format",
                "csv")
            .out()
            .lines()
            .skip(1)
            .mapToInt(Integer::parseInt)
            .toArray();
    damage(
        BASES / 4,
        random ->
            PAGE * (pages[random.nextInt(pages.length)] - 1) + random.nextInt(PAGE - MOST_BYTES));
  }

  /**
   * Asks damaged bases.
   *
   * @param places chooses the first byte that changes
   */
  private static void damage(int bases, ToIntFunction<Random> places) throws IOException {
    byte[] bytes = Files.readAllBytes(whole);
    Path damaged = folder.resolve("damaged.kifu");
    Random random = new Random(60);
    for (int i = 0; i < bases; i++) {
      byte[] changed = bytes.clone();
      int at = places.applyAsInt(random);
      int count = 1 + random.nextInt(MOST_BYTES);
      for (int k = 0; k < count; k++) {
        changed[at + k] = (byte) random.nextInt(256);
      }
      Files.write(damaged, changed);
      String what = "base %d: %d bytes from %d".formatted(i, count, at);
      check(damaged, what);
    }
  }

  private static void check(Path damaged, String what) {
    String base = damaged.toString();
    CommandRun checked = kifu("base", "check", base);
    assertThat(checked.code()).as(what + checked.err()).isIn(0, 1, 3);
    assertThat(checked.err()).as(what).doesNotContain("\tat ");
    for (String command : COMMANDS) {
      CommandRun run = kifu(command.replace("BASE", base).split(" ", -1));
      assertThat(run.code()).as(what + ": " + command + run.err()).isIn(0, 1, 2, 3);
      assertThat(run.err()).as(what + ": " + command).doesNotContain("\tat ");
      boolean isSame = run.out().equals(SOUND.get(command));
      // Bytes that belong to nothing change no answer, and no other answer passes for a sound one.
      assertThat(isSame || checked.code() != 0).as(what + ": " + command).isTrue();
      assertThat(isSame || run.code() != 0).as(what + ": " + command + run.out()).isTrue();
    }
  }
}
