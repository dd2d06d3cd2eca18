package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.browser.Chromium;

/** The window in a real browser, where one is installed, with the new base of a user. */
abstract class WindowInBrowser {
  /** Pictures of screens are written here if the property names a folder. */
  private static final String PICTURES = System.getProperty("kifu.pictures", "");

  @TempDir static Path folder;
  static OpenWindow window;
  static Chromium browser;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    window = new OpenWindow(OwnLibrary.made(folder.resolve("Kifu").resolve("games.kifu")));
    browser = Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"));
    browser.open(window.link());
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
      window.close();
      assertThat(window.faults).isEmpty();
    }
  }

  /** The page ran into nothing: no exception, nothing that its policy forbids. */
  @AfterEach
  void hasNoComplaint() {
    assertThat(browser.complaints()).isEmpty();
  }

  /**
   * Opens a screen in a window of this size in pixels.
   *
   * @param condition an expression that is true when the screen is there
   */
  static void show(String fragment, int width, int height, String condition) {
    browser.resize(width, height);
    browser.open(window.address("/?" + System.nanoTime() + fragment));
    browser.await(condition);
  }

  static String text(String selector) {
    return browser.evaluate(
        "document.querySelector(\"%s\").textContent.trim()".formatted(selector));
  }

  /** Keeps a picture of the screen, to be looked at. */
  static void picture(String name) throws IOException {
    if (!PICTURES.isEmpty()) {
      Files.write(Path.of(PICTURES, name + ".png"), browser.screenshot());
    }
  }

  /** The button over a square, as an expression. */
  static String squareOf(String name) {
    return "[...document.querySelectorAll('.board .squares button')]"
        + ".find((each) => each.getAttribute('aria-label').startsWith('%s'))".formatted(name);
  }

  static void play(String square) {
    browser.evaluate(squareOf(square) + ".click()");
  }

  /**
   * The faults that axe finds, with the elements. The rows of the list scroll by the arrow keys of
   * the table around them, which axe does not know.
   */
  static String faults() throws IOException {
    try (InputStream in = WindowInBrowser.class.getResourceAsStream("/axe.min.js")) {
      browser.run(new String(in.readAllBytes(), StandardCharsets.UTF_8) + ";''");
    }
    browser.evaluate(
        "(window.axeFound = null, axe.run({rules: {'scrollable-region-focusable':"
            + " {enabled: false}}}).then((found) => { window.axeFound = JSON.stringify("
            + "found.violations.map((each) => [each.id, ...each.nodes.map((node) => node.html)]))"
            + "; }), 0)");
    browser.await("window.axeFound !== null");
    return browser.evaluate("window.axeFound");
  }
}
