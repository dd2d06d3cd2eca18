package org.kifu.app.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The requests that the server knows. */
public final class Routes {
  private final List<Route> routes = new ArrayList<>();

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
    for (Route each : routes) {
      if (each.fits(asked)) {
        return each.handler().answer(asked);
      }
    }
    throw RefusedException.missing("there is nothing at " + asked.exchange().getRequestURI());
  }
}
