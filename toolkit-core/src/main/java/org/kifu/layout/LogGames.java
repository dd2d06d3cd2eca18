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
 * The games that squares of a log form, one after the other.
 *
 * @param games the moves of each game
 * @param contexts the words before these moves; empty if all squares were taken
 */
record LogGames(List<List<LogSquare>> games, Set<String> contexts) {
  /** The least number of squares whose legal replay is not an accident. */
  static final int FEWEST_MOVES = 20;

  /** The least number of times that a word before moves occurs. */
  private static final int OFTEN = 8;

  private static final int MOST_CONTEXTS = 12;

  /** The most squares on a line of a log; more than that is probably a list of moves. */
  private static final int MOST_ON_A_LINE = 3;

  /**
   * Returns the games of a log, with the largest choice of squares; if another choice gives
   * different games, that follows.
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

  /**
   * The choices of words before the moves: any word, all frequent ones, or one or two of the
   * frequent ones.
   */
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

  /**
   * Games that follow each other, each of them over or possibly open; nothing if the squares do not
   * form such games.
   */
  private static Optional<List<List<LogSquare>>> replayed(
      List<LogSquare> squares, boolean isWhole) {
    List<List<LogSquare>> games = new ArrayList<>();
    List<LogSquare> game = new ArrayList<>();
    CompactReplay replay = new CompactReplay();
    replay.start();
    int before = -1;
    for (LogSquare each : squares) {
      boolean isLegal = replay.step(each.square());
      if (!isLegal && each.square() != before) { // else the move is repeated
        if (!mayBegin(each) || !mayBeOpen(game)) {
          return Optional.empty();
        }
        games.add(List.copyOf(game)); // this game was abandoned
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
   * Whether moves may be a game that is not over. If lines have many moves, one of these may be
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

  /** Whether the other games are the same as these or some of them. */
  private boolean holds(LogGames other) {
    Function<LogGames, List<Integer>> squares =
        each -> each.moves().stream().map(LogSquare::square).toList();
    return Collections.indexOfSubList(squares.apply(this), squares.apply(other)) >= 0
        || new HashSet<>(moves()).containsAll(other.moves());
  }
}
