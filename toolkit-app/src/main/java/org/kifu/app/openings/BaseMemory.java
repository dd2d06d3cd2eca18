package org.kifu.app.openings;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;

/**
 * What is kept of a base between requests, because it takes long to read. It is forgotten when
 * games or annotations come or go.
 */
final class BaseMemory {
  private static final int MOST = 4096;

  /** Numbers of games are never used again, so these facts differ if the games do. */
  private static final String STAMP =
      "SELECT (SELECT max(game) FROM games), (SELECT count(*) FROM sources),"
          + " (SELECT max(source) FROM sources), (SELECT max(annotation) FROM annotated_games)";

  private @Nullable List<@Nullable Object> stamp;

  private final Map<Object, Object> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
          return size() > MOST;
        }
      };

  /** A way to read what is not known. */
  @FunctionalInterface
  interface Reading<V> {
    V read() throws IOException, RefusedException;
  }

  /**
   * What is kept under a key, or else is read now.
   *
   * @param key a key that says what kind of value it has
   */
  synchronized <V> V get(Base base, Object key, Class<V> kind, Reading<V> reading)
      throws IOException, RefusedException {
    List<@Nullable Object> now = Library.rows(base, STAMP).getFirst();
    if (!now.equals(stamp)) {
      kept.clear();
      stamp = now;
    }
    Object known = kept.get(key);
    if (known != null) {
      return kind.cast(known);
    }
    V read = reading.read();
    kept.put(key, read);
    return read;
  }
}
