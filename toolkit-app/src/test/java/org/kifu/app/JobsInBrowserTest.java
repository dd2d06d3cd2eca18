package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** The queue of annotations in a real browser: many games are chosen, and the queue is led. */
@Tag("slow")
@TestMethodOrder(MethodOrderer.MethodName.class) // the queue is empty only at the start
class JobsInBrowserTest extends WindowInBrowser {
  private static final String NEXT = "document.querySelectorAll('.next li').length";

  private static final String WORKS = "document.querySelector('.now progress')?.value > 0.1";

  private static void press(String button) {
    browser.evaluate(
        "[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === '%s'"
                .formatted(button)
            + " && each.offsetParent !== null).click()");
  }

  private static void look(String name) throws IOException {
    picture(name);
    assertThat(faults()).as(name).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as(name)
        .isEqualTo("true");
  }

  @Test
  void annotatesTheGamesThatAreChosen() throws Exception {
    window.post("/api/jobs/pause", "{\"paused\": true}");
    show("#jobs", 1440, 900, "document.querySelector('.queue .none')?.hidden === false");
    picture("jobs-empty-1440");
    browser.evaluate("document.querySelector('.queue .none a').click()");
    browser.await("document.querySelectorAll('.gt .body .row:not(.waiting)').length > 10");
    browser.press("/");
    browser.type("murakami");
    browser.await("document.querySelector('.found').textContent.startsWith('11 ')");
    press("Annotate these");
    browser.await("document.querySelector('dialog.many[open]') !== null");
    assertThat(text("dialog.many h2")).isEqualTo("Annotate 5 of 11 games");
    assertThat(text("dialog.many .left-out")).startsWith("6 are annotated");
    look("jobs-many-1440");
    browser.evaluate("document.querySelector('dialog.many .btn:not(.main)').click()");
    browser.evaluate("document.querySelector('.gt').focus()");
    browser.press("End");
    browser.evaluate(
        "document.querySelector('.gt').dispatchEvent(new KeyboardEvent('keydown',"
            + " {key: 'ArrowUp', shiftKey: true, bubbles: true}))");
    press("Annotate these 2");
    browser.await(
        "document.querySelector('dialog.many[open] h2')?.textContent === 'Annotate 2 games'");
    browser.evaluate("document.querySelector('dialog.many .btn:not(.main)').click()");
    browser.press("Home");
    press("Annotate these");
    browser.await("document.querySelector('dialog.many[open]') !== null");
    press("Annotate 5 games");
    browser.await("document.querySelector('[data-count=jobs]').textContent === '5'");

    browser.evaluate("document.querySelector('[data-nav=jobs]').click()");
    browser.await(NEXT + " === 5");
    assertThat(text("h1")).isEqualTo("Paused: 0 of 5 done.");
    String last = text(".next li:last-child .who");
    browser.evaluate("document.querySelector('.next li:last-child .row-acts button').click()");
    browser.await("document.querySelector('.next li .who').textContent === '" + last + "'");
    browser.evaluate(
        "document.querySelector('.next li:last-child .row-acts button + button').click()");
    browser.await(NEXT + " === 4");
    browser.press("p");
    browser.await(WORKS);
    picture("jobs-1440");
    show("#jobs", 1280, 720, WORKS);
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    picture("jobs-1280");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    look("jobs-1280-dark");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    show("#jobs", 390, 844, WORKS);
    look("jobs-390");
    press("Stop all");
    browser.await("document.querySelector('dialog[open]') !== null");
    browser.evaluate("document.querySelector('dialog[open] .btn.main').click()");
    browser.await("document.querySelector('[data-count=jobs]').hidden");
  }

  /** A screen that shows everything at once, as after a night. */
  @Test
  void showsWhatDidNotWorkAndWhatIsDone() throws Exception {
    window.post("/api/jobs/pause", "{\"paused\": false}");
    String bad =
        window
            .post("/api/add?name=bad.txt", "f5d6c3d3c4f4f6f3e6e7d7c5a1d8c6c7")
            .at("/games/0/id")
            .asText();
    window.post("/api/games/20/annotate", "{\"level\": 1}");
    window.post("/api/games/" + bad + "/annotate", "{\"level\": 1}");
    show("#jobs", 1440, 900, "document.querySelectorAll('.failed li, .done li').length === 2");
    assertThat(text(".failed li .part")).contains("a1");
    assertThat(text("h1")).isEqualTo("1 annotated, 1 did not work.");
    look("jobs-failed-1440");
    press("Clear");
    browser.await("document.querySelector('.failed').hidden");
    assertThat(text("h1")).isEqualTo("1 game is annotated.");
    browser.evaluate("document.querySelector('.done a.btn').click()");
    browser.await("document.body?.classList.contains('playable')");
  }
}
