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
    if (head.length == 0) {
      return Optional.empty();
    }
    boolean mayBeText = TextLines.mayBeText(head);
    return ALL.stream()
        .filter(format -> mayBeText || !format.isText())
        .map(format -> new Answer(format, format.recognise(head)))
        .filter(answer -> answer.sureness() > 0)
        .max(Comparator.comparingInt(Answer::sureness))
        .filter(answer -> answer.sureness() >= SURE || ForeignFormat.of(head).isEmpty())
        .map(Answer::format);
  }

  /** Asked once of each, since it may take as long as the reading of some thousand games. */
  private record Answer(GameFormat format, int sureness) {}

  static List<String> names(List<? extends GameFormat> formats) {
    return formats.stream().map(GameFormat::name).toList();
  }
}
