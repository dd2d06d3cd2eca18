package org.kifu.command.openings;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.command.Refusal;
import picocli.CommandLine.Option;

/** The option that asks what to expect of an opponent. */
final class AgainstOption {
  @Option(
      names = "--against",
      paramLabel = "NAME",
      description =
          "With --player and --side: what this opponent and the player play where they meet.")
  private @Nullable String opponent;

  boolean isGiven() {
    return opponent != null;
  }

  /**
   * Which games are the opponent's: those with the other colour than the player's.
   *
   * @param own the games of the player with his colour
   */
  GameFilter opponents(GameFilter own) {
    Disc side = own.side().orElseThrow(AgainstOption::nobody);
    return own.ofPlayer(Objects.requireNonNull(opponent), side.opponent());
  }

  private static Refusal nobody() {
    return Refusal.usage("--against: who prepares? name --player NAME and --side black|white");
  }
}
