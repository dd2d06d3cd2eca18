package org.kifu.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.Admission.Answer;
import org.kifu.annotate.Admission.Task;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.rules.Rules;

/** An assembly of judged plies to games again; they come in their order. */
final class Assembly<P, M> {
  private final OpeningNamer<P, M> openings;
  private final Receiver sink;
  private final int startEmpties;
  private final List<AnnotatedMove> moves = new ArrayList<>(64);
  private @Nullable AnnotationSettings settings;

  Assembly(Rules<P, M> rules, OpeningNamer<P, M> openings, Receiver sink) {
    this.openings = openings;
    this.sink = sink;
    this.startEmpties = rules.count(rules.start(StartSpec.STANDARD).orElseThrow()).empties();
  }

  /** Says what the plies were judged by; known before the first of them comes. */
  void use(AnnotationSettings judgedBy) {
    settings = judgedBy;
  }

  void take(Answer<P, M> answer) {
    switch (answer.task()) {
      case Task.Refused<P, M>(AnnotationFailure failure) -> sink.game(failure);
      case Task.Ply<P, M>(ReplayedGame<P, M> game, int _) -> {
        moves.add(answer.move().orElseThrow());
        sink.progress(moves.size(), game.plies());
        if (moves.size() == game.plies()) {
          sink.game(annotated(game));
          moves.clear();
        }
      }
    }
  }

  private AnnotatedGame annotated(ReplayedGame<P, M> game) {
    if (settings == null) {
      throw new AssertionError("a ply was judged by nobody");
    }
    return annotated(game, moves, settings);
  }

  /** A game of which all plies were judged. */
  AnnotatedGame annotated(
      ReplayedGame<P, M> game, List<AnnotatedMove> judged, AnnotationSettings judgedBy) {
    return new AnnotatedGame(
        game.facts(),
        openings.deepest(game.replay()),
        openings.knownPlies(game.replay()),
        judged,
        PlayerMetrics.of(judged, Disc.BLACK, startEmpties),
        PlayerMetrics.of(judged, Disc.WHITE, startEmpties),
        ReplayedGame.PlyNotes.of(game.record().notes(), game.replay()),
        judgedBy,
        game.positions(),
        Map.of());
  }
}
