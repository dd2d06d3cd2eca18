package org.kifu.command;

import java.util.List;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Option;

/** The option that has losses named. */
public final class LossOption {
  @Option(
      names = "--explain-loss",
      description = "Say for each game what of it the notation cannot hold.")
  private boolean explained;

  boolean isExplained() {
    return explained;
  }

  /** Says what a game loses, if that is asked for. */
  void explain(ParsedGame game, List<String> losses, Streams streams) {
    if (explained) {
      streams.say(
          "%s: game %d: lost: %s"
              .formatted(game.origin().start(), game.number(), String.join(", ", losses)));
    }
  }
}
