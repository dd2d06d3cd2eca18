package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;

/**
 * A position in which the player made mistakes more than once; its eight images count as one.
 *
 * @param position the position in its canonical form, like the moves below
 * @param met the number of times that the player had to move in the position
 * @param wrong the number of times that the player's move was labelled; at least 2
 * @param centidiscs the sum of the losses of the labelled moves, in hundredths of a disc
 * @param moves all moves that the player made there, most frequent first
 * @param best all moves that reach the best value, by the most certain search of the position
 * @param bestCentidiscs the best value, for the player, in hundredths of a disc
 * @param certainty the certainty of that value
 */
public record RepeatedMistake(
    Position position,
    int met,
    int wrong,
    long centidiscs,
    List<PlayedMove> moves,
    List<MoveToken> best,
    int bestCentidiscs,
    Certainty certainty) {
  /** Copies the lists. */
  public RepeatedMistake {
    moves = List.copyOf(moves);
    best = List.copyOf(best);
  }

  /**
   * A move that the player made in the position.
   *
   * @param move the square of the move
   * @param times the number of times that it was played
   * @param wrong the number of times that it was labelled, which may depend on the search
   * @param centidiscs the sum of the losses when it was labelled, in hundredths of a disc
   */
  public record PlayedMove(MoveToken move, int times, int wrong, long centidiscs) {
    PlayedMove plus(PlayedMove other) {
      return new PlayedMove(
          move, times + other.times, wrong + other.wrong, centidiscs + other.centidiscs);
    }
  }

  /** A search for the positions in which a player makes mistakes again and again. */
  static final class Repetitions {
    private static final Comparator<RepeatedMistake> DEAREST_FIRST =
        Comparator.comparingLong(RepeatedMistake::centidiscs)
            .reversed()
            .thenComparing(Comparator.comparingInt(RepeatedMistake::wrong).reversed())
            .thenComparing(RepeatedMistake::position, CanonicalBoard.PositionOrder.ORDER);

    private final Map<Position, PositionTally> tallies = new HashMap<>();

    private Repetitions() {}

    /** The positions with two or more labelled moves, those that cost most first. */
    static List<RepeatedMistake> of(List<PlayerGame> games) {
      Set<Position> wrong = new HashSet<>();
      for (PlayerGame game : games) {
        visit(game, move -> move.label().isPresent(), (board, _) -> wrong.add(board.position()));
      }
      Repetitions repetitions = new Repetitions();
      for (PlayerGame game : games) {
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

    private static void visit(PlayerGame game, Predicate<AnnotatedMove> wanted, Visitor visitor) {
      List<Position> positions = game.game().positions();
      if (positions.isEmpty()) {
        return; // by other rules
      }
      for (AnnotatedMove move : game.judged()) {
        if (wanted.test(move)) {
          visitor.at(CanonicalBoard.of(positions.get(game.game().moves().indexOf(move))), move);
        }
      }
    }

    /** The moves of a player each time that one position occurred. */
    private static final class PositionTally {
      private static final Comparator<PlayedMove> MOST_FREQUENT_FIRST =
          Comparator.comparingInt(PlayedMove::times)
              .reversed()
              .thenComparingInt(played -> played.move().squareOn8x8());

      private final Position position;
      private final Map<MoveToken, PlayedMove> moves = new HashMap<>();
      private AnnotatedMove surest;
      private List<MoveToken> best;

      PositionTally(CanonicalBoard board, AnnotatedMove first) {
        this.position = board.position();
        this.surest = first;
        this.best = board.moves(first.best());
      }

      /** Adds a move that was played in the position. */
      void add(CanonicalBoard board, AnnotatedMove move) {
        boolean isWrong = move.label().isPresent();
        moves.merge(
            board.move(move.move()),
            new PlayedMove(
                board.move(move.move()), 1, isWrong ? 1 : 0, isWrong ? move.lossCentidiscs() : 0),
            PlayedMove::plus);
        if (isSurer(move.certainty(), surest.certainty())) {
          surest = move;
          best = board.moves(move.best());
        }
      }

      private static boolean isSurer(Certainty one, Certainty other) {
        int order = other.confidence().compareTo(one.confidence());
        order = order != 0 ? order : Integer.compare(one.depth(), other.depth());
        order = order != 0 ? order : Integer.compare(one.percent(), other.percent());
        return order > 0;
      }

      /** The number of times that a move was labelled. */
      int wrong() {
        return moves.values().stream().mapToInt(PlayedMove::wrong).sum();
      }

      RepeatedMistake result() {
        List<PlayedMove> played = new ArrayList<>(moves.values());
        played.sort(MOST_FREQUENT_FIRST);
        return new RepeatedMistake(
            position,
            played.stream().mapToInt(PlayedMove::times).sum(),
            wrong(),
            played.stream().mapToLong(PlayedMove::centidiscs).sum(),
            played,
            best,
            surest.bestMoverCentidiscs(),
            surest.certainty());
      }
    }
  }
}
