package org.kifu.archive.query;

import java.util.List;

/** The games that were asked for are not there, or a name stands for several players or events. */
public final class SelectionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> hits;

  private SelectionException(String message, List<String> hits) {
    super(message);
    this.hits = List.copyOf(hits);
  }

  static SelectionException nothing(String wanted) {
    return new SelectionException("no game is selected: " + wanted, List.of());
  }

  static SelectionException several(String kind, String pattern, List<String> hits) {
    return new SelectionException(
        "'%s' matches %d %ss".formatted(pattern, hits.size(), kind), hits);
  }

  /** The names that match, in the order of the input, if there are several. */
  public List<String> hits() {
    return hits;
  }
}
