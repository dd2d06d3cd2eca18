package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.StartSpec;
import org.kifu.rules.AsOthello;
import org.kifu.rules.BoardFace;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.DiscScoring.Counting;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.SearchHints;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.WordGame;
import org.kifu.rules.grid.GridEstimate.Weights;

/**
 * Reversi on a board of any shape: a disc encloses runs of the other side's discs, a side without a
 * legal move passes, and the game ends when neither side can move.
 */
public final class GridRules
    implements BoardGame<GridPosition>, Display<GridPosition>, SearchHints<GridPosition, GridMove> {
  /** The priority in a search of a disc that never turns over, in replies. */
  private static final int SAFE_SQUARE = 3;

  private final String name;
  private final GridPosition start;
  private final GridGame game;
  private final DiscScoring scoring;
  private final GridTokens resolver;
  private final GridEstimate estimate;
  private final boolean isPlayedAsOthello;

  /** The board in words, once it was needed. */
  private @Nullable WordBoard words;

  /**
   * Makes rules with the moves, passes and score of tournament Othello on another board.
   *
   * @param name the name on the command line and in records
   */
  public GridRules(String name, GridShape shape, StartLayout layout) {
    this(name, shape, layout, GridGame.OTHELLO);
  }

  GridRules(String name, GridShape shape, StartLayout layout, GridGame game) {
    this.name = name;
    this.start = layout.on(shape, game.first());
    this.game = game;
    this.scoring = new DiscScoring(game.scoring(), shape.squares().length, game.first().opponent());
    this.resolver = new GridTokens(shape, game);
    this.estimate =
        new GridEstimate(shape, scoring.fewerWin() ? Weights.FEWER_WIN : Weights.MORE_WIN);
    this.isPlayedAsOthello = layout == StartLayout.CROSSED && shape.isUsual() && !game.isOneWay();
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
    return spec.position(start, text -> GridText.parse(shape(), text));
  }

  @Override
  public GridPosition board(GridPosition position) {
    return position;
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
    List<GridMove> moves = new ArrayList<>(16);
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
      moves.add(shape().move(square));
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
  public TokenMeaning<GridMove> resolve(GridPosition position, MoveToken token) {
    return resolver.resolve(position, token);
  }

  @Override
  public MoveToken token(GridMove move) {
    if (move.isPass()) {
      return Pass.WRITTEN;
    }
    Place place = shape().place(move.square());
    return move.isOneWay() ? new PlaceToward(place, shape().place(move.closing())) : place;
  }

  @Override
  public FinalCount count(GridPosition position) {
    int black = position.count(Disc.BLACK);
    int white = position.count(Disc.WHITE);
    return scoring.count(black, white);
  }

  @Override
  public Optional<DiscScoring> scoring() {
    return Optional.of(scoring);
  }

  /** Half of the squares, rounded up: 32 on 8x8, with or without a hole. */
  @Override
  public OptionalInt lendingSupply() {
    return OptionalInt.of((shape().squares().length + 1) / 2);
  }

  @Override
  public int estimate(GridPosition position) {
    return estimate.of(position);
  }

  /** The priority of a move; a disc that never turns over takes away replies permanently. */
  @Override
  public int promise(GridPosition position, GridMove move) {
    return move.isPass() || scoring.fewerWin()
        ? 0
        : shape().isSafe(move.square()) ? SAFE_SQUARE : 0;
  }

  /** Only the tournament game gives the empty squares to the winner and lets more discs win. */
  @Override
  public Optional<AsOthello<GridPosition, GridMove>> asOthello() {
    boolean isSame =
        shape().isUsual() && !game.isOneWay() && game.scoring() == Counting.EMPTIES_TO_WINNER;
    return isSame ? Optional.of(new UsualBoard(shape())) : Optional.empty();
  }

  @Override
  public Optional<WordGame<GridPosition, GridMove>> asWords() {
    if (!WordBoard.holds(shape())) {
      return Optional.empty();
    }
    WordBoard known = words;
    if (known == null) {
      known = new WordBoard(shape(), game.isOneWay(), scoring);
      words = known;
    }
    return Optional.of(known);
  }

  @Override
  public Display<GridPosition> display() {
    return this;
  }

  @Override
  public SearchHints<GridPosition, GridMove> hints() {
    return this;
  }

  @Override
  public String draw(GridPosition position) {
    return GridText.draw(position);
  }

  @Override
  public Optional<BoardFace> face(GridPosition position) {
    return Optional.of(position.face(game.make()));
  }

  @Override
  public boolean isPlayedAsOthello() {
    return isPlayedAsOthello;
  }

  @Override
  public String key(GridPosition position) {
    return GridText.write(position);
  }

  /**
   * The layouts of the four discs of the start in the centre; if the sides are odd, in the upper
   * left of the possible centres.
   */
  public enum StartLayout {
    /** On 8x8 squares e4 d5 for the side that moves first, d4 e5 for the other. */
    CROSSED,
    /** On 8x8 squares d5 e5 for the side that moves first, d4 e4 for the other. */
    PARALLEL;

    GridPosition on(GridShape shape, Disc first) {
      int file = shape.width() / 2 - 1;
      int rank = shape.height() / 2 - 1;
      Disc upperRight = this == CROSSED ? first : first.opponent();
      return GridPosition.empty(shape, first)
          .with(shape.at(file, rank), first.opponent())
          .with(shape.at(file + 1, rank), upperRight)
          .with(shape.at(file, rank + 1), first)
          .with(shape.at(file + 1, rank + 1), upperRight.opponent());
    }
  }
}
