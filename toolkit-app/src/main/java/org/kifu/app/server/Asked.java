package org.kifu.app.server;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;

/**
 * A request of the browser.
 *
 * @param method the method of HTTP
 * @param path the parts of the path
 * @param parameters the parameters of the address; the first of a name counts
 */
public record Asked(
    String method, List<String> path, Map<String, String> parameters, HttpExchange exchange) {
  /** The most bytes of a body. */
  private static final long MOST = 64L << 20;

  static Asked of(HttpExchange exchange) {
    String path = exchange.getRequestURI().getPath();
    String query = exchange.getRequestURI().getRawQuery();
    return new Asked(
        exchange.getRequestMethod(),
        List.of(path.substring(1).split("/", -1)),
        parameters(query == null ? "" : query),
        exchange);
  }

  /** The same request with its path from a part on. */
  Asked from(int part) {
    return new Asked(method, path.subList(part, path.size()), parameters, exchange);
  }

  private static Map<String, String> parameters(String query) {
    Map<String, String> found = new HashMap<>();
    for (String each : query.split("&", -1)) {
      int sign = each.indexOf('=');
      if (sign > 0) {
        found.putIfAbsent(decoded(each.substring(0, sign)), decoded(each.substring(sign + 1)));
      }
    }
    return found;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text; // a percent sign that stands for itself
    }
  }

  /** A parameter; empty if it is not given. */
  public String text(String name) {
    return parameters.getOrDefault(name, "");
  }

  /**
   * A parameter that is a number.
   *
   * @throws RefusedException if it is not
   */
  public long number(String name, long absent) throws RefusedException {
    String text = text(name);
    return text.isEmpty() ? absent : number(text);
  }

  private static long number(String text) throws RefusedException {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw RefusedException.wrong("'" + text + "' is not a number");
    }
  }

  /**
   * A part of the path that is a number.
   *
   * @param part the number of the part, from 0
   */
  public long part(int part) throws RefusedException {
    return number(path.get(part));
  }

  /** A header. */
  Optional<String> header(String name) {
    return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name));
  }

  /**
   * The body.
   *
   * @throws RefusedException if it is too long
   */
  public byte[] body() throws IOException, RefusedException {
    byte[] body = exchange.getRequestBody().readNBytes((int) MOST + 1);
    if (body.length > MOST) {
      throw RefusedException.tooLong(MOST);
    }
    return body;
  }

  /** A reader of the fields of a body. */
  @FunctionalInterface
  public interface FieldsReader<T> {
    /** Reads them. */
    T read(JsonFields fields) throws ShapeException, RefusedException;
  }

  /**
   * Reads the body, which is a JSON object.
   *
   * @throws RefusedException if it does not have the fields that the reader expects
   */
  public <T> T fields(FieldsReader<T> reader) throws IOException, RefusedException {
    try {
      return reader.read(JsonFields.parse(new String(body(), StandardCharsets.UTF_8)));
    } catch (ShapeException e) {
      throw RefusedException.wrong(String.valueOf(e.getMessage()));
    }
  }
}
