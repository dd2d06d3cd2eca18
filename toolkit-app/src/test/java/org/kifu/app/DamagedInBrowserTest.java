package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The screen of records to check with every bad example of the findings. */
@Tag("slow")
class DamagedInBrowserTest extends WindowInBrowser {
  private static final Path FINDINGS = Path.of("..", "examples", "findings");
  private static final String SHOWN = "document.querySelector('.fix .say h2') !== null";
  private static final String CURRENT = "document.querySelector('.items [aria-current]')";

  @BeforeAll
  static void addAll() throws IOException, InterruptedException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(FINDINGS, 2)) {
      files =
          all.filter(Files::isRegularFile)
              .filter(file -> file.getFileName().toString().startsWith("bad."))
              .sorted()
              .toList();
    }
    for (Path file : files) {
      String name =
          Objects.requireNonNull(file.getParent()).getFileName() + "-" + file.getFileName();
      window.posted("/api/add?name=" + name, Files.readAllBytes(file));
    }
  }

  private static void dark(boolean isDark) {
    String theme = isDark ? "dark" : "light";
    browser.evaluate("document.documentElement.dataset.theme = '%s'".formatted(theme));
  }

  private static void open(int width, int height) {
    show("#check", width, height, SHOWN);
    browser.await("document.querySelector('h1').textContent.includes('clear repair')");
  }

  /** Goes to the record of a file. */
  private static void choose(String file) {
    browser.evaluate(
        "[...document.querySelectorAll('.items a')].find((each) => each.textContent.includes('%s'))"
                .formatted(file)
            + ".click()");
    browser.await(
        "document.querySelector('.say > p').textContent.startsWith('%s')".formatted(file));
  }

  @ParameterizedTest
  @CsvSource({"1440, 900", "1280, 720", "390, 844"})
  void canBeUsedByAll(int width, int height) throws IOException {
    open(width, height);
    dark(width == 1280);
    for (String file : List.of("bad-square", "unreadable", "wrong-flip-stood", "layout-unclear")) {
      choose(file);
      picture(file + "-" + width);
      assertThat(browser.evaluate("document.querySelector('.items').clientHeight > 40"))
          .isEqualTo("true");
      assertThat(faults()).as(file).isEqualTo("[]");
      assertThat(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
          .isEqualTo("true");
    }
    browser.press("h");
    browser.await("document.querySelector('.hand .can') !== null");
    picture("hand-" + width);
    assertThat(faults()).isEqualTo("[]");
  }

  @Test
  void goesThroughAllRecordsByKeys() throws InterruptedException, IOException {
    open(1440, 900);
    int count = window.json("/api/check").get("records").size();
    assertThat(count).isGreaterThan(15);
    for (int i = 0; i < count; i++) {
      String file = browser.evaluate(CURRENT + ".querySelector('.f').title");
      browser.await(
          "document.querySelector('.say > p').textContent.startsWith('%s')".formatted(file));
      browser.press("j");
    }
    assertThat(browser.evaluate(CURRENT + ".parentElement.nextSibling")).isEqualTo("null");
  }

  @Test
  void takesTheChosenProposalByAKey() throws IOException, InterruptedException {
    open(1280, 720);
    choose("score-mismatch");
    browser.evaluate("document.querySelectorAll('.props input')[1].click()");
    assertThat(browser.evaluate("document.activeElement.value")).isEqualTo("1");
    String change = text(".props label:has(:checked) b");
    browser.press("a");
    browser.await("document.querySelector('.items .done') !== null");
    String table = window.got("/api/corrections").body();
    assertThat(change).isEqualTo("Move 49: a8 → e8; Move 53: e8 → a8; Score: 18-46 → 16-48");
    assertThat(table).contains("b2b8e8a2b7h8a8h1h2", ",score,18,16");
    browser.press("u");
    browser.await("document.querySelector('.items .done') === null");
  }

  /** The fault stands where the text has it, and the board shows the position before it. */
  @ParameterizedTest
  @CsvSource({
    "bad-square, c9, f7, Before move 31.",
    "illegal-move, e3, f7, Before move 31.",
    "unreadable, a, a1, Before move 50.",
    "impossible-pass, pass, '', Before move 2.",
    "move-after-end, a1, '', Before move 10.",
    "score-mismatch, 18-46, 16-48, After the last move"
  })
  void marksTheFaultInTheText(String file, String fault, String repair, String board) {
    open(1440, 900);
    choose(file);
    assertThat(text(".rec mark")).isEqualTo(fault);
    String inserted = browser.evaluate("document.querySelector('.rec ins')?.textContent ?? ''");
    assertThat(inserted).isEqualTo(repair);
    assertThat(text(".side-board figcaption")).startsWith(board);
  }
}
