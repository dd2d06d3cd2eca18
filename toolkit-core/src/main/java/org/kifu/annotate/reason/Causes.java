package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.reason.Trial.Share;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.search.WhatIf;

/**
 * The causes of one loss, tested in a fixed order: from what the opponent can do at once, to what
 * it can do soon, to what is true of the position as a whole.
 *
 * @param best all best moves
 * @param playedLine the bad move and best play after it
 * @param bestLine the first best move and best play after it
 */
record Causes(
    Trial trial, Move played, List<Move> best, List<Move> playedLine, List<Move> bestLine) {
  /** The turns of the opponent that are soon. */
  private static final int SOON = 3;

  /** The most empty squares at which a square may matter for the rest of the game. */
  private static final int LATE = 17;

  /** The per cent by which several squares must explain more than one of them. */
  private static final int BETTER = 20;

  /** The most per cent that a free pass may be worth after the best move. */
  private static final int SMALL = 25;

  /** The good replies, and the moves fewer to choose from, that are a loss of mobility. */
  private static final int MANY = 4;

  private static final int FEWER = 3;

  /** The plies of a line whose choices are counted. */
  private static final int FOLLOWED = 8;

  /** The causes that are upheld, the main one first. */
  List<Reason> found() {
    long fresh = freshSquares();
    Optional<Reason> atOnce = cornerMissed().or(() -> allowed(fresh, 1));
    Optional<Reason> cause = atOnce.or(() -> soon(fresh));
    Optional<Reason> early = tooEarly();
    List<Reason> found = new ArrayList<>(2);
    if (atOnce.isEmpty() && early.isPresent() && share(cause) <= share(early)) {
      found.add(early.get());
      cause.ifPresent(found::add);
    } else {
      cause.ifPresent(found::add);
      early.ifPresent(found::add);
    }
    if (found.isEmpty()) {
      mobility().or(this::freeMove).or(this::onlyReply).ifPresent(found::add);
    }
    return found;
  }

  private static int share(Optional<Reason> reason) {
    return reason.map(Reason::share).orElse(OptionalInt.empty()).orElse(0);
  }

  /** The square, or the squares together, that the opponent can play within its next turns. */
  private Optional<Reason> soon(long fresh) {
    Optional<Reason> one = allowed(fresh, SOON);
    Optional<Reason> all = opened(fresh);
    if (one.isPresent() && all.isPresent()) {
      return share(one) + BETTER <= share(all) ? all : one;
    }
    return one.or(
            () ->
                trial.before().empties() <= LATE
                    ? allowed(fresh, WhatIf.FOR_EVER)
                    : Optional.empty())
        .or(() -> all)
        .or(() -> allowed(laterSquares(), SOON));
  }

  /** The squares that the opponent can play after the bad move, and after no best move. */
  private long freshSquares() {
    return withoutRepliesToBest(replies(trial.afterPlayed()));
  }

  /**
   * The squares beside the bad move, and those of best moves, that the opponent cannot play at once
   * but at its second or third turn of the refutation.
   */
  private long laterSquares() {
    long squares = 0;
    for (int ply = 3; ply < Math.min(2 * SOON, playedLine.size()); ply += 2) {
      Move move = playedLine.get(ply);
      squares |= move.isPass() ? 0 : 1L << move.square();
    }
    long near = Masks.around(1L << played.square()) | bestSquares();
    return withoutRepliesToBest(squares & near & ~replies(trial.afterPlayed()));
  }

  private long withoutRepliesToBest(long squares) {
    return trial.afterBest().stream()
        .mapToLong(after -> ~replies(after))
        .reduce(squares, (one, other) -> one & other);
  }

  private long bestSquares() {
    return best.stream().mapToLong(move -> 1L << move.square()).reduce(0, (a, b) -> a | b);
  }

  private static long replies(Position after) {
    return Mobility.legalMoves(after.player(), after.opponent());
  }

  /** The corner of the best moves, if every other move loses at least half as much. */
  private Optional<Reason> cornerMissed() {
    long squares = bestSquares();
    boolean isCorner = (squares & ~Masks.CORNERS) == 0;
    if (!isCorner || (1L << played.square() & Masks.CORNERS) != 0) {
      return Optional.empty();
    }
    int share = trial.lossWithout(squares);
    return share >= Share.HALF
        ? Optional.of(reason(Motif.CORNER_MISSED, squares, OptionalInt.of(Math.min(share, 100))))
        : Optional.empty();
  }

  /** The square of these that explains most of the loss; several if they explain as much. */
  private Optional<Reason> allowed(long candidates, int turns) {
    @Nullable Share most = null;
    long squares = 0;
    for (long rest = candidates; rest != 0; rest &= rest - 1) {
      long square = Long.lowestOneBit(rest);
      Share share = trial.share(WhatIf.barred(square, turns));
      if (!share.explains() || most != null && share.percent() < most.percent()) {
        continue;
      }
      squares = most != null && share.percent() == most.percent() ? squares | square : square;
      most = share;
    }
    return most == null
        ? Optional.empty()
        : Optional.of(reason(kind(squares), squares, OptionalInt.of(most.percent())));
  }

  private Motif kind(long squares) {
    return (squares & ~Masks.CORNERS) == 0
        ? Motif.CORNER_GIVEN
        : (squares & ~bestSquares()) == 0 ? Motif.BEST_SQUARE_GIVEN : Motif.SQUARE_ALLOWED;
  }

  private Optional<Reason> opened(long fresh) {
    return Long.bitCount(fresh) < 2
        ? Optional.empty()
        : upheld(Motif.SQUARES_OPENED, fresh, WhatIf.barred(fresh, SOON));
  }

  private Optional<Reason> upheld(Motif motif, long squares, WhatIf change) {
    Share share = trial.share(change);
    return share.explains()
        ? Optional.of(reason(motif, squares, OptionalInt.of(share.percent())))
        : Optional.empty();
  }

  /** First the best move, then this one: at a later turn of best play it loses hardly anything. */
  private Optional<Reason> tooEarly() {
    if (best.size() > 1) {
      return Optional.empty(); // the order must hold for each of them, and one line is known
    }
    Position position = trial.before();
    for (int ply = 0; ply < Math.min(bestLine.size(), 2 * SOON); ply++) {
      boolean isTurn = ply > 0 && ply % 2 == 0;
      if (isTurn && (replies(position) >>> played.square() & 1) != 0) {
        int later = trial.lossLater(position, played);
        // The later it is, the less the order of the two moves is what counts.
        if ((ply == 2 ? 4 : 10) * later <= trial.loss()) {
          return Optional.of(early(100 - 100 * later / trial.loss()));
        }
      }
      Move move = bestLine.get(ply);
      position = move.isPass() ? position.passed() : Trial.after(position, move.square());
    }
    return Optional.empty();
  }

  private Reason early(int share) {
    List<String> order = List.of(bestLine.getFirst().toString(), played.toString());
    OptionalInt percent = OptionalInt.of(Math.clamp(share, 0, 100));
    return new Reason(Motif.TOO_EARLY, order, 0, 0, percent);
  }

  /** Many good replies, and in what follows fewer moves to choose from than in best play. */
  private Optional<Reason> mobility() {
    if (best.size() > 1) {
      return Optional.empty();
    }
    int good = Long.bitCount(punishing());
    double fewer = choices(bestLine, 2) - choices(playedLine, 2);
    double more = choices(playedLine, 1) - choices(bestLine, 1);
    return good >= MANY && fewer + more >= FEWER
        ? Optional.of(new Reason(Motif.MOBILITY, List.of(), good, 0))
        : Optional.empty();
  }

  /** The mean number of moves that a side has along a line, from a ply on. */
  private double choices(List<Move> line, int first) {
    Position position = trial.before();
    int sum = 0;
    int turns = 0;
    for (int ply = 0; ply < Math.min(line.size(), FOLLOWED); ply++) {
      if (ply >= first && (ply - first) % 2 == 0) {
        sum += Long.bitCount(replies(position));
        turns++;
      }
      Move move = line.get(ply);
      position = move.isPass() ? position.passed() : Trial.after(position, move.square());
    }
    return turns == 0 ? 0 : (double) sum / turns;
  }

  /** A pass instead of one of the next moves would help, and after the best move hardly. */
  private Optional<Reason> freeMove() {
    WhatIf pass = WhatIf.freePass(SOON);
    return trial.share(pass).control() <= SMALL
        ? upheld(Motif.FREE_MOVE, 0, pass)
        : Optional.empty();
  }

  private Optional<Reason> onlyReply() {
    long punishing = punishing();
    return Long.bitCount(punishing) == 1
        ? upheld(Motif.ONLY_REPLY, punishing, WhatIf.barred(punishing, 1))
        : Optional.empty();
  }

  /** The replies that keep more than half of the loss. */
  private long punishing() {
    long punishing = 0;
    for (long rest = replies(trial.afterPlayed()); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int lost = trial.playedValue() + trial.loss() - trial.afterReply(square);
      if (2 * lost > trial.loss()) {
        punishing |= 1L << square;
      }
    }
    return punishing;
  }

  private static Reason reason(Motif motif, long squares, OptionalInt share) {
    List<String> names =
        LongStream.iterate(squares, rest -> rest != 0, rest -> rest & rest - 1)
            .mapToObj(rest -> Square.name(Long.numberOfTrailingZeros(rest)))
            .toList();
    return new Reason(motif, names, 0, 0, share);
  }
}
