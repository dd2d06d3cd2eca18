package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloScore.SoloGoal;

/**
 * A search for the best result of a known layout. It makes all positions after one more disc from
 * those before, and keeps the most promising: at first few, then more and more. The result is
 * proven if it reaches the upper bound, or if an attempt left no position out. For one thread.
 */
public final class SoloSearch {
  private static final int FIRST_WIDTH = 64;
  private static final int WIDENING = 4;

  private record Node(SoloPosition position, @Nullable Node before, @Nullable SoloMove move) {}

  private record Ranked(Node node, int promise) {}

  private final SoloGoal goal;
  private final long mostNodes;
  private long nodes;
  private boolean leftOut;
  private @Nullable Node best;
  private int bestWorth;

  /**
   * A search.
   *
   * @param mostNodes the number of positions after which the search does not begin a wider attempt
   */
  public SoloSearch(SoloGoal goal, long mostNodes) {
    this.goal = goal;
    this.mostNodes = mostNodes;
  }

  /**
   * Searches for the best result.
   *
   * @param position the position, in which every tile on the board must be known
   */
  public SoloAnswer best(SoloPosition position) {
    if (!position.isKnown()) {
      throw new IllegalArgumentException("a tile is unknown");
    }
    nodes = 0;
    Node root = new Node(position, null, null);
    best = root;
    bestWorth = goal.worth(SoloScore.of(position));
    int most = goal.most(position);
    boolean isProven = bestWorth >= most;
    for (int width = FIRST_WIDTH; !isProven && nodes < mostNodes; width *= WIDENING) {
      leftOut = false;
      sweep(root, width);
      isProven = bestWorth >= most || !leftOut;
    }
    int high = isProven ? bestWorth : most;
    return new SoloAnswer(goal, bestWorth, bestWorth, high, true, line(), nodes);
  }

  private void sweep(Node root, int width) {
    List<Node> level = List.of(root);
    while (!level.isEmpty()) {
      List<Ranked> next = children(level);
      next.sort(Comparator.comparingInt(each -> -each.promise()));
      leftOut |= next.size() > width;
      level = next.stream().limit(width).map(Ranked::node).toList();
    }
  }

  private List<Ranked> children(List<Node> level) {
    Set<SoloPosition> seen = new HashSet<>();
    List<Ranked> children = new ArrayList<>();
    for (Node node : level) {
      for (SoloMove move : SoloRules.RULES.legalMoves(node.position())) {
        SoloPosition position = node.position().played(move);
        nodes++;
        if (seen.add(position)) {
          Node child = new Node(position, node, move);
          note(child);
          if (goal.most(position) > bestWorth) {
            children.add(new Ranked(child, SoloPromise.of(position, goal, -1L)));
          }
        }
      }
    }
    return children;
  }

  private void note(Node node) {
    int worth = goal.worth(SoloScore.of(node.position()));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = node;
    }
  }

  private List<SoloMove> line() {
    List<SoloMove> line = new ArrayList<>();
    for (Node node = best; node != null && node.move() != null; node = node.before()) {
      line.add(node.move());
    }
    return line.reversed();
  }

  /**
   * An estimate of the prospects of a position from the tiles that lie face up, so that it can
   * guide a player who has not seen the others. The weights were chosen by hand.
   */
  static final class SoloPromise {
    private static final int WON = 1000;
    private static final int POINT = 150;
    private static final int WINNABLE = 120;
    private static final int FACE_UP = 60;
    private static final int WITHIN_REACH = 40;
    private static final int ENOUGH = 4;
    private static final int MOVE = 4;

    private SoloPromise() {}

    /**
     * The promise of a position.
     *
     * @param seen the tiles whose faces may be used
     */
    static int of(SoloPosition position, SoloGoal goal, long seen) {
      SoloScore score = SoloScore.of(position);
      int won =
          goal == SoloGoal.TILES
              ? WON * score.tiles()
              : POINT * score.sum() + WON * score.blanks() + WON / 2 * score.tiles();
      long reach = position.winning(Disc.WHITE, seen) | position.winning(Disc.BLACK, seen);
      long moves =
          Mobility.legalMoves(position.gold(), position.black())
              | Mobility.legalMoves(position.black(), position.gold());
      return won
          + WINNABLE * Long.bitCount(position.winnable())
          + FACE_UP * Long.bitCount(position.up())
          + WITHIN_REACH * Math.min(Long.bitCount(reach), ENOUGH)
          + MOVE * Long.bitCount(moves & position.free());
    }
  }

  /**
   * The answer of a search to a position of the solo game.
   *
   * @param goal the goal, which counts everything that was won before too
   * @param value the best result that was found; if tiles are unknown, the mean result over deals
   * @param low the lower bound of the result; if tiles are unknown, the lower end of the 95 %
   *     interval of the mean
   * @param high the upper bound of the result; if tiles are unknown, the upper end of that interval
   * @param isKnown whether no unknown tile matters, because all tiles on the board are known or the
   *     game is over
   * @param line the moves of the result; if tiles are unknown, only the first move
   * @param nodes the number of positions searched
   */
  public record SoloAnswer(
      SoloGoal goal,
      double value,
      double low,
      double high,
      boolean isKnown,
      List<SoloMove> line,
      long nodes) {
    /** Copies the line. */
    public SoloAnswer {
      line = List.copyOf(line);
    }

    /** Whether nothing better is possible. */
    public boolean isProven() {
      return isKnown && low == high;
    }
  }
}
