package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Repertoires in a real browser: the lines, the training, left lines, an opponent, and holes. */
@Tag("slow")
class RepertoireInBrowserTest extends WindowInBrowser {
  private static final String ROSE = "player=Rose+Brian&side=black";

  private static String count(String selector) {
    return "document.querySelectorAll('" + selector + "').length";
  }

  private static void showView(String view, String more, int width, int height, String selector) {
    show(
        "#repertoire" + view + "?" + ROSE + more,
        width,
        height,
        count(selector) + " > 0 && document.querySelector('.moves-here[aria-busy]') === null");
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', .rep-row, 1440, 900",
    "'', &line=f5d6, .rep-row, 390, 844",
    "-train, &seed=7, .board .squares .can, 1280, 720",
    "-train, &seed=7, .board .squares .can, 390, 844",
    "-left, &known=5, .rep-games tbody tr, 1440, 900",
    "-left, '', .rep-games tbody tr, 390, 844",
    "-opponent, &opponent=Cerf+Jonathan, .rep-lists tbody tr, 1440, 900",
    "-holes, '', .rep-lists tbody tr, 1280, 720"
  })
  void canBeUsedByAll(String view, String more, String selector, int width, int height)
      throws IOException {
    showView(view, more, width, height, selector);
    picture("repertoire" + view + more.replaceAll("[^a-z0-9]", "") + "-" + width);
    assertThat(faults()).isEqualTo("[]");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  @Test
  void asksWhoseRepertoireAndRemembersIt() {
    browser.evaluate("localStorage.clear()");
    show("#repertoire", 1440, 900, count(".rep-suggested button") + " > 3");
    assertThat(text("h1")).isEqualTo("Whose repertoire?");
    browser.evaluate("document.querySelector('.filters input').focus()");
    browser.type("Rose Brian");
    browser.await(count("datalist option[value^=Rose]") + " > 0");
    assertThat(browser.evaluate("document.activeElement.value"))
        .as("a name that is typed may go on")
        .contains("Rose Brian");
    assertThat(text("h1")).isEqualTo("Whose repertoire?");
    browser.evaluate("document.activeElement.value = ''");
    browser.type("rose bri");
    browser.press("Enter");
    browser.await(count(".rep-row") + " > 3");
    assertThat(text("h1")).startsWith("Rose Brian with Black: a move in ");
    assertThat(
            browser.evaluate(
                "Object.keys(localStorage).filter((key) => key.includes('-me-')).length"))
        .as("who one is, is another matter")
        .isEqualTo("0");
    show("#openings-f5d6", 1440, 900, count(".openings .own-move") + " > 0");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('tr:has(.own-move) .mv')]"
                    + ".map((each) => each.textContent.trim()).sort().join(' ')"))
        .isEqualTo("c3 c5");
  }

  @Test
  void isRenewedWhenNobodyTypes() {
    showView("", "", 1440, 900, ".rep-row");
    browser.evaluate(
        "import(new URL('web/repertoire.js', document.baseURI).href).then(({ RepertoireScreen }) =>"
            + " { window.screenOfTest = new RepertoireScreen({ state: { base: '', mayWrite: true }"
            + " }); window.screenOfTest.open(document.querySelector('.filters').parentElement, {"
            + " view: 'lines', asked: { player: 'Rose Brian' }, line: [] }); })");
    browser.await("window.screenOfTest !== undefined && " + count(".rep-row") + " > 3");
    browser.evaluate("window.firstView = window.screenOfTest.view");
    browser.evaluate("document.querySelector('.filters input').select()");
    browser.type("Cer");
    browser.evaluate("window.screenOfTest.outdated()");
    assertThat(browser.evaluate("document.activeElement.value")).isEqualTo("Cer");
    assertThat(browser.evaluate("window.screenOfTest.view === window.firstView")).isEqualTo("true");
    browser.evaluate("document.activeElement.value = 'Rose Brian'");
    browser.evaluate("document.activeElement.blur()");
    browser.await("window.screenOfTest.view !== window.firstView");
    browser.await(count(".rep-row") + " > 3");
  }

  @Test
  void aMoveOfOnesOwnIsChosenAndTakenBack() {
    showView("", "&line=f5d6", 1440, 900, ".moves-here .mv");
    String mine =
        "[...document.querySelectorAll('.moves-here tr.is-own .mv')]"
            + ".map((each) => each.textContent.trim()).sort().join(' ')";
    browser.await(mine + " === 'c3 c5'");
    String chooser =
        "[...document.querySelectorAll('.moves-here tr')].find((each) => each.querySelector('.mv')"
            + " && each.querySelector('.mv').textContent.trim() === 'c4').querySelector('.btn')";
    browser.evaluate(chooser + ".click()");
    browser.await(mine + " === 'c4'");
    assertThat(text(".moves-here .own-move")).isEqualTo("chosen");
    browser.evaluate(chooser + ".click()");
    browser.await(mine + " === 'c3 c5'");
  }

  @Test
  void trainsALineAgainstTheRepliesOfOpponents() {
    showView("-train", "&seed=7", 1440, 900, ".board .squares .can");
    String due = "document.querySelectorAll('.rep-standing dd')[2].textContent";
    String later = browser.evaluate(due);
    browser.press("s");
    browser.await(count(".rep-talk .main") + " === 1");
    assertThat(text(".rep-talk h2")).startsWith("Your move is ");
    browser.press("n");
    browser.await(
        "document.querySelector('.rep-talk h2').textContent !== '' && "
            + count(".board .squares .can")
            + " > 0 || "
            + count(".rep-talk .main")
            + " > 0");
    assertThat(Integer.parseInt(browser.evaluate(due))).isGreaterThan(Integer.parseInt(later));
  }
}
