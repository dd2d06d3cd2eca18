package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Resolution;
import org.kifu.rules.Resolution.Fault;
import org.kifu.rules.Resolution.Illegal;
import org.kifu.rules.Resolution.Legal;
import org.kifu.rules.Rules;

/**
 * The moves of tournament Othello on another board: black first, a side without a legal move
 * passes, the game ends when neither can move, the empty squares go to the winner.
 */
public final class GridRules implements Rules<GridPosition, GridMove> {
  private final String name;
  private final GridPosition start;

  /**
   * The game on a board.
   *
   * @param name on the command line and in records
   */
  public GridRules(String name, GridShape shape, Layout layout) {
    this.name = name;
    this.start = layout.on(shape);
  }

  private GridShape shape() {
    return start.shape();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<GridPosition> start(StartSpec spec) {
    return switch (spec) {
      case StartSpec.Standard() -> Optional.of(start);
      case StartSpec.Setup(String text) -> GridText.parse(shape(), text);
    };
  }

  @Override
  public Disc sideToMove(GridPosition position) {
    return position.sideToMove();
  }

  @Override
  public List<GridMove> legalMoves(GridPosition position) {
    List<GridMove> moves = new ArrayList<>();
    for (int square : shape().squares()) {
      if (position.isEmpty(square) && position.isLegal(square)) {
        moves.add(new GridMove(square));
      }
    }
    return moves.isEmpty() && position.passed().canMove() ? List.of(GridMove.PASS) : moves;
  }

  @Override
  public Optional<GridMove> forcedPass(GridPosition position) {
    return !position.canMove() && position.passed().canMove()
        ? Optional.of(GridMove.PASS)
        : Optional.empty();
  }

  @Override
  public GridPosition play(GridPosition position, GridMove move) {
    return move.isPass() ? position.passed() : position.played(move.square());
  }

  @Override
  public Resolution<GridMove> resolve(GridPosition position, MoveToken token) {
    boolean over = !position.canMove() && !position.passed().canMove();
    return switch (token) {
      case Pass() -> resolvePass(position, over);
      case NoSquare(String written) -> noSquare("'" + written + "'");
      case Place(int file, int rank) when !shape().has(file, rank) -> noSquare(token.toString());
      case Place(int file, int rank) ->
          resolveSquare(position, shape().at(file, rank), token.toString(), over);
    };
  }

  private Resolution<GridMove> noSquare(String written) {
    return new Illegal<>(
        Fault.NO_SQUARE,
        "%s is no square of the %dx%d board".formatted(written, shape().width(), shape().height()));
  }

  private static Resolution<GridMove> resolvePass(GridPosition position, boolean over) {
    return over
        ? Illegal.afterTheEnd("this pass")
        : position.canMove()
            ? Illegal.passNotForced(position.sideToMove())
            : new Legal<>(GridMove.PASS);
  }

  private static Resolution<GridMove> resolveSquare(
      GridPosition position, int square, String name, boolean over) {
    if (over) {
      return Illegal.afterTheEnd(name);
    }
    if (!position.isEmpty(square)) {
      return Illegal.taken(name);
    }
    return position.isLegal(square)
        ? new Legal<>(new GridMove(square))
        : Illegal.flipsNothing(name, position.sideToMove(), position.passed().isLegal(square));
  }

  @Override
  public MoveToken token(GridMove move) {
    return move.isPass()
        ? Pass.WRITTEN
        : new Place(shape().file(move.square()), shape().rank(move.square()));
  }

  /** The empty squares go to the winner; an equal count with empty squares is a draw. */
  @Override
  public FinalCount count(GridPosition position) {
    int black = position.count(Disc.BLACK);
    int white = position.count(Disc.WHITE);
    int empties = shape().squares().length - black - white;
    if (black == white) {
      int half = (black + white + empties) / 2;
      return new FinalCount(half, half, empties);
    }
    return black > white
        ? new FinalCount(black + empties, white, empties)
        : new FinalCount(black, white + empties, empties);
  }

  @Override
  public String key(GridPosition position) {
    return GridText.write(position);
  }
}
