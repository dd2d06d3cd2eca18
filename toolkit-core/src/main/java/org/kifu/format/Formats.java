package org.kifu.format;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;

/** The formats found as services, sorted by name. */
final class Formats {
  static final List<GameFormat> ALL =
      ServiceLoader.load(GameFormat.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(GameFormat::name))
          .toList();

  static final List<WritableFormat> WRITABLE =
      ALL.stream()
          .filter(WritableFormat.class::isInstance)
          .map(WritableFormat.class::cast)
          .toList();

  /** The reader of what is in no notation whose records are known by signs. */
  static final GameFormat TEXT = named("transcript", ALL);

  /** Other names of formats, for what is read in the same way. */
  private static final Map<String, String> ALIASES =
      Map.of("quest", "transcript", "logistello", "edax");

  private Formats() {}

  /**
   * Returns the format with this name.
   *
   * @throws IllegalArgumentException if no format has this name
   */
  static GameFormat readable(String name) {
    return named(ALIASES.getOrDefault(name, name), ALL, readableNames());
  }

  /** The names of all that can be read, sorted. */
  static List<String> readableNames() {
    Set<String> names = new TreeSet<>(names(ALL));
    names.addAll(ALIASES.keySet());
    return List.copyOf(names);
  }

  /**
   * Returns the format with this name.
   *
   * @throws IllegalArgumentException if no format has this name
   */
  static <F extends GameFormat> F named(String name, List<F> formats) {
    return named(name, formats, names(formats));
  }

  private static <F extends GameFormat> F named(String name, List<F> formats, List<String> known) {
    return formats.stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown format '" + name + "'; known: " + String.join(" ", known)));
  }

  static List<String> names(List<? extends GameFormat> formats) {
    return formats.stream().map(GameFormat::name).toList();
  }
}
