package org.kifu.verify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.verify.CheckedGame.ScoreConvention;

/**
 * A search for the fewest discs that make a record legal to its end if a move left them with the
 * wrong colour and nobody corrected them before the answer. It follows all boards that the record
 * can have led to, move by move, and equal boards only once.
 */
final class WrongFlipSearch {
  /**
   * A last board, and an explanation of the ways to it.
   *
   * @param board the last board
   */
  record FoundBoards(RealBoard board, Explanation trace) {}

  /** The most boards at one move; a record with two wrong discs leads to fewer. */
  private static final int MOST_BOARDS = 50_000;

  private final Position start;
  private final byte[] moves;
  private final Outcome declared;
  private final int lastPlaced;
  private int mostWrongFlips;
  private boolean byRuns;
  private int token;
  private int placed;

  /** The boards after the current move. */
  private Map<RealBoard, Explanation> next = new LinkedHashMap<>();

  /**
   * Prepares a search.
   *
   * @param moves the moves, squares 0 to 63 or {@link MoveList#PASS}
   */
  WrongFlipSearch(Position start, byte[] moves, Outcome declared) {
    this.start = start;
    this.moves = moves;
    this.declared = declared;
    int last = moves.length - 1;
    while (last >= 0 && moves[last] == MoveList.PASS) {
      last--;
    }
    this.lastPlaced = last;
  }

  /**
   * Searches for one wrong disc, or else one run of discs in a line from the new disc, or else two
   * discs.
   */
  Optional<FoundBoards> run() {
    return repeatsSquares()
        ? Optional.empty()
        : find(1, false).or(() -> find(1, true)).or(() -> find(2, false));
  }

  /**
   * Whether two moves are to the same square, or one is to an occupied square of the start; these
   * are errors of the record.
   */
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

  private Optional<FoundBoards> find(int wrongFlips, boolean runs) {
    mostWrongFlips = wrongFlips;
    byRuns = runs;
    placed = 0;
    Map<RealBoard, Explanation> boards = Map.of(RealBoard.of(start), Explanation.NONE);
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
  private void advance(RealBoard before, Explanation trace) {
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
    @Nullable RealBoard passed = before.passed();
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

  private void play(RealBoard board, Explanation trace, long flips) {
    int square = moves[token];
    RealBoard played = board.played(square, flips);
    reach(played, trace);
    if (board.wrongFlips() == mostWrongFlips || token == lastPlaced) {
      return;
    }
    int ply = placed + trace.passes() + 1;
    for (long discs : byRuns ? board.runs(square) : discs(board.opponent())) {
      boolean forgotten = (discs & flips) != 0;
      WrongFlip wrong =
          new WrongFlip(token, ply, square, forgotten ? discs & flips : discs, forgotten);
      reach(played.withWrong(wrong.discs()), trace.with(wrong));
    }
  }

  private void reach(RealBoard board, Explanation trace) {
    next.merge(board, trace, Explanation::or);
  }

  private static List<Long> discs(long discs) {
    List<Long> each = new ArrayList<>(Long.bitCount(discs));
    for (long left = discs; left != 0; left &= left - 1) {
      each.add(Long.lowestOneBit(left));
    }
    return each;
  }

  /** The last boards on which the game is over; if there are none, the others. */
  private Optional<FoundBoards> best(Map<RealBoard, Explanation> boards) {
    @Nullable FoundBoards over = null;
    @Nullable FoundBoards stopped = null;
    for (Map.Entry<RealBoard, Explanation> each : boards.entrySet()) {
      RealBoard board = each.getKey();
      if (board.correctable() != null || board.wrongFlips() == 0) {
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

  private static FoundBoards joined(
      @Nullable FoundBoards known, RealBoard board, Explanation trace) {
    if (known == null) {
      return new FoundBoards(board, trace);
    }
    Explanation both = known.trace.or(trace);
    boolean isNew = both.wrongFlips().equals(trace.wrongFlips());
    return new FoundBoards(isNew ? board : known.board, both);
  }

  private boolean agrees(RealBoard board) {
    boolean hasScore = declared.blackDiscs().isPresent() || declared.boardDiff().isPresent();
    if (!hasScore) {
      return true;
    }
    ScoreConvention convention = board.last().conventionOf(declared);
    return convention.isNorm() || convention == ScoreConvention.BOARD;
  }

  /**
   * Discs that a move left with the wrong colour on a real board.
   *
   * @param token the index of the written move, from 0
   * @param ply the ply of the move, from 1, including passes
   * @param square the square of the new disc, 0 to 63
   * @param discs the discs with the wrong colour after the move; bit 0 is a1
   * @param forgotten whether the discs should have been turned over and were not; otherwise they
   *     were turned over wrongly
   */
  record WrongFlip(int token, int ply, int square, long discs, boolean forgotten) {
    /** {@code ply 21, f3: e4 d5 were not turned over}. */
    @Override
    public String toString() {
      StringBuilder names = new StringBuilder();
      for (long left = discs; left != 0; left &= left - 1) {
        names.append(Square.name(Long.numberOfTrailingZeros(left))).append(' ');
      }
      boolean isOne = Long.bitCount(discs) == 1;
      return "ply %d, %s: %s%s %s"
          .formatted(
              ply,
              Square.name(square),
              names,
              isOne ? "was" : "were",
              forgotten ? "not turned over" : "turned over without being enclosed");
    }
  }

  /**
   * The ways to a board with the fewest wrong discs.
   *
   * @param wrongFlips the wrong flips of the way that is reported; forgotten and early flips are
   *     preferred
   * @param passes the number of passes on that way
   * @param ways the number of ways
   * @param shapes the discs concerned in each way; ways with the same discs are counted once
   * @param firstPly the earliest ply of a first wrong flip
   * @param lastPly the latest ply of a last wrong flip
   */
  record Explanation(
      List<WrongFlipSearch.WrongFlip> wrongFlips,
      int passes,
      long ways,
      Set<Long> shapes,
      int firstPly,
      int lastPly) {
    /** The explanation without any wrong flip. */
    static final Explanation NONE =
        new Explanation(List.of(), 0, 1, Set.of(0L), Integer.MAX_VALUE, 0);

    Explanation passed() {
      return new Explanation(wrongFlips, passes + 1, ways, shapes, firstPly, lastPly);
    }

    Explanation with(WrongFlipSearch.WrongFlip wrong) {
      List<WrongFlipSearch.WrongFlip> more = new ArrayList<>(wrongFlips);
      more.add(wrong);
      Set<Long> wider = new HashSet<>();
      shapes.forEach(discs -> wider.add(discs | wrong.discs()));
      return new Explanation(
          List.copyOf(more),
          passes,
          ways,
          Set.copyOf(wider),
          Math.min(firstPly, wrong.ply()),
          Math.max(lastPly, wrong.ply()));
    }

    /** Both explanations as one, or the one with fewer wrong discs. */
    Explanation or(Explanation other) {
      if (discs() != other.discs()) {
        return discs() < other.discs() ? this : other;
      }
      Explanation told = isBetter(other) ? other : this;
      Set<Long> all = shapes;
      if (!shapes.containsAll(other.shapes)) {
        all = new HashSet<>(shapes);
        all.addAll(other.shapes);
      }
      return new Explanation(
          told.wrongFlips,
          told.passes,
          ways + other.ways,
          all,
          Math.min(firstPly, other.firstPly),
          Math.max(lastPly, other.lastPly));
    }

    private boolean isBetter(Explanation other) {
      int mine = invented();
      int others = other.invented();
      return others < mine || others == mine && other.plies() < plies();
    }

    private int invented() {
      return (int) wrongFlips.stream().filter(wrong -> !wrong.forgotten()).count();
    }

    private int plies() {
      return wrongFlips.stream().mapToInt(WrongFlipSearch.WrongFlip::ply).sum();
    }

    private int discs() {
      return wrongFlips.stream().mapToInt(wrong -> Long.bitCount(wrong.discs())).sum();
    }
  }
}
