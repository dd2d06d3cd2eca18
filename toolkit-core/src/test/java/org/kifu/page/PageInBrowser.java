package org.kifu.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A page in a real browser, which is started for the tests of a class, where one is installed. */
abstract class PageInBrowser {
  @TempDir static Path folder;
  static Chromium browser;

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
}
