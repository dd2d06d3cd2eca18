package org.kifu.export;

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
}
