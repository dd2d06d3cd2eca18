package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.opening.OpeningSettings;

/** The page of openings in a real browser, where one is installed. */
class OpeningPageInBrowserTest {
  @TempDir private static Path folder;
  private static Chromium browser;

  @BeforeAll
  static void start() throws IOException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    String page =
        OpeningPages.page(
            OpeningPages.GAMES, OpeningPages.table(OpeningPages.GAMES, OpeningSettings.DEFAULT));
    Files.writeString(folder.resolve("openings.html"), page, StandardCharsets.UTF_8);
    browser = Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void open() {
    browser.resize(1000, 900);
    open("");
  }

  private static void open(String fragment) {
    URI file = folder.resolve("openings.html").toUri();
    browser.open(URI.create(file + "?" + System.nanoTime() + fragment));
  }

  private static String isOpen(String line) {
    return browser.evaluate("document.getElementById('after-" + line + "').open");
  }

  private static double place(String line, String of) {
    String summary = "document.querySelector('#after-" + line + " > summary')";
    return Double.parseDouble(browser.evaluate(summary + ".getBoundingClientRect()." + of));
  }

  @Test
  void aClickUnfoldsAMoveWithItsBoard() {
    assertThat(isOpen("f5f6e6")).isEqualTo("false");
    browser.click(place("f5f6e6", "x") + 40, place("f5f6e6", "y") + 10);
    assertThat(isOpen("f5f6e6")).isEqualTo("true");
    assertThat(
            browser.evaluate(
                "document.querySelector('#after-f5f6e6 .bd').getBoundingClientRect().width"
                    + " > 150"))
        .isEqualTo("true");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).allMatch(request -> request.startsWith("file:"));
  }

  @Test
  void theKeyboardUnfoldsAMove() {
    browser.evaluate("document.querySelector('#after-f5f6e6 > summary').focus()");
    browser.press(" ");
    assertThat(isOpen("f5f6e6")).isEqualTo("true");
    browser.press(" ");
    assertThat(isOpen("f5f6e6")).isEqualTo("false");
  }

  @Test
  void anAddressUnfoldsAllMovesUpToTheOneThatItNames() {
    String deep =
        browser.evaluate(
            "[...document.querySelectorAll('.tree a')].map(a => a.hash.slice(7))"
                + ".sort((a, b) => b.length - a.length)[0]");
    assertThat(deep).hasSizeGreaterThan(8);
    open("#after-" + deep);
    assertThat(place(deep, "height")).isPositive();
  }

  @Test
  void onAPhoneTheNumbersOfAMoveStandOnOneLine() {
    browser.resize(360, 700);
    open("");
    for (String line : List.of("f5", "f5f6", "f5f6e6")) {
      String row = "document.querySelector('#after-" + line + " > summary ";
      String box = "').getBoundingClientRect()";
      assertThat(
              browser.evaluate(
                  row + ".score-bar" + box + ".y < " + row + ".number" + box + ".bottom"))
          .as(line)
          .isEqualTo("true");
    }
  }

  @Test
  void aNarrowScreenDoesNotNeedScrollingToTheSideEvenIfAllIsUnfolded() {
    browser.resize(360, 700);
    open("");
    browser.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= 360")).isEqualTo("true");
    assertThat(
            browser.evaluate(
                "Math.min(...[...document.querySelectorAll('.tree dd')].map(e => e.offsetWidth))"
                    + " > 100"))
        .isEqualTo("true");
  }
}
