package org.kifu.format;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

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

  private Formats() {}

  /**
   * Returns the format with this name.
   *
   * @throws IllegalArgumentException if no format has this name
   */
  static <F extends GameFormat> F named(String name, List<F> formats) {
    return formats.stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown format '" + name + "'; known: " + String.join(" ", names(formats))));
  }

  static List<String> names(List<? extends GameFormat> formats) {
    return formats.stream().map(GameFormat::name).toList();
  }
}
