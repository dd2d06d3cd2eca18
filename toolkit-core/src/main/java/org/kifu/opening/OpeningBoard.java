package org.kifu.opening;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The game whose openings are counted: its positions up to the symmetries of its board, and the
 * moves between them. Moves have numbers that do not depend on how a position lies.
 *
 * @param <P> a position; a side that must pass has passed
 */
sealed interface OpeningBoard<P> permits OthelloBoard, RulesBoard {
  /** The boards by the names of their rules; each is made once. */
  Map<String, OpeningBoard<?>> KNOWN = new ConcurrentHashMap<>();

  /**
   * Returns the board of a game.
   *
   * @param rules the name of the rules
   * @throws IllegalArgumentException if there are no such rules
   */
  static OpeningBoard<?> of(String rules) {
    return rules.equals(GameRecord.OTHELLO)
        ? OthelloBoard.TOURNAMENT
        : KNOWN.computeIfAbsent(rules, OpeningBoard::made);
  }

  private static OpeningBoard<?> made(String name) {
    Rules<?, ?> rules =
        Catalogue.byName(name)
            .orElseThrow(() -> new IllegalArgumentException(Catalogue.refusal(name)))
            .rules();
    return rules.isPlayedAsOthello() ? new OthelloBoard(rules) : new RulesBoard<>(rules);
  }

  /** The rules of the game. */
  Rules<?, ?> rules();

  /** The standard start. */
  P start();

  /** The side to move. */
  Disc sideToMove(P position);

  /** The key of a position. */
  PositionKey key(P position);

  /** The names of a position; nothing if it has none. */
  Optional<OpeningName> name(OpeningNames names, PositionKey position);

  /** Whether positions of the game have names. */
  boolean hasNames();

  /** The smallest name of a move in a position; in a symmetric position a move has several. */
  String moveName(P position, int move);

  /** The number of a move; the inverse of {@link #moveName}, for each name of the move. */
  int number(P position, String move);

  /**
   * A move and the moves that the symmetry of the position makes equal to it, in the order of their
   * names.
   */
  List<String> equivalents(P position, String move);

  /** The one of several equal moves with which lines continue, after a number of moves. */
  String step(int ply, String move);

  /** The position after a move. */
  P after(P position, String move);

  /** The keys of the positions after one move. */
  Set<PositionKey> keysAfter(P position);

  /** Whether the symmetry of the position after a line makes all moves there equal. */
  boolean areMovesEqual(String line);

  /** Whether the game is over. */
  boolean isOver(P position);

  /** A line with one more move. */
  String joined(String line, String move);

  /** The number of moves of a line. */
  int length(String line);

  /**
   * The line of some moves from the start, without passes.
   *
   * @throws IllegalArgumentException if a move is not legal, or nobody can move after the last
   */
  String line(MoveList moves);

  /**
   * The position after a line, even if nobody can move there.
   *
   * @throws IllegalArgumentException if a move is not legal
   */
  P at(String line);

  /** A position as text. */
  String text(P position);

  /**
   * The sign by which a difference in discs, black minus white, is good for a side; 0 if discs do
   * not decide the game.
   */
  default int sign(Disc side) {
    return rules().scoring().isEmpty() ? 0 : rules().fewerWin() ? -side.sign() : side.sign();
  }
}
