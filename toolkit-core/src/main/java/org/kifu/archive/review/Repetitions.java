package org.kifu.archive.review;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Position;

/** Finds the positions in which a player goes wrong again and again. */
final class Repetitions {
  private static final Comparator<RepeatedMistake> DEAREST_FIRST =
      Comparator.comparingLong(RepeatedMistake::centidiscs)
          .reversed()
          .thenComparing(Comparator.comparingInt(RepeatedMistake::wrong).reversed())
          .thenComparing(RepeatedMistake::position, PositionOrder.ORDER);

  private final Map<Position, PositionTally> tallies = new HashMap<>();

  private Repetitions() {}

  /** The positions with two labelled moves and more, what cost most first. */
  static List<RepeatedMistake> of(List<Performance> games) {
    Set<Position> wrong = new HashSet<>();
    for (Performance game : games) {
      visit(game, move -> move.label().isPresent(), (board, _) -> wrong.add(board.position()));
    }
    Repetitions repetitions = new Repetitions();
    for (Performance game : games) {
      visit(game, _ -> true, (board, move) -> repetitions.add(wrong, board, move));
    }
    return repetitions.tallies.values().stream()
        .filter(tally -> tally.wrong() > 1)
        .map(PositionTally::result)
        .sorted(DEAREST_FIRST)
        .toList();
  }

  private void add(Set<Position> wrong, CanonicalBoard board, AnnotatedMove move) {
    if (wrong.contains(board.position())) {
      tallies
          .computeIfAbsent(board.position(), _ -> new PositionTally(board, move))
          .add(board, move);
    }
  }

  private interface Visitor {
    void at(CanonicalBoard board, AnnotatedMove move);
  }

  private static void visit(Performance game, Predicate<AnnotatedMove> wanted, Visitor visitor) {
    List<Position> positions = game.game().positions();
    for (AnnotatedMove move : game.judged()) {
      if (wanted.test(move)) {
        visitor.at(CanonicalBoard.of(positions.get(game.game().moves().indexOf(move))), move);
      }
    }
  }
}
