package org.kifu.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.kifu.dedup.FactField;
import org.kifu.dedup.GameFacts;
import org.kifu.game.Outcome;
import org.kifu.query.FoldedName;

/** Whether two records may speak of one game, and what they know together. */
final class Agreement {
  private Agreement() {}

  /**
   * The fields that contradict each other. What is not known contradicts nothing; names agree
   * without regard to case and accents, a date with a more precise one, a score with the same score
   * and the kind of its game.
   */
  static List<FactField> conflicts(GameFacts one, GameFacts other) {
    List<FactField> conflicts = new ArrayList<>();
    for (FactField field : FactField.values()) {
      if (field.isKnown(one) && field.isKnown(other) && !agree(field, one, other)) {
        conflicts.add(field);
      }
    }
    return conflicts;
  }

  private static boolean agree(FactField field, GameFacts one, GameFacts other) {
    String text = field.of(one);
    String otherText = field.of(other);
    return switch (field) {
      case BLACK, WHITE, EVENT, PLACE, ROUND ->
          FoldedName.of(text).equals(FoldedName.of(otherText));
      case DATE -> text.startsWith(otherText) || otherText.startsWith(text);
      case RESULT -> agree(one.declared(), other.declared());
      case THEORY, NOTES -> text.equals(otherText);
    };
  }

  private static boolean agree(Outcome one, Outcome other) {
    boolean kinds =
        one.kind() == other.kind()
            || one.kind() == Outcome.Kind.UNKNOWN
            || other.kind() == Outcome.Kind.UNKNOWN;
    boolean discs =
        one.blackDiscs().equals(other.blackDiscs())
            || one.blackDiscs().isEmpty()
            || other.blackDiscs().isEmpty();
    return kinds && discs;
  }

  /**
   * What both know; where they agree in different words, what is more precise, else the first.
   *
   * @param one not in conflict with the other
   */
  static GameFacts union(GameFacts one, GameFacts other) {
    return new GameFacts(
        known(FactField.BLACK, one, other),
        known(FactField.WHITE, one, other),
        known(FactField.EVENT, one, other),
        known(FactField.PLACE, one, other),
        longer(FactField.DATE, one, other),
        known(FactField.ROUND, one, other),
        longer(FactField.RESULT, one, other),
        known(FactField.THEORY, one, other),
        known(FactField.NOTES, one, other),
        Math.max(one.noteCount(), other.noteCount()));
  }

  private static String known(FactField field, GameFacts one, GameFacts other) {
    return field.isKnown(one) || !field.isKnown(other) ? field.of(one) : field.of(other);
  }

  private static String longer(FactField field, GameFacts one, GameFacts other) {
    String text = field.of(one);
    String otherText = field.of(other);
    return otherText.length() > text.length() ? otherText : text;
  }

  /** The fields of which the other knows more. */
  static List<FactField> added(GameFacts facts, GameFacts other) {
    GameFacts both = union(facts, other);
    List<FactField> added = new ArrayList<>();
    for (FactField field : FactField.values()) {
      if (!Objects.equals(field.of(both), field.of(facts))) {
        added.add(field);
      }
    }
    return added;
  }
}
