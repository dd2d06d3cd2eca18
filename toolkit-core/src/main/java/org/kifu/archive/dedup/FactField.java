package org.kifu.archive.dedup;

import java.util.Locale;

/** The fields of {@link RecordFacts}, by name. */
public enum FactField {
  BLACK,
  WHITE,
  EVENT,
  PLACE,
  DATE,
  ROUND,
  RESULT,
  THEORY,
  NOTES;

  /** The field's text; empty if the source says nothing. */
  public String of(RecordFacts facts) {
    return switch (this) {
      case BLACK -> facts.black();
      case WHITE -> facts.white();
      case EVENT -> facts.event();
      case PLACE -> facts.place();
      case DATE -> facts.date();
      case ROUND -> facts.round();
      case RESULT -> facts.result();
      case THEORY -> facts.theory();
      case NOTES -> facts.notes();
    };
  }

  /** Whether the source says something: {@code ???} is nothing. */
  public boolean isKnown(RecordFacts facts) {
    return RecordFacts.isKnown(of(facts));
  }

  /** The name in output. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
