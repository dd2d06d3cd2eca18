package org.kifu.export;

import java.util.List;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Audience;

/**
 * How annotated games are told to people.
 *
 * @param words the language
 * @param audience whose terms are used
 */
public record Telling(Words words, Audience audience) {
  /** English, for the players of a club. */
  public static final Telling DEFAULT = new Telling(Words.english(), Audience.CLUB);

  /** Why a move was bad in the terms of these readers, the plainest first. */
  public List<String> reasons(AnnotatedMove move) {
    return move.reasons().stream()
        .filter(reason -> audience.includes(reason.motif().audience()))
        .map(words::of)
        .toList();
  }
}
