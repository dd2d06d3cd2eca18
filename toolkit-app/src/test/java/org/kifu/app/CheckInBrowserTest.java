package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Variations that are kept in the base, and records that have something wrong. */
@Tag("slow")
class CheckInBrowserTest extends WindowInBrowser {
  private static final Path BROKEN = Path.of("..", "examples", "three-good-one-broken.txt");
  private static final String SHOWN = "document.querySelector('.fix .say h2') !== null";
  private static final String CAN_PLAY =
      "document.querySelectorAll('.board .squares .can').length > 0";

  private static void click(String selector) {
    browser.evaluate("document.querySelector(\"%s\").click()".formatted(selector));
  }

  /** Writes into a field of the form, and sends it. */
  private static void fill(String name, String comment) {
    browser.await("document.querySelector('.keep-form') !== null");
    browser.evaluate("document.querySelector('.keep-form input').value = '%s'".formatted(name));
    browser.evaluate(
        "document.querySelector('.keep-form textarea').value = '%s'".formatted(comment));
    browser.evaluate("document.querySelector('.keep-form').requestSubmit()");
    browser.await("document.querySelector('.keep-form') === null");
  }

  @Test
  void keepsVariationsInTheBase() throws IOException, InterruptedException {
    show("#game-20-3", 1440, 900, CAN_PLAY);
    String game = "/api/games/20";
    play(browser.evaluate("document.querySelector('.board .can').ariaLabel.slice(0, 2)"));
    String first = text(".ways .play").substring(0, 2);
    click(".talk .move .acts .btn:nth-child(2)");
    picture("keep-form");
    fill("A <b>bold</b> line", "From a book");
    picture("kept");
    assertThat(text(".ways .kept")).isEqualTo("A <b>bold</b> line From a book");
    assertThat(browser.evaluate("localStorage.getItem('kifu-variations-20')")).isEqualTo("null");

    show("#game-20-3", 1440, 900, CAN_PLAY);
    assertThat(text(".ways .play")).as("after a reload").isEqualTo(first);
    click(".ways .play button");
    play(browser.evaluate("document.querySelector('.board .can').ariaLabel.slice(0, 2)"));
    click(".talk .move .acts .btn:nth-child(2)");
    fill("Longer", "");
    assertThat(window.json(game).get("variations")).hasSize(1);
    assertThat(window.json(game).at("/variations/0/moves").asText()).hasSize(4).startsWith(first);
    assertThat(text(".ways .kept")).isEqualTo("Longer");

    click(".ways .kept .mini-button");
    fill("", "Only said");
    assertThat(window.json(game).at("/variations/0/text").asText()).isEqualTo("Only said");
    click(".ways .way .mini-button");
    browser.await("document.querySelector('.variations').hidden");
    assertThat(window.json(game).get("variations")).isEmpty();
  }

  /** One record of four has d4 for c1; the pasted text is the example of the guide. */
  @Test
  void acceptsARepairThatBecomesARowOfTheTable() throws IOException, InterruptedException {
    window.posted("/api/add?name=broken.txt", Files.readAllBytes(BROKEN));
    show("#check", 1440, 900, SHOWN);
    browser.await("document.querySelector('h1').textContent.includes('one clear repair')");
    assertThat(text("h1")).isEqualTo("1 record needs you; 1 has one clear repair.");
    assertThat(text(".items [aria-current]")).contains("99.7", "Move 31: d4 is taken");
    assertThat(text(".rec mark")).isEqualTo("d4");
    assertThat(text(".rec ins")).isEqualTo("c1");
    assertThat(text(".side-board figcaption"))
        .isEqualTo("Before move 31. Black to move. The cross is d4. The ring is c1.");
    picture("check-1440");
    String table = "document.querySelector('[href=\"api/corrections\"]').hidden";
    assertThat(browser.evaluate(table)).as("there is no correction yet").isEqualTo("true");
    browser.press("a");
    browser.await("document.querySelector('h1').textContent === 'No record needs you.'");
    assertThat(window.got("/api/corrections").body()).contains("moves", "d1c1a6b6");
    assertThat(browser.evaluate(table)).isEqualTo("false");
    browser.await("document.querySelector('.fix .tag') !== null");
    browser.press("u");
    browser.await("document.querySelector('.fix .main') !== null");
    assertThat(window.got("/api/corrections").body()).isEqualTo("game,field,old,new\n");

    browser.press("x");
    browser.await("document.querySelector('.fix .tag')?.textContent === 'kept as it is'");
    browser.press("u");
    browser.await("document.querySelector('.fix .main') !== null");

    browser.press("h");
    browser.await("document.querySelector('.hand .squares .can') !== null");
    picture("check-hand");
    play("c1");
    browser.press("ArrowRight");
    assertThat(text(".hand [role=status]")).startsWith("26 black, 38 white");
    click(".fix .acts .main");
    browser.await("document.querySelector('.fix .tag')?.textContent === 'corrected'");
    assertThat(window.got("/api/corrections").body()).contains("d1c1a6b6").contains("b8a8");
  }
}
