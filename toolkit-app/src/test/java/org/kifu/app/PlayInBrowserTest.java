package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Playing in the window: variations, positions that are set up, and games that cannot be played.
 */
class PlayInBrowserTest extends WindowInBrowser {
  private static final String CAN_PLAY =
      "document.querySelectorAll('.board .squares .can').length > 0";

  private static void click(String element) {
    browser.evaluate(element + ".click()");
  }

  private static String all(String selector) {
    return "[...document.querySelectorAll(\"%s\")]".formatted(selector);
  }

  private static String square(String name) {
    return all(".board .squares button")
        + ".find((each) => each.ariaLabel.startsWith('%s'))".formatted(name);
  }

  private static String texts(String selector) {
    return browser.evaluate(
        all(selector) + ".map((each) => each.textContent.replace(/[^a-h1-8]/g, '')).join(' ')");
  }

  private static long added(String name, byte[] bytes) throws IOException, InterruptedException {
    var answer = OpenWindow.parsed(window.posted("/api/add?name=" + name, bytes).body());
    return answer.at("/games/0/id").asLong();
  }

  @Test
  void keepsVariationsAsATreeUntilTheyAreDeleted() {
    show("#game-6-38", 1440, 900, "document.querySelectorAll('.worth li .play').length > 3");
    click("document.querySelector('.worth > li .play li:nth-child(3) button')"); // g7 b5 f7
    assertThat(texts(".ways .play button")).isEqualTo("g7 b5 f7");
    browser.press("ArrowLeft");
    String other =
        all(".board .squares .can") + ".find((each) => !each.ariaLabel.startsWith('f7'))";
    String name = browser.evaluate(other + ".ariaLabel.slice(0, 2)");
    click(other);
    assertThat(texts(".ways > li > .way .play button")).isEqualTo("g7 b5");
    assertThat(texts(".ways ul .play button")).isEqualTo("f7 " + name);

    show("#game-6-38", 1440, 900, CAN_PLAY);
    assertThat(texts(".ways ul .play button")).as("after a reload").isEqualTo("f7 " + name);
    click("document.querySelector('.ways > li > .way .mini-button')");
    assertThat(browser.evaluate("document.querySelector('.variations').hidden")).isEqualTo("true");
    assertThat(text(".talk .move")).contains("38", "b4");
  }

  @Test
  void passesForASideThatCannotMove() {
    // After a1 white has one disc left, and no move.
    String board = "-OX" + "-".repeat(53) + "-OXXXXXX";
    show("#board-" + board + "-X", 1280, 720, CAN_PLAY);
    click(square("a1"));
    assertThat(text(".strip .black b")).isEqualTo("9");
    click(square("a8"));
    assertThat(texts(".ways .play button")).isEqualTo("a1 a a8");
    assertThat(text(".talk .move")).contains("11 black, 0 white");
  }

  @Test
  void setsUpAPositionAndPlaysFromIt() {
    show("#board", 1440, 900, CAN_PLAY);
    click("document.querySelector('.head-acts .main')");
    click(all(".talk .move .acts button") + "[0]"); // an empty board
    assertThat(text(".talk .move")).contains("Nobody can move here.");
    click(square("a1"));
    click(square("b1"));
    click(square("b1"));
    assertThat(text(".talk .move")).contains("1 black, 1 white");
    browser.press("ArrowLeft", "Backspace"); // no key of the game loses it
    click("document.querySelector('.talk .move .main')");
    browser.await("location.hash === '#board-XO" + "-".repeat(62) + "-X'");
    assertThat(browser.evaluate(all(".board .can") + ".map((each) => each.ariaLabel.slice(0, 2))"))
        .isEqualTo("c1");
    click(square("c1"));
    assertThat(text(".talk .move")).contains("3 black, 0 white");
  }

  @Test
  void showsAGameUpToItsIllegalMove() throws IOException, InterruptedException {
    long game = added("illegal.txt", "f5d6c3d3c4f4a1\n".getBytes(StandardCharsets.US_ASCII));
    show("#game-" + game + "-7", 1440, 900, CAN_PLAY);
    assertThat(text("h1")).isEqualTo("Move 7, a1, is not legal.");
    assertThat(texts(".kifu .m")).isEqualTo("f5 d6 c3 d3 c4 f4");
    assertThat(browser.evaluate(square("a1") + ".ariaLabel")).isEqualTo("a1, empty, not legal");
    assertThat(text(".to-check")).contains("a1 flips nothing", "line 1");
  }

  @Test
  void showsPicturesOfAGameForOnePlayer() throws IOException, InterruptedException {
    Path file = Path.of("..", "examples", "rules", "solo.txt");
    long game = added("solo.txt", Files.readAllBytes(file));
    String isDrawn = "document.querySelector('img.picture')?.naturalWidth > 0";
    show("#game-" + game, 1280, 720, isDrawn);
    assertThat(text(".talk")).contains("one player (solo)");
    browser.press("ArrowRight", "ArrowRight");
    browser.await("document.querySelector('img.picture').src.includes('ply=2&')");
    browser.await(isDrawn);
    assertThat(texts(".foreign-moves .current")).isNotEmpty();
  }

  @Test
  void readsRowsFarDownAndKeepsOnlyThoseInSight() {
    show("#games", 1440, 900, "document.querySelector('#game-row-0 .c-b') !== null");
    browser.evaluate("document.querySelector('.view').scrollTop = 400 * 34");
    browser.await("document.querySelector('#game-row-410 .c-b') !== null");
    assertThat(Integer.parseInt(browser.evaluate(all(".gt .body .row") + ".length")))
        .isBetween(20, 60);
    browser.evaluate("document.querySelector('.gt').focus()");
    browser.press("Home");
    browser.await("document.querySelector('#game-row-0').ariaSelected === 'true'");
    String players = text("#game-row-0 .c-b");
    browser.await(
        "document.querySelector('.peek .who')?.textContent.includes('%s')".formatted(players));
  }
}
