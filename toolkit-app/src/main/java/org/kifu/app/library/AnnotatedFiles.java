package org.kifu.app.library;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.kifu.base.Base;
import org.kifu.base.BaseException;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;

/** The sources that are themselves files of annotated games; the bytes of a source never change. */
public final class AnnotatedFiles {
  private final Map<Long, Boolean> known = new ConcurrentHashMap<>();

  /** For each source of games whether it is one. */
  Map<Long, Boolean> of(Base base) throws IOException {
    for (StoredSource each : new StoredSources(base).games()) {
      if (!known.containsKey(each.number())) {
        known.put(each.number(), isOne(base, each));
      }
    }
    return known;
  }

  /** A damaged source is none: the games of the others are shown all the same. */
  private static boolean isOne(Base base, StoredSource source) throws IOException {
    try {
      return new StoredAnnotations(base).areIn(source);
    } catch (BaseException e) {
      return false;
    }
  }

  /** The numbers of those that are, as JSON. */
  String listed(Base base) throws IOException {
    return of(base).entrySet().stream()
        .filter(Map.Entry::getValue)
        .map(each -> String.valueOf(each.getKey()))
        .collect(Collectors.joining(",", "[", "]"));
  }
}
