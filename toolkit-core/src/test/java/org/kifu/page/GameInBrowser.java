package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.kifu.annotate.AnnotationResult;
import org.kifu.words.Words.Language;

/**
 * The page of a game in a real browser: what its tests share. They need a browser that is
 * installed.
 */
abstract class GameInBrowser extends PageInBrowser {
  /** A move of the sample that is an inaccuracy: white's h4; e2 was best. */
  static final int KEY = 26;

  @BeforeEach
  void openTheGame() throws IOException {
    browser.resize(1280, 900);
    open(PageSamples.game());
    browser.evaluate("kifuPage.shown.show(" + KEY + ")");
  }

  static void open(AnnotationResult... results) throws IOException {
    open(Language.EN, results);
  }

  static void open(Language language, AnnotationResult... results) throws IOException {
    open(PageSamples.page(language, results));
  }

  /** The ply that the page shows: the one whose row, score and address are marked. */
  static String ply() {
    return browser.evaluate(
        "(document.querySelector('.moves [aria-current]') || {dataset: {ply: 'end'}}).dataset.ply");
  }

  static String text(String selector) {
    return browser.evaluate("document.querySelector('" + selector + "').textContent");
  }

  static int count(String selector) {
    return Integer.parseInt(
        browser.evaluate("document.querySelectorAll('" + selector + "').length"));
  }

  /** The discs that are drawn, after checking that the numbers above the board are the same. */
  static int discs(String colour) {
    int drawn = count(".board ." + colour.charAt(0) + "f:not(.ghost)");
    assertThat(text(".strip ." + colour + " b")).isEqualTo(Integer.toString(drawn));
    return drawn;
  }

  static void clickSquare(String square) {
    browser.evaluate("document.querySelector('.squares [aria-label^=" + square + "]').click()");
  }

  static double[] numbers(String box) {
    String values = "[" + box + "].map(b => [b.left, b.top, b.width, b.height].join(' '))";
    return parsed(browser.evaluate(values));
  }

  static double[] parsed(String numbers) {
    return Arrays.stream(numbers.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
