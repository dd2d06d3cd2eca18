package org.kifu.search.general;

import java.util.function.ToIntFunction;
import org.kifu.rules.Rules;
import org.kifu.search.general.AlphaBeta.PositionTable;
import org.kifu.search.general.ChangedGame.ChangedPosition;

/**
 * A search of positions under a {@link Change}, for games in which every move except a pass fills a
 * square. It leaves nothing out. Values are hundredths for the side to move. A free pass counts as
 * a ply, unlike a pass that the rules or the change force, so that the same side makes the last
 * move before an estimate with and without it. One thread uses it at a time.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class ChangedSearch<P, M> {
  /** The positions that the table holds, some 10 MB. */
  private static final int POSITIONS = 1 << 16;

  private final PositionTable<ChangedPosition<P>, M> table = new PositionTable<>(POSITIONS);
  private final AlphaBeta<ChangedPosition<P>, M> search;

  /**
   * A search.
   *
   * @param pass a pass, which the rules can play in every position
   * @param square the number of the square of a move that is not a pass
   */
  public ChangedSearch(Rules<P, M> rules, M pass, ToIntFunction<M> square) {
    this.search = new AlphaBeta<>(new ChangedGame<>(rules, pass, square), table);
  }

  /** Forgets earlier questions. Without this, answers about one move help with the next. */
  public void start() {
    table.clear();
  }

  /**
   * Returns the value of a position for its side to move.
   *
   * @param depth the depth in plies, 0 or more; as many as there are empty squares give the value
   *     of the end
   * @param isToEnd whether the depth is that of the end of the game
   */
  public int value(P position, int depth, boolean isToEnd, Change change) {
    int plies = isToEnd && change.freePass() ? depth + 1 : depth;
    return search.search(
        search.node(ChangedPosition.of(position, change, true)),
        plies,
        -AlphaBeta.INFINITE,
        AlphaBeta.INFINITE);
  }
}
