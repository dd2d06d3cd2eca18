package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.app.Hand.Means;
import org.kifu.words.Words;

/**
 * The tasks of people, done from the list of games on, by pointer, keys and touch, in windows of
 * three sizes, light and dark, in three languages. Each task has the number of steps that it may
 * take.
 */
@Tag("slow")
@EnabledIfSystemProperty(named = "kifu.long", matches = "true")
class TasksInBrowserTest extends WindowInBrowser {
  /** A language, the width of the window, and the colours; the width says by which means. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          en, 1440, light
          ja, 1280, dark
          fr, 390, light
          fr, 1440, dark
          en, 1280, light
          ja, 390, dark
          ja, 1440, light
          fr, 1280, dark
          en, 390, light
          """)
  private @interface InEachSetting {}

  private static final Path MATCH = Path.of("..", "examples", "logistello-murakami-1997.txt");
  private static final Path BROKEN = Path.of("..", "examples", "three-good-one-broken.txt");
  private static final Map<String, OpenWindow> WINDOWS = new TreeMap<>();

  private String size = "";
  private Hand hand = new Hand(browser, Means.POINTER);

  @AfterAll
  static void closeAll() {
    WINDOWS.values().stream().filter(each -> each != window).forEach(OpenWindow::close);
  }

  /** Opens the window as somebody sees it first. */
  private void begin(String language, int width, String colours) throws Exception {
    if (!WINDOWS.containsKey(language)) {
      Path base = OwnLibrary.made(folder.resolve(language).resolve("games.kifu"));
      WINDOWS.put(language, new OpenWindow(base, Words.in(Locale.of(language))));
    }
    WINDOWS.putIfAbsent("", window);
    window = WINDOWS.get(language);
    browser.open(window.link());
    browser.prefer(colours);
    size = language + "-" + width + "-" + colours;
    hand =
        new Hand(browser, width == 1440 ? Means.POINTER : width == 390 ? Means.TOUCH : Means.KEYS);
    show(
        "#games",
        width,
        width == 390 ? 844 : 900,
        "document.querySelector('#game-row-8 .c-b') !== null");
  }

  /** Asserts the number of steps, and that all this was a page without a fault. */
  private void done(String task, int steps) throws IOException {
    picture(task + "-" + size);
    assertThat(hand.steps()).as(task).isLessThanOrEqualTo(steps);
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing stands beside the window")
        .isEqualTo("true");
  }

  private static int count(String selector) {
    return Integer.parseInt(
        browser.evaluate("document.querySelectorAll(\"%s\").length".formatted(selector)));
  }

  private static void await(String selector) {
    browser.await("document.querySelector(\"%s\") !== null".formatted(selector));
  }

  /** Opens a row of the list, by a click and a button or by a tap. */
  private void openRow(int row) {
    if (hand.means() == Means.KEYS) {
      hand.type("input[type=search]", "");
      browser.press("ArrowDown");
      for (int i = 0; i < row; i++) {
        browser.press("ArrowDown");
      }
      browser.press("Enter");
    } else {
      boolean isPointer = hand.means() == Means.POINTER; // names lead to players
      hand.choose("#game-row-" + row + (isPointer ? " .c-y" : ""));
      if (hand.means() == Means.POINTER) {
        hand.choose(".peek .acts .main, .peek .acts a");
      }
    }
    await(".board .squares button");
  }

  @InEachSetting
  void understandsTheDecisiveMoveOfAPastedGame(String language, int width, String colours)
      throws Exception {
    begin(language, width, colours);
    hand.choose(".verdict .btn.main");
    List<String> games = Files.readAllLines(MATCH).subList(5, 8); // behind two lines of comments
    String text = "Black: " + size + "%n%n".formatted() + String.join("%n%n".formatted(), games);
    hand.type("dialog[open] textarea", text);
    hand.choose("dialog[open] .add-form button[type=submit]");
    browser.await("document.querySelectorAll('dialog[open] .added a').length === 3");
    hand.choose("dialog[open] .added li:nth-child(3) a");
    hand.choose(".head-acts button.main");
    await(".turn-links a");
    hand.choose(".turn-links a");
    await(".talk .move .cost");
    assertThat(count(".talk .move .why")).isGreaterThanOrEqualTo(2);
    done("paste", 6);
  }

  @InEachSetting
  void findsTheGamesAgainstAPlayer(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    hand.type("input[type=search]", "murakami logistello");
    browser.await("document.querySelectorAll('.gt .body .row:not(.waiting)').length === 6");
    String middle =
        "(({x, y, width, height}) => document.elementFromPoint(x + width / 2, y + height / 2))"
            + "(document.querySelector('#game-row-2 .c-b').getBoundingClientRect())";
    assertThat(browser.evaluate(middle + ".closest('.row').id")).isEqualTo("game-row-2");
    done("find", 1);
  }

  @InEachSetting
  void seesWhyAMoveWasBadAndWhatWouldHaveFollowed(String language, int width, String colours)
      throws Exception {
    begin(language, width, colours);
    hand.type("input[type=search]", "heath-bat logistello");
    browser.await("document.querySelectorAll('.gt .body .row:not(.waiting)').length < 3");
    openRow(0);
    hand.choose(".turn-links a");
    browser.await("document.querySelectorAll('.talk .move .why').length === 3");
    hand.choose(".worth [data-move=g7] .play li:nth-child(3) button");
    await(".talk .move .cost.soft");
    done("why", 5);
  }

  @InEachSetting
  void mendsADamagedRecord(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    byte[] record =
        Files.readString(BROKEN).concat(" ".repeat(width)).getBytes(StandardCharsets.UTF_8);
    window.posted("/api/add?name=broken.txt", record);
    hand.choose("[data-nav=check]");
    hand.choose(".fix .acts .main");
    await(".fix .tag.sb");
    assertThat(window.got("/api/corrections").body()).contains("d1c1a6b6");
    done("mend", 2);
  }

  @InEachSetting
  void seesWhatPeoplePlayAndWhoWins(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    hand.choose("[data-nav=openings]");
    await(".moves-here tbody tr");
    hand.chooseSquare(".board .squares [aria-label^='f5']");
    browser.await("document.querySelectorAll('.moves-here tbody tr').length === 3");
    assertThat(count(".moves-here tbody tr:first-child .c-score svg")).isEqualTo(1);
    done("openings", 2);
  }

  @InEachSetting
  void savesAVariationWithAComment(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    openRow(0);
    hand.chooseSquare(".board .squares .can");
    hand.choose(".talk .move .acts [data-focus=keep]");
    hand.type(".keep-form textarea", "From a book");
    hand.choose(".keep-form .btn.main");
    await(".ways .kept");
    assertThat(text(".ways .kept")).contains("From a book");
    done("variation", 6);
  }

  @InEachSetting
  void printsADiagram(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    openRow(2);
    hand.choose(".files button:last-child");
    browser.await(
        "performance.getEntriesByType('resource').some((each) =>"
            + " each.name.includes('/picture?format=png'))");
    done("diagram", 3);
  }

  @InEachSetting
  void trainsEndings(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    hand.choose("[data-nav=training]");
    hand.choose(".endings a.btn");
    await(".asking .squares .can, .asking ~ * .squares .can, .lesson .squares .can");
    String before = text(".strip");
    hand.chooseSquare(".lesson .squares .can");
    browser.await("document.querySelector('.strip').textContent.trim() !== '%s'".formatted(before));
    done("endings", 3);
  }

  @InEachSetting
  void annotatesHundredsOfGamesAndComesBack(String language, int width, String colours)
      throws Exception {
    begin(language, width, colours);
    hand.choose(".filters button:last-of-type");
    hand.choose("dialog.many[open] .way:first-of-type input");
    hand.choose("dialog.many[open] .close-line .main");
    browser.await("document.querySelector('dialog.many[open]') === null");
    browser.open(URI.create("data:text/html,closed"));
    browser.open(window.link());
    hand.choose("[data-nav=jobs]");
    browser.await("document.querySelectorAll('.done li').length > 1");
    window.post("/api/jobs/stop", "{}");
    done("annotate-many", 4);
  }

  @InEachSetting
  void comparesTwoPlayers(String language, int width, String colours) throws Exception {
    begin(language, width, colours);
    hand.choose("[data-nav=players]");
    hand.type("input[type=search]", "murakami");
    browser.await("document.querySelectorAll('.players tbody tr').length === 1");
    hand.choose(".players tbody a");
    hand.type(".with-form input", "logistello");
    hand.choose(".with-found a");
    browser.await("location.hash.startsWith('#compare-Murakami')");
    await(".met tbody tr");
    done("compare", 5);
  }
}
