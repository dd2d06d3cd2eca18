package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.rules.Catalogue;

/**
 * An annotated game whose values are in discs and whose moves can be played, reduced to the parts
 * that a review needs. It keeps only the lines of labelled moves, and only the times of the notes.
 * That is a tenth of the whole game, so all games of a player fit into memory.
 *
 * @param header the header of the game, with the wanted names
 * @param game the reduced game
 */
public record ReviewedGame(GameHeader header, AnnotatedGame game) {
  /**
   * Reduces a game.
   *
   * @return empty for a game that discs do not decide, or if its moves are not legal
   */
  public static Optional<ReviewedGame> of(AnnotatedGame game) {
    return game.isOnBoard() || isOfDiscs(game.game().rules())
        ? Optional.of(new ReviewedGame(game.game().header(), reduced(game)))
        : Optional.empty();
  }

  /** Whether these are rules other than those of the tournament game by which discs decide. */
  private static boolean isOfDiscs(String rules) {
    return !rules.equals(GameRecord.OTHELLO)
        && Catalogue.byName(rules).flatMap(entry -> entry.rules().scoring()).isPresent();
  }

  /** The same game with other names. */
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
