package org.kifu.archive.synthetic;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Square;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.CompactReplay;

/**
 * Synthetic legal games up to the end of the board. Most follow a real game for some moves and are
 * random from there. This gives an archive the form of a real one: nearly all games share a few
 * openings, and no two have the same ending. The other games are random from the start. A game
 * depends only on the seed, its index and the real games, whatever the order of the calls. Only one
 * thread may use a source.
 */
public final class SyntheticGames {
  /** The percentage of games that are random from the start. */
  public static final int RANDOM_PERCENT = 5;

  /** The fewest moves after which a real game is left. */
  public static final int LEAVE_FROM = 8;

  /** The most moves after which a real game is left. */
  public static final int LEAVE_TO = 30;

  private static final int PLAYERS = 1000;
  private static final int MOST_MOVES = Square.COUNT - 4;

  private final List<byte[]> real;
  private final long seed;
  private final CompactReplay replay = new CompactReplay();
  private final byte[] moves = new byte[MOST_MOVES];

  /**
   * Makes a source of games.
   *
   * @param real the moves of real games from the standard start, as {@link MoveList#squares};
   *     written passes are skipped, and an illegal move ends the real game
   */
  public SyntheticGames(List<byte[]> real, long seed) {
    if (real.isEmpty()) {
      throw new IllegalArgumentException("there are no games to follow");
    }
    this.real = List.copyOf(real);
    this.seed = seed;
  }

  /**
   * The game with this index, without a date.
   *
   * @param index the index of the game, from 0
   */
  public GameRecord game(long index) {
    SplittableRandom random = new SplittableRandom(mixed(mixed(seed) + index));
    replay.start();
    int count = isRandom(random) ? 0 : follow(random);
    count = playOn(count, random);
    int black = random.nextInt(PLAYERS);
    int white = (black + random.nextInt(1, PLAYERS)) % PLAYERS;
    GameHeader header =
        new GameHeader(player(black), player(white), "Synthetic", "", GameDate.UNKNOWN);
    return GameRecord.of(
        header,
        MoveList.ofSquares(Arrays.copyOf(moves, count)),
        Outcome.ofBlackDiscs(replay.blackDiscs()));
  }

  /**
   * A mixed number; neighbouring seeds would give {@link SplittableRandom}s that repeat each other.
   */
  private static long mixed(long number) {
    long mixed = (number ^ number >>> 33) * 0xFF51_AFD7_ED55_8CCDL;
    mixed = (mixed ^ mixed >>> 33) * 0xC4CE_B9FE_1A85_EC53L;
    return mixed ^ mixed >>> 33;
  }

  private static boolean isRandom(SplittableRandom random) {
    return random.nextInt(100) < RANDOM_PERCENT;
  }

  /** Plays the beginning of a real game; returns the number of moves. */
  private int follow(SplittableRandom random) {
    byte[] line = real.get(random.nextInt(real.size()));
    int leave = random.nextInt(LEAVE_FROM, LEAVE_TO + 1);
    int count = 0;
    for (int i = 0; i < line.length && count < leave; i++) {
      if (line[i] != MoveList.PASS) {
        if (!replay.step(line[i])) {
          return count;
        }
        moves[count++] = line[i];
      }
    }
    return count;
  }

  private int playOn(int played, SplittableRandom random) {
    int count = played;
    while (replay.end() != CompactReplay.End.COMPLETE) {
      int square = choose(legalMoves(), random);
      replay.step(square);
      moves[count++] = (byte) square;
    }
    return count;
  }

  /** The legal moves of the side that moves next, which is the other side if one must pass. */
  private long legalMoves() {
    long legal = Mobility.legalMoves(replay.player(), replay.opponent());
    return legal != 0 ? legal : Mobility.legalMoves(replay.opponent(), replay.player());
  }

  private static int choose(long squares, SplittableRandom random) {
    long rest = squares;
    for (int i = random.nextInt(Long.bitCount(squares)); i > 0; i--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  private static String player(int number) {
    return "Player " + (1 + number);
  }
}
