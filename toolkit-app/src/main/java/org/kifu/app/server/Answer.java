package org.kifu.app.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.kifu.json.JsonObject;

/** The answer to a request. */
public sealed interface Answer {
  /** The header with the type of the content. */
  String TYPE = "Content-Type";

  /** An answer that is there at once. */
  final class Whole implements Answer {
    private final int status;
    private final Map<String, String> headers;
    private final byte[] body;

    /**
     * An answer.
     *
     * @param status the status of HTTP
     * @param headers its headers, with the type of the content
     */
    Whole(int status, Map<String, String> headers, byte[] body) {
      this.status = status;
      this.headers = headers;
      this.body = body;
    }

    int status() {
      return status;
    }

    Map<String, String> headers() {
      return headers;
    }

    byte[] body() {
      return body;
    }
  }

  /** An answer that goes on while something happens. */
  record Events(EventSource source) implements Answer {}

  /** A source of events for one browser. */
  @FunctionalInterface
  interface EventSource {
    /**
     * Sends events until there are no more, or until the browser is gone.
     *
     * @throws IOException if the browser is gone
     * @throws InterruptedException if the server ends
     */
    void run(EventStream events) throws IOException, InterruptedException;
  }

  /** An object as JSON. */
  static Answer of(JsonObject object) {
    return json(object.toString());
  }

  /**
   * An object with one more field, whose value is JSON already.
   *
   * @param object an object that is not empty
   */
  static String joined(JsonObject object, String name, String json) {
    String whole = object.toString();
    return whole.substring(0, whole.length() - 1) + ",\"" + name + "\":" + json + "}";
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
    return new Whole(200, Map.of(TYPE, type), body);
  }

  /**
   * A file to be kept.
   *
   * @param name the name of the file, in ASCII
   */
  static Answer file(String type, String name, byte[] body) {
    String kept = "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]", "_") + "\"";
    return new Whole(200, Map.of(TYPE, type, "Content-Disposition", kept), body);
  }

  /** Another address of this server. */
  static Answer elsewhere(String address, Map<String, String> headers) {
    Map<String, String> all = new TreeMap<>(headers);
    all.put("Location", address);
    return new Whole(303, all, new byte[0]);
  }
}
