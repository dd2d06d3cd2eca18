package org.kifu.app.training;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.base.Base;
import org.kifu.base.StoredProblem;
import org.kifu.base.StoredProblems;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;

/**
 * The bad moves of all annotated games, kept in memory. Games that were annotated since the last
 * request are read; if annotations were taken away, everything is read again.
 */
public final class ProblemIndex {
  /** Sums over the annotations, from an index; the games of an annotation never change. */
  private static final String STAMP =
      "SELECT count(*), coalesce(max(annotation), 0), coalesce(sum(game), 0) FROM annotated_games";

  private static final String SINCE =
      "SELECT count(*), coalesce(sum(game), 0) FROM annotated_games WHERE annotation > ?";

  private static final String OWN_OF =
      "SELECT count(DISTINCT game) FROM annotated_games JOIN games USING (game) WHERE source = ?";

  private final AnnotatedFiles files;
  private final Map<Long, List<StoredProblem>> own = new TreeMap<>();
  private final Map<Long, Map<Long, List<StoredProblem>>> ofFiles = new HashMap<>();
  private Stamp read = Stamp.NONE;

  private record Stamp(long count, long last, long sum) {
    static final Stamp NONE = new Stamp(0, 0, 0);
  }

  /**
   * @param files the sources that are files of annotated games
   */
  public ProblemIndex(AnnotatedFiles files) {
    this.files = files;
  }

  /** The bad moves of the base, by game; annotated games without bad moves are there too. */
  synchronized Map<Long, List<StoredProblem>> games(Base base) throws IOException {
    renew(base);
    Map<Long, List<StoredProblem>> all = new TreeMap<>(own);
    for (StoredSource each : new StoredSources(base).games()) {
      if (files.isOne(base, each.number())
          && Library.number(base, OWN_OF, each.number()) < each.games()) {
        if (!ofFiles.containsKey(each.number())) {
          ofFiles.put(each.number(), new StoredProblems(base).ofFile(each));
        }
        all.putAll(ofFiles.get(each.number()));
      }
    }
    return all;
  }

  private void renew(Base base) throws IOException {
    Stamp now = stamp(base);
    if (now.equals(read)) {
      return;
    }
    var since = Library.rows(base, SINCE, read.last).getFirst();
    boolean isMore =
        number(since.get(0)) == now.count - read.count
            && number(since.get(1)) == now.sum - read.sum;
    if (!isMore) {
      own.clear();
      read = Stamp.NONE;
    }
    own.putAll(new StoredProblems(base).after(read.last));
    read = now;
  }

  private static Stamp stamp(Base base) throws IOException {
    var row = Library.rows(base, STAMP).getFirst();
    return new Stamp(number(row.get(0)), number(row.get(1)), number(row.get(2)));
  }

  private static long number(@Nullable Object cell) {
    return cell instanceof Number number ? number.longValue() : 0;
  }

  /** All bad moves. */
  List<StoredProblem> problems(Base base) throws IOException {
    List<StoredProblem> all = new ArrayList<>();
    games(base).values().stream().flatMap(Collection::stream).forEach(all::add);
    return all;
  }
}
