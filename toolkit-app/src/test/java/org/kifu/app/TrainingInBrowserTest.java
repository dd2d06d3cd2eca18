package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The training in a real browser: a player looks for better moves than those of the match of 1997,
 * which is among the example games.
 */
@Tag("slow")
class TrainingInBrowserTest extends WindowInBrowser {
  private static final String READY = "document.querySelector('.topics') !== null";
  private static final String ASKED = "document.querySelector('.lesson .asking h2') !== null";
  private static final String TOO_EARLY = "#training-run?player=&kind=cause&code=too-early";

  /** The browser forgets the choices of other tests. */
  @BeforeEach
  void forget() {
    browser.evaluate("localStorage.clear()");
  }

  private static void awaitHeading(String words) {
    browser.await(
        "document.querySelector('.lesson h2').textContent.includes('%s')".formatted(words));
  }

  private static String chips() {
    return browser.evaluate(
        "[...document.querySelectorAll('.so-far .step')].map((each) => each.textContent.slice(-2))"
            + ".join(' ')");
  }

  @ParameterizedTest
  @CsvSource({
    "#training, 1440, 900",
    "#training, 390, 844",
    "#training-run?player=&kind=phase&code=endgame, 1280, 720",
    "#training-endings?player=&empties=10, 390, 844"
  })
  void canBeUsedByAll(String fragment, int width, int height) throws IOException {
    show(fragment, width, height, READY + " || " + ASKED);
    picture(fragment.replaceAll("[#?=&]", "") + "-" + width);
    assertThat(faults()).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  /** A wrong answer is refuted by the stored line, and the player goes on against it. */
  @Test
  void refutesAWrongMoveAndThenExplains() throws IOException {
    show(TOO_EARLY, 1440, 900, ASKED);
    assertThat(text(".lesson .strip .p.white")).as("hidden until answered").startsWith("White");
    play("b4");
    awaitHeading("b4 is not it");
    assertThat(text(".lesson .why")).matches("(?s)b4 loses \\d+ discs.*");
    browser.await("document.querySelectorAll('.so-far .step').length === 2");
    assertThat(chips()).isEqualTo("b4 f7");
    play("g7");
    browser.await("document.querySelectorAll('.so-far .step').length === 4");
    assertThat(chips()).isEqualTo("b4 f7 g7 a4");
    picture("training-refuted");
    browser.press("s");
    awaitHeading("Best is g7");
    assertThat(text(".lesson .move")).contains("b4: too early: first g7, then b4.");
    assertThat(text(".lesson .origin a")).isEqualTo("Logistello (buro) – Murakami Takeshi");
    assertThat(text(".lesson .strip .p.white")).startsWith("Murakami Takeshi");
    assertThat(faults()).isEqualTo("[]");
  }

  /** Keys alone answer the problems of a run; the answers are in the base after a reload. */
  @Test
  void canBeDoneByKeysAndKeepsTheAnswers() throws IOException, InterruptedException {
    show("#training-run?player=&kind=opening&code=Heath-Bat", 1280, 720, ASKED);
    String asked = text(".lesson .verdict p");
    assertThat(asked).startsWith("Problem 1 of ");
    browser.press("h");
    browser.await("document.querySelectorAll('.board .lit').length === 3");
    browser.press("n");
    browser.await("document.querySelectorAll('.run-dots .skipped').length === 1");
    browser.await(ASKED);
    browser.press("ArrowDown");
    assertThat(browser.evaluate("document.activeElement.getAttribute('role')"))
        .isEqualTo("gridcell");
    browser.press("s");
    awaitHeading("Best is");
    JsonNode progress = window.json("/api/training").get("progress");
    assertThat(progress.get("wrong").asInt()).isPositive();
    browser.press("Enter");
    browser.await(ASKED + " || document.querySelector('.run-end') !== null");
    show("#training", 1440, 900, READY);
    assertThat(text(".how-far .facts")).contains(" of ");
    JsonNode counts = window.json("/api/training");
    assertThat(counts.get("fresh").asInt()).isLessThan(counts.get("total").asInt());
  }

  /** The choice whose moves are trained is remembered. */
  @Test
  void remembersThePlayer() {
    show("#training", 1440, 900, READY);
    browser.evaluate(
        "(() => { const who = document.querySelector('.topics select'); who.value ="
            + " 'Murakami Takeshi'; who.dispatchEvent(new Event('change')); })()");
    String chosen = "document.querySelector('.topics select').value === 'Murakami Takeshi'";
    show("#training", 1440, 900, READY + " && " + chosen);
    assertThat(browser.evaluate("document.querySelector('.topics .train a.btn').hash"))
        .startsWith("#training-run?player=Murakami+Takeshi&kind=phase");
  }

  /** The solver of the server says which moves keep the result; the worst one does not. */
  @Test
  void playsAnEndingAgainstTheSolver() throws IOException, InterruptedException {
    JsonNode ending = window.json("/api/training/endings?empties=8");
    String at =
        "board=%s&toMove=%s".formatted(ending.get("board").asText(), ending.get("toMove").asText());
    JsonNode moves = window.json("/api/training/endings/values?" + at).get("moves");
    show("#training-endings?player=&empties=8", 1280, 720, ASKED);
    play(moves.get(moves.size() - 1).get("move").asText());
    browser.await("document.querySelector('.run-dots .wrong') !== null");
    assertThat(text(".lesson .move")).contains("kept");
    browser.press("b");
    browser.await(ASKED);
    play(moves.get(0).get("move").asText());
    browser.await("document.querySelector('.lesson .asking, .lesson .origin') !== null");
    assertThat(window.json("/api/training").at("/progress/wrong").asInt()).isPositive();
    picture("training-ending");
  }
}
