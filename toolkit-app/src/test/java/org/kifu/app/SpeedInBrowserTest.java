package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.ReadingChoice;
import org.kifu.source.Source;

/**
 * The time that a person waits for the window with an archive of 124,520 games. The page measures
 * it, up to the frame that shows the answer. The limits are for a machine with nothing else to do.
 */
@Tag("slow")
@EnabledIfSystemProperty(named = "kifu.long", matches = "true")
class SpeedInBrowserTest extends WindowInBrowser {
  private static final Path DATA = Path.of(System.getProperty("kifu.data", "none"), "wthor");
  private static final double FIRST_SCREEN = 1000;
  private static final double FILTER = 100;
  private static final double FIRST_VALUE = 200;
  private static final double STEP = 16;
  private static final int TRIES = 15;

  /** Notes the time at which something is on the screen, in milliseconds of the page. */
  private static final String WATCH =
      """
      (() => {
        const Plain = EventSource;
        window.values = 0;
        window.EventSource = class extends Plain {
          constructor(address) {
            super(address);
            this.addEventListener('values', () => window.values++);
          }
        };
        window.timed = (begin, isThere) => {
          window.took = -1;
          const start = performance.now();
          begin();
          const look = () => {
            if (isThere()) {
              window.took = performance.now() - start;
            } else {
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
        };
        const first = () => {
          if (document.querySelector('#game-row-8 .c-b')) {
            window.firstRow = performance.now();
          } else {
            requestAnimationFrame(first);
          }
        };
        requestAnimationFrame(first);
      })();''\
      """;

  private static OpenWindow archive;

  @BeforeAll
  static void openArchive() throws IOException, InterruptedException {
    assumeTrue(Files.isDirectory(DATA), "the archive of games is not here");
    Path file = folder.resolve("archive.kifu");
    try (Base base = Base.create(file);
        Stream<Path> years = Files.list(DATA)) {
      List<Source> sources =
          years.filter(SpeedInBrowserTest::isYear).sorted().map(Source::of).toList();
      new BaseAddition(base, ReadingChoice.NONE, List.of(), 2, AdditionWatcher.NONE)
          .add(sources.iterator());
    }
    awaitCompiler();
    window.close();
    archive = new OpenWindow(file);
    window = archive;
    browser.atStart(WATCH);
    browser.open(window.link());
  }

  /** Waits until the compiler has ended what the base of this process left it to do. */
  private static void awaitCompiler() throws InterruptedException {
    CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    for (long before = -1; before != compiler.getTotalCompilationTime(); ) {
      before = compiler.getTotalCompilationTime();
      Thread.sleep(2000);
    }
  }

  private static boolean isYear(Path file) {
    return file.getFileName().toString().endsWith(".wtb");
  }

  /** Opens a screen and waits until it is there. */
  private static void open(String fragment, String selector) {
    show(fragment, 1280, 900, "document.querySelector('%s') !== null".formatted(selector));
  }

  /** The milliseconds from an action of the page to the first frame in which a condition holds. */
  private static double took(String action, String condition) {
    browser.evaluate("timed(() => {%s}, () => %s)".formatted(action, condition));
    browser.await("window.took >= 0");
    return Double.parseDouble(browser.evaluate("window.took"));
  }

  private static double median(String what, List<Double> times) {
    List<Double> sorted = times.stream().sorted().toList();
    double median = sorted.get(sorted.size() / 2);
    System.out.printf(
        "%s: median %.0f ms, %.0f to %.0f%n", what, median, sorted.getFirst(), sorted.getLast());
    return median;
  }

  @Test
  void showsTheFirstScreenSoon() {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      open("#games", "#game-row-8 .c-b");
      browser.await("window.firstRow > 0");
      times.add(
          Double.parseDouble(
              browser.evaluate(
                  "firstRow - performance.getEntriesByType('navigation')[0].responseEnd")));
    }
    assertThat(median("first screen", times)).isLessThan(FIRST_SCREEN);
  }

  @Test
  void filtersWhileOneTypes() {
    open("#games", "#game-row-8 .c-b");
    List<Double> times = new ArrayList<>();
    for (String text :
        List.of("mu", "mura", "murakami", "murakami logistello", "takeshi", "1997")) {
      String before = text(".found");
      times.add(
          took(
              "const field = document.querySelector('input[type=search]'); field.value = '"
                  + text
                  + "'; field.dispatchEvent(new Event('input', {bubbles: true}))",
              "document.querySelector('.found').textContent.trim() !== '"
                  + before
                  + "' && !document.querySelector('.gt .body .row.waiting')"));
    }
    assertThat(median("filter", times)).isLessThan(FILTER);
  }

  @Test
  void showsTheFirstValueSoonAfterAClick() {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      open("#game-%d-%d".formatted(100 + 1000 * i, 5 + 3 * i), ".board .squares .can");
      browser.await("window.values > 0");
      times.add(
          took(
              "window.values = 0; document.querySelector('.board .squares .can').click()",
              "window.values > 0"));
    }
    assertThat(median("first value", times)).isLessThan(FIRST_VALUE);
  }

  @Test
  void stepsInAFrame() {
    List<Double> times = new ArrayList<>();
    open("#game-100-1", ".board .squares .can");
    for (int i = 0; i < 40; i++) {
      double before = browser.workSeconds();
      browser.press("ArrowRight");
      String ply = "location.hash.endsWith('-%d')".formatted(i + 2);
      browser.await(ply);
      times.add(1000 * (browser.workSeconds() - before));
    }
    assertThat(median("work of the page for a step", times)).isLessThan(STEP);
  }
}
