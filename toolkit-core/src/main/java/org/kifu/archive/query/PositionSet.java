package org.kifu.archive.query;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * The positions of games after a number of discs, each once for all symmetries and orders of moves.
 * Games that could not be read, have other rules or an illegal move, or ended earlier add no
 * position.
 */
public final class PositionSet {
  private final int ply;
  private final Map<PositionKey, FoundPosition> positions = new LinkedHashMap<>();

  /**
   * @param ply the number of discs placed, 0 to 59
   */
  public PositionSet(int ply) {
    if (ply < 0 || ply >= Square.COUNT - 4) {
      throw new IllegalArgumentException(
          "a position to play on has 0 to 59 discs placed, not " + ply);
    }
    this.ply = ply;
  }

  /** Adds the position of a game. */
  public void add(ParsedGame game) {
    game.record()
        .filter(_ -> game.firstError().isEmpty())
        .filter(record -> record.rules().equals(GameRecord.OTHELLO))
        .map(record -> Replay.of(Othello.RULES, record))
        .flatMap(this::at)
        .ifPresent(position -> add(game, position));
  }

  private void add(ParsedGame game, Position position) {
    String source = game.origin().start().source();
    positions.merge(
        PositionKey.of(position),
        new FoundPosition(position, 1, source, game.number()),
        (known, _) -> known.again());
  }

  /** The position after this number of discs; its side to move can move. */
  private Optional<Position> at(Replay<Position, Move> replay) {
    if (replay.ending() instanceof Ending.Illegal || replay.ending() instanceof Ending.BadStart) {
      return Optional.empty();
    }
    for (Step<Position, Move> step : replay.steps()) {
      if (!step.move().isPass() && step.before().empties() == Square.COUNT - 4 - ply) {
        return Optional.of(step.before());
      }
    }
    return Optional.of(replay.end())
        .filter(end -> end.empties() == Square.COUNT - 4 - ply)
        .filter(end -> Othello.RULES.legalMoves(end).stream().anyMatch(move -> !move.isPass()));
  }

  /**
   * The positions that at least {@code least} games reached, those of most games first; positions
   * with the same number of games keep the order of the input.
   */
  public List<FoundPosition> ofGames(long least) {
    return positions.values().stream()
        .filter(position -> position.games() >= least)
        .sorted(Comparator.comparingLong(FoundPosition::games).reversed())
        .toList();
  }

  /**
   * A position that games reached.
   *
   * @param position the position in the first of these games; its side to move can move
   * @param games the number of games that reached it in any symmetry
   * @param source the source of the first game
   * @param number the number of the first game in its source, from 1
   */
  public record FoundPosition(Position position, long games, String source, int number) {
    FoundPosition again() {
      return new FoundPosition(position, games + 1, source, number);
    }
  }

  /**
   * Conditions on the values of the moves of a position. All conditions must hold.
   *
   * @param balance the largest value in discs, for either side, that counts as even; empty for any
   *     value
   * @param margin the number of discs by which one move must be better than every other; empty for
   *     no condition
   */
  public record PositionCriteria(OptionalInt balance, OptionalInt margin) {
    private static final int CENTIDISCS = 100;

    /** Refuses negative numbers. */
    public PositionCriteria {
      if (balance.orElse(0) < 0 || margin.orElse(1) < 1) {
        throw new IllegalArgumentException(
            "a balance must be 0 discs or more, and a margin 1 or more");
      }
    }

    /** Whether the conditions need values. */
    public boolean needValues() {
      return balance.isPresent() || margin.isPresent();
    }

    /**
     * Whether a position fulfils the conditions. A position with a single legal move has no margin.
     *
     * @param moves the values of all legal moves for the side to move, best first; at least one
     */
    public boolean hold(List<Valuation<Move>> moves) {
      int best = moves.getFirst().value().centidiscs();
      boolean even = balance.isEmpty() || Math.abs(best) <= CENTIDISCS * balance.getAsInt();
      return even && (margin.isEmpty() || moves.size() > 1 && best - second(moves) >= least());
    }

    private static int second(List<Valuation<Move>> moves) {
      return moves.get(1).value().centidiscs();
    }

    private int least() {
      return CENTIDISCS * margin.orElseThrow();
    }
  }
}
