package org.kifu.format.transcript.text;

import org.kifu.board.StartSpec;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The legality of the moves of a text by the rules; tournament games are replayed with {@link
 * CompactReplay}. Not for use by several threads.
 */
public final class Legality {
  /** Mirrors a square in the horizontal axis, which exchanges the two crossed starts. */
  private static final int OTHER_RANK = 56;

  /** The least number of moves; fewer may be legal by chance. */
  public static final int CLEAR_LINE = 8;

  private final Rules<?, ?> rules;
  private final CompactReplay compact = new CompactReplay();

  /** The first move that the previous text lacked; -1 if it lacked none. */
  private int firstMove = -1;

  /** The moves that were judged last, since lines are examined repeatedly, and the verdict. */
  private WrittenMoves last = WrittenMoves.NONE;

  private LegalPart ofLast = new LegalPart(0, 0, false, 0);

  /** Whether a game from the standard start may begin with a square. */
  public static boolean isFirstMove(byte square) {
    return (square & ~63) == 0 && (CompactReplay.FIRST_MOVES & 1L << square) != 0;
  }

  public Legality(Rules<?, ?> rules) {
    this.rules = rules;
  }

  /** Judges moves from the standard start; they are mirrored if they are legal only then. */
  public LegalPart judge(WrittenMoves moves) {
    if (moves == last) {
      return ofLast;
    }
    boolean isOthello = rules == Othello.RULES;
    LegalPart part = isOthello ? judge(moves.squares()) : judge(StartSpec.STANDARD, moves);
    last = moves;
    ofLast = isOthello && part.used() == 0 && moves.size() > 0 ? tolerated(moves, part) : part;
    return ofLast;
  }

  private LegalPart tolerated(WrittenMoves moves, LegalPart asWritten) {
    LegalPart tolerated = tolerant(moves.squares());
    return tolerated.isLegal() ? tolerated : asWritten;
  }

  private LegalPart judge(byte[] squares) {
    End end = compact.play(squares, 0, squares.length);
    return new LegalPart(squares.length, compact.used(), end == End.COMPLETE, compact.plies());
  }

  /** Judges moves as mirrored or after an omitted first move; if both fit, as before. */
  private LegalPart tolerant(byte[] squares) {
    LegalPart turned = judge(mirrored(squares));
    LegalPart mirrored =
        new LegalPart(turned.size(), turned.used(), turned.over(), turned.plies(), true, -1);
    if (squares.length < CLEAR_LINE || mirrored.isLegal() && firstMove < 0) {
      return mirrored;
    }
    LegalPart after = afterAFirstMove(squares);
    firstMove = after.isLegal() ? after.firstMove() : firstMove;
    return after.isLegal() ? after : mirrored;
  }

  /** Judges moves after a first move; if several fit, only that of the previous text counts. */
  private LegalPart afterAFirstMove(byte[] squares) {
    LegalPart only = new LegalPart(squares.length, 0, false, 0);
    byte[] whole = new byte[squares.length + 1];
    System.arraycopy(squares, 0, whole, 1, squares.length);
    boolean isClear = true;
    for (long left = CompactReplay.FIRST_MOVES; left != 0; left &= left - 1) {
      byte first = (byte) Long.numberOfTrailingZeros(left);
      whole[0] = first;
      LegalPart found = judge(whole);
      if (found.isLegal()) {
        isClear = first == firstMove || !only.isLegal();
        only =
            new LegalPart(
                squares.length, squares.length, found.over(), found.plies(), false, first);
        if (first == firstMove) {
          return only;
        }
      }
    }
    return isClear ? only : new LegalPart(squares.length, 0, false, 0);
  }

  /** Judges moves from any start. */
  public LegalPart judge(StartSpec start, WrittenMoves moves) {
    Replay<?, ?> replay = Replay.of(rules, record(start, MoveList.of(moves.asTokens())));
    int used =
        replay.ending() instanceof Replay.Ending.Illegal illegal ? illegal.token() : moves.size();
    return new LegalPart(moves.size(), used, replay.isComplete(), replay.steps().size());
  }

  private GameRecord record(StartSpec start, MoveList moves) {
    return GameRecord.of(rules.name(), start, moves);
  }

  /** The same moves, mirrored; values that are not squares stay. */
  public static byte[] mirrored(byte[] squares) {
    byte[] mirrored = squares.clone();
    for (int i = 0; i < mirrored.length; i++) {
      boolean isSquare = (mirrored[i] & ~63) == 0;
      mirrored[i] = isSquare ? (byte) (mirrored[i] ^ OTHER_RANK) : mirrored[i];
    }
    return mirrored;
  }

  /**
   * The legal part of the moves of a text.
   *
   * @param size the number of moves
   * @param used the number of moves that are legal, from the first
   * @param over whether the game is over after the last of them
   * @param plies the plies played so far, including passes that were filled in
   * @param mirrored whether the moves are legal only from the mirrored start
   * @param firstMove the square that has to be played before the moves to make them legal; -1 if
   *     they do not need it
   */
  public record LegalPart(
      int size, int used, boolean over, int plies, boolean mirrored, int firstMove) {
    /** Creates a part without a tolerance. */
    public LegalPart(int size, int used, boolean over, int plies) {
      this(size, used, over, plies, false, -1);
    }

    /** Whether the moves are legal only by a tolerance. */
    public boolean isTolerated() {
      return mirrored || firstMove >= 0;
    }

    public boolean isLegal() {
      return used == size;
    }
  }
}
