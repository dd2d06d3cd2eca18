package org.kifu.export;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;

/** Why a labelled move was bad, and what refutes it, as clauses for a reader. */
record MoveReasons(Telling telling) {
  /** The clauses, the plainest reason first; empty for a move without a label. */
  List<String> clauses(AnnotatedMove move) {
    return Stream.concat(telling.reasons(move).stream(), telling.refutation(move).stream())
        .toList();
  }
}
