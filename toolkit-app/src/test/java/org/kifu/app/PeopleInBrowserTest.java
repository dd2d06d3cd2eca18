package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players, pairs of players and events in a real browser: all can use them, and they lead on. */
@Tag("slow")
class PeopleInBrowserTest extends WindowInBrowser {
  private static final String READY =
      "document.querySelector('.people:not([aria-busy]) .sheet') !== null"
          + " && !document.querySelector('.rating > p')";

  @ParameterizedTest
  @CsvSource({
    "player, #player-Murakami%20Takeshi, 1440",
    "player, #player-Murakami%20Takeshi, 390",
    "compare, #compare-Murakami%20Takeshi-Logistello%20(buro), 1280",
    "compare, #compare-Ishii%20Kenichi-Leader%20Imre, 390",
    "event, #event-World%20Championship?year=1983, 1440",
    "event, #event-World%20Championship?year=1983, 390"
  })
  void canBeUsedByAll(String name, String screen, int width) throws IOException {
    show(screen, width, 844, READY);
    isForAll(name + "-" + width);
  }

  @Test
  void theListOfEventsCanBeUsedByAllAndIsSearched() throws IOException {
    show("#events?year=1983", 390, 844, "document.querySelectorAll('.event-list tr').length === 5");
    isForAll("events-390");
    browser.press("/");
    browser.type("world");
    browser.await("document.querySelectorAll('.event-list tr').length > 5");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#events?text=world");
  }

  private static void isForAll(String name) throws IOException {
    picture(name);
    assertThat(faults()).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  private static void follow(String selector) {
    browser.await("document.querySelector(\"%s\") !== null".formatted(selector));
    browser.evaluate(
        "document.querySelector(\"%s\").dispatchEvent(new MouseEvent('click', {bubbles: true}))"
            .formatted(selector));
  }

  @Test
  void leadsFromAGameToPlayerOpponentEventAndBackToAGame() {
    show("#games", 1440, 900, "document.querySelector('.gt .body a') !== null");
    follow(".gt .body .c-b a");
    browser.await("location.hash.startsWith('#player-')");
    show("#game-6-1", 1440, 900, "document.querySelector('.strip a') !== null");
    follow(".strip .white a");
    browser.await("location.hash === '#player-Murakami%20Takeshi'");
    follow(".opponents tbody a");
    browser.await("location.hash === '#compare-Murakami%20Takeshi-Logistello%20%28buro%29'");
    follow(".met a[href^='#event']");
    browser.await("location.hash === '#event-Match%20Murakami%2DLogistello?year=1997'");
    follow(".cross .cell");
    browser.await("location.hash.startsWith('#game-')");
  }

  @Test
  void leadsFromANumberToItsGames() {
    show("#player-Murakami%20Takeshi", 1440, 900, READY);
    follow(".over-time a[href*='year=1983']");
    browser.await("document.querySelector('.found')?.textContent === '5 games'");
    assertThat(text(".chosen-by")).contains("Murakami Takeshi", "1983");
    follow(".chosen-by a");
    browser.await("document.querySelector('.found')?.textContent === '659 games'");
  }

  @Test
  void comparesWithAnybody() {
    show("#player-Ishii%20Kenichi", 1280, 720, READY);
    browser.evaluate("document.querySelector('.with-form input').focus()");
    browser.type("leader im");
    browser.await("document.querySelector('.with-found a') !== null");
    browser.evaluate("document.querySelector('.with-form').requestSubmit()");
    browser.await("location.hash === '#compare-Ishii%20Kenichi-Leader%20Imre'");
    browser.await("document.querySelector('h1').textContent.includes('100')");
  }
}
