package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.words.Words.Language;

/**
 * Names, languages and scripts on the page of a game, in a real browser, where one is installed.
 */
class GameTextInBrowserTest extends GameInBrowser {
  @Test
  void nothingIsAskedOfTheNetwork() {
    browser.press("End");
    assertThat(browser.requests()).hasSize(1).allMatch(url -> url.startsWith("file:"));
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aNameFromRightToLeftDoesNotTurnAnother() throws IOException {
    GameHeader hebrew = new GameHeader("משה", "דוד", "אליפות", "תל אביב", new GameDate(2019, 5, 4));
    open(PageSamples.with(hebrew, Notes.NONE));
    String parts =
        "[...document.querySelectorAll('.where bdi')].map(e => e.getBoundingClientRect().left)";
    assertThat(browser.evaluate(parts + ".every((at, i, all) => i === 0 || at > all[i - 1])"))
        .isEqualTo("true");
    assertThat(browser.evaluate(parts + ".length")).isEqualTo("4");
  }

  @Test
  void linesTellAPassInTheLanguageOfThePage() throws IOException {
    open(Language.DE, PageSamples.game());
    assertThat(browser.evaluate("kifuPage.shown.named('pass')")).isEqualTo("passt");
    open(Language.EN, PageSamples.game());
    assertThat(browser.evaluate("kifuPage.shown.named('pass')")).isEqualTo("pass");
  }

  @Test
  void thePageIsADocumentWithoutTheScript() throws IOException {
    browser.allowScripts(false);
    try {
      open(PageSamples.game());
      assertThat(browser.screenshot()).hasSizeGreaterThan(10_000);
      assertThat(text(".move h3")).contains("e6", "about 6");
      assertThat(browser.evaluate("document.querySelector('.bar').offsetHeight")).isEqualTo("0");
      assertThat(count(".moves tbody tr")).isEqualTo(64);
      assertThat(count(".turn svg.mini")).isEqualTo(count(".turn")).isPositive();
    } finally {
      browser.allowScripts(true);
    }
  }

  @Test
  void hostileNamesAndCommentsDoNothing() throws IOException {
    String script =
        "</script><script>document.title = 'taken'</script><img src=x onerror='document.title=1'>";
    GameHeader header =
        new GameHeader(script, "\u202E" + "ש".repeat(3000), "W".repeat(9000), "", GameDate.UNKNOWN);
    Notes notes =
        Notes.of(
            List.of(new Remark(1, script), new Remark(2, "]]>" + "x".repeat(5000))), List.of());
    browser.resize(360, 740);
    open(PageSamples.with(header, notes));
    browser.press("Home", "ArrowRight");
    assertThat(ply()).isEqualTo("2");
    assertThat(browser.evaluate("document.title")).startsWith("</script><script>");
    assertThat(browser.evaluate("document.images.length")).isEqualTo("0");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).hasSize(1);
  }
}
