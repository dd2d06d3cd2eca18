package org.kifu.app.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The requests that the server knows. */
public final class Routes {
  /** The header in which a page says to which base a change belongs. */
  private static final String BASE = "X-Kifu-Base";

  private final List<Route> routes = new ArrayList<>();
  private final String base;

  /**
   * No requests yet.
   *
   * @param base the identity of the base; a change that names another one is refused
   */
  public Routes(String base) {
    this.base = base;
  }

  /** The work on a request. */
  @FunctionalInterface
  public interface Handler {
    /**
     * Answers.
     *
     * @throws RefusedException if the request cannot be answered
     */
    Answer answer(Asked asked) throws IOException, RefusedException;
  }

  private record Route(String method, List<String> path, Handler handler) {
    boolean fits(Asked asked) {
      return asked.method().equals(method) && fits(asked.path());
    }

    private boolean fits(List<String> asked) {
      boolean fits = asked.size() == path.size();
      for (int i = 0; fits && i < path.size(); i++) {
        fits = path.get(i).equals("*") || path.get(i).equals(asked.get(i));
      }
      return fits;
    }
  }

  /**
   * Adds a request that reads.
   *
   * @param path the parts of the path; {@code *} for any
   */
  public Routes get(String path, Handler handler) {
    return add("GET", path, handler);
  }

  /** Adds a request that changes something. */
  public Routes post(String path, Handler handler) {
    return add("POST", path, handler);
  }

  private Routes add(String method, String path, Handler handler) {
    routes.add(new Route(method, List.of(path.substring(1).split("/", -1)), handler));
    return this;
  }

  Answer answer(Asked asked) throws IOException, RefusedException {
    if (!asked.method().equals("GET")
        && asked.header(BASE).filter(named -> !named.equals(base)).isPresent()) {
      throw RefusedException.conflict(
          "other-base", "this page belongs to another base; nothing was changed");
    }
    for (Route each : routes) {
      if (each.fits(asked)) {
        return each.handler().answer(asked);
      }
    }
    throw RefusedException.missing("there is nothing at " + asked.exchange().getRequestURI());
  }
}
