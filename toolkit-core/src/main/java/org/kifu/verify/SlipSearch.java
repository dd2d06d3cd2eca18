package org.kifu.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Position;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;

/**
 * Finds the fewest discs that, left with the wrong colour by a move and not put right before the
 * answer, make a record legal to its end. All boards that the record can have led to are followed
 * move by move; boards that are the same are followed once.
 */
final class SlipSearch {
  /**
   * The boards that can have been reached, and how.
   *
   * @param board the last one
   */
  record Found(TableBoard board, SlipTrace trace) {}

  /** More boards at one move than a record with two wrong discs leads to. */
  private static final int MOST_BOARDS = 50_000;

  private final Position start;
  private final byte[] moves;
  private final Outcome declared;
  private final int lastPlaced;
  private int mostSlips;
  private boolean byRuns;
  private int token;
  private int placed;

  /** The boards after the move at hand. */
  private Map<TableBoard, SlipTrace> next = new LinkedHashMap<>();

  /**
   * Prepares.
   *
   * @param moves squares 0 to 63 or {@link MoveList#PASS}
   */
  SlipSearch(Position start, byte[] moves, Outcome declared) {
    this.start = start;
    this.moves = moves;
    this.declared = declared;
    int last = moves.length - 1;
    while (last >= 0 && moves[last] == MoveList.PASS) {
      last--;
    }
    this.lastPlaced = last;
  }

  /** One disc, or else one run of discs in a line from the new disc, or else two discs. */
  Optional<Found> run() {
    return repeatsSquares()
        ? Optional.empty()
        : find(1, false).or(() -> find(1, true)).or(() -> find(2, false));
  }

  /** Two moves to the same square, or one to a square of the start, are faults of the record. */
  private boolean repeatsSquares() {
    long taken = start.player() | start.opponent();
    for (int square : moves) {
      if (square != MoveList.PASS && (taken & 1L << square) != 0) {
        return true;
      }
      taken |= square == MoveList.PASS ? 0 : 1L << square;
    }
    return false;
  }

  private Optional<Found> find(int slips, boolean runs) {
    mostSlips = slips;
    byRuns = runs;
    placed = 0;
    Map<TableBoard, SlipTrace> boards = Map.of(TableBoard.of(start), SlipTrace.NONE);
    for (token = 0; token < moves.length && !boards.isEmpty(); token++) {
      next = new LinkedHashMap<>();
      boards.forEach(this::advance);
      if (next.size() > MOST_BOARDS) {
        return Optional.empty();
      }
      placed += moves[token] == MoveList.PASS ? 0 : 1;
      boards = next;
    }
    return best(boards);
  }

  /** Plays the move on one board, after the pass that it implies. */
  private void advance(TableBoard before, SlipTrace trace) {
    int square = moves[token];
    boolean isPass = square == MoveList.PASS;
    if (!isPass && before.isTaken(square)) {
      return;
    }
    long flips = isPass ? 0 : before.flips(square);
    if (flips != 0) {
      play(before, trace, flips);
      return;
    }
    @Nullable TableBoard passed = before.passed();
    if (passed == null) {
      return;
    }
    if (isPass) {
      reach(passed, trace.passed());
      return;
    }
    long other = passed.flips(square);
    if (other != 0) {
      play(passed, trace.passed(), other);
    }
  }

  private void play(TableBoard board, SlipTrace trace, long flips) {
    int square = moves[token];
    TableBoard played = board.played(square, flips);
    reach(played, trace);
    if (board.slips() == mostSlips || token == lastPlaced) {
      return;
    }
    int ply = placed + trace.passes() + 1;
    for (long discs : byRuns ? board.runs(square) : discs(board.opponent())) {
      boolean forgotten = (discs & flips) != 0;
      Slip slip = new Slip(token, ply, square, forgotten ? discs & flips : discs, forgotten);
      reach(played.slipped(slip.discs()), trace.with(slip));
    }
  }

  private void reach(TableBoard board, SlipTrace trace) {
    next.merge(board, trace, SlipTrace::or);
  }

  private static List<Long> discs(long discs) {
    List<Long> each = new ArrayList<>(Long.bitCount(discs));
    for (long left = discs; left != 0; left &= left - 1) {
      each.add(Long.lowestOneBit(left));
    }
    return each;
  }

  /** Of the last boards those on which the game is over, if there are any. */
  private Optional<Found> best(Map<TableBoard, SlipTrace> boards) {
    @Nullable Found over = null;
    @Nullable Found stopped = null;
    for (Map.Entry<TableBoard, SlipTrace> each : boards.entrySet()) {
      TableBoard board = each.getKey();
      if (board.correctable() != null || board.slips() == 0) {
        continue;
      }
      if (!board.isOver()) {
        stopped = joined(stopped, board, each.getValue());
      } else if (agrees(board)) {
        over = joined(over, board, each.getValue());
      }
    }
    return Optional.ofNullable(over == null ? stopped : over);
  }

  private static Found joined(@Nullable Found known, TableBoard board, SlipTrace trace) {
    if (known == null) {
      return new Found(board, trace);
    }
    SlipTrace both = known.trace.or(trace);
    boolean isNew = both.slips().equals(trace.slips());
    return new Found(isNew ? board : known.board, both);
  }

  private boolean agrees(TableBoard board) {
    boolean hasScore = declared.blackDiscs().isPresent() || declared.boardDiff().isPresent();
    if (!hasScore) {
      return true;
    }
    Counting counting = Counting.of(declared, board.last());
    return counting.isNorm() || counting == Counting.BOARD;
  }
}
