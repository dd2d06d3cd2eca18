package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.kifu.words.Words.Language;

/**
 * Ways through a game by keys, touch, links and by itself, in a real browser, where one is
 * installed.
 */
class GameStepsInBrowserTest extends GameInBrowser {
  @Test
  void keysStepThroughTheGame() {
    browser.press("Home");
    assertThat(ply()).isEqualTo("1");
    assertThat(discs("black")).isEqualTo(2);
    browser.press("ArrowRight");
    assertThat(ply()).isEqualTo("2");
    assertThat(discs("black")).isEqualTo(4);
    assertThat(discs("white")).isEqualTo(1);
    browser.press("End");
    assertThat(ply()).isEqualTo("end");
    assertThat(discs("black")).isEqualTo(11);
    assertThat(discs("white")).isEqualTo(53);
    assertThat(text(".move .why")).isEqualTo("● 11–53 ○");
    browser.press("ArrowRight", "ArrowLeft");
    assertThat(ply()).isEqualTo("64");
    browser.press("Home", "ArrowLeft");
    assertThat(ply()).isEqualTo("1");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void keysFindTheLabelledMoves() {
    browser.press("n");
    assertThat(ply()).isEqualTo("36");
    assertThat(text(".move h3")).contains("e8", "inaccuracy");
    browser.press("n");
    assertThat(ply()).isEqualTo("41");
    browser.press("p", "p");
    assertThat(ply()).isEqualTo(Integer.toString(KEY));
  }

  /** Whatever is shown, the bar, the numbers, the board and the sentence belong to one position. */
  @Test
  void linesArePlayedOnTheBoard() {
    int before = discs("black") + discs("white");
    browser.press("b");
    assertThat(text(".play [aria-current]")).isEqualTo("○e2");
    assertThat(text(".strip .mid")).isEqualTo("in a line, move 1");
    assertThat(text(".move .why")).startsWith("e2 instead of h4: White about +25");
    assertThat(barWidth()).isCloseTo(8.85, within(0.01));
    browser.press("ArrowRight", "ArrowRight");
    assertThat(discs("black") + discs("white")).isEqualTo(before + 3);
    assertThat(count(".board .on-black, .board .on-white")).isEqualTo(3);
    assertThat(ply()).isEqualTo(Integer.toString(KEY));
    browser.press("Escape");
    assertThat(count(".board .ring")).isEqualTo(1);
    assertThat(barWidth()).isCloseTo(8.85, within(0.01));
    browser.press("r");
    assertThat(text(".play [aria-current]")).isEqualTo("○h4");
    assertThat(text(".move .lines")).contains("After h4: White about +14");
    assertThat(barWidth()).isCloseTo(17.3, within(0.01));
  }

  private static double barWidth() {
    return Double.parseDouble(
        browser.evaluate("document.querySelector('.adv .share').getAttribute('width')"));
  }

  @Test
  void aSwipeStepsAndATapDoesNot() {
    swipe(200, 60);
    assertThat(ply()).isEqualTo(Integer.toString(KEY + 1));
    swipe(60, 200);
    swipe(60, 75);
    assertThat(ply()).isEqualTo(Integer.toString(KEY));
  }

  private static void swipe(int from, int to) {
    String touch =
        "new Touch({identifier: 1, target: document.querySelector('.board'), clientX: %d,"
            + " clientY: 300})";
    String send =
        "document.querySelector('.board').dispatchEvent(new TouchEvent('%s', {%s: [%s]}))";
    browser.evaluate(send.formatted("touchstart", "touches", touch.formatted(from)));
    browser.evaluate(send.formatted("touchend", "changedTouches", touch.formatted(to)));
  }

  @Test
  void playsByItselfUntilAskedToStop() {
    browser.press(" ");
    assertThat(text("[data-go=auto]")).isEmpty();
    String pressed = "document.querySelector('[data-go=auto]').getAttribute('aria-pressed')";
    assertThat(browser.evaluate(pressed)).isEqualTo("true");
    browser.press("Home");
    assertThat(browser.evaluate(pressed)).isEqualTo("false");
    assertThat(ply()).isEqualTo("1");
  }

  @Test
  void linksRowsAndGraphsGoToAPly() {
    String turn = "document.querySelectorAll('.turn')[1]";
    String address = browser.evaluate(turn + ".hash");
    browser.evaluate(turn + ".click()");
    assertThat(address).isEqualTo("#game-1-ply-" + ply());
    browser.evaluate("document.querySelector('.moves [data-ply=\"12\"]').click()");
    assertThat(ply()).isEqualTo("12");
    browser.evaluate("document.querySelector('.kifu [href$=ply-7]').click()");
    assertThat(ply()).isEqualTo("7");
    double[] graph = numbers("document.querySelector('.wide-chart svg').getBoundingClientRect()");
    double[] plot = plot();
    double scale = graph[2] / 480;
    double x = graph[0] + scale * (plot[0] + plot[2] * 49 / 64.5);
    browser.click(x, graph[1] + scale * (plot[1] + plot[3] / 2));
    assertThat(ply()).isEqualTo("49");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#game-1-ply-49");
  }

  private static double[] plot() {
    return parsed(browser.evaluate("document.querySelector('.wide-chart').dataset.plot"));
  }

  @Test
  void buttonsAreReachedByTheTabKeyAndTheBoardIsOneStop() {
    browser.press("ArrowRight");
    browser.evaluate("document.querySelector('[data-go=back]').focus({focusVisible: true})");
    assertThat(browser.evaluate("document.activeElement.matches(':focus-visible')"))
        .isEqualTo("true");
    assertThat(browser.evaluate("getComputedStyle(document.activeElement).outlineWidth"))
        .isEqualTo("2px");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('button')].filter(b => b.tabIndex !== 0).length"))
        .isEqualTo("63");
    browser.evaluate("document.querySelector('.squares button').focus()");
    browser.press("ArrowRight", "ArrowDown");
    assertThat(browser.evaluate("document.activeElement.getAttribute('aria-label').slice(0, 2)"))
        .isEqualTo("b2");
  }

  @Test
  void aLinkShowsItsBoardOnAPhone() throws IOException {
    browser.resize(360, 740);
    Path file = folder.resolve("page.html");
    Files.writeString(file, PageSamples.page(Language.EN, PageSamples.game()));
    browser.open(URI.create(file.toUri() + "?" + System.nanoTime() + "#game-1-ply-40"));
    assertThat(ply()).isEqualTo("40");
    browser.evaluate("document.querySelector('.moves a[href$=\"ply-50\"]').scrollIntoView()");
    browser.evaluate("document.querySelector('.moves a[href$=\"ply-50\"]').click()");
    assertThat(ply()).isEqualTo("50");
    assertBoardIsSeen();
  }

  /** The page scrolls once it is drawn, so it gets some time. */
  private static void assertBoardIsSeen() {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
    String box = "document.querySelector('.board').getBoundingClientRect()";
    while (!browser.evaluate(box + ".top >= 0 && " + box + ".bottom <= 740").equals("true")) {
      assertThat(System.nanoTime()).as(browser.evaluate(box + ".top")).isLessThan(end);
    }
  }
}
