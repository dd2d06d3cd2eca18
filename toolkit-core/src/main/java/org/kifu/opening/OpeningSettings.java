package org.kifu.opening;

import java.io.Serializable;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.rules.DiscScoring;

/**
 * The settings of a count of openings: the depth, the least number of games, and the position.
 *
 * @param plies the number of discs placed up to which moves are followed, 1 to 60
 * @param minGames the least number of games of a move in the table; moves with fewer games are
 *     still counted
 * @param at the only position whose moves are wanted; null for all
 * @param withRepeated whether games with the moves of an earlier game of the run count
 * @param rules the name of the rules of the games that count
 */
public record OpeningSettings(
    int plies,
    long minGames,
    @SuppressWarnings("exports") @Nullable OpeningLine at,
    boolean withRepeated,
    String rules)
    implements Serializable {
  /** The greatest depth: every square except the four of the start. */
  public static final int MAX_PLIES = 60;

  /** All moves of the first ten plies of all games. */
  public static final OpeningSettings DEFAULT = new OpeningSettings(10, 1, null, true);

  /** Settings for the tournament game. */
  public OpeningSettings(
      int plies,
      long minGames,
      @SuppressWarnings("exports") @Nullable OpeningLine at,
      boolean withRepeated) {
    this(plies, minGames, at, withRepeated, GameRecord.OTHELLO);
  }

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

  /** The settings for the moves of one position only. */
  public static OpeningSettings at(OpeningLine line) {
    return new OpeningSettings(line.ply() + 1, 1, line, true, line.rules());
  }

  /** The settings for all games of other rules. */
  public static OpeningSettings ofRules(String rules) {
    return new OpeningSettings(DEFAULT.plies, DEFAULT.minGames, null, true, rules);
  }

  /** The game whose openings are counted. */
  OpeningBoard<?> board() {
    return OpeningBoard.of(rules);
  }

  /** Whether positions of the game have names. */
  public boolean hasNames() {
    return board().hasNames();
  }

  /** Whether discs decide the game. */
  public boolean countsDiscs() {
    return board().rules().scoring().isPresent();
  }

  /** The number of squares of the board; 0 if discs do not decide the game. */
  public int squares() {
    return board().rules().scoring().map(DiscScoring::squares).orElse(0);
  }

  /** The same settings with another depth. */
  public OpeningSettings withPlies(int newPlies) {
    return new OpeningSettings(newPlies, minGames, at, withRepeated, rules);
  }

  /** The same settings with another least number of games. */
  public OpeningSettings withMinGames(long newMinGames) {
    return new OpeningSettings(plies, newMinGames, at, withRepeated, rules);
  }

  /** The same settings without games that repeat the moves of an earlier game of the run. */
  public OpeningSettings withoutRepeated() {
    return new OpeningSettings(plies, minGames, at, false, rules);
  }

  /**
   * The only position whose moves are wanted, and the positions that they lead to. The answers from
   * there count too, because they show the traps.
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

    /** The target after the moves of a line. */
    public Target(OpeningLine line) {
      this(of(line));
    }

    private Target(Target other) {
      this(other.ply, other.position, other.after);
    }

    private static Target of(OpeningLine line) {
      return of(line, line.board());
    }

    private static <P> Target of(OpeningLine line, OpeningBoard<P> board) {
      P position = board.at(line.moves());
      return new Target(line.ply(), board.key(position), board.keysAfter(position));
    }

    /** The number of discs up to which games are followed. */
    int plies() {
      return Math.min(OpeningSettings.MAX_PLIES, ply + 2);
    }

    /** Whether a game continues from the position. */
    boolean isOn(GameWalk walk) {
      return walk.discs() > ply && key(walk, ply).equals(position);
    }

    /**
     * Whether a game continues from one of the positions after the target, whichever way it came.
     */
    boolean isAfter(GameWalk walk) {
      return walk.discs() > ply + 1 && after.contains(key(walk, ply + 1));
    }

    private static PositionKey key(GameWalk walk, int k) {
      Disc side = walk.blackToMove(k) ? Disc.BLACK : Disc.WHITE;
      return new PositionKey(walk.player(k), walk.opponent(k), side);
    }
  }
}
