package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.annotate.AnnotationResult;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.words.Words.Language;

/** The page in a real browser, where one is installed. */
class PageInBrowserTest {
  /** A move of the sample that is an inaccuracy: white's h4; e2 was best. */
  private static final int KEY = 26;

  @TempDir private static Path folder;
  private static Chromium browser;

  @BeforeAll
  static void start() throws IOException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    browser = Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openTheGame() throws IOException {
    browser.resize(1280, 900);
    open(PageSamples.game());
    browser.evaluate("kifuPage.shown.show(" + KEY + ")");
  }

  private static void open(AnnotationResult... results) throws IOException {
    open(Language.EN, results);
  }

  private static void open(Language language, AnnotationResult... results) throws IOException {
    Path file = folder.resolve("page.html");
    Files.writeString(file, PageSamples.page(language, results), StandardCharsets.UTF_8);
    browser.open(URI.create(file.toUri() + "?" + System.nanoTime()));
  }

  /** The ply that the page shows: the one whose row, score and address are marked. */
  private static String ply() {
    return browser.evaluate(
        "(document.querySelector('.moves [aria-current]') || {dataset: {ply: 'end'}}).dataset.ply");
  }

  private static String text(String selector) {
    return browser.evaluate("document.querySelector('" + selector + "').textContent");
  }

  private static int count(String selector) {
    return Integer.parseInt(
        browser.evaluate("document.querySelectorAll('" + selector + "').length"));
  }

  /** The discs that are drawn, after checking that the numbers above the board are the same. */
  private static int discs(String colour) {
    int drawn = count(".board ." + colour.charAt(0) + "f:not(.ghost)");
    assertThat(text(".strip ." + colour + " b")).isEqualTo(Integer.toString(drawn));
    return drawn;
  }

  private static void clickSquare(String square) {
    browser.evaluate("document.querySelector('.squares [aria-label^=" + square + "]').click()");
  }

  @Test
  void opensOnTheMoveThatDecided() throws IOException {
    open(PageSamples.decided());
    assertThat(ply()).isEqualTo("38");
    assertThat(discs("black")).isEqualTo(29);
    assertThat(discs("white")).isEqualTo(12);
    assertThat(text(".verdict h2")).isEqualTo("White lost the game at move 38, b4.");
    assertThat(text(".move h3")).isEqualTo("38○b4blunder: 12 discs");
    assertThat(text(".move .chance")).isEqualTo("White’s chance to win 30 % → 9 %");
    assertThat(text(".strip .mid")).isEqualTo("White to move; values for White");
    assertThat(count(".board .ring")).isEqualTo(1);
    assertThat(count(".board .badge")).isEqualTo(1);
    assertThat(text(".kifu [aria-current] .m")).isEqualTo("b4");
    assertThat(text(".turn[aria-current] .decides")).isEqualTo("decides");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void everyLegalMoveHasItsValueAndGoesOn() throws IOException {
    open(PageSamples.valued());
    for (int ply : List.of(1, 2, 17, 30, 45, 58)) {
      browser.evaluate("kifuPage.shown.show(" + ply + ")");
      String position = "kifuPage.shown.position()";
      String legal =
          browser.evaluate("legal(" + position + ".board, " + position + ".disc).length");
      assertThat(count(".board .pill")).as("at " + ply).isEqualTo(Integer.parseInt(legal));
      assertThat(count(".squares .can")).isEqualTo(Integer.parseInt(legal));
      String other =
          browser.evaluate("kifuPage.shown.known.candidates(" + ply + ").at(-1).pv.join(' ')");
      String played = browser.evaluate("kifuPage.shown.move.move");
      String[] line = other.split(" ", -1);
      clickSquare(line[0]);
      if (!line[0].equals(played)) {
        assertThat(text(".move .why")).contains(line[0] + " instead of " + played);
        assertThat(text(".play [aria-current]")).endsWith(line[0]);
        browser.press("End", "Home");
      }
    }
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theSentenceOfAReasonLightsItsSquares() {
    browser.evaluate("kifuPage.shown.show(43)");
    assertThat(text(".move .why")).isEqualTo("b8: C-square next to the empty corner a8.");
    assertThat(count(".move .why button.sq")).isEqualTo(2);
    assertThat(count(".board .lit")).isEqualTo(1);
    browser.evaluate("document.querySelectorAll('.move .why .sq')[1].focus()");
    assertThat(count(".board .lit.hot")).isEqualTo(1);
  }

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
  void aClickOnASquareGoesOnAsFarAsValuesReach() {
    clickSquare("e2");
    assertThat(text(".play [aria-current]")).isEqualTo("○e2");
    String next = browser.evaluate("kifuPage.shown.line.steps[1].move");
    clickSquare(next);
    assertThat(text(".strip .mid")).isEqualTo("in a line, move 2");
    assertThat(browser.evaluate("kifuPage.shown.line.kind")).isEqualTo("best");
    browser.press("Escape");
    clickSquare("h4");
    assertThat(ply()).isEqualTo(Integer.toString(KEY + 1));
    browser.press("Home");
    clickSquare("c4");
    assertThat(text(".move .why")).contains("c4 instead of f5");
  }

  @Test
  void aSquareWithoutAValueSaysSo() {
    String other =
        browser.evaluate(
            "nameOf(legal(kifuPage.shown.position().board, 'O')"
                + ".find(s => !['e2', 'h4'].includes(nameOf(s))))");
    clickSquare(other);
    assertThat(text(".move .why")).contains(other, "No search has valued this move.");
    assertThat(browser.evaluate("document.querySelector('.adv').getAttribute('class')"))
        .isEqualTo("adv unknown");
    clickSquare("d4");
    assertThat(text(".strip .mid")).isEqualTo("in a line, move 1");
  }

  @Test
  void asksForABetterMoveAndDoesNotGiveItAway() {
    browser.press("t");
    assertThat(count(".board .ring, .board .pill")).isZero();
    assertThat(text(".move")).contains("White to move: find a better move").doesNotContain("e2");
    assertThat(
            browser.evaluate("getComputedStyle(document.querySelector('.turn .ring')).visibility"))
        .isEqualTo("hidden");
    clickSquare("h4");
    assertThat(text(".tries")).contains("h4", "−11");
    clickSquare("e2");
    assertThat(text(".move .answer")).isEqualTo("e2 is right.");
    browser.press("Escape");
    assertThat(text(".move h3")).contains("h4", "inaccuracy");
  }

  @Test
  void theBoardTurns() {
    String place =
        "document.querySelector('.squares [aria-label^=\"h4\"]').getBoundingClientRect()";
    double before = Double.parseDouble(browser.evaluate(place + ".x"));
    browser.press("f");
    assertThat(Double.parseDouble(browser.evaluate(place + ".x"))).isLessThan(before - 100);
    assertThat(text(".board .names")).startsWith("h8g7");
    browser.press("f");
    assertThat(Double.parseDouble(browser.evaluate(place + ".x"))).isEqualTo(before);
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
  void numbersOnTheBoardAreValuesOrLossesOrNone() {
    assertThat(pills()).contains("+14").contains("+25");
    browser.press("v");
    assertThat(pills()).contains("−11").contains("0");
    browser.press("v");
    assertThat(pills()).isEmpty();
    browser.press("v");
    assertThat(pills()).contains("+25");
  }

  private static String pills() {
    return browser.evaluate(
        "[...document.querySelectorAll('.board .pt')].map(e => e.textContent).join(' ')");
  }

  @Test
  void notesOfTheRecordAreShownAndItsVariationsPlayed() {
    browser.evaluate("kifuPage.shown.show(9)");
    assertThat(text(".move .notes")).contains("Quieter.");
    String lines = "[...document.querySelectorAll('[data-line=record]')].map(e => e.textContent)";
    assertThat(browser.evaluate(lines + ".join('|')")).isEqualTo("●e6○d7●e7|●e6○f7");
    browser.evaluate("document.querySelectorAll('[data-line=record] button')[2].click()");
    assertThat(count(".board .on-black, .board .on-white")).isEqualTo(3);
    browser.press("Escape");
    assertThat(text(".move .proof")).endsWith("3 s");
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

  private static double[] numbers(String box) {
    String values = "[" + box + "].map(b => [b.left, b.top, b.width, b.height].join(' '))";
    return parsed(browser.evaluate(values));
  }

  private static double[] plot() {
    return parsed(browser.evaluate("document.querySelector('.wide-chart').dataset.plot"));
  }

  private static double[] parsed(String numbers) {
    return java.util.Arrays.stream(numbers.split(" ")).mapToDouble(Double::parseDouble).toArray();
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
  void theBoardOfEveryPlyIsTheOneOfItsMoves() {
    String agrees =
        "kifuPage.shown.known.moves.every((m, i) => m.move === 'pass' || play("
            + "kifuPage.shown.known.boards[i], squareNamed(m.move), discOf(m.mover))"
            + " === kifuPage.shown.known.boards[i + 1])";
    assertThat(browser.evaluate(agrees)).isEqualTo("true");
  }

  @Test
  void nothingIsAskedOfTheNetwork() {
    browser.press("End");
    assertThat(browser.requests()).hasSize(1).allMatch(url -> url.startsWith("file:"));
    assertThat(browser.complaints()).isEmpty();
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
    for (int width : List.of(1440, 1280, 1100, 1024, 800, 700, 390, 360)) {
      browser.resize(width, 720);
      open(PageSamples.game());
      String shown =
          "[...document.querySelectorAll('.chart svg')].filter(svg => svg.clientWidth > 0)[0]";
      double scale =
          Double.parseDouble(
              browser.evaluate(shown + ".clientWidth / " + shown + ".viewBox.baseVal.width"));
      assertThat(12 * scale).as("at " + width).isGreaterThanOrEqualTo(10);
    }
  }

  /** A link far below the board brings it back into sight. */
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

  @ParameterizedTest
  @CsvSource({
    "EN, 1280", "EN, 1024", "EN, 800", "EN, 360", "DE, 1280", "DE, 1024", "DE, 360", "FIL, 1024",
    "FIL, 360", "FR, 1024", "FR, 360", "JA, 1024", "JA, 360", "RU, 1280", "RU, 1024", "RU, 360"
  })
  void nothingNeedsScrollingSideways(Language language, int width) throws IOException {
    browser.resize(width, 900);
    open(language, PageSamples.game());
    assertThat(browser.evaluate("document.documentElement.scrollWidth"))
        .isEqualTo(Integer.toString(width));
    String box = "document.querySelector('.wide')";
    assertThat(browser.evaluate(box + ".scrollWidth - " + box + ".clientWidth")).isEqualTo("0");
  }

  @Test
  void aNameFromRightToLeftDoesNotTurnAnother() throws IOException {
    GameHeader hebrew = new GameHeader("משה", "דוד", "אליפות", "תל אביב", new GameDate(2019, 5, 4));
    open(PageSamples.with(hebrew, Notes.NONE));
    String parts =
        "[...document.querySelectorAll('.where bdi')].map(e => e.getBoundingClientRect().left)";
    assertThat(browser.evaluate(parts + ".every((at, i, all) => i === 0 || at > all[i - 1])"))
        .isEqualTo("true");
    assertThat(browser.evaluate(parts + ".length")).isEqualTo("4");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageFitsAPhone(Language language) throws IOException {
    browser.resize(360, 740);
    open(language, PageSamples.game());
    browser.press("n", "t", "b", "Escape");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(count(".bar [data-go]")).isEqualTo(8);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void linesTellAPassInTheLanguageOfThePage() throws IOException {
    open(Language.DE, PageSamples.game());
    assertThat(browser.evaluate("kifuPage.shown.named('pass')")).isEqualTo("passt");
    open(Language.EN, PageSamples.game());
    assertThat(browser.evaluate("kifuPage.shown.named('pass')")).isEqualTo("pass");
  }

  @Test
  void thePageIsADocumentWithoutTheScript() throws IOException {
    browser.allowScripts(false);
    try {
      open(PageSamples.game());
      assertThat(browser.screenshot()).hasSizeGreaterThan(10_000);
      assertThat(text(".move h3")).contains("e6", "about 6");
      assertThat(browser.evaluate("document.querySelector('.bar').offsetHeight")).isEqualTo("0");
      assertThat(count(".moves tbody tr")).isEqualTo(64);
      assertThat(count(".turn svg.mini")).isEqualTo(count(".turn")).isPositive();
    } finally {
      browser.allowScripts(true);
    }
  }

  @Test
  void thePagePrints() {
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
  void coloursFollowTheSystemUntilTheyAreChosen() {
    String paper = "getComputedStyle(document.body).backgroundColor";
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(241, 244, 239)");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(15, 21, 19)");
    browser.evaluate("document.querySelector('[data-do=theme]').click()");
    assertThat(browser.evaluate(paper)).isEqualTo("rgb(241, 244, 239)");
  }

  @Test
  void hostileNamesAndCommentsDoNothing() throws IOException {
    String script =
        "</script><script>document.title = 'taken'</script><img src=x onerror='document.title=1'>";
    GameHeader header =
        new GameHeader(script, "\u202E" + "ש".repeat(3000), "W".repeat(9000), "", GameDate.UNKNOWN);
    Notes notes =
        Notes.of(
            List.of(new Remark(1, script), new Remark(2, "]]>" + "x".repeat(5000))), List.of());
    browser.resize(360, 740);
    open(PageSamples.with(header, notes));
    browser.press("Home", "ArrowRight");
    assertThat(ply()).isEqualTo("2");
    assertThat(browser.evaluate("document.title")).startsWith("</script><script>");
    assertThat(browser.evaluate("document.images.length")).isEqualTo("0");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).hasSize(1);
  }
}
