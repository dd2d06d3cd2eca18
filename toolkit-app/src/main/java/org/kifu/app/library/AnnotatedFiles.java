package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.kifu.base.Base;
import org.kifu.base.BaseException;
import org.kifu.base.GameCondition;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;

/**
 * The sources that are themselves files of annotated games. The bytes of a source never change, and
 * its number is never used again, so each is looked at once.
 */
public final class AnnotatedFiles {
  private static final String ALL = "SELECT source FROM sources WHERE role = 'games'";

  private final Map<Long, Boolean> known = new ConcurrentHashMap<>();

  /** Whether a source is one. A damaged one is none: the others are shown all the same. */
  public boolean isOne(Base base, long source) throws IOException {
    Boolean answer = known.get(source);
    if (answer == null) {
      answer = isAnnotated(base, source);
      known.put(source, answer);
    }
    return answer;
  }

  private static boolean isAnnotated(Base base, long source) throws IOException {
    try {
      Optional<StoredSource> stored = new StoredSources(base).games(source);
      return stored.isPresent() && new StoredAnnotations(base).areIn(stored.get());
    } catch (BaseException e) {
      return false;
    }
  }

  /** The numbers of those that are, as JSON. */
  public String listed(Base base) throws IOException {
    List<Long> found = new ArrayList<>();
    for (List<@Nullable Object> row : Library.rows(base, ALL)) {
      if (row.getFirst() instanceof Long source && isOne(base, source)) {
        found.add(source);
      }
    }
    return found.toString();
  }

  /** The condition on games that come from such a source. */
  public GameCondition condition(Base base) throws IOException {
    return new GameCondition("source IN (SELECT value FROM json_each(?))", List.of(listed(base)));
  }
}
