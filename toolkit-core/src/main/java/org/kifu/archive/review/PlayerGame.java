package org.kifu.archive.review;

import java.util.List;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.board.Disc;

/**
 * One player's part in a game.
 *
 * @param reviewed the game
 * @param side the player's colour
 */
record PlayerGame(ReviewedGame reviewed, Disc side) {
  private static final int ALL_DISCS = 64;

  AnnotatedGame game() {
    return reviewed.game();
  }

  String player() {
    return reviewed.header().player(side);
  }

  /** The other player's part. */
  PlayerGame opponent() {
    return new PlayerGame(reviewed, side.opponent());
  }

  PlayerMetrics metrics() {
    return game().metrics(side);
  }

  /** The player's moves for which there was a choice. */
  List<AnnotatedMove> judged() {
    return game().moves().stream().filter(move -> move.mover() == side && move.isJudged()).toList();
  }

  /** The year; 0 if it is not known. */
  int year() {
    return reviewed.header().date().year();
  }

  /** The name of the opening; empty if it has none. */
  String opening() {
    return game().opening().map(opening -> opening.name().name()).orElse("");
  }

  /**
   * The player's discs minus the opponent's, on the board or as declared; empty if neither is
   * known.
   */
  OptionalInt discDiff() {
    GameResult result = game().game().result();
    OptionalInt black =
        result.count().isPresent()
            ? OptionalInt.of(result.count().get().blackDiscDiff())
            : declared(result.declaredBlackDiscs());
    return black.isEmpty() ? black : OptionalInt.of(side.sign() * black.getAsInt());
  }

  private static OptionalInt declared(OptionalInt blackDiscs) {
    return blackDiscs.isEmpty()
        ? blackDiscs
        : OptionalInt.of(2 * blackDiscs.getAsInt() - ALL_DISCS);
  }
}
