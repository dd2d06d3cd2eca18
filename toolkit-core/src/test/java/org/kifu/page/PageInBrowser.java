package org.kifu.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.browser.Chromium;

/** A page in a real browser, which is started for the tests of a class, where one is installed. */
abstract class PageInBrowser {
  @TempDir static Path folder;
  static Chromium browser;

  @BeforeAll
  static void start() throws IOException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    browser = Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"));
  }

  /** Opens a page, which is loaded again each time. */
  static void open(String page) throws IOException {
    open(page, "");
  }

  /** Opens a page at a fragment, such as {@code #at-f5}; nothing opens its beginning. */
  static void open(String page, String fragment) throws IOException {
    Path file = Files.writeString(folder.resolve("page.html"), page, StandardCharsets.UTF_8);
    browser.open(URI.create(file.toUri() + "?" + System.nanoTime() + fragment));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }
}
