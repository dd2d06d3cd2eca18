package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The openings in a real browser: one walks over the moves that were played in the example games.
 */
@Tag("slow")
class OpeningsInBrowserTest extends WindowInBrowser {
  private static final String READY =
      "document.querySelector('.openings .mv') !== null"
          + " && !document.querySelector('#work').hasAttribute('aria-busy')";
  private static final String LISTED =
      "document.querySelectorAll('.games-here .body .row:not(.waiting)').length > 2";

  private static void showOpenings(String fragment, int width, int height) {
    show(fragment, width, height, READY + " && " + LISTED);
  }

  /** Waits until the page has gone to a line, which its chips show, and has read it. */
  private static void awaitAddress(String address) {
    int moves = address.replaceAll("\\?.*", "").replaceAll("[^1-8]", "").length();
    browser.await("location.hash === '%s'".formatted(address));
    browser.await(
        "document.querySelectorAll('.crumbs li').length === %d && %s".formatted(moves + 1, READY));
  }

  /**
   * The one sentence on games, counted here from their discs; a game that is not complete does not
   * count.
   */
  private static String sentence(String name, JsonNode games) {
    int counted = 0;
    double white = 0;
    for (JsonNode game : games) {
      if (game.path("verdict").asText().equals("complete")) {
        int difference = game.path("whiteDiscs").asInt() - game.path("blackDiscs").asInt();
        white += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
        counted++;
      }
    }
    long share = Math.round(100 * white / counted);
    String score = share > 50 ? "White scores " + share : "Black scores " + (100 - share);
    return "%s: %s\u00a0%% in %d games.".formatted(name, score, counted);
  }

  @ParameterizedTest
  @CsvSource({
    "#openings, 1440, 900",
    "#openings-f5d6, 1280, 720",
    "#openings-f5d6c3, 390, 844",
    "#openings-f5f6e6?player=rose+brian, 1440, 900"
  })
  void canBeUsedByAll(String fragment, int width, int height) throws IOException {
    showOpenings(fragment, width, height);
    browser.await("document.querySelector('.c-value span').textContent !== '–'");
    picture(fragment.replaceAll("[#?=]", "") + "-" + width);
    assertThat(faults()).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  @Test
  void saysWhoScoredInTheGamesThatItLists() throws IOException, InterruptedException {
    showOpenings("#openings-f5d6", 1440, 900);
    JsonNode listed = window.json("/api/games?at=f5d6&count=1000");
    assertThat(listed.path("total").asInt()).isEqualTo(232);
    assertThat(text("h1")).isEqualTo(sentence("Perpendicular Opening", listed.path("games")));
    assertThat(text(".games-here h2")).isEqualTo("232 games reached this position");
  }

  @Test
  void goesOnAndBackByPointerAndKeys() {
    showOpenings("#openings", 1440, 900);
    assertThat(text(".mv")).endsWith("f5");
    play("d3");
    awaitAddress("#openings-f5");
    browser.press("ArrowRight");
    awaitAddress("#openings-f5f6");
    browser.press("ArrowDown", "ArrowDown");
    String second = browser.evaluate("document.activeElement.textContent.trim().slice(-2)");
    browser.press("ArrowRight");
    awaitAddress("#openings-f5f6" + second);
    browser.press("Backspace");
    awaitAddress("#openings-f5f6");
    browser.press("ArrowLeft");
    awaitAddress("#openings-f5");
    browser.press("Home");
    awaitAddress("#openings");
  }

  @Test
  void choosesGamesAndSaysWhich() throws IOException, InterruptedException {
    showOpenings("#openings-f5", 1440, 900);
    browser.press("/");
    browser.type("rose brian");
    browser.await("document.querySelector('.found').textContent === 'Chosen: “rose brian”'");
    browser.evaluate(
        "(() => { const side = document.querySelector('.filters select'); side.value = 'white';"
            + " side.dispatchEvent(new Event('input')); })()");
    awaitAddress("#openings-f5?player=rose+brian&side=white");
    assertThat(text(".found")).isEqualTo("Chosen: “rose brian” as White");
    int games = window.json("/api/games?at=f5&player=rose+brian&side=white").path("total").asInt();
    assertThat(games).isPositive();
    browser.await(
        "document.querySelector('.games-here h2').textContent.startsWith('%d ')".formatted(games));
    assertThat(text("h1")).endsWith(" in %d games.".formatted(games));
    browser.evaluate("document.querySelector('.filters .btn').click()");
    awaitAddress("#openings-f5");
    assertThat(text(".found")).isEqualTo("All games");
  }

  @ParameterizedTest
  @CsvSource({
    "d3c5f6, f5d6c3",
    "c4e3f6, f5d6c3",
    "e6f4c3, f5d6c3",
    "f5d6c3, f5d6c3",
    "d3c3c4, f5f6e6",
    "c4c3d3, f5f6e6",
    "e6f6f5, f5f6e6"
  })
  void turnsEveryLineToTheFirstMoveF5(String line, String turned) {
    showOpenings("#openings-" + line, 1280, 720);
    awaitAddress("#openings-" + turned);
  }

  @Test
  void goesFromAGameToItsOpeningAndBack() {
    show("#game-6-6", 1440, 900, "document.querySelector('.board .squares button') !== null");
    String discs =
        "[...document.querySelectorAll('.board .squares button')]"
            + ".filter((each) => each.ariaLabel.includes('disc')).length";
    assertThat(browser.evaluate(discs)).isEqualTo("9");
    browser.evaluate("document.querySelector('.bar a.btn').click()");
    browser.await("location.hash.startsWith('#openings-f5') && " + READY + " && " + LISTED);
    assertThat(browser.evaluate(discs)).isEqualTo("9");
    browser.evaluate("document.querySelector('.games-here .body .row .c-b').click()");
    browser.await("location.hash.startsWith('#game-') && location.hash.endsWith('-6')");
    browser.await("document.querySelector('.talk .move') !== null");
    assertThat(browser.evaluate(discs)).isEqualTo("9");
  }

  @Test
  void doesNotOfferOpeningsForAPositionThatIsSetUp() {
    String start = "-".repeat(26) + "XXX" + "-".repeat(6) + "XO" + "-".repeat(27);
    show(
        "#board-%s-O".formatted(start),
        1440,
        900,
        "document.querySelector('.board .squares button') !== null");
    assertThat(browser.evaluate("document.querySelector('.bar a.btn').hidden")).isEqualTo("true");
  }

  @Test
  void saysThatALineIsNotLegalAndGoesBack() {
    show(
        "#openings-f5f5",
        1280,
        720,
        "document.querySelector('[role=alert]:not(.server-gone)') !== null");
    assertThat(text("[role=alert]:not(.server-gone)")).isEqualTo("Move 2, f5, is not legal.");
    browser.press("Backspace");
    awaitAddress("#openings-f5");
  }
}
