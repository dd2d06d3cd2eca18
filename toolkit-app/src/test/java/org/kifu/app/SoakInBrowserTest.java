package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.kifu.browser.Chromium;
import org.kifu.browser.Chromium.PageMemory;

/** Two people who look at games for an hour while the engine works for both. */
@Tag("slow")
@EnabledIfSystemProperty(named = "kifu.long", matches = "true")
class SoakInBrowserTest extends WindowInBrowser {
  private static final int MINUTES = Integer.getInteger("kifu.soak.minutes", 60);

  /** The share of the time after which all that is kept once is there. */
  private static final double WARM = 0.25;

  private static final long MORE_BYTES = 32 << 20;
  private static final long MORE_NODES = 5_000;
  private static final int GAMES = 650;

  /** Counts streams, and values that come in another order than the server sent them. */
  private static final String WATCH =
      """
      (() => {
        const Plain = EventSource;
        Object.assign(window, {streamsOpened: 0, streamsClosed: 0, valuesSeen: 0, valuesLost: 0});
        window.EventSource = class extends Plain {
          constructor(address) {
            super(address);
            window.streamsOpened++;
            let last = 0;
            this.addEventListener('values', (event) => {
              const depth = JSON.parse(event.data).depth;
              window.valuesSeen++;
              window.valuesLost += depth < last ? 1 : 0;
              last = depth;
            });
          }
          close() {
            super.close();
            window.streamsClosed++;
          }
        };
      })();''\
      """;

  private final Random random = new Random(61);
  private Chromium other = browser;

  private void begin(Chromium one) {
    one.resize(1280, 800);
    one.open(window.address("/?soak#game-1-1"));
    one.await("document.querySelectorAll('.board .squares button').length === 64");
    one.run(WATCH);
  }

  /** A step through a game, or to another game. */
  private void step(Chromium one) {
    if (random.nextInt(20) == 0) {
      one.follow("#game-%d-%d".formatted(1 + random.nextInt(GAMES), 1 + random.nextInt(50)));
    } else {
      one.press(random.nextInt(3) == 0 ? "ArrowLeft" : "ArrowRight");
    }
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100 + random.nextInt(1500)));
    assertThat(one.complaints()).isEmpty();
    one.forget();
  }

  /** The memory of the server while nobody looks at a board: a search has a table of 64 MB. */
  private static long heapAtRest(List<Chromium> both) {
    List<String> places = both.stream().map(each -> each.evaluate("location.hash")).toList();
    both.forEach(each -> each.follow("#games"));
    awaitTheEndOfSearches();
    long heap = heap();
    for (int i = 0; i < both.size(); i++) {
      both.get(i).follow(places.get(i));
      both.get(i).await("document.querySelectorAll('.board .squares button').length === 64");
    }
    return heap;
  }

  private static void awaitTheEndOfSearches() {
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (window.searches.running() > 0 && System.nanoTime() < patience) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
    assertThat(window.searches.running()).as("searches of screens without a board").isZero();
  }

  private static long heap() {
    System.gc();
    Runtime here = Runtime.getRuntime();
    return here.totalMemory() - here.freeMemory();
  }

  private static long count(Chromium one, String name) {
    return Long.parseLong(one.evaluate("window." + name));
  }

  @Test
  void keepsNothingOfWhatWasLookedAt() throws IOException {
    other = Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("other"));
    other.open(window.link());
    List<Chromium> both = List.of(browser, other);
    both.forEach(this::begin);
    long start = System.nanoTime();
    long end = start + TimeUnit.MINUTES.toNanos(MINUTES);
    double warm = start + WARM * (end - start);
    while (System.nanoTime() < warm) {
      both.forEach(this::step);
    }
    long heap = heapAtRest(both);
    List<PageMemory> pages = both.stream().map(Chromium::memory).toList();
    while (System.nanoTime() < end) {
      both.forEach(this::step);
    }
    long last = heapAtRest(both);
    System.out.printf("server %d to %d bytes; pages %s%n", heap, last, pages);
    assertThat(last).as("memory of the server").isLessThan(heap + MORE_BYTES);
    for (int i = 0; i < both.size(); i++) {
      PageMemory page = both.get(i).memory();
      System.out.println(page + ", values " + count(both.get(i), "valuesSeen"));
      assertThat(page.heapBytes()).isLessThan(pages.get(i).heapBytes() + MORE_BYTES);
      assertThat(page.nodes()).isLessThan(pages.get(i).nodes() + MORE_NODES);
      assertThat(count(both.get(i), "valuesLost")).isZero();
      assertThat(count(both.get(i), "valuesSeen")).isGreaterThan(MINUTES * 10L);
      assertThat(count(both.get(i), "streamsOpened") - count(both.get(i), "streamsClosed"))
          .isBetween(0L, 2L);
    }
    other.close();
    browser.follow("#games");
    awaitTheEndOfSearches();
    assertThat(Thread.getAllStackTraces().keySet().stream().map(Thread::getName))
        .doesNotContain("search");
  }
}
