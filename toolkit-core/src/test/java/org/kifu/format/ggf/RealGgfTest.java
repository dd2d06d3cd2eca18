package org.kifu.format.ggf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.RealData;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.Counting;
import org.kifu.verify.GameChecker;
import org.kifu.verify.Verdict;

/** All GGF games that could be found, against the counts that were measured when they were. */
class RealGgfTest {
  private final Map<String, Integer> counts = new TreeMap<>();

  @Test
  void readsAllGames() throws IOException {
    files().forEach(file -> ArchiveReading.of(file).games().forEach(this::count));
    assertThat(counts)
        .isEqualTo(
            Map.of(
                "games", 28,
                "complete", 23,
                "unfinished", 4,
                "of 4x4", 1,
                "scores of the other side", 2,
                "with komi", 2,
                "of a pair", 2,
                "from another start", 5));
  }

  @Test
  void writesAllGamesAsTheyWereRead() throws IOException {
    for (Path file : files()) {
      List<GameRecord> games = ArchiveReading.of(file).records();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (GameWriter writer = GameWriter.open("ggf", out)) {
        for (GameRecord game : games) {
          assertThat(writer.losses(game)).isEmpty();
          writer.write(game);
        }
      }
      assertThat(ArchiveReading.of("again", out.toByteArray()).records()).isEqualTo(games);
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(RealData.folder("ggf"))) {
      return files.sorted().toList();
    }
  }

  private void count(ParsedGame game) {
    CheckedGame checked = new GameChecker(false).check(game);
    GameRecord record = game.record().orElseThrow();
    List<Tag> tags = record.notes().tags();
    count("games", true);
    count("complete", checked.verdict() == Verdict.COMPLETE);
    count("unfinished", checked.verdict() == Verdict.UNFINISHED);
    count("of 4x4", record.rules().equals("grid:4x4"));
    count("with komi", tags.stream().anyMatch(tag -> tag.name().equals(Tag.KOMI)));
    count("of a pair", tags.stream().anyMatch(tag -> tag.value().startsWith("s8")));
    count("from another start", !record.start().toString().equals("standard"));
    count("scores of the other side", checked.counting() == Counting.REVERSED);
    count("score-mismatch", checked.counting() == Counting.NONE);
  }

  private void count(String what, boolean isSo) {
    if (isSo) {
      counts.merge(what, 1, Integer::sum);
    }
  }
}
