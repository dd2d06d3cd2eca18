package org.kifu.archive.query;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The positions of games of some rules after a number of discs, each once for all turns of the
 * board and orders of moves. Games that could not be read, have other rules or an illegal move, or
 * ended earlier add no position.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class PositionSet<P, M> {
  private final Rules<P, M> rules;
  private final Function<P, Object> keys;

  /** The number of discs placed since the standard start. */
  private final ToIntFunction<P> placed;

  private final int ply;
  private final Map<Object, FoundPosition<P>> positions = new LinkedHashMap<>();

  private PositionSet(
      Rules<P, M> rules, Function<P, Object> keys, ToIntFunction<P> placed, int squares, int ply) {
    if (ply < 0 || ply >= squares) {
      throw new IllegalArgumentException(
          "a position to play on has 0 to %s placed, not %d"
              .formatted(Counted.of(squares - 1, "disc"), ply));
    }
    this.rules = rules;
    this.keys = keys;
    this.placed = placed;
    this.ply = ply;
  }

  /**
   * Returns an empty set of positions of tournament games.
   *
   * @param ply the number of discs placed, 0 to 59
   */
  public static PositionSet<Position, Move> ofOthello(int ply) {
    int most = Square.COUNT - 4;
    return new PositionSet<>(
        Othello.RULES, PositionKey::of, position -> most - position.empties(), most, ply);
  }

  /**
   * Returns an empty set of positions of a game in which discs are placed.
   *
   * @param ply the number of discs placed, 0 or more, fewer than the empty squares of the start
   */
  public static <P, M> PositionSet<P, M> of(Rules<P, M> rules, int ply) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    BoardQuestion<P, M> board = BoardQuestion.of(rules);
    int most = rules.count(start).empties();
    return new PositionSet<>(
        rules, board::smallest, position -> most - rules.count(position).empties(), most, ply);
  }

  /** Adds the position of a game. */
  public void add(ParsedGame game) {
    game.record()
        .filter(_ -> game.firstError().isEmpty())
        .filter(record -> record.rules().equals(rules.name()))
        .map(record -> Replay.of(rules, record))
        .flatMap(this::at)
        .ifPresent(position -> add(game, position));
  }

  private void add(ParsedGame game, P position) {
    String source = game.origin().start().source();
    positions.merge(
        keys.apply(position),
        new FoundPosition<>(position, 1, source, game.number()),
        (known, _) -> known.again());
  }

  /** The position after this number of discs; its side to move can move. */
  private Optional<P> at(Replay<P, M> replay) {
    if (replay.ending() instanceof Ending.Illegal || replay.ending() instanceof Ending.BadStart) {
      return Optional.empty();
    }
    for (Step<P, M> step : replay.steps()) {
      if (!isPass(step.move()) && placed.applyAsInt(step.before()) == ply) {
        return Optional.of(step.before());
      }
    }
    return Optional.of(replay.end())
        .filter(end -> placed.applyAsInt(end) == ply)
        .filter(end -> rules.legalMoves(end).stream().anyMatch(move -> !isPass(move)));
  }

  private boolean isPass(M move) {
    return rules.token(move) instanceof MoveToken.Pass;
  }

  /**
   * The positions that at least {@code least} games reached, those of most games first; positions
   * with the same number of games keep the order of the input.
   */
  public List<FoundPosition<P>> ofGames(long least) {
    return positions.values().stream()
        .filter(position -> position.games() >= least)
        .sorted(Comparator.comparingLong((FoundPosition<P> found) -> found.games()).reversed())
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
  public record FoundPosition<P>(P position, long games, String source, int number) {
    FoundPosition<P> again() {
      return new FoundPosition<>(position, games + 1, source, number);
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
    public <M> boolean hold(List<Valuation<M>> moves) {
      int best = moves.getFirst().value().centidiscs();
      boolean even = balance.isEmpty() || Math.abs(best) <= CENTIDISCS * balance.getAsInt();
      return even && (margin.isEmpty() || moves.size() > 1 && best - second(moves) >= least());
    }

    private static <M> int second(List<Valuation<M>> moves) {
      return moves.get(1).value().centidiscs();
    }

    private int least() {
      return CENTIDISCS * margin.orElseThrow();
    }
  }
}
