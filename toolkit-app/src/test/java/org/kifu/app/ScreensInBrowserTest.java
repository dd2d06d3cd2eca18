package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every screen of the window in a real browser: it works by pointer and keys, and all can use it.
 */
@Tag("slow")
class ScreensInBrowserTest extends WindowInBrowser {
  private static final String ROWS =
      "document.querySelectorAll('.gt .body .row:not(.waiting)').length";
  private static final String LAST_ROW = ROWS + " > 10";
  private static final String PANEL = ".talk .move";

  private static void showGames(int width, int height) {
    show("#games", width, height, LAST_ROW);
  }

  private static void showGame(String game, int width, int height) {
    show(game, width, height, "document.querySelector('.board .squares button') !== null");
  }

  @ParameterizedTest
  @CsvSource({
    "#players, 1440",
    "#players, 390",
    "#games, 1440",
    "#games, 390",
    "#game-6-38, 1440",
    "#game-6-38, 390",
    "#board, 1280"
  })
  void canBeUsedByAll(String screen, int width) throws IOException {
    if (screen.equals("#games")) {
      showGames(width, 844);
    } else if (screen.equals("#players")) {
      show(screen, width, 844, "document.querySelectorAll('.players tbody tr').length > 10");
    } else {
      showGame(screen, width, 844);
    }
    picture(screen.substring(1) + "-" + width);
    assertThat(faults()).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  @Test
  void findsGamesWhileOneTypes() {
    showGames(1440, 900);
    browser.press("/");
    browser.type("murakami takeshi");
    browser.await("document.querySelector('.found').textContent.startsWith('11 ')");
    assertThat(browser.evaluate("document.querySelectorAll('.result.won').length")).isEqualTo("3");
    browser.evaluate("document.querySelector('[data-sort=score]').click()");
    browser.await("document.querySelector('.gt .body .row .sc .won')?.textContent === '55'");
    browser.press("ArrowDown");
    browser.evaluate("document.querySelector('.gt').focus()");
    browser.press("ArrowDown", "Enter");
    browser.await("location.hash.startsWith('#game-')");
  }

  @Test
  void goesThroughAGameByKeysAndShowsWhatWasWrong() {
    showGame("#game-6-38", 1440, 900);
    assertThat(text(PANEL))
        .contains("38", "b4", "Blunder: 12 discs", "g7", "Too early: first g7, then b4.");
    assertThat(text(".told")).startsWith("White lost the game at move 38, b4; g7 was best");
    browser.press("ArrowRight");
    assertThat(text(PANEL)).contains("39", "f7");
    browser.evaluate("document.querySelector('.told a:nth-of-type(2)').click()");
    browser.await("location.hash === '#game-6-28'");
    assertThat(text(PANEL)).contains("28", "c8");
    browser.press("Home");
    browser.await("location.hash === '#game-6-1'");
  }

  @Test
  void playsOtherMovesWithValuesAndGoesBack() {
    showGame("#game-20-10", 1440, 900);
    browser.await("document.querySelectorAll('.worth li').length > 3");
    String first =
        browser.evaluate("document.querySelector('.board .squares .can').ariaLabel.slice(0, 2)");
    play(first);
    browser.await(
        "document.querySelector('.talk .move').textContent.includes('%s')".formatted(first));
    assertThat(text(PANEL)).contains("in a variation");
    browser.press("Backspace");
    browser.await("!document.querySelector('.talk .move').textContent.includes('in a variation')");
  }

  @Test
  void takesPastedGamesAndTellsWhatItUnderstood() {
    showGames(1280, 720);
    browser.evaluate(
        "(() => { const data = new DataTransfer(); data.setData('text/plain',"
            + " 'Black: Ann\\nWhite: Bob\\nf5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7\\n\\nf5f6e6f4e3c5\\n');"
            + " dispatchEvent(new ClipboardEvent('paste', {clipboardData: data})); })()");
    browser.await("document.querySelectorAll('dialog[open] .added a').length === 2");
    assertThat(text("dialog[open] .added")).contains("Ann", "Bob");
    browser.evaluate("document.querySelector('dialog[open] .added a').click()");
    browser.await("document.title.startsWith('Ann')");
  }

  @Test
  void keepsANote() {
    showGame("#game-7-5", 1440, 900);
    browser.evaluate("document.querySelector('.note-form textarea').focus()");
    browser.type("A <b>bold</b> move");
    browser.evaluate("document.querySelector('.note-form').requestSubmit()");
    browser.await("document.querySelector('.note') !== null");
    assertThat(text(".note")).isEqualTo("A <b>bold</b> move");
    showGame("#game-7-5", 1440, 900);
    assertThat(text(".note")).isEqualTo("A <b>bold</b> move");
  }

  @Test
  void showsTheReviewOfAnAnnotatedGameAndComesBack() {
    browser.resize(1440, 900);
    browser.open(window.address("/review/6"));
    browser.await("document.body.classList.contains('playable')");
    assertThat(text("h1")).contains("48–16");
    browser.evaluate("document.querySelector('a.mark').click()");
    browser.await("location.hash.startsWith('#game-6')");
  }

  @Test
  void setsUpAPosition() {
    showGame("#board", 1440, 900);
    play("d3");
    browser.await("document.querySelector('.talk .move').textContent.includes('d3')");
    browser.await("document.querySelectorAll('.worth li').length > 1");
  }
}
