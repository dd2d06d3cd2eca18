package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;

/**
 * An annotated game of the 8x8 board whose moves can be played, reduced to what a review needs: of
 * the lines only those of labelled moves, of the notes only the times. That is a tenth of the whole
 * game, so that all games of a player fit into memory.
 *
 * @param header who played, where and when, by the names that are wanted
 * @param game the game
 */
public record ReviewedGame(GameHeader header, AnnotatedGame game) {
  /**
   * Reduces a game.
   *
   * @return nothing for a game of other rules, or if its moves are not legal
   */
  public static Optional<ReviewedGame> of(AnnotatedGame game) {
    return game.isOnBoard()
        ? Optional.of(new ReviewedGame(game.game().header(), reduced(game)))
        : Optional.empty();
  }

  /** The same by other names. */
  public ReviewedGame named(GameHeader names) {
    return new ReviewedGame(names, game);
  }

  private static AnnotatedGame reduced(AnnotatedGame game) {
    return new AnnotatedGame(
        game.game(),
        game.opening(),
        game.knownPlies(),
        game.moves().stream().map(ReviewedGame::reduced).toList(),
        game.black(),
        game.white(),
        Notes.of(List.of(), game.notes().clocks()),
        game.settings(),
        game.positions(),
        Map.of());
  }

  private static AnnotatedMove reduced(AnnotatedMove move) {
    boolean isLabelled = move.label().isPresent();
    return new AnnotatedMove(
        move.ply(),
        move.mover(),
        move.move(),
        move.empties(),
        move.forced(),
        move.after(),
        move.best(),
        move.afterBest(),
        move.certainty(),
        move.only(),
        move.label(),
        isLabelled ? move.line() : List.of(),
        isLabelled ? move.playedLine() : List.of(),
        move.reasons(),
        move.disagreement());
  }
}
