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
}
