package org.kifu.app;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game against the engine, on its screen. */
@Tag("slow")
class PlayAgainstInBrowserTest extends WindowInBrowser {
  private static final String OWN_TURN = "document.querySelector('.lesson .asking') !== null";

  /** Plays the first legal move, as somebody does who knows only the rules. */
  private static final String ANY =
      "[...document.querySelectorAll('.board .squares button')]"
          + ".find((each) => each.getAttribute('aria-label').includes('can be played'))?.click()";

  private static final int LAST = 56;

  private static final String IS_OVER =
      "document.querySelector('.lesson .strip .mid')?.textContent === 'final score'";

  private static final String KEPT = "document.querySelector('.talk a[href^=\"#game-\"]')";

  private static final String DISCS =
      "Number(document.querySelector('.strip .black b').textContent)"
          + " + Number(document.querySelector('.strip .white b').textContent)";

  @Test
  void playsWithHintsAndTakesBack() throws IOException {
    show("#play", 390, 844, "document.querySelector('form.against') !== null");
    picture("play-choice-390");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo("true");
    assertThat(faults()).isEqualTo("[]");
    browser.evaluate("document.querySelector('form.against [value=\"1\"]').click()");
    browser.evaluate("document.querySelector('form.against [value=white]').click()");
    browser.evaluate("document.querySelector('form.against').requestSubmit()");
    browser.await(OWN_TURN + " && " + DISCS + " === 5");
    browser.evaluate(ANY);
    browser.await(OWN_TURN + " && " + DISCS + " === 7");
    browser.press("h");
    browser.await("document.querySelector('.board .ring') !== null");
    picture("play-390");
    assertThat(faults()).isEqualTo("[]");
    browser.press("b");
    browser.await(OWN_TURN + " && " + DISCS + " === 5");
    show("#play", 1280, 720, OWN_TURN + " && " + DISCS + " === 5");
    picture("play-1280");
  }

  /** Gives the page a game that was broken off. */
  private static void remember(int plies) throws Exception {
    String moves =
        OpenWindow.texts(window.json("/api/games/1").get("annotation").get("moves"), "move")
            .stream()
            .filter(move -> !move.equals("pass"))
            .limit(plies)
            .collect(joining("\", \"", "[\"", "\"]"));
    browser.evaluate(
        "localStorage.setItem('kifu-play-%s', '{\"level\": \"1\", \"side\": \"X\", \"moves\": %s}')"
            .formatted(window.json("/api/state").get("base").asText(), moves));
  }

  private static void playToTheEnd() {
    show("#play", 1280, 720, OWN_TURN + " || " + IS_OVER);
    while (browser.evaluate(IS_OVER).equals("false")) {
      browser.await(OWN_TURN + " || " + IS_OVER);
      browser.evaluate(ANY);
    }
  }

  @Test
  void goesOnWithAGameAndKeepsItAtItsEnd() throws Exception {
    remember(LAST);
    playToTheEnd();
    browser.await(KEPT + " !== null");
    picture("play-end-1280");
    browser.evaluate(KEPT + ".click()");
    browser.await("document.querySelector('.game .strip .white')?.textContent.includes('Kifu (')");
  }

  /** Another program writes into the base for longer than the window waits. */
  @Test
  void remembersAGameUntilTheBaseHasIt() throws Exception {
    int before = window.json("/api/state").get("games").asInt();
    Path base = folder.resolve("Kifu").resolve("games.kifu");
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + base);
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      remember(LAST);
      playToTheEnd();
      browser.await("document.querySelector('.talk [role=alert]') !== null");
      show("#play", 1280, 720, "document.querySelector('.talk [role=alert]') !== null");
      picture("play-not-kept-1280");
      statement.execute("ROLLBACK");
    }
    browser.forget(); // the refusal stands in the log of the page
    browser.press("k", "k");
    browser.await(KEPT + " !== null");
    assertThat(window.json("/api/state").get("games").asInt()).isEqualTo(before + 1);
    show("#play", 1280, 720, "document.querySelector('form.against') !== null");
  }
}
