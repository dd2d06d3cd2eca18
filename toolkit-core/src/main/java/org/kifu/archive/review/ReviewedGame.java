package org.kifu.archive.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.archive.review.DrillBoard.PlayedBoard;
import org.kifu.archive.review.DrillBoard.UsualBoard;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.rules.Catalogue;

/**
 * An annotated game whose moves can be played, reduced to the parts that a review needs. It keeps
 * only the lines and other values of bad moves, and only the times of the notes. That is a tenth of
 * the whole game, so all games of a player fit into memory.
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
   * @return empty for a game for one player, or of unknown rules, or if its moves are not legal
   */
  public static Optional<ReviewedGame> of(AnnotatedGame game) {
    return game.isOnBoard() || isOther(game.game().rules())
        ? Optional.of(new ReviewedGame(game.game().header(), reduced(game), 0))
        : Optional.empty();
  }

  /** Whether these are known rules of two players other than those of the tournament game. */
  private static boolean isOther(String rules) {
    return !rules.equals(GameRecord.OTHELLO)
        && Catalogue.byName(rules).filter(entry -> !entry.rules().isForOnePlayer()).isPresent();
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

  /** Moves of the game as problems; empty if its moves cannot be played on a board. */
  List<Drill> drills(Predicate<AnnotatedMove> wanted) {
    List<AnnotatedMove> moves = game.moves().stream().filter(wanted).toList();
    return moves.isEmpty()
        ? List.of()
        : boards().stream()
            .flatMap(boards -> moves.stream().map(move -> drill(move, boards)))
            .toList();
  }

  private Optional<Function<AnnotatedMove, DrillBoard>> boards() {
    return game.isOnBoard()
        ? Optional.of(move -> new UsualBoard(game.positions().get(move.ply() - 1)))
        : GameBoards.of(game)
            .map(boards -> move -> new PlayedBoard(boards, move.ply(), move.mover()));
  }

  private Drill drill(AnnotatedMove move, Function<AnnotatedMove, DrillBoard> boards) {
    return new Drill(boards.apply(move), move, header, game.game(), number);
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
