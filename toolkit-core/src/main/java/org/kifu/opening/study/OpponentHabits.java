package org.kifu.opening.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.study.Preparation.PreparedMove;

/** The habits of an opponent where the lines of a player lead, beside those of all players. */
public final class OpponentHabits {
  private static final int ENOUGH_GAMES = 3;
  private static final double MUCH_MORE = 0.2;

  private OpponentHabits() {}

  /**
   * A move of an opponent.
   *
   * @param move the move, with the results of the opponent and of the player
   * @param share the share of the opponent's games from the position that have it, 0 to 1
   * @param othersShare the share of all games from the position that have it, 0 to 1
   */
  public record Habit(PreparedMove move, double share, double othersShare) {
    /** Whether the opponent plays it much more often than others do. */
    public boolean isOwnWay() {
      return move.opponents().games() >= ENOUGH_GAMES && share - othersShare >= MUCH_MORE;
    }
  }

  /**
   * Returns the moves of the opponent, line by line.
   *
   * @param prepared the moves to expect
   * @param side the colour of the player
   * @param opponents all moves of the opponent from a position, also those that are not prepared
   * @param book the moves of all games from a position, in its orientation
   */
  public static List<Habit> of(
      List<PreparedMove> prepared,
      Disc side,
      Function<Position, List<BookMove>> opponents,
      Function<Position, List<BookMove>> book) {
    List<Habit> habits = new ArrayList<>();
    for (PreparedMove move : prepared) {
      if (move.mover() != side && move.opponents().games() > 0) {
        Position position = new OpeningLine(move.line()).position();
        habits.add(
            new Habit(
                move,
                (double) move.opponents().games() / games(opponents.apply(position)),
                share(book.apply(position), move.move())));
      }
    }
    return habits;
  }

  /**
   * The lines to expect, each as far as both players went before, the most likely first.
   *
   * @param prepared the moves to expect, as {@link Preparation} gives them
   * @param most the greatest number of lines
   * @return the last moves of the lines
   */
  public static List<PreparedMove> expected(List<PreparedMove> prepared, int most) {
    Set<String> gone = prepared.stream().map(PreparedMove::line).collect(Collectors.toSet());
    return prepared.stream()
        .filter(move -> !gone.contains(move.lineWithMove()))
        .filter(move -> move.likelihood().signum() > 0)
        .sorted(
            Comparator.comparing(PreparedMove::likelihood)
                .thenComparing(move -> move.lineWithMove().length())
                .reversed()
                .thenComparing(PreparedMove::lineWithMove))
        .limit(most)
        .toList();
  }

  private static double share(List<BookMove> moves, String move) {
    long all = games(moves);
    long games = games(moves.stream().filter(each -> each.move().equals(move)).toList());
    return all == 0 ? 0 : (double) games / all;
  }

  private static long games(List<BookMove> moves) {
    return moves.stream().mapToLong(each -> each.stats().games()).sum();
  }
}
