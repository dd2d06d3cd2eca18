package org.kifu.words;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;

/** Why a labelled move was bad, and what refutes it, as clauses for a reader. */
public record MoveReasons(Telling telling) {
  /** The clauses, the plainest reason first; empty for a move without a label. */
  public List<String> clauses(AnnotatedMove move) {
    return Stream.concat(telling.reasons(move).stream(), telling.refutation(move).stream())
        .toList();
  }
}
