package org.kifu.command.practice;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.review.PlayerSides;
import org.kifu.board.Disc;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.Option;

/** The option that says who the reader is in games without names. */
final class MeOption {
  @Option(
      names = "--me",
      paramLabel = "black|white",
      description = "I am this side in all chosen games; for games without names of players.")
  private @Nullable Disc me;

  /** The side, if the option is given. */
  Optional<Disc> side() {
    return Optional.ofNullable(me);
  }

  /** Refuses the option together with a player. */
  void check(GameFilter filter) {
    if (me != null && filter.player().isPresent()) {
      throw Refusal.usage("--me and --player exclude each other");
    }
  }

  /** The sides that are meant; empty if neither option is given. */
  Optional<PlayerSides> sides(GameFilter filter) {
    return side()
        .map(PlayerSides::always)
        .or(() -> filter.player().map(name -> PlayerSides.named(name, filter.allMatching())));
  }
}
