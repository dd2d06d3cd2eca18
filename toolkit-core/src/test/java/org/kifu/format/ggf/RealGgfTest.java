package org.kifu.format.ggf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.board.MoveToken;
import org.kifu.format.GameWriter;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.RealData;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.CheckedGame.ScoreConvention;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;

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
                "complete", 24,
                "unfinished", 4,
                "of 4x4", 1,
                "scores of the other side", 2,
                "with komi", 2,
                "of a pair", 2,
                "from another start", 5));
  }

  /** The game on 4x4 squares again, on the plain board. */
  @Test
  void theGameOnSixteenSquaresIsPlayedToItsEnd() throws IOException {
    GameRecord small =
        files().stream()
            .flatMap(file -> ArchiveReading.of(file).records().stream())
            .filter(record -> record.rules().equals("grid:4x4"))
            .findFirst()
            .orElseThrow();
    PlainBoard board = PlainBoard.start(4);
    for (MoveToken token : small.moves()) {
      if (token instanceof MoveToken.Place place) {
        assertThat(board.legalMoves()).contains(4 * place.rank() + place.file());
        board.play(4 * place.rank() + place.file());
      } else {
        assertThat(board.mustPass()).isTrue();
        board.pass();
      }
    }
    assertThat(board.isOver()).isTrue();
  }

  @Test
  void theUnfinishedAndTheReversedAreTheOnesThatAreKnown() throws IOException {
    List<String> unfinished = new ArrayList<>();
    List<String> reversed = new ArrayList<>();
    for (Path file : files()) {
      for (ParsedGame game : ArchiveReading.of(file).games()) {
        CheckedGame checked = new GameChecker(false).check(game);
        GameHeader header = game.record().orElseThrow().header();
        String players = header.black() + "-" + header.white();
        if (checked.verdict() == Verdict.UNFINISHED) {
          unfinished.add(players + " " + checked.moves());
        }
        if (isReversed(checked)) {
          reversed.add(players);
        }
      }
    }
    assertThat(unfinished)
        .containsExactlyInAnyOrder("triple0-Saio3000 59", "Chris-Chris 22", "null-null 55", "- 5");
    assertThat(reversed).containsExactlyInAnyOrder("Ntest2-Ntest2", "s33-s30");
  }

  private static boolean isReversed(CheckedGame checked) {
    return checked.convention() == ScoreConvention.REVERSED;
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
    count("scores of the other side", checked.convention() == ScoreConvention.REVERSED);
    count("score-mismatch", checked.convention() == ScoreConvention.NONE);
  }

  private void count(String what, boolean isSo) {
    if (isSo) {
      counts.merge(what, 1, Integer::sum);
    }
  }
}
