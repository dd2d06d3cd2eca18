package org.kifu.notation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;

/** The parts of one game that a notation cannot hold, as one phrase each for a writer to report. */
public final class WritingLosses {
  private final GameRecord game;
  private final Set<String> phrases = new LinkedHashSet<>();

  private WritingLosses(GameRecord game) {
    this.game = game;
  }

  /** Returns the losses of a game, at first none. */
  public static WritingLosses of(GameRecord game) {
    return new WritingLosses(game);
  }

  /** Adds the rules, for a notation that does not name them. */
  public WritingLosses withoutRules() {
    return when(!game.rules().equals(GameRecord.OTHELLO), "the rules " + game.rules());
  }

  /** Adds those of the parts that the game has. */
  public WritingLosses without(Part... parts) {
    for (Part part : parts) {
      if (part.isIn(game)) {
        phrases.add(part.phrase());
      }
    }
    return this;
  }

  /** Adds a part, unless a tag of the notation keeps the words of the source. */
  public WritingLosses withoutUnlessTagged(Part part, String tag) {
    return when(part.isIn(game) && !new MoveNotes(game.notes()).hasTag(tag), part.phrase());
  }

  /** Adds a phrase if what it describes is lost. */
  public WritingLosses when(boolean isLost, String phrase) {
    if (isLost) {
      phrases.add(phrase);
    }
    return this;
  }

  /** Adds the tags that the notation cannot hold. */
  public WritingLosses tags(Predicate<Tag> holds) {
    tags(game.notes(), holds);
    return this;
  }

  private void tags(Notes notes, Predicate<Tag> holds) {
    for (Tag tag : notes.tags()) {
      if (!holds.test(tag)) {
        phrases.add("the tag " + tag.name());
      }
    }
    for (Variation variation : notes.variations()) {
      tags(variation.notes(), holds);
    }
  }

  /** Adds variations after the last move, for notations in which a variation replaces a move. */
  public WritingLosses withoutVariationsAtTheEnd() {
    return when(
        endsInVariation(game.notes(), game.moves().size()), "variations after the last move");
  }

  private static boolean endsInVariation(Notes notes, int moves) {
    return notes.variations().stream()
        .anyMatch(
            each -> each.move() >= moves || endsInVariation(each.notes(), each.moves().size()));
  }

  /** Adds the places of comments after variations, for notations with comments only at moves. */
  public WritingLosses withoutPlacesAfterVariations() {
    return when(isAnyAfterVariation(game.notes()), "the places of comments after variations");
  }

  private static boolean isAnyAfterVariation(Notes notes) {
    return notes.remarks().stream().anyMatch(each -> each.variations() > 0)
        || notes.variations().stream().anyMatch(each -> isAnyAfterVariation(each.notes()));
  }

  /**
   * Adds the texts that the notation holds in another wording.
   *
   * @param names a function from names to the names that will be read again
   * @param remarks a function from comments to the comments that will be read again
   * @param values a function from values of tags to the values that will be read again
   */
  public WritingLosses wording(
      UnaryOperator<String> names, UnaryOperator<String> remarks, UnaryOperator<String> values) {
    GameHeader header = game.header();
    for (String name : List.of(header.black(), header.white(), header.event(), header.place())) {
      when(!names.apply(name).equals(name), "the exact wording of '%s'".formatted(name));
    }
    wording(game.notes(), remarks, values);
    return this;
  }

  private void wording(Notes notes, UnaryOperator<String> remarks, UnaryOperator<String> values) {
    for (Remark remark : notes.remarks()) {
      when(!remarks.apply(remark.text()).equals(remark.text()), "the exact wording of comments");
    }
    for (Tag tag : notes.tags()) {
      when(!values.apply(tag.value()).equals(tag.value()), "the exact wording of " + tag.name());
    }
    for (Variation variation : notes.variations()) {
      wording(variation.notes(), remarks, values);
    }
  }

  /** All phrases, each once. */
  public List<String> phrases() {
    return List.copyOf(phrases);
  }

  /** A part of a record for which some notations have no place. */
  public enum Part {
    PLAYERS("the players' names"),
    EVENT("the event"),
    PLACE("the place"),
    DATE("the date"),
    SCORE("the declared score"),
    BOARD_SCORE("that the declared score leaves out the empty squares"),
    RESULT_KIND("how the game ended"),
    REMARKS("comments"),
    CLOCKS("times"),
    EVALUATIONS("evaluations"),
    VARIATIONS("variations"),
    THEORY("the theoretical score");

    private final String phrase;

    Part(String phrase) {
      this.phrase = phrase;
    }

    /** The words for the part, for a writer to report. */
    public String phrase() {
      return phrase;
    }

    /** Whether a game has this part. */
    boolean isIn(GameRecord game) {
      return switch (this) {
        case PLAYERS -> !game.header().black().isEmpty() || !game.header().white().isEmpty();
        case EVENT -> !game.header().event().isEmpty();
        case PLACE -> !game.header().place().isEmpty();
        case DATE -> !game.header().date().equals(GameDate.UNKNOWN);
        case SCORE -> game.declared().blackDiscs().isPresent();
        case BOARD_SCORE -> game.declared().boardDiff().isPresent();
        case RESULT_KIND -> game.declared().kind() != Outcome.Kind.UNKNOWN;
        case REMARKS -> !game.remarks().isEmpty();
        case CLOCKS -> !game.clocks().isEmpty();
        case EVALUATIONS -> !game.notes().evaluations().isEmpty();
        case VARIATIONS -> !game.notes().variations().isEmpty();
        case THEORY -> game.theory().isPresent();
      };
    }
  }
}
