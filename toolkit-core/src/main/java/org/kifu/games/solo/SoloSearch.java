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
 * The best result of a layout that is known. All positions after one more disc are made from those
 * before, and the most promising are kept: first few, then more and more. It is proven if a result
 * cannot be bettered, or if once none had to be left out. For one thread.
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
   * @param mostNodes after so many positions it begins no wider attempt
   */
  public SoloSearch(SoloGoal goal, long mostNodes) {
    this.goal = goal;
    this.mostNodes = mostNodes;
  }

  /**
   * Searches.
   *
   * @param position every tile on its board must be known
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
   * A guess how well a position goes on, from what lies face up alone, so that it may guide a
   * player who has not seen the rest. The weights are chosen by hand.
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
     * @param seen the tiles whose faces may be looked at
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
   * @param goal what is counted, all that has been won before among it
   * @param value the best result that was found; where tiles are unknown, the mean result over
   *     deals
   * @param low the result is at least this; where tiles are unknown, the lower end of the 95 %
   *     interval of the mean
   * @param high no play gives more than this; where tiles are unknown, the upper end of that
   *     interval
   * @param isKnown whether no unknown tile matters: all on the board are known, or the game is over
   * @param line the moves of the result; where tiles are unknown, the first one
   * @param nodes positions searched
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
