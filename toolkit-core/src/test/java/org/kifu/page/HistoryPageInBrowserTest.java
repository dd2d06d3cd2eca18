package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.history.PlayerHistory.Favourites;
import org.kifu.archive.output.HistoryWords;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.format.GameReader;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** The games of a player in a real browser, where one is installed. */
class HistoryPageInBrowserTest extends PageInBrowser {
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

  @Test
  void wordsStayWholeOnADeskAndGamesFitOnAPhone() throws IOException {
    browser.resize(900, 700);
    open(page());
    assertThat(browser.evaluate("[...document.querySelectorAll('.word')].length > 10"))
        .isEqualTo("true");
    assertThat(browser.evaluate(LINES + "('td:nth-child(8)').every(n => n === 1)"))
        .isEqualTo("true");
    browser.resize(390, 700);
    open(page());
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= 390")).isEqualTo("true");
    assertThat(browser.evaluate(LINES + "('td:nth-child(4)').every(n => n <= 2)"))
        .isEqualTo("true");
    assertThat(browser.complaints()).isEmpty();
  }

  private static String page() throws IOException {
    PlayerHistory history =
        new PlayerHistory(new PlayerName(FoldedName.of("maruoka"), false), new Favourites());
    Path year = Games.examples().resolve("wthor/WTH_1982.wtb");
    try (GameReader reader = GameReader.open(year)) {
      reader.stream().forEach(history::add);
    }
    StringWriter page = new StringWriter();
    HistoryPage.write(history, new HistoryWords(Words.english()), page);
    return page.toString();
  }
}
