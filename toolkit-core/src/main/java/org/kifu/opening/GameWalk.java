package org.kifu.opening;

import java.util.List;
import java.util.Optional;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.OpeningCounts.Count;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * One game as canonical positions and the moves between them, up to a number of discs placed, with
 * its result. The object is used for game after game; its contents are those of the last {@link
 * #walk}. Position k is the position after k discs, and move k is the move played there.
 */
public final class GameWalk {
  private static final PositionKey START = PositionKey.of(Position.START);

  private final int plies;
  private final long[] players;
  private final long[] opponents;
  private final boolean[] blackToMove;
  private final byte[] moves;
  private final CompactReplay compact = new CompactReplay();
  private int discs;
  private boolean isOnBoard;
  private int blackDiscDiff;
  private int year;
  private TheorySum theory = TheorySum.NONE;

  /** The symmetries that take the position now reached to its canonical form. */
  private int symmetries;

  /**
   * Makes a walk that is used for one game after the other.
   *
   * @param plies the number of discs placed up to which positions are kept
   */
  public GameWalk(int plies) {
    this.plies = plies;
    players = new long[plies + 1];
    opponents = new long[plies + 1];
    blackToMove = new boolean[plies + 1];
    moves = new byte[plies];
  }

  /**
   * Goes through the legal moves of a game.
   *
   * @return the reason why its result does not count; nothing if it counts
   */
  public Optional<Exclusion> walk(ParsedGame game) {
    discs = 0;
    isOnBoard = false;
    if (game.record().isEmpty() || game.firstError().isPresent()) {
      return Optional.of(Exclusion.UNREADABLE);
    }
    GameRecord record = game.record().get();
    year = record.header().date().year();
    theory = record.theory().map(GameWalk::sum).orElse(TheorySum.NONE);
    if (!record.rules().equals(Othello.RULES.name())) {
      return Optional.of(Exclusion.OTHER_RULES);
    }
    return record.moves().isCompact() && record.start() instanceof StartSpec.Standard
        ? walkSquares(record)
        : walkRecord(record);
  }

  private static TheorySum sum(TheoreticalScore score) {
    return new TheorySum(1, 2L * score.blackDiscs() - Square.COUNT);
  }

  private Optional<Exclusion> walkSquares(GameRecord record) {
    byte[] squares = record.moves().squares();
    compact.start();
    reach(Position.START.player(), Position.START.opponent(), true);
    for (byte square : squares) {
      if (!compact.step(square)) {
        return Optional.of(Exclusion.ILLEGAL);
      }
      if (discs < plies && square != MoveList.PASS) {
        leave(square);
        reach(compact.player(), compact.opponent(), compact.sideToMove() == Disc.BLACK);
      }
    }
    blackDiscDiff = 2 * compact.blackDiscs() - Square.COUNT;
    return compact.end() == CompactReplay.End.COMPLETE
        ? Optional.empty()
        : Optional.of(earlyStop(record));
  }

  private static Exclusion earlyStop(GameRecord record) {
    return switch (record.declared().kind()) {
      case RESIGNED -> Exclusion.RESIGNED;
      case TIME, AGREED, LEFT -> Exclusion.STOPPED;
      case PLAYED_OUT, UNFINISHED, UNKNOWN -> Exclusion.UNFINISHED;
    };
  }

  private Optional<Exclusion> walkRecord(GameRecord record) {
    Optional<Position> start = Othello.RULES.start(record.start());
    if (start.isEmpty()) {
      return Optional.of(Exclusion.UNREADABLE);
    }
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    reach(start.get());
    List<Step<Position, Move>> steps = replay.steps();
    for (int i = 0; i < steps.size() && discs < plies; i++) {
      Move move = steps.get(i).move();
      if (!move.isPass()) {
        leave(move.square());
        reach(i + 1 < steps.size() ? steps.get(i + 1).before() : replay.end());
      }
    }
    blackDiscDiff = replay.count().blackDiscDiff();
    return exclusion(replay.ending(), start.get(), record);
  }

  private static Optional<Exclusion> exclusion(Ending ending, Position start, GameRecord record) {
    if (ending instanceof Ending.Illegal) {
      return Optional.of(Exclusion.ILLEGAL);
    }
    if (!PositionKey.of(start).equals(START)) {
      return Optional.of(Exclusion.NON_STANDARD_START);
    }
    return ending instanceof Ending.Unfinished ? Optional.of(earlyStop(record)) : Optional.empty();
  }

  private void reach(Position position) {
    reach(position.player(), position.opponent(), position.sideToMove() == Disc.BLACK);
  }

  private void reach(long player, long opponent, boolean black) {
    if (PositionKey.mustPass(player, opponent)) {
      reach(opponent, player, !black);
      return;
    }
    isOnBoard = true;
    symmetries = Symmetries.toSmallest(player, opponent);
    int symmetry = Integer.numberOfTrailingZeros(symmetries);
    players[discs] = Symmetries.image(symmetry, player);
    opponents[discs] = Symmetries.image(symmetry, opponent);
    blackToMove[discs] = black;
  }

  /** Keeps the move in the orientation of the canonical position, as the smallest of its images. */
  private void leave(int square) {
    int smallest = Square.COUNT;
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      long image = Symmetries.image(Integer.numberOfTrailingZeros(rest), 1L << square);
      smallest = Math.min(smallest, Long.numberOfTrailingZeros(image));
    }
    moves[discs] = (byte) smallest;
    discs++;
  }

  /** The number of the last position kept: the discs placed, up to the plies asked for. */
  public int discs() {
    return discs;
  }

  /** The number of positions kept; 0 if not even the start could be read. */
  public int positions() {
    return isOnBoard ? discs + 1 : 0;
  }

  /** The discs of the side to move at position k, in the canonical orientation. */
  public long player(int k) {
    return players[k];
  }

  /** The discs of the other side at position k. */
  public long opponent(int k) {
    return opponents[k];
  }

  /** Whether black is to move at position k. */
  public boolean blackToMove(int k) {
    return blackToMove[k];
  }

  /** The square of move k, 0 to 63, as in {@link Count#move}. */
  public int move(int k) {
    return moves[k];
  }

  /** The final disc difference, black minus white, of a game whose result counts. */
  public int blackDiscDiff() {
    return blackDiscDiff;
  }

  /** The year in which the game was played; 0 if it is not known. */
  public int year() {
    return year;
  }

  /** The theoretical score of the game; empty if there is none. */
  public TheorySum theory() {
    return theory;
  }
}
