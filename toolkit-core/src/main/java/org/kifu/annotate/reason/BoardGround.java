package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.rules.grid.BoardGame;
import org.kifu.rules.grid.GridMove;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.GridShape;
import org.kifu.rules.grid.SettledDiscs;
import org.kifu.search.general.Change;
import org.kifu.search.general.ChangedSearch;

/**
 * A game of discs on a board of any shape, with the search for all rules.
 *
 * @param <P> a position
 */
final class BoardGround<P> implements Ground<P, GridMove> {
  /** The fewest squares in a row that are an edge. */
  private static final int LEAST_EDGE = 4;

  private static final int HUNDRED = 100;

  private final BoardGame<P> game;
  private final GridShape shape;
  private final BigInteger board;
  private final BigInteger corners;
  private final List<BigInteger> edges;
  private final ChangedSearch<P, GridMove> search;

  BoardGround(BoardGame<P> game) {
    this.game = game;
    this.shape = game.board(game.start(StartSpec.STANDARD).orElseThrow()).shape();
    BigInteger all = BigInteger.ZERO;
    BigInteger safe = BigInteger.ZERO;
    for (int square : shape.squares()) {
      all = all.setBit(square);
      safe = shape.isSafe(square) ? safe.setBit(square) : safe;
    }
    this.board = all;
    this.corners = safe;
    this.edges = new Edges(shape).all();
    this.search = new ChangedSearch<>(game, GridMove.PASS, GridMove::square);
  }

  @Override
  public BigInteger corners() {
    return corners;
  }

  @Override
  public List<BigInteger> edges() {
    return edges;
  }

  @Override
  public BigInteger around(BigInteger squares) {
    BigInteger around = squares;
    for (int square : Ground.numbers(squares)) {
      for (int beside : shape.neighbours(square)) {
        around = around.setBit(beside);
      }
    }
    return around;
  }

  @Override
  public String name(int square) {
    return shape.name(square);
  }

  @Override
  public boolean fewerWin() {
    return game.fewerWin();
  }

  @Override
  public int square(GridMove move) {
    return move.square();
  }

  @Override
  public BigInteger own(P position) {
    return game.board(position).squares(game.sideToMove(position));
  }

  @Override
  public BigInteger stable(P position) {
    return SettledDiscs.of(game.board(position), game.sideToMove(position));
  }

  @Override
  public BigInteger empty(P position) {
    GridPosition discs = game.board(position);
    return board.andNot(discs.squares(Disc.BLACK).or(discs.squares(Disc.WHITE)));
  }

  @Override
  public BigInteger replies(P position) {
    return squares(game.legalMoves(position));
  }

  @Override
  public List<P> after(P position, int square) {
    return game.legalMoves(position).stream()
        .filter(move -> move.square() == square)
        .map(move -> game.play(position, move))
        .toList();
  }

  @Override
  public boolean isLegal(P position, GridMove move) {
    return game.legalMoves(position).contains(move);
  }

  @Override
  public P played(P position, GridMove move) {
    return game.play(position, move);
  }

  @Override
  public P passed(P position) {
    return game.play(position, GridMove.PASS);
  }

  @Override
  public void start() {
    search.start();
  }

  @Override
  public int value(P position, int depth, Change change) {
    int empties = empty(position).bitCount();
    return search.value(position, Math.min(depth, empties), depth >= empties, change);
  }

  @Override
  public int disc() {
    return HUNDRED;
  }

  /** The straight sides of a board: rows of squares that all lack the square beyond them. */
  private record Edges(GridShape shape) {
    List<BigInteger> all() {
      List<BigInteger> edges = new ArrayList<>();
      for (int rank = 0; rank < shape.height(); rank++) {
        add(edges, 0, rank, 1, 0);
      }
      for (int file = 0; file < shape.width(); file++) {
        add(edges, file, 0, 0, 1);
      }
      return edges;
    }

    /** Adds the edges of a row that begins on a square and goes right or down. */
    private void add(List<BigInteger> edges, int file, int rank, int right, int down) {
      for (int side = -1; side <= 1; side += 2) {
        BigInteger run = BigInteger.ZERO;
        int left = right == 1 ? shape.width() : shape.height();
        for (int step = 0; step <= left; step++) {
          int atFile = file + step * right;
          int atRank = rank + step * down;
          boolean isEdge =
              shape.has(atFile, atRank) && !shape.has(atFile + side * down, atRank + side * right);
          if (isEdge) {
            run = run.setBit(shape.at(atFile, atRank));
          } else {
            if (run.bitCount() >= LEAST_EDGE) {
              edges.add(run);
            }
            run = BigInteger.ZERO;
          }
        }
      }
    }
  }
}
