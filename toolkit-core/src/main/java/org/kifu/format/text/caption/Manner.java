package org.kifu.format.text.caption;

/** The way in which a page states a fact. */
enum Manner {
  /** The key of a value of data. */
  KEY,
  /** The heading of a column. */
  COLUMN,
  /** A tag, {@code [Black "Anna"]}. */
  TAG,
  /** A word before a colon. */
  LABEL,
  /** The form of a line of names. */
  NAMES,
  /** Two names with a sign or a word between them and no score, which may be any two words. */
  PAIR,
  /** Names beside a score, which are players only if the board has it. */
  WITH_SCORE,
  /** The form of a value that nothing names, such as a date. */
  FORM,
  /** Numbers that may be anything. */
  NUMBERS;

  /** Whether only the form of a line of names says what the fact is. */
  boolean isOfNames() {
    return this == NAMES || this == PAIR;
  }

  /** Whether words between the fact and the moves make it that of something else. */
  boolean isLoose() {
    return this == PAIR || this == FORM;
  }

  /** Whether a word says what the fact is. */
  boolean isNamed() {
    return compareTo(LABEL) <= 0;
  }
}
