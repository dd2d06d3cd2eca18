package org.kifu.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * What can be asked about one position: its value, what a move is worth, a line of best play.
 * Values are centidiscs for its side to move, as {@link TreeSearch} defines them.
 */
final class RootSearch {
  /**
   * A move and what it is worth.
   *
   * @param value centidiscs for the side that plays it
   */
  record ScoredMove(Move move, int value) {}

  /** Before a search to the end, searches to this many plies less prepare the table. */
  private static final int PREPARED = 8;

  private final TreeSearch tree;
  private final Position position;
  private final int depth;

  /**
   * A search of one position.
   *
   * @param depth plies; the number of empty squares goes to the end of the game
   */
  RootSearch(TreeSearch tree, Position position, int depth) {
    this.tree = tree;
    this.position = position;
    this.depth = depth;
  }

  /** Returns the value of the position, searched one ply deeper at a time. */
  int value() {
    int last = depth == position.empties() ? depth - PREPARED : depth - 1;
    for (int plies = 1; plies <= last; plies++) {
      search(plies, -TreeSearch.INFINITY, TreeSearch.INFINITY);
    }
    return search(depth, -TreeSearch.INFINITY, TreeSearch.INFINITY);
  }

  /** Returns the value of a legal move, or an upper bound if that is {@code alpha} or less. */
  int valueOf(Move move, int alpha) {
    RootSearch child = after(move);
    return -child.search(child.depth, -TreeSearch.INFINITY, -alpha);
  }

  /** Whether a legal move is worth {@code value} or more. */
  boolean reaches(Move move, int value) {
    RootSearch child = after(move);
    return -child.search(child.depth, -value, 1 - value) >= value;
  }

  /** Returns the {@code count} best moves, of equal ones the smaller square first. */
  List<ScoredMove> best(int count) {
    value();
    List<ScoredMove> best = new ArrayList<>();
    for (Move move : moves()) {
      // Once there are enough, only what beats the last of them matters.
      int floor = best.size() < count ? -TreeSearch.INFINITY : best.getLast().value();
      int value = valueOf(move, floor);
      if (value > floor) {
        best.add(new ScoredMove(move, value));
        best.sort(Comparator.comparingInt(ScoredMove::value).reversed());
        best.subList(Math.min(count, best.size()), best.size()).clear();
      }
    }
    return best;
  }

  /** A value of this search as others see it. */
  Value asValue(int centidiscs) {
    return depth == position.empties()
        ? Value.exact(centidiscs / 100, depth)
        : Value.estimated(centidiscs, depth);
  }

  /**
   * Returns best play as far as the depth goes, passes included; none if the game is over.
   *
   * @param value the value of the position
   */
  List<Move> line(int value) {
    List<Move> line = new ArrayList<>();
    RootSearch at = this;
    int sought = value;
    while (at.depth > 0 && !at.moves().isEmpty()) {
      Move best = at.moveReaching(sought);
      line.add(best);
      at = at.after(best);
      sought = -sought;
    }
    return line;
  }

  /**
   * Returns a legal move and best play after it.
   *
   * @param value the value of the move
   */
  List<Move> line(Move move, int value) {
    List<Move> line = new ArrayList<>();
    line.add(move);
    line.addAll(after(move).line(-value));
    return line;
  }

  /**
   * The legal moves in the order of their squares, or the forced pass; none if the game is over.
   */
  List<Move> moves() {
    return Othello.RULES.legalMoves(position);
  }

  private Move moveReaching(int value) {
    int known = tree.tableMove(position.player(), position.opponent());
    List<Move> moves = new ArrayList<>(moves());
    if (moves.removeIf(move -> move.square() == known)) {
      moves.addFirst(Move.at(known));
    }
    return moves.stream().filter(move -> reaches(move, value)).findFirst().orElseThrow();
  }

  private RootSearch after(Move move) {
    return new RootSearch(
        tree, Othello.RULES.play(position, move), move.isPass() ? depth : depth - 1);
  }

  private int search(int plies, int alpha, int beta) {
    return tree.search(position.player(), position.opponent(), plies, alpha, beta);
  }
}
