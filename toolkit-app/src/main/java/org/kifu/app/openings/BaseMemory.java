package org.kifu.app.openings;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;

/**
 * The memory of a base between requests, for all that takes long to read. It is forgotten when
 * games or annotations come or go. Of each kind, those that were used last are kept: many of the
 * short lists of moves, and a few of what may be as large as all games of a player.
 */
final class BaseMemory {
  /** The most things of a kind that are kept, if they may be large. */
  static final int FEW = 16;

  private static final int MANY = 4096;

  /** Numbers of games are never used again, so these facts differ if the games do. */
  private static final String STAMP =
      "SELECT (SELECT max(game) FROM games), (SELECT count(*) FROM sources),"
          + " (SELECT max(source) FROM sources), (SELECT max(annotation) FROM annotated_games)";

  private @Nullable List<@Nullable Object> stamp;
  private final Map<Class<?>, LastUsed<FutureTask<?>>> kept = new HashMap<>();

  /** A way to read what is not known. */
  @FunctionalInterface
  interface Reading<V> {
    V read() throws IOException, RefusedException;
  }

  /** Values by their keys; those that were not used for longest are dropped. */
  static final class LastUsed<V> extends LinkedHashMap<Object, V> {
    private static final long serialVersionUID = 1L;
    private final int most;

    LastUsed(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Object, V> eldest) {
      return size() > most;
    }
  }

  /**
   * The value that is kept under a key, or else is read now. Who asks for the same thing meanwhile
   * waits for it; others do not wait.
   *
   * @param key a key that says what kind of value it has
   */
  <V> V get(Base base, Object key, Class<V> kind, Reading<V> reading)
      throws IOException, RefusedException {
    FutureTask<?> task = task(base, key, kind, reading);
    task.run(); // has no effect if somebody began it
    try {
      return kind.cast(task.get());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } catch (ExecutionException e) {
      forget(key, kind, task);
      throw failed(e);
    }
  }

  private synchronized <V> FutureTask<?> task(
      Base base, Object key, Class<V> kind, Reading<V> reading) throws IOException {
    List<@Nullable Object> now = Library.rows(base, STAMP).getFirst();
    if (!now.equals(stamp)) {
      kept.clear();
      stamp = now;
    }
    int most = kind.equals(List.class) ? MANY : FEW;
    return kept.computeIfAbsent(kind, _ -> new LastUsed<>(most))
        .computeIfAbsent(key, _ -> new FutureTask<>(reading::read));
  }

  private synchronized void forget(Object key, Class<?> kind, FutureTask<?> task) {
    LastUsed<FutureTask<?>> all = kept.get(kind);
    if (all != null) {
      all.remove(key, task);
    }
  }

  private static IOException failed(ExecutionException failure)
      throws IOException, RefusedException {
    return switch (failure.getCause()) {
      case IOException cause -> cause;
      case RefusedException cause -> throw cause;
      case RuntimeException cause -> throw cause;
      case Error cause -> throw cause;
      case null, default -> new IOException(failure);
    };
  }
}
