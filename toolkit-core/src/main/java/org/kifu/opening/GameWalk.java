package org.kifu.opening;

import java.util.List;
import java.util.Optional;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.OpeningCounts.Count;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * One game as canonical positions and the moves between them, up to a number of discs placed, with
 * its result. The object is used for game after game; its contents are those of the last {@link
 * #walk}. Position k is the position after k discs, and move k is the move played there.
 */
public final class GameWalk {
  private final int plies;
  private final long[] players;
  private final long[] opponents;
  private final boolean[] blackToMove;
  private final int[] moves;
  private final OpeningBoard<?> board;
  private final CompactReplay compact = new CompactReplay();
  private int discs;
  private boolean isOnBoard;
  private int blackDiscDiff;
  private int winner;
  private int year;
  private TheorySum theory = TheorySum.NONE;

  /** The symmetries that take the position now reached to its canonical form. */
  private int symmetries;

  /**
   * Makes a walk that is used for one tournament game after the other.
   *
   * @param plies the number of discs placed up to which positions are kept
   */
  public GameWalk(int plies) {
    this(plies, GameRecord.OTHELLO);
  }

  /**
   * Makes a walk that is used for one game after the other.
   *
   * @param plies the number of discs placed up to which positions are kept
   * @param rules the name of the rules of the games that count
   */
  public GameWalk(int plies, String rules) {
    this.plies = plies;
    this.board = OpeningBoard.of(rules);
    players = new long[plies + 1];
    opponents = new long[plies + 1];
    blackToMove = new boolean[plies + 1];
    moves = new int[plies];
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
    if (!record.rules().equals(board.rules().name())) {
      return Optional.of(Exclusion.OTHER_RULES);
    }
    theory = record.theory().map(this::sum).orElse(TheorySum.NONE);
    return switch (board) {
      case OthelloBoard othello -> walkOthello(record, othello);
      case RulesBoard<?, ?> other -> walkByRules(record, other);
    };
  }

  private TheorySum sum(TheoreticalScore score) {
    int squares = board.rules().scoring().map(DiscScoring::squares).orElse(Square.COUNT);
    return new TheorySum(1, 2L * score.blackDiscs() - squares);
  }

  private Optional<Exclusion> walkOthello(GameRecord record, OthelloBoard othello) {
    return record.moves().isCompact() && record.start() instanceof StartSpec.Standard
        ? walkSquares(record, othello)
        : walkRecord(record, othello);
  }

  private Optional<Exclusion> walkSquares(GameRecord record, OthelloBoard othello) {
    byte[] squares = record.moves().squares();
    Disc black = othello.isExchanged() ? Disc.WHITE : Disc.BLACK;
    compact.start();
    reach(Position.START.player(), Position.START.opponent(), !othello.isExchanged());
    for (byte square : squares) {
      if (!compact.step(square)) {
        return Optional.of(Exclusion.ILLEGAL);
      }
      if (discs < plies && square != MoveList.PASS) {
        leave(square);
        reach(compact.player(), compact.opponent(), compact.sideToMove() == black);
      }
    }
    if (othello.isTournament()) {
      end(2 * compact.blackDiscs() - Square.COUNT);
    } else {
      long first = compact.black();
      long second = compact.white();
      end(othello.isExchanged() ? othello.count(second, first) : othello.count(first, second));
    }
    return compact.end() == CompactReplay.End.COMPLETE
        ? Optional.empty()
        : Optional.of(earlyStop(record));
  }

  private void end(int difference) {
    blackDiscDiff = difference;
    winner = Integer.signum(difference);
  }

  private void end(FinalCount count) {
    blackDiscDiff = count.blackDiscDiff();
    winner = count.winner().map(Disc::sign).orElse(0);
  }

  private static Exclusion earlyStop(GameRecord record) {
    return switch (record.declared().kind()) {
      case RESIGNED -> Exclusion.RESIGNED;
      case TIME, AGREED, LEFT -> Exclusion.STOPPED;
      case PLAYED_OUT, UNFINISHED, UNKNOWN -> Exclusion.UNFINISHED;
    };
  }

  private Optional<Exclusion> walkRecord(GameRecord record, OthelloBoard othello) {
    GameRecord played = othello.asOthello(record);
    Optional<Position> start = Othello.RULES.start(played.start());
    if (start.isEmpty()) {
      return Optional.of(Exclusion.UNREADABLE);
    }
    Replay<Position, Move> replay = Replay.of(Othello.RULES, played);
    reach(start.get());
    List<Step<Position, Move>> steps = replay.steps();
    for (int i = 0; i < steps.size() && discs < plies; i++) {
      Move move = steps.get(i).move();
      if (!move.isPass()) {
        leave(move.square());
        reach(i + 1 < steps.size() ? steps.get(i + 1).before() : replay.end());
      }
    }
    end(othello.count(replay.end().black(), replay.end().white()));
    boolean isUsual = PositionKey.of(start.get()).equals(PositionKey.of(othello.start()));
    return exclusion(replay.ending(), isUsual, record);
  }

  private static Optional<Exclusion> exclusion(Ending ending, boolean isUsual, GameRecord record) {
    if (ending instanceof Ending.Illegal) {
      return Optional.of(Exclusion.ILLEGAL);
    }
    if (!isUsual) {
      return Optional.of(Exclusion.NON_STANDARD_START);
    }
    return ending instanceof Ending.Unfinished ? Optional.of(earlyStop(record)) : Optional.empty();
  }

  private <P, M> Optional<Exclusion> walkByRules(GameRecord record, RulesBoard<P, M> other) {
    Rules<P, M> rules = other.rules();
    Replay<P, M> replay = Replay.of(rules, record);
    if (replay.ending() instanceof Ending.BadStart) {
      return Optional.of(Exclusion.UNREADABLE);
    }
    List<Step<P, M>> steps = replay.steps();
    P start = steps.isEmpty() ? replay.end() : steps.getFirst().before();
    RulesBoard.Smallest<P> at = reach(other, start);
    boolean isUsual = rules.isForOnePlayer() || key(0).equals(other.key(other.start()));
    for (int i = 0; i < steps.size() && discs < plies; i++) {
      MoveToken move = rules.token(steps.get(i).move());
      if (!(move instanceof MoveToken.Pass)) {
        moves[discs++] = other.number(at, move);
        at = reach(other, i + 1 < steps.size() ? steps.get(i + 1).before() : replay.end());
      }
    }
    end(replay.count());
    rules.achieved(replay.end()).ifPresent(this::end);
    Optional<Exclusion> exclusion = exclusion(replay.ending(), isUsual, record);
    return exclusion.filter(_ -> !isDecided(replay, isUsual, record));
  }

  /** Whether discs do not decide a game, but the record says who won, or that nobody did. */
  private boolean isDecided(Replay<?, ?> replay, boolean isUsual, GameRecord record) {
    if (!isUsual
        || !(replay.ending() instanceof Ending.Unfinished)
        || replay.rules().isForOnePlayer()
        || replay.rules().scoring().isPresent()) {
      return false;
    }
    Outcome declared = record.declared();
    boolean isDrawn = declared.winner().isEmpty() && declared.kind() == Kind.AGREED;
    winner = declared.winner().map(Disc::sign).orElse(0);
    return isDrawn || declared.winner().isPresent();
  }

  private <P> RulesBoard.Smallest<P> reach(RulesBoard<P, ?> other, P position) {
    RulesBoard.Smallest<P> smallest = other.smallest(other.rules().afterForcedPass(position));
    PositionKey key = other.key(smallest);
    isOnBoard = true;
    players[discs] = key.player();
    opponents[discs] = key.opponent();
    blackToMove[discs] = key.sideToMove() == Disc.BLACK;
    return smallest;
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
    moves[discs] = smallest;
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

  /** The key of position k. */
  PositionKey key(int k) {
    return new PositionKey(players[k], opponents[k], blackToMove[k] ? Disc.BLACK : Disc.WHITE);
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

  /** The square of move k, 0 to 63, or its number by other rules, as in {@link Count#move}. */
  public int move(int k) {
    return moves[k];
  }

  /**
   * The final disc difference, black minus white, of a game whose result counts; what the player
   * achieved in a game for one.
   */
  public int blackDiscDiff() {
    return blackDiscDiff;
  }

  /** The winner of a game whose result counts: 1 for black, -1 for white, 0 for a draw. */
  public int winner() {
    return winner;
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
