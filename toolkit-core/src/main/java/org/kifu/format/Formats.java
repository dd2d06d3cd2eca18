package org.kifu.format;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The formats found as services, sorted by name. */
final class Formats {
  static final List<GameFormat> ALL =
      ServiceLoader.load(GameFormat.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(GameFormat::name))
          .toList();

  private static final int SURE = 80;

  static final List<WritableFormat> WRITABLE =
      ALL.stream()
          .filter(WritableFormat.class::isInstance)
          .map(WritableFormat.class::cast)
          .toList();

  private Formats() {}

  /**
   * Returns the one with this name.
   *
   * @throws IllegalArgumentException if there is none
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

  /**
   * Returns the format of a source from its head. What could be read as moves may be of a notation
   * without a reader; what is surely of a format is not.
   */
  static Optional<GameFormat> recognise(byte[] head) {
    Optional<GameFormat> surest =
        head.length == 0
            ? Optional.empty()
            : ALL.stream()
                .filter(format -> format.recognise(head) > 0)
                .max(Comparator.comparingInt(format -> format.recognise(head)));
    return surest.filter(
        format -> format.recognise(head) >= SURE || ForeignFormat.of(head).isEmpty());
  }

  static List<String> names(List<? extends GameFormat> formats) {
    return formats.stream().map(GameFormat::name).toList();
  }
}
