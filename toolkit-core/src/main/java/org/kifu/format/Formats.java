package org.kifu.format;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** The formats found as services, sorted by name. */
final class Formats {
  /** The name of a reader on trial, which reads only what is given to it by this name. */
  private static final String ON_TRIAL = "text";

  /** The names of the readers of text whose place the reader on trial takes. */
  private static final Set<String> REPLACED =
      Set.of("transcript", "transcript-labelled", "diagram", "quest", "edax", "logistello");

  private static final List<GameFormat> WITH_TRIAL =
      ServiceLoader.load(GameFormat.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(GameFormat::name))
          .toList();

  static final List<GameFormat> ALL =
      WITH_TRIAL.stream().filter(format -> !format.name().equals(ON_TRIAL)).toList();

  static final List<WritableFormat> WRITABLE =
      ALL.stream()
          .filter(WritableFormat.class::isInstance)
          .map(WritableFormat.class::cast)
          .toList();

  /** The formats that the reader on trial replaces. */
  static final Set<GameFormat> REPLACED_BY_TRIAL =
      ALL.stream()
          .filter(format -> REPLACED.contains(format.name()))
          .collect(Collectors.toUnmodifiableSet());

  private Formats() {}

  /** Whether a format is the reader on trial. */
  static boolean isOnTrial(GameFormat format) {
    return format.name().equals(ON_TRIAL);
  }

  /**
   * Returns the format with this name, also if it is on trial.
   *
   * @throws IllegalArgumentException if no format has this name
   */
  static GameFormat readable(String name) {
    return name.equals(ON_TRIAL) ? named(name, WITH_TRIAL) : named(name, ALL);
  }

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
