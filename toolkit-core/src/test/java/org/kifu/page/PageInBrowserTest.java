package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
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
  private static final int BAD_PLY = 26; // h4, an inaccuracy; e2 was best

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
  }

  private static void open(AnnotationResult... results) throws IOException {
    open(Language.EN, results);
  }

  private static void open(Language language, AnnotationResult... results) throws IOException {
    Path file = folder.resolve("page.html");
    Files.writeString(file, PageSamples.page(language, results), StandardCharsets.UTF_8);
    browser.open(URI.create(file.toUri() + "?" + System.nanoTime()));
  }

  private static String ply() {
    return browser.evaluate(
        "(document.querySelector('.moves [aria-current]') || {dataset: {ply: 0}}).dataset.ply");
  }

  private static String fact(String name) {
    return browser.evaluate("document.querySelector('.facts ." + name + " dd').textContent");
  }

  private static int discs(String colour) {
    String path = "document.querySelector('.viewer .board ." + colour + "').getAttribute('d')";
    return Integer.parseInt(browser.evaluate("(" + path + ".match(/M/g) || []).length"));
  }

  @Test
  void keysStepThroughTheGame() {
    assertThat(ply()).isEqualTo("0");
    assertThat(discs("black")).isEqualTo(2);
    browser.press("ArrowRight");
    assertThat(ply()).isEqualTo("1");
    assertThat(discs("black")).isEqualTo(4);
    assertThat(discs("white")).isEqualTo(1);
    assertThat(fact("move")).isEqualTo("● f5");
    browser.press("End");
    assertThat(ply()).isEqualTo("64");
    assertThat(discs("black")).isEqualTo(11);
    assertThat(discs("white")).isEqualTo(53);
    browser.press("ArrowRight", "ArrowLeft");
    assertThat(ply()).isEqualTo("63");
    browser.press("Home", "ArrowLeft");
    assertThat(ply()).isEqualTo("0");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void keysFindTheLabelledMoves() {
    browser.press("n");
    assertThat(ply()).isEqualTo("26");
    assertThat(fact("label")).isEqualTo("● inaccuracy");
    assertThat(fact("best")).isEqualTo("e2 −25.0");
    assertThat(marks()).isEqualTo("1");
    browser.press("n", "n");
    assertThat(ply()).isEqualTo("41");
    browser.press("p");
    assertThat(ply()).isEqualTo("36");
  }

  private static String marks() {
    return browser.evaluate(
        "document.querySelectorAll('.viewer .board [href=\"#best-mark\"]').length");
  }

  @Test
  void linesArePlayedOnTheBoard() {
    browser.press("n", "b");
    assertThat(browser.evaluate("document.querySelector('.line [aria-current]').textContent"))
        .isEqualTo("○ e2");
    int before = discs("black") + discs("white");
    browser.press("ArrowRight", "ArrowRight");
    assertThat(discs("black") + discs("white")).isEqualTo(before + 2);
    assertThat(browser.evaluate("document.querySelectorAll('.viewer .number').length"))
        .isEqualTo("3");
    assertThat(ply()).isEqualTo(Integer.toString(BAD_PLY));
    browser.press("Escape");
    assertThat(marks()).isEqualTo("1");
    browser.press("r");
    assertThat(browser.evaluate("document.querySelector('.line [aria-current]').textContent"))
        .isEqualTo("○ h4");
  }

  @Test
  void notesOfTheRecordAreShownAndItsVariationsPlayed() {
    browser.evaluate("kifuPage.shown.show(9)");
    assertThat(browser.evaluate("document.querySelector('.viewer .remarks').textContent"))
        .contains("Quieter.");
    String variations =
        "[...document.querySelectorAll('.line[data-copy]')].map(e => e.textContent)";
    assertThat(browser.evaluate(variations + ".join('|')"))
        .isEqualTo("In the record ● e6○ d7● e7|In the record ● e6○ f7");
    browser.evaluate("document.querySelectorAll('.line[data-copy] button')[2].click()");
    assertThat(browser.evaluate("document.querySelectorAll('.viewer .number').length"))
        .isEqualTo("3");
    assertThat(fact("time")).isEqualTo("3 s");
  }

  @Test
  void buttonsRowsAndGraphsGoToAPly() {
    browser.evaluate("document.querySelector('[data-go=next]').click()");
    assertThat(ply()).isEqualTo("26");
    browser.evaluate("document.querySelector('.moves [data-ply=\"12\"]').click()");
    assertThat(ply()).isEqualTo("12");
    double[] graph = numbers("document.querySelector('.graph svg').getBoundingClientRect()");
    double[] plot = plot();
    double scale = graph[2] / 760;
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
    return parsed(browser.evaluate("document.querySelector('.graph').dataset.plot"));
  }

  private static double[] parsed(String numbers) {
    return java.util.Arrays.stream(numbers.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void everyButtonIsReachedByTheTabKeyAndShowsIt() {
    browser.press("ArrowRight");
    browser.evaluate("document.querySelector('[data-go=back]').focus({focusVisible: true})");
    assertThat(browser.evaluate("document.activeElement.matches(':focus-visible')"))
        .isEqualTo("true");
    assertThat(browser.evaluate("getComputedStyle(document.activeElement).outlineWidth"))
        .isEqualTo("3px");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('button')].every(b => b.tabIndex === 0)"))
        .isEqualTo("true");
  }

  @Test
  void theBoardOfEveryPlyIsTheOneOfItsKeyMomentAndOfItsMoves() {
    String agrees =
        "kifuPage.shown.data.moves.every((m, i) => m.move === 'pass' || play("
            + "kifuPage.shown.boards[i], squareNamed(m.move), discOf(m.mover))"
            + " === kifuPage.shown.boards[i + 1])";
    assertThat(browser.evaluate(agrees)).isEqualTo("true");
  }

  @Test
  void nothingIsAskedOfTheNetwork() {
    browser.press("End");
    assertThat(browser.requests()).hasSize(1).allMatch(url -> url.startsWith("file:"));
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void aNarrowPhoneShowsThePageWithoutScrollingSideways() throws IOException {
    browser.resize(360, 740);
    open(PageSamples.game());
    browser.press("n");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    double[] board = numbers("document.querySelector('.viewer .board').getBoundingClientRect()");
    assertThat(board[2]).isBetween(300.0, 360.0);
    double[] buttons = numbers("document.querySelector('.buttons').getBoundingClientRect()");
    assertThat(buttons[1] + buttons[3]).isLessThan(740);
    assertThat(browser.screenshot()).hasSizeGreaterThan(10_000);
  }

  /** The address of a ply is that of its row, which lies far below the board. */
  @Test
  void theAddressOfAPlyShowsItsBoardOnAPhone() throws IOException {
    browser.resize(360, 740);
    Path file = folder.resolve("page.html");
    Files.writeString(file, PageSamples.page(Language.EN, PageSamples.game()));
    browser.open(URI.create(file.toUri() + "?" + System.nanoTime() + "#game-1-ply-40"));
    assertThat(ply()).isEqualTo("40");
    assertBoardIsSeen();
    browser.evaluate("document.querySelector('.moves a[href$=\"ply-50\"]').scrollIntoView()");
    browser.evaluate("document.querySelector('.moves a[href$=\"ply-50\"]').click()");
    assertThat(ply()).isEqualTo("50");
    assertBoardIsSeen();
  }

  /** The page scrolls once it is drawn, so it gets some time. */
  private static void assertBoardIsSeen() {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
    String box = "document.querySelector('.viewer .board').getBoundingClientRect()";
    while (!browser.evaluate(box + ".top >= 0 && " + box + ".bottom <= 740").equals("true")) {
      assertThat(System.nanoTime()).as(browser.evaluate(box + ".top")).isLessThan(end);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "EN, 1280", "EN, 1024", "EN, 800", "EN, 360", "DE, 1280", "DE, 1024", "DE, 360", "FIL, 1024",
    "FIL, 360", "FR, 1024", "FR, 360", "JA, 1024", "JA, 360", "RU, 1280", "RU, 1024", "RU, 360"
  })
  void labelsAndReasonsAreReadWithoutScrollingSideways(Language language, int width)
      throws IOException {
    browser.resize(width, 900);
    open(language, PageSamples.game());
    String box = "document.querySelector('.wide')";
    assertThat(browser.evaluate(box + ".scrollWidth - " + box + ".clientWidth")).isEqualTo("0");
    double right = numbers(box + ".getBoundingClientRect()")[2] + left(box);
    for (String cell : List.of("label", "remarks p")) {
      String first = "document.querySelector('.moves [data-ply=\"43\"] ." + cell + "')";
      double[] place = numbers(first + ".getBoundingClientRect()");
      assertThat(place[2]).as(cell).isPositive();
      assertThat(place[0] + place[2]).as(cell).isLessThanOrEqualTo(right + 0.5);
    }
  }

  @ParameterizedTest
  @CsvSource({"EN, 1280", "EN, 1100"})
  void whatIsSaidBelowAMoveDoesNotBreakACellAboveIt(Language language, int width)
      throws IOException {
    browser.resize(width, 900);
    open(language, PageSamples.game());
    String lines =
        "(cell => { const all = document.createRange(); all.selectNodeContents(cell);"
            + " return all.getClientRects().length; })";
    String cells = "[...document.querySelectorAll('td.certainty')]";
    assertThat(browser.evaluate(cells + ".length")).isEqualTo("64");
    assertThat(browser.evaluate(cells + ".filter(cell => " + lines + "(cell) > 1).length"))
        .isEqualTo("0");
  }

  private static double left(String box) {
    return numbers(box + ".getBoundingClientRect()")[0];
  }

  @Test
  void aNameFromRightToLeftDoesNotTurnAnother() throws IOException {
    GameHeader hebrew = new GameHeader("משה", "דוד", "אליפות", "תל אביב", new GameDate(2019, 5, 4));
    open(PageSamples.with(hebrew, Notes.NONE));
    String parts =
        "[...document.querySelectorAll('.occasion bdi')].map(e => e.getBoundingClientRect().left)";
    assertThat(browser.evaluate(parts + ".every((at, i, all) => i === 0 || at > all[i - 1])"))
        .isEqualTo("true");
    assertThat(browser.evaluate(parts + ".length")).isEqualTo("3");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageFitsAPhoneAndKeepsTheNamesOfColumnsWhole(Language language) throws IOException {
    browser.resize(360, 740);
    open(language, PageSamples.game());
    browser.press("n");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(browser.evaluate("document.querySelectorAll('.viewer [data-go]').length"))
        .isEqualTo("7");
    String narrowest =
        "Math.min(...[...document.querySelectorAll('.moves th')]"
            + ".map((head) => head.clientWidth - head.scrollWidth))";
    assertThat(browser.evaluate(narrowest)).isEqualTo("0");
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
      assertThat(browser.evaluate("document.querySelector('.viewer').hidden")).isEqualTo("true");
      assertThat(browser.evaluate("document.querySelectorAll('.diagrams svg').length"))
          .isEqualTo("6");
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
  void oneOfSeveralGamesIsOnTheScreen() throws IOException {
    open(PageSamples.game(), PageSamples.with(PageSamples.game().moves().subList(0, 20)));
    String visible = "[...document.querySelectorAll('article')].map(a => a.offsetHeight > 0)";
    assertThat(browser.evaluate(visible)).isEqualTo("true,false");
    browser.evaluate(
        "[document.querySelector('select')].forEach(s => {"
            + " s.selectedIndex = 1; s.dispatchEvent(new Event('change')); })");
    assertThat(browser.evaluate(visible)).isEqualTo("false,true");
    browser.press("End");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#game-2-ply-20");
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
    browser.press("ArrowRight", "ArrowRight");
    assertThat(ply()).isEqualTo("2");
    assertThat(browser.evaluate("document.title")).startsWith("</script><script>");
    assertThat(browser.evaluate("document.images.length")).isEqualTo("0");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo("360");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).hasSize(1);
  }
}
