package org.kifu.cli;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.kifu.query.GameFilter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose games. */
final class SelectionOptions {
  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Only the Nth game of the input, counted from 1 over all its files.")
  private @Nullable Long number;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Only games of this player: the name or a part of it, without case and accents.")
  private @Nullable String player;

  @Mixin private EventOptions events = new EventOptions();

  GameFilter filter() {
    if (number != null && number < 1) {
      throw Refusal.usage("--game counts from 1, not " + number);
    }
    return events.filter(
        number == null ? OptionalLong.empty() : OptionalLong.of(number),
        Optional.ofNullable(player));
  }
}
