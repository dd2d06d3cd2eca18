package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.Evaluation;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Variation;
import org.kifu.words.Telling;

/** The notes of a record and ours as GGF holds them. */
record GgfNotes(AnnotatedGame game, Telling telling) {
  Notes notes() {
    Notes recorded = game.notes();
    List<Remark> remarks = new ArrayList<>(recorded.remarks());
    recorded.evaluations().forEach(each -> remarks.add(recordedValue(each)));
    recorded.variations().forEach(each -> remarks.add(recordedLine(each)));
    remarks.add(new Remark(0, AnnotatedRecord.settings(game, telling.words(), "sign.mover")));
    game.moves().forEach(move -> addComment(remarks, move));
    remarks.sort(Comparator.comparingInt(Remark::move));
    return new Notes(
        remarks,
        recorded.clocks(),
        game.moves().stream().map(GgfNotes::value).toList(),
        recorded.tags(),
        List.of());
  }

  private static Evaluation value(AnnotatedMove move) {
    return new Evaluation(move.ply() - 1, move.moverCentidiscs() / 100.0);
  }

  private void addComment(List<Remark> remarks, AnnotatedMove move) {
    new MoveComment(game, telling)
        .of(move)
        .ifPresent(text -> remarks.add(new Remark(move.ply(), text)));
  }

  private Remark recordedValue(Evaluation evaluation) {
    String text = new MoveComment(game, telling).recordedValue(evaluation.discs());
    return new Remark(evaluation.move() + 1, text);
  }

  /** A variation and what it says, in one comment at the move that it is an alternative to. */
  private Remark recordedLine(Variation variation) {
    String text = new MoveComment(game, telling).recordedLine(VariationText.of(variation));
    return new Remark(variation.beside(game.moves().size()), text);
  }
}
