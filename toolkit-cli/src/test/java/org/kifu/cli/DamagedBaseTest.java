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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands on bases in which bytes have changed at random. */
class DamagedBaseTest {
  private static final int BASES =
      Integer.getInteger("kifu.mutations", Boolean.getBoolean("kifu.long") ? 10_000 : 100);

  /** The first page has the schema, which SQLite itself reads. */
  private static final int FIRST = 100;

  private static final int MOST_BYTES = 8;

  private static final List<String> COMMANDS =
      List.of(
          "report BASE --format jsonl",
          "drills BASE --format csv",
          "query BASE --years 1977 --format csv",
          "openings BASE --at f5d6",
          "convert BASE --to ggf");

  /** The answers of a base without damage. */
  private static final Map<String, String> SOUND = new HashMap<>();

  @TempDir private static Path folder;
  private static Path whole = Path.of("");

  @BeforeAll
  static void makeBase() throws IOException {
    whole = folder.resolve("whole.kifu");
    String base = whole.toString();
    // Without the files of names, which would be most of the base.
    Path year = Files.copy(Path.of(Examples.ARCHIVES, "WTH_1977.wtb"), folder.resolve("1977.wtb"));
    String match = Examples.path("logistello-murakami-1997.pgn");
    kifu("base", "create", base, match, year.toString());
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
    byte[] bytes = Files.readAllBytes(whole);
    Path damaged = folder.resolve("damaged.kifu");
    Random random = new Random(60);
    for (int i = 0; i < BASES; i++) {
      byte[] changed = bytes.clone();
      int at = FIRST + random.nextInt(bytes.length - FIRST - MOST_BYTES);
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
