package org.kifu.search.general;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.kifu.board.MoveToken.Pass;
import org.kifu.rules.Rules;

/**
 * A search to a fixed depth. Its result for a position and a depth is their minimax value,
 * regardless of earlier searches. Values are hundredths of a disc for the side to move. A pass does
 * not count as a ply.
 *
 * @param <P> a position
 * @param <M> a move
 */
abstract class NodeSearch<P, M> {
  /** A number above every value. */
  static final int INFINITE = 1_000_000;

  /**
   * A position and its legal moves.
   *
   * @param moves the legal moves; empty if the game is over
   */
  record Node<P, M>(P position, List<M> moves) {}

  /**
   * A move and the position that it leads to.
   *
   * @param rank the rank; moves with lower ranks are tried first
   */
  record Child<P, M>(M move, Node<P, M> node, int rank) {}

  private final Rules<P, M> rules;
  private LongPredicate spent = Interruption.NEVER;
  private long nodes;

  NodeSearch(Rules<P, M> rules) {
    this.rules = rules;
  }

  /** The rules of the game. */
  final Rules<P, M> rules() {
    return rules;
  }

  /** The number of positions searched so far. */
  final long nodes() {
    return nodes;
  }

  /** Ends all later searches once the number of positions is too many. */
  final void endWhen(LongPredicate tooMany) {
    spent = tooMany;
  }

  /** Counts a position, and looks whether the search must end. */
  final void count() {
    Interruption.look(++nodes, spent);
  }

  /**
   * Searches in a window, fail-soft.
   *
   * @param depth the depth in plies, 0 or more
   * @return the value if it is inside the window; a result of {@code beta} or more is a lower
   *     bound, a result of {@code alpha} or less an upper bound
   */
  abstract int search(Node<P, M> node, int depth, int alpha, int beta);

  /**
   * The best move in the table for a position; nothing if the entry was replaced, or if such a
   * position has none: near the horizon, or if it must pass.
   */
  abstract Optional<M> remembered(P position, int depth);

  /** A position with its moves. */
  final Node<P, M> node(P position) {
    return new Node<>(position, rules.legalMoves(position));
  }

  /** A move and the position after it. */
  final Child<P, M> child(Node<P, M> node, M move) {
    return new Child<>(move, node(rules.play(node.position(), move)), 0);
  }

  /** The number of plies that are left below a child. */
  final int below(Node<P, M> node, Child<P, M> child, int depth) {
    boolean isPass = node.moves().size() == 1 && rules.token(child.move()) instanceof Pass;
    return isPass ? depth : depth - 1;
  }
}
