package org.kifu.cli;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.game.Problem;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.Preparation;
import org.kifu.opening.PreparedMove;
import org.kifu.query.GameFilter;
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

  /** The player's colour. */
  Disc side(GameFilter filter) {
    return filter
        .side()
        .orElseThrow(
            () ->
                Refusal.usage(
                    "--against: who prepares? name --player NAME and --side black|white"));
  }

  /**
   * The moves that may come, from the games of both; the input is read twice.
   *
   * @param settings what is counted; its least number of games is that of {@link Preparation}
   * @param problems what is wrong with the input, told once
   */
  List<PreparedMove> moves(
      GameInput input, OpeningSettings settings, Consumer<Problem> problems, Counting counting)
      throws IOException {
    input.refuseStreams("--against");
    GameFilter own = input.filter();
    Disc side = side(own);
    GameFilter theirs = own.ofPlayer(Objects.requireNonNull(opponent), side.opponent());
    OpeningSettings all = settings.withMinGames(1);
    OpeningTable ofPlayer = counting.count(own, all, problems);
    OpeningTable ofOpponent = counting.count(theirs, all, _ -> {});
    return Preparation.of(ofPlayer, ofOpponent, side, settings.minGames());
  }

  /** Counts the games that a filter chooses. */
  interface Counting {
    OpeningTable count(GameFilter filter, OpeningSettings settings, Consumer<Problem> problems)
        throws IOException;
  }
}
