package org.kifu.opening;

import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * The only position whose moves are wanted, and the positions that they lead to, from which the
 * answers count too: they say what the moves provoke.
 *
 * @param ply the number of discs placed
 * @param position the position
 * @param after the positions after one move
 */
public record OpeningTarget(int ply, PositionKey position, Set<PositionKey> after) {
  /** The standard start. */
  public static final PositionKey START = PositionKey.of(Position.START);

  /** Copies the set. */
  public OpeningTarget {
    after = Set.copyOf(after);
  }

  /** The position after these moves. */
  public OpeningTarget(OpeningLine line) {
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
