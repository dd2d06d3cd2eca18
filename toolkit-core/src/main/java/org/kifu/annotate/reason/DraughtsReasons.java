package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import org.kifu.analysis.Comparison;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Disc;
import org.kifu.games.draughts.DraughtsMove;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.games.draughts.RussianDraughts;

/**
 * The reasons that the lines of a search show in draughts: pieces that the move loses, pieces that
 * it does not win, and kings that it lets the opponent make. The played line and the best line are
 * followed for the same number of plies, an even one, to positions where nobody has to take: no
 * exchange is cut in two.
 *
 * @param rules the rules of the game
 */
record DraughtsReasons(RussianDraughts rules) implements Explainer<DraughtsPosition, DraughtsMove> {
  @Override
  public List<Reason> reasons(
      DraughtsPosition before,
      DraughtsMove played,
      DraughtsMove best,
      List<DraughtsMove> playedLine,
      List<DraughtsMove> bestLine) {
    int plies = Math.min(playedLine.size(), bestLine.size()) & ~1;
    while (plies > 0) {
      DraughtsPosition afterPlayed = end(before, playedLine.subList(0, plies));
      DraughtsPosition afterBest = end(before, bestLine.subList(0, plies));
      if (isQuiet(afterPlayed) && isQuiet(afterBest)) {
        return told(before, afterPlayed, afterBest);
      }
      plies -= 2;
    }
    return List.of();
  }

  @Override
  public List<Reason> reasons(
      DraughtsPosition before, DraughtsMove played, Comparison<DraughtsMove> found) {
    return reasons(before, played, found.best().getFirst(), found.playedLine(), found.line());
  }

  private DraughtsPosition end(DraughtsPosition before, List<DraughtsMove> line) {
    DraughtsPosition position = before;
    for (DraughtsMove move : line) {
      position = rules.play(position, move);
    }
    return position;
  }

  /** Whether neither side could take if it were its turn. */
  private boolean isQuiet(DraughtsPosition position) {
    return isQuietForMover(position) && isQuietForMover(withOtherToMove(position));
  }

  private boolean isQuietForMover(DraughtsPosition position) {
    return rules.legalMoves(position).stream().noneMatch(DraughtsMove::isCapture);
  }

  private static DraughtsPosition withOtherToMove(DraughtsPosition position) {
    return new DraughtsPosition(
        position.white(),
        position.black(),
        position.kings(),
        position.sideToMove().opponent(),
        position.clock());
  }

  /** The differences between both ends, the plainest first. */
  private static List<Reason> told(
      DraughtsPosition before, DraughtsPosition afterPlayed, DraughtsPosition afterBest) {
    Disc mover = before.sideToMove();
    int start = balance(before, mover);
    int played = balance(afterPlayed, mover) - start;
    int best = balance(afterBest, mover) - start;
    List<Reason> reasons = new ArrayList<>();
    if (played < best && played < 0) {
      reasons.add(counted(Motif.MEN_LOST, -played, Math.max(0, -best)));
    } else if (played < best) {
      reasons.add(counted(Motif.MEN_MISSED, played, best));
    }
    int kings = kings(afterPlayed, mover.opponent());
    if (kings > Math.max(kings(before, mover.opponent()), kings(afterBest, mover.opponent()))) {
      reasons.add(counted(Motif.KING_GIVEN, 0, 0));
    }
    return reasons;
  }

  /** The pieces of a side, less those of the other side. */
  private static int balance(DraughtsPosition position, Disc side) {
    return Long.bitCount(position.pieces(side)) - Long.bitCount(position.pieces(side.opponent()));
  }

  private static int kings(DraughtsPosition position, Disc side) {
    return Long.bitCount(position.pieces(side) & position.kings());
  }

  private static Reason counted(Motif motif, int played, int best) {
    return new Reason(motif, List.of(), played, best);
  }
}
