package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.archive.review.PlayerReview;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

/** The page of a review in a real browser, where one is installed. */
class ReviewPageInBrowserTest extends PageInBrowser {
  private static final PlayerReview REVIEW = ReviewPages.murakami();

  @BeforeEach
  void openTheReview() throws IOException {
    browser.resize(1280, 720);
    open(Language.EN);
  }

  private static void open(Language language) throws IOException {
    open(ReviewPages.page(REVIEW, "", Words.in(language)));
  }

  private static int shown(String selector) {
    return Integer.parseInt(
        browser.evaluate(
            "[...document.querySelectorAll('"
                + selector
                + "')].filter((each) => each.offsetHeight > 0).length"));
  }

  @Test
  void theCausesAreShownOneAtATime() {
    assertThat(shown(".cause")).isOne();
    browser.evaluate("document.querySelectorAll('.cause-list a')[1].click()");
    assertThat(shown(".cause")).isOne();
    assertThat(browser.evaluate("document.querySelector('.cause:not([hidden]) h3').textContent"))
        .isEqualTo(
            browser.evaluate(
                "document.querySelector('.cause-list [aria-current] span').textContent"));
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aTopicLeadsToItsFirstPosition() {
    browser.evaluate("document.querySelectorAll('.train .btn')[1].click()");
    String asked = browser.evaluate("document.querySelector('.drill.current').id");
    assertThat("#" + asked)
        .isEqualTo(
            browser.evaluate("document.querySelectorAll('.train .btn')[1].getAttribute('href')"))
        .isNotEqualTo("#problem-1");
    assertThat(
            browser.evaluate(
                "document.querySelector('.drill.current').getBoundingClientRect().top < 720"))
        .isEqualTo("true");
  }

  @Test
  void thePhasesAndTheTrainingAreOnTheFirstScreen() {
    for (String part : new String[] {".phases", ".train li:nth-child(2)"}) {
      assertThat(
              browser.evaluate(
                  "document.querySelector('"
                      + part
                      + "').getBoundingClientRect().bottom <= innerHeight"))
          .as(part)
          .isEqualTo("true");
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void fitsAPhoneInEveryLanguage(Language language) throws IOException {
    browser.resize(390, 844);
    open(language);
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("390");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void withoutScriptsEverythingIsThere() throws IOException {
    browser.allowScripts(false);
    open(Language.EN);
    browser.allowScripts(true);
    assertThat(shown(".cause")).isEqualTo(REVIEW.causes().size());
    assertThat(shown(".drill")).isGreaterThan(10);
  }
}
