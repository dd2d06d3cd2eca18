package org.kifu.archive.review;

import java.util.List;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Phase;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * A problem: the position before a bad move, as it was on the board.
 *
 * @param board the position; the side to move made the mistake
 * @param move the played move, the best moves, and their values
 * @param header the header of the game
 * @param facts the summary of the game
 * @param gameNumber the number of the game in the run, from 1; 0 if it is not known
 */
public record Drill(
    DrillBoard board, AnnotatedMove move, GameHeader header, GameSummary facts, int gameNumber) {
  /** A problem of the tournament game. */
  public Drill(
      Position position, AnnotatedMove move, GameHeader header, GameSummary facts, int gameNumber) {
    this(new DrillBoard.UsualBoard(position), move, header, facts, gameNumber);
  }

  /** Checks that it is a problem. */
  public Drill {
    if (move.lossCentidiscs() == 0) {
      throw new IllegalArgumentException("ply " + move.ply() + " was no mistake");
    }
  }

  /**
   * The position of the tournament game.
   *
   * @throws java.util.NoSuchElementException for other rules
   */
  public Position position() {
    return board.usual().orElseThrow();
  }

  /**
   * The position of the tournament game that stands for all eight images of this one.
   *
   * @throws java.util.NoSuchElementException for other rules
   */
  public Position canonical() {
    return CanonicalBoard.of(position()).position();
  }

  /** The key of the position; progress is kept under it. */
  public DrillKey key() {
    return board.key();
  }

  /** The phase of the game. */
  public Phase phase() {
    return phase(move, facts);
  }

  /** The phase of a move of a game, by the empty squares of its own start. */
  static Phase phase(AnnotatedMove move, GameSummary game) {
    Rules<?, ?> rules =
        Catalogue.byName(game.rules())
            .<Rules<?, ?>>map(Catalogue.Entry::rules)
            .orElse(Othello.RULES);
    return Phase.of(move.empties(), Phase.startEmpties(rules));
  }

  /** The moves that solve the problem. */
  public List<MoveToken> best() {
    return move.best();
  }

  /** Whether the values are exact. */
  public boolean isExact() {
    return move.certainty().isExact();
  }
}
