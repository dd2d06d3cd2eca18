package org.kifu.command.terminal;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** The browser of the system. */
public final class Browser {
  /** The property that names another program to open a page. */
  private static final String BROWSER = "kifu.browser";

  /** The time in which a browser can report a failure; a browser that works may run for hours. */
  private static final int PATIENCE_IN_SECONDS = 3;

  private Browser() {}

  /** Opens a page, and returns whether that succeeded, as far as can be known. */
  public static boolean opens(URI page) {
    ProcessBuilder browser = new ProcessBuilder(new ArrayList<>(browser()));
    browser.command().add(page.toString());
    browser.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      Process process = browser.start();
      process.getOutputStream().close();
      return !process.waitFor(PATIENCE_IN_SECONDS, TimeUnit.SECONDS) || process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private static List<String> browser() {
    String chosen = System.getProperty(BROWSER);
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (chosen != null) {
      return List.of(chosen);
    } else if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open");
  }
}
