package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.LossSum;

/**
 * The games of a tournament with the highest accuracy of both players together. They do not include
 * games in which a player had fewer than {@link #LEAST_MOVES} choices, because a short game leaves
 * little room for errors.
 */
public final class BestGames {
  /** The fewest choices that each player must have had. */
  public static final int LEAST_MOVES = 20;

  private static final Comparator<BestGame> BEST_FIRST =
      Comparator.comparingInt(BestGame::accuracy).reversed();

  private final int most;
  private final List<BestGame> best = new ArrayList<>();

  /**
   * @param most the number of games to keep, 1 or more
   */
  public BestGames(int most) {
    this.most = most;
  }

  /** Adds a game; of equal games, the one that was added first comes first. */
  public void add(AnnotatedGame game) {
    judged(game).ifPresent(best::add);
    best.sort(BEST_FIRST);
    best.subList(Math.min(most, best.size()), best.size()).clear();
  }

  /** The games, best first. */
  public List<BestGame> games() {
    return List.copyOf(best);
  }

  private static Optional<BestGame> judged(AnnotatedGame game) {
    LossSum black = game.black().loss();
    LossSum white = game.white().loss();
    OptionalInt blackAccuracy = black.accuracy();
    OptionalInt whiteAccuracy = white.accuracy();
    if (Math.min(black.moves(), white.moves()) < LEAST_MOVES
        || blackAccuracy.isEmpty()
        || whiteAccuracy.isEmpty()) {
      return Optional.empty();
    }
    int moves = black.moves() + white.moves();
    long sum =
        (long) black.moves() * blackAccuracy.getAsInt()
            + (long) white.moves() * whiteAccuracy.getAsInt();
    return Optional.of(
        new BestGame(
            game.game(),
            blackAccuracy.getAsInt(),
            whiteAccuracy.getAsInt(),
            (int) ((2 * sum + moves) / (2L * moves))));
  }

  /**
   * A game that both players played well.
   *
   * @param game the summary of the game
   * @param blackAccuracy the accuracy of the player of the black discs, in hundredths of a per cent
   * @param whiteAccuracy the accuracy of the player of the white discs, in the same unit
   * @param accuracy the mean of all judged moves of both players, in the same unit
   */
  public record BestGame(GameSummary game, int blackAccuracy, int whiteAccuracy, int accuracy) {}
}
