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
 * Reversi on a board of any shape: a disc encloses runs of the other side's discs, a side without a
 * legal move passes, the game ends when neither can move.
 */
public final class GridRules implements Rules<GridPosition, GridMove> {
  private final String name;
  private final GridPosition start;
  private final GridGame game;

  /**
   * The moves, passes and score of tournament Othello on another board.
   *
   * @param name on the command line and in records
   */
  public GridRules(String name, GridShape shape, Layout layout) {
    this(name, shape, layout, GridGame.OTHELLO);
  }

  GridRules(String name, GridShape shape, Layout layout, GridGame game) {
    this.name = name;
    this.start = layout.on(shape, game.first());
    this.game = game;
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
  public String nameOf(Disc side) {
    return game.nameOf(side);
  }

  @Override
  public List<GridMove> legalMoves(GridPosition position) {
    List<GridMove> moves = new ArrayList<>();
    long[] legal = position.legalSquares();
    for (int word = 0; word < legal.length; word++) {
      for (long left = legal[word]; left != 0; left &= left - 1) {
        addMoves(position, Long.SIZE * word + Long.numberOfTrailingZeros(left), moves);
      }
    }
    return moves.isEmpty() && position.passed().canMove() ? List.of(GridMove.PASS) : moves;
  }

  private void addMoves(GridPosition position, int square, List<GridMove> moves) {
    if (game.isOneWay()) {
      position.closing(square).forEach(disc -> moves.add(new GridMove(square, disc)));
    } else {
      moves.add(new GridMove(square));
    }
  }

  @Override
  public Optional<GridMove> forcedPass(GridPosition position) {
    return !position.canMove() && position.passed().canMove()
        ? Optional.of(GridMove.PASS)
        : Optional.empty();
  }

  @Override
  public GridPosition play(GridPosition position, GridMove move) {
    return move.isPass() ? position.passed() : position.played(move);
  }

  @Override
  public Resolution<GridMove> resolve(GridPosition position, MoveToken token) {
    return switch (token) {
      case Pass() -> resolvePass(position);
      case NoSquare(String written) -> noSquare("'" + written + "'");
      case Place(int file, int rank) when shape().isHole(file, rank) ->
          new Illegal<>(Fault.NO_SQUARE, token + " is a hole of the board, where nobody plays");
      case Place(int file, int rank) when !shape().has(file, rank) -> noSquare(token.toString());
      case Place(int file, int rank) -> resolveSquare(position, shape().at(file, rank));
    };
  }

  private Resolution<GridMove> noSquare(String written) {
    return new Illegal<>(
        Fault.NO_SQUARE,
        "%s is no square of the %dx%d board".formatted(written, shape().width(), shape().height()));
  }

  private Resolution<GridMove> resolvePass(GridPosition position) {
    return isOver(position)
        ? Illegal.afterTheEnd("this pass")
        : position.canMove()
            ? Illegal.passNotForced(nameOf(position.sideToMove()))
            : new Legal<>(GridMove.PASS);
  }

  private Resolution<GridMove> resolveSquare(GridPosition position, int square) {
    if (position.isEmpty(square) && position.isLegal(square)) {
      return new Legal<>(new GridMove(square));
    }
    String squareName = shape().name(square);
    if (isOver(position)) {
      return Illegal.afterTheEnd(squareName);
    }
    return position.isEmpty(square)
        ? Illegal.flipsNothing(
            squareName, nameOf(position.sideToMove()), position.passed().isLegal(square))
        : Illegal.taken(squareName);
  }

  private static boolean isOver(GridPosition position) {
    return !position.canMove() && !position.passed().canMove();
  }

  @Override
  public MoveToken token(GridMove move) {
    return move.isPass() ? Pass.WRITTEN : shape().place(move.square());
  }

  @Override
  public FinalCount count(GridPosition position) {
    int black = position.count(Disc.BLACK);
    int white = position.count(Disc.WHITE);
    int empties = shape().squares().length - black - white;
    return game.scoring().count(black, white, empties, game.first().opponent());
  }

  @Override
  public String draw(GridPosition position) {
    return GridText.draw(position);
  }

  @Override
  public String key(GridPosition position) {
    return GridText.write(position);
  }
}
