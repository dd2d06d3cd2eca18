package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.DrillChoice;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.PlayerSides;
import org.kifu.archive.review.ProgressException;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.board.BoardText;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** The quiz in a real browser, where one is installed. */
class DrillPageInBrowserTest extends PageInBrowser {
  private static List<Drill> drills;
  private static String page;

  @BeforeAll
  static void writeTheQuiz() throws IOException {
    drills = drills();
    StringWriter quiz = new StringWriter();
    DrillPage.write(drills, Words.english(), quiz);
    page = quiz.toString();
  }

  private static List<Drill> drills() throws IOException {
    DrillBook book = DrillBook.of(PlayerSides.both(), DrillChoice.of(MoveLabel.INACCURACY), 6);
    Path games = Games.annotated1997();
    try (InputStream in = Files.newInputStream(games)) {
      new AnnotationReader("games", in)
          .forEachRemaining(game -> book.add(ReviewedGame.of((AnnotatedGame) game).orElseThrow()));
    }
    return book.drills();
  }

  @BeforeEach
  void openTheQuiz() throws IOException {
    browser.allowScripts(true);
    browser.resize(1000, 900);
    open(page);
  }

  private static String shown(String selector) {
    return browser.evaluate(
        "document.querySelector('.drill.current " + selector + "').textContent");
  }

  /** Clicks in the middle of a square of the problem that is shown. */
  private static void click(String square) {
    String box =
        "document.querySelector('.drill.current [aria-label^="
            + square
            + "]').getBoundingClientRect()";
    browser.click(
        Double.parseDouble(browser.evaluate(box + ".x + " + box + ".width / 2")),
        Double.parseDouble(browser.evaluate(box + ".y + " + box + ".height / 2")));
  }

  @Test
  void aClickOnABestSquareIsRightAndShowsTheLine() {
    String best = drills.getFirst().best().getFirst().toString();
    click(best);
    assertThat(shown(".answer")).isEqualTo(best + " is right.");
    assertThat(browser.evaluate("document.querySelector('.drill.current details').open"))
        .isEqualTo("true");
    assertThat(browser.evaluate("document.querySelector('.tally').textContent"))
        .isEqualTo("Solved: 1 of 1");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void thePlayedMoveIsWrongAndSaysItsValue() {
    String played = drills.getFirst().move().move().toString();
    click(played);
    String reply = drills.getFirst().move().playedLine().get(1).toString();
    assertThat(shown(".answer"))
        .startsWith(played + " was played in the game. It is worth ")
        .endsWith(" The answer to it is " + reply + ".");
    assertThat(look("[aria-label^=" + reply + "]")).as("the reply is framed").contains("is-reply");
    click(drills.getFirst().best().getFirst().toString());
    assertThat(browser.evaluate("document.querySelector('.tally').textContent"))
        .isEqualTo("Solved: 0 of 1");
  }

  private static String look(String square) {
    return browser.evaluate(
        "document.querySelector('.drill.current .squares " + square + "').className");
  }

  @Test
  void theFirstAnswersAreSavedAsLinesOfAFileOfProgress() throws IOException, ProgressException {
    browser.evaluate("(noted.clear(), localStorage.clear())");
    click(drills.getFirst().best().getFirst().toString());
    browser.press("n");
    click(drills.get(1).move().move().toString());
    click(drills.get(1).best().getFirst().toString());
    List<String> lines = browser.evaluate("answersText()").lines().toList();
    String day = browser.evaluate("today()");
    assertThat(lines)
        .containsExactly(
            DrillProgress.HEADER,
            day + "," + BoardText.write(drills.getFirst().canonical()) + ",right",
            day + "," + BoardText.write(drills.get(1).canonical()) + ",wrong");
    assertThat(DrillProgress.of(lines).size()).isEqualTo(2);
    assertThat(browser.evaluate("document.querySelector('.answers').hidden")).isEqualTo("false");
    open(page);
    assertThat(browser.evaluate("answersText()").lines()).as("kept").hasSize(3);
    browser.evaluate("document.querySelector('[data-answers=save]').click()");
    assertThat(browser.evaluate("answersText()").lines()).as("saved, and kept").hasSize(3);
    browser.evaluate("noted.add('2001-01-01,x,right')");
    browser.evaluate("document.querySelector('[data-answers=save]').click()");
    assertThat(browser.evaluate("answersText()")).doesNotContain("2001-01-01");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aLookAtTheSolutionCountsAsWrong() {
    browser.evaluate("(noted.clear(), localStorage.clear())");
    browser.evaluate("document.querySelector('.drill.current summary').click()");
    click(drills.getFirst().best().getFirst().toString());
    assertThat(browser.evaluate("answersText()")).endsWith(",wrong\n");
    assertThat(browser.evaluate("document.querySelector('.tally').textContent"))
        .isEqualTo("Solved: 0 of 1");
  }

  @Test
  void aTakenSquareIsNotATry() {
    click("d4");
    assertThat(shown(".answer")).isEqualTo("d4 is not a legal move.");
    assertThat(browser.evaluate("document.querySelector('.tally').textContent")).isEmpty();
  }

  @Test
  void keysGoOverTheBoardAndToOtherProblems() {
    browser.evaluate("document.querySelector('.drill.current [aria-label^=a1]').focus()");
    browser.press("ArrowRight", "ArrowRight", "ArrowDown", "End", "ArrowLeft");
    assertThat(browser.evaluate("document.activeElement.getAttribute('aria-label').slice(0, 2)"))
        .isEqualTo("g2");
    browser.press("n");
    assertThat(shown("h2")).startsWith("2. ");
    browser.press("p", "p");
    assertThat(shown("h2")).startsWith("1. ");
  }

  @Test
  void aNarrowScreenDoesNotNeedScrollingToTheSide() throws IOException {
    browser.resize(360, 700);
    assertThat(browser.evaluate("document.querySelector('.verdict p').innerText"))
        .isEqualTo("Click the best square.");
    assertThat(browser.evaluate("document.querySelector('.keys').offsetHeight")).isEqualTo("0");
    open(page);
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= 360")).isEqualTo("true");
    click(drills.getFirst().best().getFirst().toString());
    assertThat(shown(".answer")).endsWith(" is right.");
  }

  @Test
  void withoutScriptsAllProblemsAndTheirSolutionsAreThere() throws IOException {
    browser.allowScripts(false);
    open(page);
    assertThat(browser.requests()).allMatch(request -> request.startsWith("file:"));
    browser.allowScripts(true);
    assertThat(browser.evaluate("document.querySelectorAll('.squares').length")).isEqualTo("0");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.drill')].filter(each => each.offsetHeight >"
                    + " 0).length"))
        .isEqualTo("6");
  }

  @Test
  void itIsPrintedAsAWorksheetWithTheSolutionsBehindIt() {
    String pdf = new String(browser.pdf(), StandardCharsets.ISO_8859_1);
    assertThat(pdf).startsWith("%PDF");
    assertThat(pdf.split("/Type /Page\\b", -1).length - 1).isEqualTo(2);
  }
}
