package org.kifu.export;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Audience;

/**
 * How annotated games are told to people.
 *
 * @param words the language
 * @param audience whose terms are used
 */
public record Telling(Words words, Audience audience) {
  /** Plies of a line that people follow. */
  private static final int LINE = 6;

  /** English, for the players of a club. */
  public static final Telling DEFAULT = new Telling(Words.english(), Audience.CLUB);

  /** Why a move was bad in the terms of these readers, the plainest first. */
  public List<String> reasons(AnnotatedMove move) {
    return move.reasons().stream()
        .filter(reason -> audience.includes(reason.motif().audience()))
        .map(words::of)
        .toList();
  }

  /** What refutes a labelled move, as a clause; nothing for another, or if no line is known. */
  public Optional<String> refutation(AnnotatedMove move) {
    List<String> line = move.playedLine();
    return move.label().isPresent() && line.size() > 1
        ? Optional.of(words.follows(line.subList(1, Math.min(line.size(), LINE + 1))))
        : Optional.empty();
  }
}
