package org.kifu.archive.query;

import java.util.List;

/** The games that were asked for are not there, or a name stands for several players or events. */
public final class SelectionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> hits;
  private final transient String missed;
  private final transient List<String> others;

  private SelectionException(
      String message, List<String> hits, String missed, List<String> others) {
    super(message);
    this.hits = List.copyOf(hits);
    this.missed = missed;
    this.others = List.copyOf(others);
  }

  static SelectionException nothing(String wanted, List<NameChoice> names) {
    String message = "no game is selected: " + wanted;
    return names.stream()
        .filter(name -> !name.others().isEmpty())
        .findFirst()
        .map(name -> new SelectionException(message, List.of(), name.pattern(), name.others()))
        .orElseGet(() -> new SelectionException(message, List.of(), "", List.of()));
  }

  static SelectionException several(String kind, String pattern, List<String> hits) {
    return new SelectionException(
        "'%s' matches %d %ss".formatted(pattern, hits.size(), kind), hits, "", List.of());
  }

  /** The names that match, in the order of the input, if there are several. */
  public List<String> hits() {
    return hits;
  }

  /** The name that no player or event has, if that is why. */
  public String missed() {
    return missed;
  }

  /** Names that there are instead, in the order of the input. */
  public List<String> others() {
    return others;
  }
}
