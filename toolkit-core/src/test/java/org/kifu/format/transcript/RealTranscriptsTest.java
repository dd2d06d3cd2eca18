package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.format.GameReader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;
import org.kifu.testing.RealData;

/** The public transcripts, against the counts that were measured when they were collected. */
class RealTranscriptsTest {
  private final CompactReplay replay = new CompactReplay();
  private int games;
  private int complete;
  private int passes;
  private int problems;

  @Test
  void readsTheSelfPlayOfTheOthelloTextbook() throws IOException {
    try (Stream<Path> files = Files.list(RealData.folder("transcripts"))) {
      for (Path file : files.filter(each -> each.toString().contains("selfplay")).toList()) {
        count(file);
      }
    }
    assertThat(List.of(games, complete, passes, problems))
        .containsExactly(16_334, 16_334, 13_369, 0);
  }

  /**
   * The first move of every line is left out: no line is legal as it stands, and five happen to be
   * from the mirrored start.
   */
  @Test
  void readsTheBookLinesWithoutTheirFirstMove() throws IOException {
    count(RealData.folder("transcripts").resolve("logbook.gam"));
    assertThat(List.of(games, complete, passes, problems)).containsExactly(11_833, 0, 0, 5);
  }

  private void count(Path file) throws IOException {
    try (GameReader reader = GameReader.open(file)) {
      assertThat(reader.format()).contains("transcript");
      for (ParsedGame game : reader) {
        games++;
        problems += game.problems().size();
        game.record().ifPresent(this::count);
      }
    }
  }

  private void count(GameRecord record) {
    byte[] moves = record.moves().squares();
    if (replay.play(moves, 0, moves.length) == CompactReplay.End.COMPLETE) {
      complete++;
      passes += replay.plies() - moves.length;
    }
  }
}
