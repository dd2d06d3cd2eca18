package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.history.PlayerHistory.Favourites;
import org.kifu.archive.output.HistoryWords;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.format.GameReader;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** The games of a player in a real browser, where one is installed. */
class HistoryPageInBrowserTest {
  /** On how many lines the text of each cell stands. */
  private static final String LINES =
      """
      (which => [...document.querySelectorAll('.history ' + which)].map(cell => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(place => Math.round(place.top))).size;
      }))
      """
          .strip();

  @TempDir private static Path folder;

  @Test
  void wordsStayWholeOnADeskAndGamesFitOnAPhone() throws IOException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    Path page = page();
    try (Chromium browser =
        Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"))) {
      browser.resize(900, 700);
      browser.open(page.toUri());
      assertThat(browser.evaluate("[...document.querySelectorAll('.word')].length > 10"))
          .isEqualTo("true");
      assertThat(browser.evaluate(LINES + "('td:nth-child(8)').every(n => n === 1)"))
          .isEqualTo("true");
      browser.resize(390, 700);
      browser.open(page.toUri());
      assertThat(browser.evaluate("document.documentElement.scrollWidth <= 390")).isEqualTo("true");
      assertThat(browser.evaluate(LINES + "('td:nth-child(4)').every(n => n <= 2)"))
          .isEqualTo("true");
      assertThat(browser.complaints()).isEmpty();
    }
  }

  private static Path page() throws IOException {
    PlayerHistory history =
        new PlayerHistory(new PlayerName(FoldedName.of("maruoka"), false), new Favourites());
    Path year = Games.examples().resolve("wthor/WTH_1982.wtb");
    try (GameReader reader = GameReader.open(year)) {
      reader.stream().forEach(history::add);
    }
    Path page = folder.resolve("history.html");
    try (Writer out = Files.newBufferedWriter(page)) {
      HistoryPage.write(history, new HistoryWords(Words.english()), out);
    }
    return page;
  }
}
