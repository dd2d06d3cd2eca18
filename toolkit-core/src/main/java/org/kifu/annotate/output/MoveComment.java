package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.MoveToken;
import org.kifu.words.Discs;
import org.kifu.words.PlainText;
import org.kifu.words.Wording;

/** The comments of a record on a move, as we write them. */
record MoveComment(AnnotatedGame game, Wording wording) {
  /** Begins every comment of ours, which tells it apart from those of the record. */
  static final String SIGNATURE = "Kifu: ";

  /** Label, loss, the best move, the reasons and the book; nothing where no words are needed. */
  Optional<String> of(AnnotatedMove move) {
    List<String> clauses = new ArrayList<>();
    move.label().ifPresent(label -> clauses.add(loss(move, wording.words().of(label))));
    if (move.only()) {
      clauses.add(wording.words().of(move.lossCentidiscs() == 0 ? "only.found" : "only.missed"));
    }
    clauses.addAll(wording.clauses(move));
    wording.disagreement(move).ifPresent(clauses::add);
    wording.book(game, move).ifPresent(clauses::add);
    return clauses.isEmpty()
        ? Optional.empty()
        : Optional.of(SIGNATURE + wording.words().sentence(clauses));
  }

  private String loss(AnnotatedMove move, String label) {
    return wording
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
        + wording.words().filled("comment.best", Discs.signed(move.bestBlackCentidiscs()));
  }

  /** What the record itself claims a move to be worth, seen by its player. */
  String recordedValue(double discs) {
    return SIGNATURE + wording.words().filled("recorded.value", PlainText.of(discs));
  }

  /** A value as the record writes it in a tag of its own. */
  String recordedTag(String value) {
    return SIGNATURE + wording.words().filled("recorded.tag", value);
  }

  /** A variation of the record for which the notation has no place. */
  String recordedLine(String line) {
    return SIGNATURE + wording.words().filled("recorded.line", line);
  }

  /** The seconds that the record gives for a move. */
  String recordedTime(double seconds) {
    return SIGNATURE + wording.words().filled("recorded.time", PlainText.of(seconds));
  }
}
