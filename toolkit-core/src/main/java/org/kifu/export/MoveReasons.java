package org.kifu.export;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Disagreement;
import org.kifu.board.Disc;

/** Why a labelled move was bad, and what refutes it, as clauses for a reader. */
record MoveReasons(Telling telling) {
  /** The clauses, the plainest reason first; empty for a move without a label. */
  List<String> clauses(AnnotatedMove move) {
    return Stream.concat(telling.reasons(move).stream(), telling.refutation(move).stream())
        .toList();
  }

  /** What another engine says instead; nothing where it agrees or nobody else was asked. */
  Optional<String> disagreement(AnnotatedMove move) {
    return move.disagreement().map(other -> told(other, move.mover()));
  }

  private String told(Disagreement other, Disc mover) {
    return telling
        .words()
        .filled(
            "disagreement",
            String.join(" ", other.best()),
            Discs.text(other.bestBlackCentidiscs()),
            Discs.text(other.lossCentidiscs(mover)),
            other.label().map(telling.words()::of).orElse(telling.words().of("no.label")));
  }
}
