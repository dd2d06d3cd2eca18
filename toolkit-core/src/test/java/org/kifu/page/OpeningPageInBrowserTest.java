package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;

/** The page of openings in a real browser, where one is installed. */
class OpeningPageInBrowserTest extends PageInBrowser {
  private static final OpeningTable TABLE =
      OpeningPages.table(OpeningPages.GAMES, OpeningSettings.DEFAULT);
  private static final String PAGE = OpeningPages.page(OpeningPages.GAMES, TABLE);

  private static void openAt(String fragment) throws IOException {
    browser.resize(1000, 900);
    open(PAGE, fragment);
  }

  private static String isOpen(String line) {
    return browser.evaluate("document.getElementById('after-" + line + "').open");
  }

  private static double place(String line, String of) {
    String summary = "document.querySelector('#after-" + line + " > summary')";
    return Double.parseDouble(browser.evaluate(summary + ".getBoundingClientRect()." + of));
  }

  @Test
  void aClickUnfoldsAMoveWithItsBoard() throws IOException {
    openAt("");
    assertThat(isOpen("f5f6e6")).isEqualTo("false");
    browser.evaluate("document.getElementById('after-f5f6e6').scrollIntoView()");
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
  void theKeyboardUnfoldsAMove() throws IOException {
    openAt("");
    browser.evaluate("document.querySelector('#after-f5f6e6 > summary').focus()");
    browser.press(" ");
    assertThat(isOpen("f5f6e6")).isEqualTo("true");
    browser.press(" ");
    assertThat(isOpen("f5f6e6")).isEqualTo("false");
  }

  @Test
  void anAddressUnfoldsAllMovesUpToTheOneThatItNames() throws IOException {
    openAt("");
    String deep =
        browser.evaluate(
            "[...document.querySelectorAll('.tree a')].map(a => a.hash.slice(7))"
                + ".sort((a, b) => b.length - a.length)[0]");
    assertThat(deep).hasSizeGreaterThan(8);
    openAt("#after-" + deep);
    assertThat(place(deep, "height")).isPositive();
  }

  @Test
  void onAPhoneTheNumbersOfAMoveStandOnOneLineAndNothingNeedsScrollingToTheSide()
      throws IOException {
    openAt("");
    browser.resize(360, 700);
    for (String line : List.of("f5", "f5f6", "f5f6e6")) {
      String row = "document.querySelector('#after-" + line + " > summary ";
      String box = "').getBoundingClientRect()";
      assertThat(
              browser.evaluate(
                  row + ".score-bar" + box + ".y < " + row + ".number" + box + ".bottom"))
          .as(line)
          .isEqualTo("true");
    }
    browser.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= 360")).isEqualTo("true");
    assertThat(
            browser.evaluate(
                "Math.min(...[...document.querySelectorAll('.tree dd')].map(e => e.offsetWidth))"
                    + " > 100"))
        .isEqualTo("true");
  }

  /** The numbers of games in the table beside the board. */
  private static String games() {
    return browser.evaluate(
        "[...document.querySelectorAll('.moves-here .c-games')].slice(1)"
            + ".map((each) => each.textContent.replace(/\\D/g, '')).join(' ')");
  }

  private static String title() {
    return browser.evaluate("document.querySelector('h1').textContent");
  }

  @Test
  void theBoardWalksOverTheMostPlayedMoves() throws IOException {
    openAt("");
    assertThat(title()).isEqualTo("Openings");
    for (String line : List.of("", "f5", "f5f6", "f5f6e6")) {
      browser.follow("#at-" + line);
      String counted =
          TABLE.rows().stream()
              .filter(row -> row.line().equals(line))
              .map(row -> row.stats().games())
              .sorted(Comparator.reverseOrder())
              .map(Object::toString)
              .collect(Collectors.joining(" "));
      assertThat(games()).as(line).isEqualTo(counted);
    }
    openAt("");
    browser.press("ArrowRight", "ArrowRight");
    assertThat(browser.evaluate("document.querySelectorAll('.crumbs li').length")).isEqualTo("4");
    assertThat(browser.evaluate("location.hash")).hasSize("#at-f5d6c3".length());
    browser.press("ArrowLeft", "Home");
    assertThat(browser.evaluate("document.querySelectorAll('.crumbs li').length")).isEqualTo("1");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aPositionIsTheSameWhicheverWayTheBoardIsTurned() throws IOException {
    openAt("#at-f5d6c5f4e3");
    String name = title();
    String counts = games();
    assertThat(counts).isNotEmpty();
    for (String image : List.of("#at-e6f4e3d6c5", "#at-c4e3f4c5d6", "#at-d3c5d6e3f4")) {
      browser.follow(image);
      assertThat(games()).as(image).isEqualTo(counts);
      assertThat(title()).isEqualTo(name);
    }
  }

  @Test
  void aSquareOfTheBoardIsPlayedAndOneWithoutGamesSaysSo() throws IOException {
    openAt("#at-");
    browser.evaluate("document.querySelector('.squares [aria-label^=d3]').click()");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#at-d3");
    browser.follow("#at-f5d6c5f4e3c4");
    for (int i = 0; i < 8; i++) {
      browser.evaluate("document.querySelector('.squares .can').click()");
    }
    assertThat(browser.evaluate("document.querySelector('.say').textContent"))
        .isEqualTo("No move of the table follows here.");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theBoardAndTheMovesAreOnTheFirstScreen() throws IOException {
    openAt("#at-f5d6");
    for (int[] screen : new int[][] {{1440, 900}, {1280, 720}}) {
      browser.resize(screen[0], screen[1]);
      for (String part :
          List.of(".explorer .board", ".explorer .bar", ".moves-here tr:nth-child(4)")) {
        assertThat(
                browser.evaluate(
                    "document.querySelector('"
                        + part
                        + "').getBoundingClientRect().bottom <= innerHeight"))
            .as(part)
            .isEqualTo("true");
      }
    }
  }
}
