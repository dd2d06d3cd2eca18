package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.rules.Catalogue;

/**
 * An annotated game whose values are in discs and whose moves can be played, reduced to the parts
 * that a review needs. It keeps only the lines and other values of bad moves, and only the times of
 * the notes. That is a tenth of the whole game, so all games of a player fit into memory.
 *
 * @param header the header of the game, with the wanted names
 * @param game the reduced game
 * @param number the number of the game in the run, from 1; 0 if it is not known
 */
public record ReviewedGame(GameHeader header, AnnotatedGame game, int number) {
  /** The least chance to win given away whose lines are kept, in ten-thousandths. */
  private static final int LEAST_LOSS = 300;

  /**
   * Reduces a game.
   *
   * @return empty for a game that discs do not decide, or if its moves are not legal
   */
  public static Optional<ReviewedGame> of(AnnotatedGame game) {
    return game.isOnBoard() || isOfDiscs(game.game().rules())
        ? Optional.of(new ReviewedGame(game.game().header(), reduced(game), 0))
        : Optional.empty();
  }

  /** Whether these are rules other than those of the tournament game by which discs decide. */
  private static boolean isOfDiscs(String rules) {
    return !rules.equals(GameRecord.OTHELLO)
        && Catalogue.byName(rules).flatMap(entry -> entry.rules().scoring()).isPresent();
  }

  /** The same game with other names. */
  public ReviewedGame named(GameHeader names) {
    return new ReviewedGame(names, game, number);
  }

  /**
   * The same game with its number in the run.
   *
   * @param place the number from 1, over all inputs
   */
  public ReviewedGame numbered(int place) {
    return new ReviewedGame(header, game, place);
  }

  /** A move of the game as a problem. */
  Drill drill(AnnotatedMove move, Position before) {
    return new Drill(before, move, header, game.game(), number);
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
        Map.of(),
        game.peers());
  }

  /** Whether a move may become a problem: by its label, or by the chance that it gave away. */
  private static boolean isBad(AnnotatedMove move) {
    return move.label().isPresent() || move.winLoss().orElse(0) >= LEAST_LOSS;
  }

  private static AnnotatedMove reduced(AnnotatedMove move) {
    boolean isBad = isBad(move);
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
        isBad ? move.line() : List.of(),
        isBad ? move.playedLine() : List.of(),
        move.reasons(),
        move.disagreement(),
        isBad ? move.candidates() : List.of());
  }
}
