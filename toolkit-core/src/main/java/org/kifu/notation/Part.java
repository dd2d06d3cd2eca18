package org.kifu.notation;

import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;

/** A part of a record that some notations have no place for. */
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

  /** What it is, for {@link GameWriter#losses}. */
  String phrase() {
    return phrase;
  }

  /** Whether a game has it. */
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
