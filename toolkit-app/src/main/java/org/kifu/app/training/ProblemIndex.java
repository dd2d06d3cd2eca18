package org.kifu.app.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;
import org.kifu.base.StoredProblem;
import org.kifu.base.StoredProblems;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.file.SystemReason;

/**
 * The bad moves of all annotated games, kept in memory. They are read in the background, the games
 * that were annotated last first, so that what was read already can be shown. Later only games that
 * were annotated since are read; if annotations were taken away, everything is.
 */
public final class ProblemIndex {
  /** Sums over the annotations, from an index; the games of an annotation never change. */
  private static final String STAMP =
      "SELECT count(*), coalesce(max(annotation), 0), coalesce(sum(game), 0),"
          + " count(DISTINCT game) FROM annotated_games";

  private static final String SINCE = "SELECT game FROM annotated_games WHERE annotation > ?";

  private static final String SOURCES =
      "SELECT count(*), coalesce(max(source), 0), coalesce(sum(source), 0) FROM sources";

  private static final String OWN_OF =
      "SELECT count(DISTINCT game) FROM annotated_games JOIN games USING (game) WHERE source = ?";

  private static final String GAMES_OF =
      "SELECT count(DISTINCT a.game) FROM annotated_games a JOIN games g USING (game)"
          + " WHERE g.source IN (SELECT value FROM json_each(?))";

  /** The annotations that are read together. */
  private static final long TOGETHER = 2048;

  private static final long SHOWN_NANOSECONDS = Duration.ofMillis(300).toNanos();

  private final Library library;
  private final AnnotatedFiles files;
  private final GameOpenings openings;
  private final Map<Long, Map<Long, List<StoredProblem>>> ofFiles = new HashMap<>();
  private List<StoredProblem> own = new ArrayList<>();
  private Stamp read = Stamp.NONE;

  private Problems known = new Problems(List.of(), 0, 0);
  private Stamp wanted = Stamp.NONE;
  private @Nullable IOException failure;
  private boolean isReading;

  /**
   * The state of the base on which the bad moves depend.
   *
   * @param rest sums over the sources
   */
  private record Stamp(long count, long last, long sum, long games, List<Long> rest) {
    static final Stamp NONE = new Stamp(0, 0, 0, 0, List.of());

    static Stamp of(Base base) throws IOException {
      List<Long> own = numbers(base, STAMP);
      return new Stamp(own.get(0), own.get(1), own.get(2), own.get(3), numbers(base, SOURCES));
    }

    private static List<Long> numbers(Base base, String question) throws IOException {
      return Library.rows(base, question).getFirst().stream().map(Stamp::number).toList();
    }

    private static Long number(@Nullable Object cell) {
      return cell instanceof Long number ? number : 0L;
    }
  }

  /**
   * @param library the base
   * @param files the sources that are files of annotated games
   * @param openings names the openings of games
   */
  public ProblemIndex(Library library, AnnotatedFiles files, GameOpenings openings) {
    this.library = library;
    this.files = files;
    this.openings = openings;
  }

  /**
   * The bad moves for this state of the base, or those that are read until the time is over.
   *
   * @param patience the longest time to wait
   * @throws IOException if they cannot be read
   */
  synchronized Problems within(Base base, Duration patience) throws IOException {
    Stamp now = Stamp.of(base);
    if (!isReading && !now.equals(wanted)) {
      wanted = now;
      failure = null;
      isReading = true;
      Thread.ofPlatform().daemon().name("kifu-problems").start(this::run);
    }
    long end = System.nanoTime() + patience.toNanos();
    try {
      for (long left = patience.toMillis();
          isReading && left > 0;
          left = Duration.ofNanos(end - System.nanoTime()).toMillis()) {
        wait(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the server ends
    }
    if (failure != null) {
      throw new IOException(SystemReason.of(failure), failure);
    }
    return isReading ? known.begun() : known;
  }

  private void run() {
    @Nullable IOException reason =
        new IOException("a fault of Kifu itself: the reading was broken off");
    try {
      library.<Boolean>read(
          base -> {
            read(base);
            return true;
          });
      reason = null;
    } catch (IOException e) {
      reason = e;
    } catch (RefusedException e) {
      reason = new IOException(e.getMessage(), e);
    } catch (UncheckedIOException e) {
      reason = e.getCause();
    } catch (RuntimeException e) {
      reason = new IOException("a fault of Kifu itself: " + e, e);
    } finally {
      end(reason); // an error of the machine ends the thread, and nobody waits for it
    }
  }

  private synchronized void end(@Nullable IOException reason) {
    failure = reason;
    if (reason != null) {
      read = Stamp.NONE; // what was read is not whole
    }
    isReading = false;
    notifyAll();
  }

  private synchronized void show(Problems problems) {
    known = problems;
  }

  private void read(Base base) throws IOException {
    Stamp now = Stamp.of(base);
    Set<Long> again = new HashSet<>();
    long after = isMore(base, now, again) ? read.last : 0;
    List<StoredProblem> kept = new ArrayList<>();
    if (after > 0) {
      own.stream().filter(each -> !again.contains(each.game())).forEach(kept::add);
    }
    own = kept;
    read = Stamp.NONE;
    readOwn(base, after, now);
    read = now;
    show(whole(base, now));
  }

  /**
   * Whether games were only annotated since the last time, so that what was read stays.
   *
   * @param again takes these games
   */
  private boolean isMore(Base base, Stamp now, Set<Long> again) throws IOException {
    if (read.last == 0) {
      return false;
    }
    long count = 0;
    long sum = 0;
    for (var row : Library.rows(base, SINCE, read.last)) {
      long game = Stamp.number(row.getFirst());
      again.add(game);
      count++;
      sum += game;
    }
    return count == now.count - read.count && sum == now.sum - read.sum;
  }

  /** Reads the annotations after one, the last ones first. */
  private void readOwn(Base base, long after, Stamp now) throws IOException {
    StoredProblems stored = new StoredProblems(base, openings);
    long shown = System.nanoTime();
    for (long last = now.last; last > after; last -= TOGETHER) {
      own.addAll(stored.annotated(Math.max(after, last - TOGETHER), last));
      if (System.nanoTime() - shown > SHOWN_NANOSECONDS) {
        own.sort(StoredProblem.BY_POSITION);
        long percent = Problems.WHOLE * (now.last - last) / now.last;
        show(new Problems(own, now.games, (int) percent));
        shown = System.nanoTime();
      }
    }
    own.sort(StoredProblem.BY_POSITION);
  }

  /** The games of the base with those of files, whose own annotations count. */
  private Problems whole(Base base, Stamp now) throws IOException {
    Map<Long, List<StoredProblem>> inFiles = new HashMap<>();
    List<Long> sources = new ArrayList<>();
    for (StoredSource each : new StoredSources(base).games()) {
      if (files.isOne(base, each.number())
          && Library.number(base, OWN_OF, each.number()) < each.games()) {
        sources.add(each.number());
        if (!ofFiles.containsKey(each.number())) {
          ofFiles.put(each.number(), new StoredProblems(base, openings).ofFile(each));
        }
        inFiles.putAll(ofFiles.get(each.number()));
      }
    }
    if (inFiles.isEmpty()) {
      return new Problems(own, now.games, Problems.WHOLE);
    }
    List<StoredProblem> all = new ArrayList<>();
    own.stream().filter(each -> !inFiles.containsKey(each.game())).forEach(all::add);
    inFiles.values().forEach(all::addAll);
    all.sort(StoredProblem.BY_POSITION);
    long twice = Library.number(base, GAMES_OF, sources.toString());
    return new Problems(all, now.games - twice + inFiles.size(), Problems.WHOLE);
  }
}
