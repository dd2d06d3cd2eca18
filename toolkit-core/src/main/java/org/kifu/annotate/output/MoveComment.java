package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.MoveToken;
import org.kifu.words.Discs;
import org.kifu.words.PlainNumber;
import org.kifu.words.Telling;

/** The comments of a record on a move, as we write them. */
record MoveComment(AnnotatedGame game, Telling telling) {
  /** Begins every comment of ours, which tells it apart from those of the record. */
  static final String SIGNATURE = "Kifu: ";

  /** Label, loss, the best move, the reasons and the book; nothing where no words are needed. */
  Optional<String> of(AnnotatedMove move) {
    List<String> clauses = new ArrayList<>();
    move.label().ifPresent(label -> clauses.add(loss(move, telling.words().of(label))));
    if (move.only()) {
      clauses.add(telling.words().of(move.lossCentidiscs() == 0 ? "only.found" : "only.missed"));
    }
    clauses.addAll(telling.clauses(move));
    telling.disagreement(move).ifPresent(clauses::add);
    telling.book(game, move).ifPresent(clauses::add);
    return clauses.isEmpty()
        ? Optional.empty()
        : Optional.of(SIGNATURE + telling.words().sentence(clauses));
  }

  private String loss(AnnotatedMove move, String label) {
    return telling
        .words()
        .filled(
            "comment.loss",
            label,
            Discs.text(move.lossCentidiscs()),
            MoveToken.joined(move.best()),
            Discs.signed(move.bestBlackCentidiscs()));
  }

  /** What is said of the best play that a bad move left. */
  String best(AnnotatedMove move) {
    return SIGNATURE
        + telling.words().filled("comment.best", Discs.signed(move.bestBlackCentidiscs()));
  }

  /** What the record itself claims a move to be worth, seen by its player. */
  String recordedValue(double discs) {
    return SIGNATURE + telling.words().filled("recorded.value", PlainNumber.of(discs));
  }

  /** A value as the record writes it in a tag of its own. */
  String recordedTag(String value) {
    return SIGNATURE + telling.words().filled("recorded.tag", value);
  }

  /** A variation of the record for which the notation has no place. */
  String recordedLine(String line) {
    return SIGNATURE + telling.words().filled("recorded.line", line);
  }

  /** The seconds that the record gives for a move. */
  String recordedTime(double seconds) {
    return SIGNATURE + telling.words().filled("recorded.time", PlainNumber.of(seconds));
  }
}
