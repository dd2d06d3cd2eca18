package org.kifu.app.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * The page for a browser that is not let in, or that has an address of an earlier start. Its script
 * goes on to the place of the window if this browser was let in there; it holds nothing of anybody.
 */
final class Door {
  static final String CLOSED = "open the link that 'kifu app' prints; it lets this browser in";

  /** The name of its script. */
  static final String SCRIPT = "door.js";

  private static final int FORBIDDEN = 403;

  private Door() {}

  static Answer page() {
    return new Answer.Whole(
        FORBIDDEN, Map.of(Answer.TYPE, "text/html; charset=utf-8"), resource("door.html"));
  }

  static Answer script() {
    return Answer.of("text/javascript; charset=utf-8", resource(SCRIPT));
  }

  private static byte[] resource(String name) {
    try (InputStream in = Door.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new AssertionError("no resource " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
