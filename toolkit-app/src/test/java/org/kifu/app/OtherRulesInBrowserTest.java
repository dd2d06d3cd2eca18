package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games by other rules in the window: replayed, valued, varied, annotated, and played. */
@Tag("slow")
class OtherRulesInBrowserTest extends WindowInBrowser {
  private static final Path RULES = Path.of("..", "examples", "rules");
  private static final String IS_VALUED = "document.querySelectorAll('.worth li').length > 0";

  private static void click(String selector) {
    browser.evaluate("document.querySelector(\"%s\").click()".formatted(selector));
  }

  /** Adds the games of a file, and returns the number of one of them. */
  private static long added(String name, int game) throws IOException, InterruptedException {
    byte[] bytes = Files.readAllBytes(RULES.resolve(name));
    JsonNode answer = OpenWindow.parsed(window.posted("/api/add?name=" + name, bytes).body());
    return answer.at("/games/" + game + "/id").asLong();
  }

  private static String legal() {
    return browser.evaluate(
        "[...document.querySelectorAll('.board .can')].map((each) => each.ariaLabel.slice(0, 2))"
            + ".sort().join(' ')");
  }

  private static String ways() {
    return browser.evaluate(
        "[...document.querySelectorAll('.ways .play button')].map((each) => each.textContent)"
            + ".join(' ')");
  }

  /** Leaves the variation, and annotates the game. */
  private static void annotate() {
    browser.press("Escape");
    click(".head-acts .main");
    browser.await("document.querySelector('.told p') !== null");
    assertThat(browser.evaluate("document.querySelector('.values-chart svg') !== null"))
        .isEqualTo("true");
  }

  /** The first position of the 6x6 board has four moves, which are equal by symmetry. */
  @Test
  void valuesAndAnnotatesAGameOnASmallBoard() throws IOException, InterruptedException {
    long game = added("grid.json", 1);
    show("#game-" + game + "-1", 1440, 900, IS_VALUED);
    assertThat(legal()).isEqualTo("b3 c2 d5 e4");
    assertThat(browser.evaluate("document.querySelectorAll('.board .squares button').length"))
        .isEqualTo("36");
    browser.evaluate(squareOf("b3") + ".click()");
    browser.await("document.querySelectorAll('.ways .play button').length === 1");
    browser.await(IS_VALUED);
    assertThat(ways()).isEqualTo("b3");
    assertThat(text(".strip .black b")).isEqualTo("4");
    annotate();
    assertThat(text(".told p")).isNotEmpty();
    assertThat(faults()).isEqualTo("[]");
    picture("rules-small-board");
  }

  @Test
  void playsAndAnnotatesDraughts() throws IOException, InterruptedException {
    long game = added("russian-draughts-championship.pdn", 0);
    show("#game-" + game + "-1", 1440, 900, IS_VALUED);
    browser.evaluate(squareOf("e3") + ".click()");
    assertThat(legal()).contains("d4", "f4");
    browser.evaluate(squareOf("f4") + ".click()");
    browser.await("document.querySelectorAll('.ways .play button').length === 1");
    assertThat(ways()).isEqualTo("e3-f4");
    annotate();
    picture("rules-draughts");
  }

  @Test
  void playsAgainstKifuByOtherRules() throws IOException {
    show("#play", 1280, 800, "document.querySelectorAll('select[name=rules] option').length > 5");
    browser.evaluate("document.querySelector('select[name=rules]').value = 'anti:6x6'");
    browser.evaluate("document.querySelector('input[name=level][value=\"1\"]').checked = true");
    click(".against .main");
    browser.await("document.querySelectorAll('.board .can').length === 4");
    browser.evaluate(squareOf("b3") + ".click()");
    browser.await("document.querySelector('.strip .black.to-move') !== null");
    browser.await("document.querySelectorAll('.board .can').length > 0");
    assertThat(text(".strip .mid")).isEqualTo("Black to move");
    picture("rules-play");
  }

  private static final String OWN_TURN = "document.querySelector('.lesson .asking') !== null";

  private static final String DISCS =
      "[...document.querySelectorAll('.strip .black b, .strip .white b')]"
          + ".reduce((sum, each) => sum + Number(each.textContent), 0)";

  /** White has to pass after 13 moves. */
  private static final String WITH_A_PASS = "c2 d2 e3 b2 b1 f2 e4 e5 f4 c5 c1 e2 f5 d6";

  private static final String NAME =
      "Object.keys(localStorage).find((each) => each.startsWith('kifu-play-'))";

  /** Gives the page a game of White on the 6x6 board that was broken off. */
  private static void remember(String moves) throws IOException, InterruptedException {
    browser.evaluate(
        ("localStorage.setItem('kifu-play-%s', JSON.stringify({rules: 'grid:6x6', level: '1',"
                + " side: 'O', moves: '%s'.split(' ')}))")
            .formatted(window.json("/api/state").get("base").asText(), moves));
  }

  @Test
  void goesOnAfterAPassAndTakesBackBeforeIt() throws IOException, InterruptedException {
    remember(WITH_A_PASS);
    show("#play", 1280, 800, OWN_TURN + " && " + DISCS + " === 18");
    assertThat(legal()).isEqualTo("e6 f6");
    browser.press("b");
    browser.await(OWN_TURN + " && " + DISCS + " === 15");
    remember(WITH_A_PASS.substring(0, WITH_A_PASS.lastIndexOf(' ')));
    show("#play", 1280, 800, "document.querySelector('.talk .why') !== null");
    assertThat(text(".talk .why")).isEqualTo("You had no move, so Kifu moves again.");
    assertThat(browser.evaluate(OWN_TURN)).isEqualTo("false");
    browser.await(DISCS + " === 18");
  }

  @Test
  void remembersAGameThatTheServerDoesNotTell() throws IOException, InterruptedException {
    show("#board", 1280, 800, "document.querySelector('.board') !== null");
    remember(WITH_A_PASS);
    browser.evaluate(
        "(window.usual = window.fetch, window.fetch = (path, ...more) =>"
            + " String(path).startsWith('api/position') ? Promise.reject(new TypeError())"
            + " : window.usual(path, ...more), 0)");
    browser.follow("#play");
    browser.await("document.querySelector('[role=alert].why') !== null");
    assertThat(browser.evaluate("localStorage.getItem(" + NAME + ")")).contains("f5", "d6");
    browser.evaluate("(window.fetch = window.usual, 0)");
    browser.press("k");
    browser.await(OWN_TURN + " && " + DISCS + " === 18");
    remember("a1");
    show("#play", 1280, 800, "document.querySelector('form.against') !== null");
    assertThat(browser.evaluate("localStorage.getItem(" + NAME + ")")).isEmpty();
    browser.forget(); // the refusal stands in the log of the page
  }

  /** White fills the board. */
  @Test
  void keepsAGameAtItsEnd() throws IOException, InterruptedException {
    remember(
        "e4 e3 b2 c5 f3 d2 c6 b6 e1 d1 e5 c2 c1 b3 a4 b1 "
            + "a1 d6 b4 e2 f1 f4 e6 f6 f5 d5 f2 a5 a6 a3 a2");
    show("#play", 1280, 800, OWN_TURN);
    browser.evaluate("document.querySelector('.board .can').click()");
    browser.await("document.querySelector('.talk a[href^=\"#game-\"]') !== null");
  }
}
