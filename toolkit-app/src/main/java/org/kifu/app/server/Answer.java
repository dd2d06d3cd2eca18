package org.kifu.app.server;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.kifu.json.JsonObject;

/** The answer to a request. */
public sealed interface Answer {
  /**
   * An answer that is there at once.
   *
   * @param status the status of HTTP
   * @param type the type of the content
   * @param headers further headers
   */
  record Whole(int status, String type, byte[] body, Map<String, String> headers)
      implements Answer {}

  /** An answer that goes on while something happens. */
  record Events(EventSource source) implements Answer {}

  /** A source of events for one browser. */
  @FunctionalInterface
  interface EventSource {
    /**
     * Sends events until there are no more, or until the browser is gone.
     *
     * @throws java.io.IOException if the browser is gone
     * @throws InterruptedException if the server ends
     */
    void run(EventStream events) throws java.io.IOException, InterruptedException;
  }

  /** An object as JSON. */
  static Answer of(JsonObject object) {
    return json(object.toString());
  }

  /** A text that is JSON. */
  static Answer json(String text) {
    return of("application/json", text.getBytes(StandardCharsets.UTF_8));
  }

  /** A text of some type. */
  static Answer text(String type, String text) {
    return of(type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Content of some type. */
  static Answer of(String type, byte[] body) {
    return new Whole(200, type, body, Map.of());
  }

  /**
   * A file to be kept.
   *
   * @param name the name of the file, in ASCII
   */
  static Answer file(String type, String name, byte[] body) {
    String kept = "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]", "_") + "\"";
    return new Whole(200, type, body, Map.of("Content-Disposition", kept));
  }

  /** Another address of this server. */
  static Answer elsewhere(String address, Map<String, String> headers) {
    Map<String, String> all = new java.util.TreeMap<>(headers);
    all.put("Location", address);
    return new Whole(303, "text/plain", new byte[0], all);
  }
}
