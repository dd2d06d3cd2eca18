package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.words.Words.Language;

/** The layout of the page of games on all screens, in a real browser, where one is installed. */
class GameLayoutInBrowserTest extends GameInBrowser {
  private static final List<Integer> WIDTHS =
      List.of(1440, 1280, 1200, 1100, 1024, 800, 700, 390, 360);

  /** The screen only: each test opens the page that it looks at. */
  @BeforeEach
  @Override
  void openTheGame() {
    browser.resize(1280, 900);
  }

  @ParameterizedTest
  @CsvSource({"1440, 900", "1280, 720"})
  void allThatMattersIsOnTheFirstScreen(int width, int height) throws IOException {
    browser.resize(width, height);
    open(PageSamples.decided());
    for (String part :
        List.of(".verdict", ".board", ".bar", ".chart", ".move", ".turning", ".kifu", ".acc")) {
      double[] box = numbers("document.querySelector('" + part + "').getBoundingClientRect()");
      assertThat(box[1] + box[3]).as(part).isPositive().isLessThanOrEqualTo(height);
      assertThat(box[0] + box[2]).as(part).isLessThanOrEqualTo(width);
    }
    assertThat(browser.evaluate("document.documentElement.scrollWidth"))
        .isEqualTo(Integer.toString(width));
  }

  @Test
  void aPhoneShowsTheBoardAndTheReasonOnItsFirstScreen() throws IOException {
    browser.resize(390, 844);
    open(PageSamples.decided());
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("390");
    double[] board = numbers("document.querySelector('.board').getBoundingClientRect()");
    assertThat(board[2]).isBetween(350.0, 390.0);
    double[] buttons = numbers("document.querySelector('.bar').getBoundingClientRect()");
    double[] why = numbers("document.querySelector('.move .why').getBoundingClientRect()");
    assertThat(why[1]).isGreaterThan(board[1] + board[3]);
    assertThat(why[1] + why[3]).isLessThan(buttons[1]);
    assertThat(buttons[1] + buttons[3]).isLessThanOrEqualTo(844);
    assertThat(browser.screenshot()).hasSizeGreaterThan(10_000);
  }

  @Test
  void theLettersOfTheGraphAreTenPixelsHighAtLeast() throws IOException {
    open(PageSamples.game());
    for (int width : WIDTHS) {
      browser.resize(width, 720);
      String shown =
          "[...document.querySelectorAll('.chart svg')].filter(svg => svg.clientWidth > 0)[0]";
      double scale =
          Double.parseDouble(
              browser.evaluate(shown + ".clientWidth / " + shown + ".viewBox.baseVal.width"));
      assertThat(12 * scale).as("at " + width).isGreaterThanOrEqualTo(10);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void nothingNeedsScrollingSideways(Language language) throws IOException {
    open(language, PageSamples.game());
    String box = "document.querySelector('.wide')";
    for (int width : WIDTHS) {
      browser.resize(width, 900);
      assertThat(browser.evaluate("document.documentElement.scrollWidth"))
          .isEqualTo(Integer.toString(width));
      assertThat(browser.evaluate(box + ".scrollWidth - " + box + ".clientWidth")).isEqualTo("0");
    }
    browser.press("n", "t", "b", "Escape");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(count(".bar [data-go]")).isEqualTo(8);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void thePagePrints() throws IOException {
    open(PageSamples.game());
    byte[] pdf = browser.pdf();
    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    String text = new String(pdf, StandardCharsets.ISO_8859_1);
    assertThat(text.split("/Type /Page\\b")).as("pages").hasSizeBetween(4, 8);
  }

  @Test
  void severalGamesAreAListFirst() throws IOException {
    open(PageSamples.game(), PageSamples.with(PageSamples.game().moves().subList(0, 20)));
    String visible = "[...document.querySelectorAll('article')].map(a => a.offsetHeight > 0)";
    assertThat(browser.evaluate(visible)).isEqualTo("false,false");
    assertThat(count(".chosen-games tbody tr")).isEqualTo(2);
    browser.evaluate("document.querySelectorAll('.chosen-games a')[0].click()");
    assertThat(browser.evaluate(visible)).isEqualTo("true,false");
    assertThat(ply()).isEqualTo(browser.evaluate("document.querySelector('.game').dataset.key"));
    browser.evaluate("document.querySelector('.where a').click()");
    assertThat(browser.evaluate(visible)).isEqualTo("false,false");
    browser.evaluate("document.querySelector('.chosen-games [href=\"#game-2\"]').click()");
    browser.press("End");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#game-2-ply-21");
  }

  @Test
  void coloursFollowTheSystemUntilTheyAreChosen() throws IOException {
    open(PageSamples.game());
    String paper = "getComputedStyle(document.body).backgroundColor";
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(241, 244, 239)");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(15, 21, 19)");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(241, 244, 239)");
  }
}
