package org.kifu.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;

/** A fact that a record may say beside its squares, in the words of the table of what survives. */
enum RecordFact {
  SIZE("sizes"),
  START("starts"),
  PASSES("passes"),
  PLAYERS("players"),
  EVENT("event"),
  PLACE("place"),
  YEAR("year"),
  DAY("day"),
  SCORE("score"),
  BOARD_SCORE("empties left out"),
  WINNER("winner"),
  ENDING("ending"),
  THEORY("theory"),
  COMMENTS("comments"),
  TIMES("times"),
  EVALUATIONS("evaluations"),
  VARIATIONS("variations"),
  RATINGS("ratings"),
  KOMI("komi"),
  OWN("own tags");

  private final String label;

  RecordFact(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  /** What a record says of it; nothing if it does not. */
  Optional<Object> of(GameRecord game) {
    return switch (this) {
      case SIZE -> when(!game.rules().equals(GameRecord.OTHELLO), game.rules());
      case START -> when(!game.start().equals(StartSpec.STANDARD), game.start());
      case PASSES -> when(game.moves().contains(MoveToken.Pass.WRITTEN), game.moves());
      case PLAYERS -> players(game.header());
      case EVENT -> text(game.header().event());
      case PLACE -> text(game.header().place());
      case YEAR -> number(OptionalInt.of(game.header().date().year()));
      case DAY -> when(game.header().date().month() > 0, game.header().date());
      case SCORE -> number(game.declared().blackDiscs());
      case BOARD_SCORE -> number(game.declared().boardDiff());
      case WINNER -> game.declared().winner().map(Object.class::cast);
      case ENDING -> when(game.declared().kind() != Outcome.Kind.UNKNOWN, game.declared().kind());
      case THEORY -> game.theory().map(Object.class::cast);
      case COMMENTS -> list(game.remarks().stream().map(RecordFact::words).toList());
      case TIMES -> list(game.clocks());
      case EVALUATIONS -> list(game.notes().evaluations());
      case VARIATIONS -> list(game.notes().variations());
      case RATINGS -> tags(game, name -> name.endsWith("Rating"));
      case KOMI -> tags(game, name -> name.equals(Tag.KOMI));
      case OWN -> tags(game, name -> name.contains(":"));
    };
  }

  /** Brackets and line ends of a comment are a matter of the notation. */
  private static String words(Remark remark) {
    return remark.move() + remark.text().replaceAll("\\W", "");
  }

  private static Optional<Object> when(boolean isThere, Object value) {
    return isThere ? Optional.of(value) : Optional.empty();
  }

  private static Optional<Object> players(GameHeader header) {
    return when(
        !header.black().isEmpty() || !header.white().isEmpty(),
        List.of(header.black(), header.white()));
  }

  private static Optional<Object> text(String text) {
    return when(!text.isEmpty(), text);
  }

  private static Optional<Object> number(OptionalInt number) {
    return when(number.orElse(0) != 0, number);
  }

  private static Optional<Object> list(List<?> list) {
    return when(!list.isEmpty(), list);
  }

  private static Optional<Object> tags(GameRecord game, Predicate<String> isMeant) {
    return list(game.notes().tags().stream().filter(tag -> isMeant.test(tag.name())).toList());
  }
}
