package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.archive.review.RepeatedMistake.PlayedMove;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;

/** What a player did each time that he met one position. */
final class PositionTally {
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

  /** Takes a move that was played there. */
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
    int order = one.confidence().compareTo(other.confidence());
    return order < 0 || order == 0 && one.depth() > other.depth();
  }

  /** How often a move was labelled. */
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
