package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.ReadingChoice;
import org.kifu.browser.Chromium;
import org.kifu.source.Source;

/** A page whose server is killed and started again, and a page beside other windows. */
@Tag("slow")
class LostInBrowserTest {
  private static final String MATCH = "../examples/logistello-murakami-1997.pgn";

  /** Black takes all discs. */
  private static final String WON = "f5d6c5f4e3f6g5e6e7";

  /** Another look at the server, as when the page comes into sight again. */
  private static final String LOOK = "document.dispatchEvent(new Event('visibilitychange'))";

  private static final int TIMES = 10;
  private static final int REST = 500; // milliseconds

  @TempDir Path folder;

  @Test
  void saysThatTheServerIsGoneAndGoesOnWithTheNextOne() throws Exception {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    Path file = made("games.kifu");
    Path errors = folder.resolve("errors.txt");
    try (Chromium browser =
        Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"))) {
      URI link;
      try (ServedWindow window = new ServedWindow(file, errors)) {
        link = window.link();
        browser.open(link);
        seesWhatOtherWindowsDid(browser, window);
        browser.follow("#game-1-5");
        browser.await("document.querySelector('.note-form textarea') !== null");
        browser.evaluate("document.querySelector('.note-form textarea').focus()");
        browser.type("too early");
      }
      browser.evaluate("document.querySelector('.note-form').requestSubmit()");
      browser.evaluate(LOOK);
      browser.await(
          "document.querySelector('.server-gone').textContent.startsWith('Kifu does not')");
      try (ServedWindow next = again(file, errors, link.getPort())) {
        browser.evaluate(LOOK);
        browser.await(
            "document.querySelector('.server-gone').textContent.includes('Open the link')");
        letIn(browser, next);
        browser.evaluate(LOOK);
        browser.await("document.querySelector('.server-gone').textContent === ''");
        browser.evaluate("document.querySelector('.note-form').requestSubmit()");
        browser.await("document.querySelector('.note span')?.textContent === 'too early'");
        assertThat(next.got("/api/games/1")).contains("too early");
        browser.open(link.resolve("/#game-2-1"));
        browser.await("document.querySelector('.board') !== null");
        assertThat(browser.evaluate("location.pathname + location.hash"))
            .matches("/k/[0-9a-f]+/#game-2-1");
      }
      staysWithItsOwnBase(browser, link.getPort(), errors);
    }
  }

  /** Another window at a port, which some other program may hold for a moment. */
  private static ServedWindow again(Path file, Path errors, int port) throws Exception {
    for (int i = 1; ; i++) {
      ServedWindow window = new ServedWindow(file, errors, port);
      if (window.link().getPort() == port) {
        return window;
      }
      window.close();
      assertThat(i).as("starts while port %d was taken", port).isLessThan(TIMES);
      Thread.sleep(REST);
    }
  }

  /** Another page of this browser that comes by a link: the window remembers its place. */
  private static void letIn(Chromium browser, ServedWindow window) throws Exception {
    browser.evaluate(
        ("[window.entered = false, fetch('%s').then((page) => localStorage.setItem('kifu-place',"
                + " new URL(page.url).pathname)).then(() => (window.entered = true))].length")
            .formatted(window.link()));
    browser.await("window.entered");
  }

  /** The next window at this port shows another base, which also has a second game. */
  private void staysWithItsOwnBase(Chromium browser, int port, Path errors) throws Exception {
    Path other = made("other.kifu");
    browser.await("document.querySelector('.note-form textarea') !== null");
    browser.evaluate("document.querySelector('.note-form textarea').focus()");
    browser.type("too far");
    try (ServedWindow window = again(other, errors, port)) {
      letIn(browser, window);
      browser.evaluate("document.querySelector('.note-form').requestSubmit()");
      browser.evaluate(LOOK);
      browser.await("document.querySelector('.server-gone').textContent.includes('another base')");
      assertThat(window.got("/api/games/2")).doesNotContain("too far");
      assertThat(browser.evaluate("document.querySelector('.note-form textarea').value"))
          .isEqualTo("too far");
    }
  }

  /** A base with the games of the match. */
  private Path made(String name) throws Exception {
    Path file = folder.resolve(name);
    try (Base base = Base.create(file)) {
      new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, AdditionWatcher.NONE)
          .add(List.of(Source.of(Path.of(MATCH))).iterator());
    }
    return file;
  }

  /**
   * A job that begins and ends between two looks, and games that come, are seen, on each screen.
   */
  private static void seesWhatOtherWindowsDid(Chromium browser, ServedWindow window)
      throws Exception {
    browser.await("document.querySelector('.found')?.textContent === '6 games'");
    assertThat(window.post("/api/games/2/annotate", "{\"level\": 1}")).isTrue();
    while (window.got("/api/jobs").contains("\"done\":0,")) {
      Thread.sleep(50);
    }
    assertThat(window.post("/api/add?name=more.txt", "f5d6c3d3c4f4f6")).isTrue();
    assertThat(browser.evaluate("document.querySelectorAll('.gt .tag.sb').length")).isEqualTo("0");
    browser.evaluate(LOOK);
    browser.await("document.querySelector('.found').textContent === '7 games'");
    browser.await("document.querySelectorAll('.gt .tag.sb').length === 1");
    browser.follow("#player-Murakami%20Takeshi");
    browser.await("document.querySelector('.people .facts')?.textContent.includes('0–0–6')");
    String won = "Black: Murakami Takeshi\nWhite: Zed Abel\n\n" + WON + "\n";
    assertThat(window.post("/api/add?name=won.txt", won)).isTrue();
    browser.evaluate(LOOK);
    browser.await("document.querySelector('.people .facts')?.textContent.includes('1–0–6')");
  }
}
