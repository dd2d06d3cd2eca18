package org.kifu.opening;

import java.io.Serializable;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * The wishes of who counts openings: how deep, how often, from where.
 *
 * @param plies the number of discs placed up to which moves are followed, 1 to 60
 * @param minGames moves with fewer games are left out of the table, though not of the counting
 * @param at the only position whose moves are wanted; null for all
 * @param withRepeated whether games count whose moves an earlier game of the run has
 */
public record OpeningSettings(
    int plies,
    long minGames,
    @SuppressWarnings("exports") @Nullable OpeningLine at,
    boolean withRepeated)
    implements Serializable {
  /** The greatest depth: every square but the four of the start. */
  public static final int MAX_PLIES = 60;

  /** All moves of the first ten plies of all games. */
  public static final OpeningSettings DEFAULT = new OpeningSettings(10, 1, null, true);

  /** Checks the ranges. */
  public OpeningSettings {
    if (plies < 1 || plies > MAX_PLIES) {
      throw new IllegalArgumentException("plies must be 1 to 60, not " + plies);
    }
    if (at != null && plies <= at.ply()) {
      throw new IllegalArgumentException(plies + " plies end before the position asked for");
    }
    if (minGames < 1) {
      throw new IllegalArgumentException("a move needs at least 1 game, not " + minGames);
    }
  }

  /** The moves of one position and no others. */
  public static OpeningSettings at(OpeningLine line) {
    return new OpeningSettings(line.ply() + 1, 1, line, true);
  }

  /** The same to another depth. */
  public OpeningSettings withPlies(int newPlies) {
    return new OpeningSettings(newPlies, minGames, at, withRepeated);
  }

  /** The same with another threshold. */
  public OpeningSettings withMinGames(long newMinGames) {
    return new OpeningSettings(plies, newMinGames, at, withRepeated);
  }

  /** The same without games whose moves an earlier game of the run has. */
  public OpeningSettings withoutRepeated() {
    return new OpeningSettings(plies, minGames, at, false);
  }

  /**
   * The only position whose moves are wanted, and the positions that they lead to, from which the
   * answers count too: they say what the moves provoke.
   *
   * @param ply the number of discs placed
   * @param position the position
   * @param after the positions after one move
   */
  public record Target(int ply, PositionKey position, Set<PositionKey> after) {
    /** The standard start. */
    public static final PositionKey START = PositionKey.of(Position.START);

    /** Copies the set. */
    public Target {
      after = Set.copyOf(after);
    }

    /** The position after these moves. */
    public Target(OpeningLine line) {
      this(line.ply(), PositionKey.of(line.position()), after(line.position()));
    }

    private static Set<PositionKey> after(Position position) {
      return Othello.RULES.legalMoves(position).stream()
          .map(move -> PositionKey.of(Othello.RULES.play(position, move)))
          .collect(Collectors.toUnmodifiableSet());
    }

    /** The number of discs up to which games are followed. */
    int plies() {
      return Math.min(OpeningSettings.MAX_PLIES, ply + 2);
    }

    /** Whether a game goes on from the position. */
    boolean isOn(GameWalk walk) {
      return walk.discs() > ply && key(walk, ply).equals(position);
    }

    /** Whether a game goes on from one of the positions after it, by whichever way it came. */
    boolean isAfter(GameWalk walk) {
      return walk.discs() > ply + 1 && after.contains(key(walk, ply + 1));
    }

    private static PositionKey key(GameWalk walk, int k) {
      Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
      return new PositionKey(walk.player(k), walk.opponent(k), side);
    }
  }
}
