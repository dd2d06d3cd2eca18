package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GamePositions;
import org.kifu.board.Position;
import org.kifu.board.Square;
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
    return GamePositions.before(game)
        .map(_ -> new ReviewedGame(game.game().header(), reduced(game)));
  }

  /** The same by other names. */
  public ReviewedGame named(GameHeader names) {
    return new ReviewedGame(names, game);
  }

  /** The positions before each ply. */
  List<Position> positions() {
    return GamePositions.before(game).orElseThrow();
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
        game.settings());
  }

  private static AnnotatedMove reduced(AnnotatedMove move) {
    boolean isLabelled = move.label().isPresent();
    return new AnnotatedMove(
        move.ply(),
        move.mover(),
        shared(move.move()),
        move.empties(),
        move.forced(),
        move.after(),
        shared(move.best()),
        move.afterBest(),
        move.certainty(),
        move.only(),
        move.label(),
        isLabelled ? shared(move.line()) : List.of(),
        isLabelled ? shared(move.playedLine()) : List.of(),
        move.reasons(),
        move.disagreement());
  }

  private static List<String> shared(List<String> moves) {
    List<String> names = new ArrayList<>(moves.size());
    moves.forEach(move -> names.add(shared(move)));
    return names;
  }

  /** One text for all moves of this name, however often it was read. */
  private static String shared(String name) {
    return name.equals(AnnotatedMove.PASS)
        ? AnnotatedMove.PASS
        : GamePositions.move(name).map(move -> Square.name(move.square())).orElse(name);
  }
}
