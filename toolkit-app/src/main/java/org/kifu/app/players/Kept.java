package org.kifu.app.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.file.SystemReason;

/**
 * Something that is worked out from all games of a base, in the background, once for each state of
 * the base. Many threads may ask.
 *
 * @param <T> what it is
 */
final class Kept<T> {
  /** Sources and games are only added and removed, and no number is used again. */
  static final String STATE =
      "SELECT max(source), count(*), sum(games), (SELECT max(game) FROM games) FROM sources";

  private final Library library;
  private final Library.Work<T> work;
  private @Nullable List<@Nullable Object> wanted;
  private @Nullable T value;
  private @Nullable IOException failure;
  private boolean isWorking;

  Kept(Library library, Library.Work<T> work) {
    this.library = library;
    this.work = work;
  }

  /**
   * The value for this state of the base; nothing as long as it is worked out.
   *
   * @throws IOException if that failed
   */
  synchronized Optional<T> now(Base base) throws IOException {
    List<@Nullable Object> state = Library.rows(base, STATE).getFirst();
    if (isWorking) {
      return Optional.empty();
    }
    if (state.equals(wanted)) {
      if (failure != null) {
        throw new IOException(SystemReason.of(failure), failure);
      }
      return Optional.ofNullable(value);
    }
    wanted = state;
    value = null;
    failure = null;
    isWorking = true;
    Thread.ofPlatform().daemon().name("kifu-kept").start(this::run);
    return Optional.empty();
  }

  private void run() {
    try {
      T made = library.read(work);
      end(made, null);
    } catch (IOException e) {
      end(null, e);
    } catch (RefusedException e) {
      end(null, new IOException(e.getMessage(), e));
    } catch (UncheckedIOException e) {
      end(null, new IOException(SystemReason.of(e), e));
    } catch (RuntimeException e) {
      end(null, new IOException("a fault of Kifu itself: " + e, e));
    }
  }

  private synchronized void end(@Nullable T made, @Nullable IOException reason) {
    value = made;
    failure = reason;
    isWorking = false;
  }
}
