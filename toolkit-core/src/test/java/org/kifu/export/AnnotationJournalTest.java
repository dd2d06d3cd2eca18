package org.kifu.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.annotate.LabelRule;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;

class AnnotationJournalTest {
  private static final AnnotationSettings SETTINGS =
      AnnotatedSamples.annotator().settings(new PlainAnalyser());

  @TempDir private Path folder;
  private Path file = Path.of("");
  private int judged;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("out.jsonl.journal");
  }

  @Test
  void aStoppedBatchGoesOnWhereItStopped() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    for (int stop = 0; stop <= whole.size(); stop++) {
      try (AnnotationJournal journal = AnnotationJournal.start(file)) {
        for (AnnotationResult result : whole.subList(0, stop)) {
          journal.add(result);
        }
      }
      assertThat(resumed(AnnotatedSamples.games())).isEqualTo(whole);
      assertThat(judged).isEqualTo(whole.size() - stop);
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void aLineThatWasCutOffIsDoneAgain() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    String lines = AnnotatedSamples.written(AnnotationExport::jsonLines, whole);
    int second = lines.indexOf('\n') + 1;
    Files.writeString(file, lines.substring(0, second + 100));
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(whole);
    assertThat(judged).isEqualTo(whole.size() - 1);
  }

  @Test
  void withoutAJournalEverythingIsDone() throws IOException {
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(AnnotatedSamples.results());
  }

  @Test
  void theJournalOfOtherGamesIsRefused() throws IOException {
    Files.writeString(
        file, AnnotatedSamples.written(AnnotationExport::jsonLines, AnnotatedSamples.results()));
    List<ParsedGame> others = new ArrayList<>(AnnotatedSamples.games());
    others.set(1, ParsedGames.of("f5d6c5f4e3f6g5e6"));
    assertThatThrownBy(() -> resumed(others)).hasMessageContaining("other games");
    assertThatThrownBy(() -> resumed(others.subList(0, 1))).hasMessageContaining("other games");
  }

  @Test
  void theJournalOfOtherSettingsIsRefused() throws IOException {
    Files.writeString(
        file, AnnotatedSamples.written(AnnotationExport::jsonLines, AnnotatedSamples.results()));
    AnnotationSettings others =
        new AnnotationSettings(
            "0.2.0",
            "plain 1",
            SETTINGS.limits(),
            LabelRule.DEFAULT,
            SETTINGS.chances(),
            Optional.empty());
    Iterator<ParsedGame> games = AnnotatedSamples.games().iterator();
    assertThatThrownBy(() -> AnnotationJournal.resume(file, games, others, result -> {}))
        .hasMessageContaining("other settings");
  }

  @Test
  void aFileThatIsNoJournalIsRefused() throws IOException {
    Files.writeString(file, "f5d6c3d3c4\n");
    assertThatThrownBy(() -> resumed(AnnotatedSamples.games()))
        .hasMessageContaining("is no journal");
  }

  private List<AnnotationResult> resumed(List<ParsedGame> input) throws IOException {
    List<AnnotationResult> results = new ArrayList<>();
    Iterator<ParsedGame> games = input.iterator();
    judged = 0;
    AnnotationJournal journal = AnnotationJournal.resume(file, games, SETTINGS, results::add);
    AnnotatedSamples.annotator()
        .annotate(
            games,
            new Batch(1, 1),
            PlainAnalyser::new,
            result -> {
              judged++;
              results.add(result);
              keep(journal, result);
            });
    journal.delete();
    return results;
  }

  private static void keep(AnnotationJournal journal, AnnotationResult result) {
    try {
      journal.add(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
