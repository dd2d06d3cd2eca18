package org.kifu.rules.grid;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.SearchHints;
import org.kifu.rules.TokenMeaning;

/**
 * The rules of a board with another estimate, for programs that compare or fit estimates.
 *
 * @param estimate the estimate in hundredths of a disc for the side to move
 */
record EstimatedRules(GridRules rules, ToIntFunction<GridPosition> estimate)
    implements Rules<GridPosition, GridMove>, SearchHints<GridPosition, GridMove> {
  /** A position after random moves; fewer if the game is over before. */
  GridPosition random(int plies, Random random) {
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (int ply = 0; ply < plies; ply++) {
      List<GridMove> moves = rules.legalMoves(position);
      if (!moves.isEmpty()) {
        position = rules.play(position, moves.get(random.nextInt(moves.size())));
      }
    }
    return position;
  }

  @Override
  public int estimate(GridPosition position) {
    return estimate.applyAsInt(position);
  }

  @Override
  public int promise(GridPosition position, GridMove move) {
    return rules.promise(position, move);
  }

  @Override
  public SearchHints<GridPosition, GridMove> hints() {
    return this;
  }

  @Override
  public String name() {
    return rules.name();
  }

  @Override
  public Optional<GridPosition> start(StartSpec start) {
    return rules.start(start);
  }

  @Override
  public Disc sideToMove(GridPosition position) {
    return rules.sideToMove(position);
  }

  @Override
  public List<GridMove> legalMoves(GridPosition position) {
    return rules.legalMoves(position);
  }

  @Override
  public Optional<GridMove> forcedPass(GridPosition position) {
    return rules.forcedPass(position);
  }

  @Override
  public GridPosition play(GridPosition position, GridMove move) {
    return rules.play(position, move);
  }

  @Override
  public TokenMeaning<GridMove> resolve(GridPosition position, MoveToken token) {
    return rules.resolve(position, token);
  }

  @Override
  public MoveToken token(GridMove move) {
    return rules.token(move);
  }

  @Override
  public FinalCount count(GridPosition position) {
    return rules.count(position);
  }

  @Override
  public String key(GridPosition position) {
    return rules.key(position);
  }

  @Override
  public Display<GridPosition> display() {
    return rules.display();
  }
}
