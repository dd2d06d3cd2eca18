package org.kifu.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.board.Square;
import org.kifu.layout.LogSquares.LogSquare;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * The games that some squares of a log are, one after the other.
 *
 * @param games the moves of each
 * @param contexts what stands before them; nothing where all squares were tried
 */
record LogGames(List<List<LogSquare>> games, Set<String> contexts) {
  /** So many squares that replay legally are no accident. */
  static final int FEWEST_MOVES = 20;

  /** The word before moves stands there at least so often. */
  private static final int OFTEN = 8;

  private static final int MOST_CONTEXTS = 12;

  /** More squares on a line are rather a list of moves than a log. */
  private static final int MOST_ON_A_LINE = 3;

  /**
   * The games of a log, the largest choice of squares first; two that are different games, if so.
   *
   * @param isWhole whether the log ends with these squares
   */
  static List<LogGames> in(List<LogSquare> squares, boolean isWhole) {
    List<LogGames> found = new ArrayList<>();
    for (Set<String> contexts : choices(squares)) {
      List<LogSquare> chosen =
          squares.stream()
              .filter(each -> contexts.isEmpty() || contexts.contains(each.context()))
              .toList();
      replayed(chosen, isWhole).map(games -> new LogGames(games, contexts)).ifPresent(found::add);
    }
    if (found.isEmpty()) {
      return List.of();
    }
    LogGames best = found.getFirst();
    for (LogGames each : found) {
      best = each.moves().size() > best.moves().size() ? each : best;
    }
    LogGames largest = best;
    Optional<LogGames> other = found.stream().filter(each -> !largest.holds(each)).findFirst();
    return other.map(each -> List.of(largest, each)).orElse(List.of(largest));
  }

  /** The words that may stand before the moves: any, all frequent ones, one or two of these. */
  private static Set<Set<String>> choices(List<LogSquare> squares) {
    Map<String, Long> counts =
        squares.stream().collect(Collectors.groupingBy(LogSquare::context, Collectors.counting()));
    List<String> often =
        counts.entrySet().stream()
            .filter(each -> each.getValue() >= OFTEN)
            .sorted(
                Map.Entry.<String, Long>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(MOST_CONTEXTS)
            .map(Map.Entry::getKey)
            .toList();
    Set<Set<String>> choices = new LinkedHashSet<>();
    choices.add(Set.of());
    choices.add(Set.copyOf(often));
    for (String one : often) {
      for (String other : often) {
        choices.add(new HashSet<>(List.of(one, other)));
      }
    }
    return choices;
  }

  /** Games that are over one after the other, or go on to the end; else nothing. */
  private static Optional<List<List<LogSquare>>> replayed(
      List<LogSquare> squares, boolean isWhole) {
    List<List<LogSquare>> games = new ArrayList<>();
    List<LogSquare> game = new ArrayList<>();
    CompactReplay replay = new CompactReplay();
    replay.start();
    int before = -1;
    for (LogSquare each : squares) {
      boolean isLegal = replay.step(each.square());
      if (!isLegal && each.square() != before) { // else it is said twice
        if (!mayBegin(each) || !mayBeOpen(game)) {
          return Optional.empty();
        }
        games.add(List.copyOf(game)); // it was given up
        game.clear();
        replay.start();
        isLegal = replay.step(each.square());
      }
      if (isLegal) {
        game.add(each);
      }
      before = each.square();
      if (!game.isEmpty() && replay.end() == End.COMPLETE) {
        games.add(List.copyOf(game));
        game.clear();
        replay.start();
      }
    }
    if (isWhole && mayBeOpen(game)) {
      games.add(List.copyOf(game));
    }
    boolean areMany = games.stream().mapToInt(List::size).sum() >= FEWEST_MOVES;
    return areMany ? Optional.of(games) : Optional.empty();
  }

  /**
   * Whether moves may be a game that is not over. Where many stand on a line, one of them may be
   * damaged and read as a word.
   */
  private static boolean mayBeOpen(List<LogSquare> game) {
    long lines = game.stream().mapToInt(LogSquare::line).distinct().count();
    return game.size() >= FEWEST_MOVES && game.size() <= MOST_ON_A_LINE * lines;
  }

  private static boolean mayBegin(LogSquare square) {
    return square.square() < Square.COUNT
        && (CompactReplay.FIRST_MOVES & 1L << square.square()) != 0;
  }

  /** The moves of all games. */
  List<LogSquare> moves() {
    return games.stream().flatMap(List::stream).toList();
  }

  /** Whether others are the same games or some of them. */
  private boolean holds(LogGames other) {
    Function<LogGames, List<Integer>> squares =
        each -> each.moves().stream().map(LogSquare::square).toList();
    return Collections.indexOfSubList(squares.apply(this), squares.apply(other)) >= 0
        || new HashSet<>(moves()).containsAll(other.moves());
  }
}
