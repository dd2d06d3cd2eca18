package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the README that commands make; with {@code -Dkifu.renew=true} made anew. */
class DocumentedPicturesTest {
  private static final String RENEW = "kifu.renew";
  private static final String GAME = "examples/wthor/WTH_1997-match.wtb --game 6";
  private static final Path IMAGES = Path.of("docs/images");

  @Test
  void theSheetIsWhatShowDraws(@TempDir Path folder) throws IOException {
    String name = "murakami-logistello-1997-6-kifu.svg";
    String command = "show " + GAME + " --style kifu --format svg -o";
    if (Boolean.getBoolean(RENEW)) {
      make(command, IMAGES.resolve(name));
    }
    Path drawn = folder.resolve(name);
    make(command, drawn);
    assertThat(IMAGES.resolve(name)).hasSameTextualContentAs(drawn);
  }

  /** The values are those of a search, which takes a minute, so they are not compared. */
  @Test
  @Tag("weights")
  @EnabledIfSystemProperty(named = RENEW, matches = "true")
  void drawsTheChartAnew() throws IOException {
    Path chart = IMAGES.resolve("murakami-logistello-1997-6.png");
    make("annotate " + GAME + " --chart", chart);
    assertThat(chart).isNotEmptyFile();
  }

  private static void make(String command, Path file) throws IOException {
    Files.deleteIfExists(file);
    List<String> words = new ArrayList<>(Arrays.asList(command.split(" ")));
    words.add(file.toString());
    CommandRun run = CommandRun.kifu(words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
  }
}
