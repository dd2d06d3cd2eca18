package org.kifu.games.draughts;

/**
 * The federation's counted draws on the way of a search, ply by ply; nothing where the position
 * that was asked about does not count. A draw by count depends on the way, so that what a search
 * remembers of a position is remembered for these counts alone.
 */
final class DrawCounts {
  private final int[] kings = new int[DraughtsSearch.MOST_PLIES + 1];
  private final int[] force = new int[DraughtsSearch.MOST_PLIES + 1];
  private final int[] road = new int[DraughtsSearch.MOST_PLIES + 1];
  private boolean isOn;

  /** The signs of the positions that were there twice already: the third time is a draw. */
  private long[] twice = {};

  /** Takes the counts of a position as those of a ply. */
  void start(int ply, DraughtsPosition position) {
    DrawClock clock = position.clock();
    isOn = clock.isOn();
    kings[ply] = clock.kingPlies();
    force[ply] = clock.forcePlies();
    road[ply] = clock.roadPlies();
    twice = clock.seenTwice();
  }

  /** Counts a move from a ply to the next. */
  void move(int ply, boolean isKing, boolean isCapture, boolean isPromotion) {
    if (isOn) {
      boolean isSameForce = !isCapture && !isPromotion;
      kings[ply + 1] = isKing && !isCapture ? kings[ply] + 1 : 0;
      force[ply + 1] = isSameForce ? force[ply] + 1 : 0;
      road[ply + 1] = isSameForce ? road[ply] + 1 : 0;
    }
  }

  /**
   * Whether the position of a ply is drawn by count; it ends the count of plies on the main road if
   * no lone king stands there.
   */
  boolean isDraw(int ply, long player, long opponent, long allKings, boolean isWhite) {
    if (!isOn) {
      return false;
    }
    if (!DrawClock.isKingOnRoad(player, opponent, allKings)) {
      road[ply] = 0;
    }
    return wasTwice(player, opponent, allKings, isWhite)
        || DrawClock.isDraw(kings[ply], force[ply], road[ply], player, opponent, allKings);
  }

  private boolean wasTwice(long player, long opponent, long allKings, boolean isWhite) {
    if (twice.length == 0) {
      return false;
    }
    long sign = DraughtsTable.key(player, opponent, allKings, isWhite);
    for (long each : twice) {
      if (each == sign) {
        return true;
      }
    }
    return false;
  }

  /** The sign of a position together with what was counted. */
  long sign(int ply, long sign, long player, long opponent, long allKings) {
    return isOn
        ? DrawClock.sign(sign, kings[ply], force[ply], road[ply], player, opponent, allKings)
        : sign;
  }
}
