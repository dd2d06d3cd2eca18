package org.kifu.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.app.library.Library;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.BaseCheck;
import org.kifu.base.ReadingChoice;
import org.kifu.source.Source;

/**
 * A window that is killed at random moments while it annotates, and while somebody puts tags on
 * games and adds others. What it said that it had done is there at the next start, and the queue
 * goes on.
 */
@Tag("slow")
class KilledWindowTest {
  private static final int KILLS = Boolean.getBoolean("kifu.long") ? 50 : 3;

  /** So many games that some are annotated before each kill, and some are left. */
  private static final int GAMES = 2 * KILLS;

  private static final String MOVES = "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4";

  private static final long SOONEST = 100;
  private static final long LATEST = 1500;

  @TempDir Path folder;
  private final Random random = new Random(61);

  /** The marks that the window said it had put on games. */
  private final List<String> marks = new ArrayList<>();

  private int files;

  @Test
  void losesNothing() throws Exception {
    Path file = folder.resolve("games.kifu");
    try (Base base = Base.create(file)) {
      new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, AdditionWatcher.NONE)
          .add(List.of(Source.of("games.txt", games().getBytes(UTF_8))).iterator());
    }
    long before = 0;
    for (int i = 0; i < KILLS; i++) {
      try (ServedWindow window = open(file)) {
        assertThat(i > 0 || window.post("/api/jobs", "{\"level\": 1}")).isTrue();
        changeThings(window);
      }
      before = checked(file, before);
    }
    try (ServedWindow last = open(file)) {
      while (!last.got("/api/jobs").contains("\"waiting\":0,")) { // the runner has a limit of time
        Thread.sleep(50);
      }
    }
    assertThat(checked(file, before)).isEqualTo(GAMES);
    assertThat(ask(file, "SELECT max(annotation) FROM annotated_games"))
        .as("a game that is annotated again has a later number")
        .isEqualTo(GAMES);
    assertThat(ask(file, "SELECT count(*) FROM jobs WHERE state = 'done'")).isEqualTo(GAMES);
    assertThat(files).isPositive();
  }

  /** Short games: the beginning of the first game of a match, each a little longer. */
  private static String games() {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < GAMES; i++) {
      all.append(MOVES, 0, 20 + 2 * (i % 15)).append('\n');
    }
    return all.toString();
  }

  private ServedWindow open(Path file) throws IOException, InterruptedException {
    return new ServedWindow(file, folder.resolve("errors.txt"));
  }

  /** Puts tags on games and adds others, until the window is killed at a random moment. */
  private void changeThings(ServedWindow window) throws InterruptedException {
    long moment = random.nextLong(SOONEST, LATEST);
    try {
      changeThing(window); // one change at least, however slow the machine is
      CompletableFuture.delayedExecutor(moment, TimeUnit.MILLISECONDS).execute(window::kill);
      while (true) {
        changeThing(window);
      }
    } catch (IOException e) {
      // It is gone.
    }
  }

  private void changeThing(ServedWindow window) throws IOException, InterruptedException {
    int game = 1 + random.nextInt(GAMES);
    String tag = "tag " + marks.size();
    if (window.post("/api/games/" + game + "/marks", "{\"addTags\": [\"" + tag + "\"]}")) {
      marks.add(game + " " + tag);
    }
    String moves = MOVES.substring(0, 4 + files % 18 * 2);
    String text = "Black: Player " + files + "\n\n" + moves;
    if (window.post("/api/add?name=more-" + files + ".txt", text)) {
      files++;
    }
  }

  /** Checks a base after a kill, and returns the number of its annotated games. */
  private long checked(Path file, long before) throws Exception {
    List<String> faults = new ArrayList<>();
    try (Base base = Base.open(file)) {
      new BaseCheck(base, 1, new Faults(faults)).check();
      assertThat(faults).isEmpty();
      List<String> there =
          Library.rows(base, "SELECT game || ' ' || tag FROM tags").stream()
              .map(row -> String.valueOf(row.getFirst()))
              .toList();
      assertThat(there).containsAll(marks);
      assertThat(Library.number(base, "SELECT count(*) FROM sources"))
          .isBetween(files + 1L, files + 2L); // the last answer may not have arrived
      files = (int) Library.number(base, "SELECT count(*) FROM sources") - 1;
      assertThat(Library.number(base, "SELECT count(*) FROM jobs")).isEqualTo(GAMES);
      long annotated = Library.number(base, "SELECT count(*) FROM annotated_games");
      assertThat(annotated).isGreaterThanOrEqualTo(before);
      return annotated;
    }
  }

  private static long ask(Path file, String question) throws IOException {
    try (Base base = Base.open(file)) {
      return Library.number(base, question);
    }
  }

  private record Faults(List<String> found) implements BaseCheck.CheckWatcher {
    @Override
    public void fault(String message) {
      found.add(message);
    }

    @Override
    public void hasChanged(String source) {}

    @Override
    public void reached(long games) {}
  }
}
