package org.kifu.archive.dedup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.kifu.archive.dedup.RecordFacts.DeclaredText;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.archive.query.FoldedName;
import org.kifu.game.Outcome;

/** The agreement of two records that may be of one game, and their common knowledge. */
public final class RecordAgreement {
  private RecordAgreement() {}

  /**
   * The fields that contradict each other. An unknown fact contradicts nothing. Names agree without
   * regard to case and accents, a date with a more precise one, a score with the same score and the
   * kind of its game.
   */
  public static List<FactField> conflicts(RecordFacts one, RecordFacts other) {
    List<FactField> conflicts = new ArrayList<>();
    for (FactField field : FactField.values()) {
      if (field.isKnown(one) && field.isKnown(other) && !agree(field, one, other)) {
        conflicts.add(field);
      }
    }
    return conflicts;
  }

  private static boolean agree(FactField field, RecordFacts one, RecordFacts other) {
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
    return kinds
        && agree(one.blackDiscs(), other.blackDiscs())
        && agree(one.boardDiff(), other.boardDiff())
        && (one.winner().equals(other.winner())
            || one.winner().isEmpty()
            || other.winner().isEmpty());
  }

  private static boolean agree(OptionalInt one, OptionalInt other) {
    return one.equals(other) || one.isEmpty() || other.isEmpty();
  }

  private static Outcome union(Outcome one, Outcome other) {
    return new Outcome(
        one.kind() == Outcome.Kind.UNKNOWN ? other.kind() : one.kind(),
        one.blackDiscs().isPresent() ? one.blackDiscs() : other.blackDiscs(),
        one.boardDiff().isPresent() ? one.boardDiff() : other.boardDiff(),
        one.winner().or(other::winner));
  }

  /**
   * The facts of both. Where they agree in different words, the more precise one counts, else the
   * first.
   *
   * @param one facts that do not contradict the other
   */
  public static RecordFacts union(RecordFacts one, RecordFacts other) {
    return new RecordFacts(
        known(FactField.BLACK, one, other),
        known(FactField.WHITE, one, other),
        known(FactField.EVENT, one, other),
        known(FactField.PLACE, one, other),
        moreExact(one.date(), other.date()),
        known(FactField.ROUND, one, other),
        DeclaredText.of(union(one.declared(), other.declared())),
        known(FactField.THEORY, one, other),
        known(FactField.NOTES, one, other),
        Math.max(one.noteCount(), other.noteCount()));
  }

  private static String known(FactField field, RecordFacts one, RecordFacts other) {
    return field.isKnown(one) || !field.isKnown(other) ? field.of(one) : field.of(other);
  }

  private static String moreExact(String date, String other) {
    return other.length() > date.length() ? other : date;
  }

  /** The fields about which the other record knows more. */
  public static List<FactField> added(RecordFacts facts, RecordFacts other) {
    RecordFacts both = union(facts, other);
    List<FactField> added = new ArrayList<>();
    for (FactField field : FactField.values()) {
      if (!Objects.equals(field.of(both), field.of(facts))) {
        added.add(field);
      }
    }
    return added;
  }
}
