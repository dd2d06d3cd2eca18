package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.output.RecordedNotes.VariationText;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Variation;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Wording;
import org.kifu.words.Words;

/**
 * An annotated game as a record that a notation can hold: the values of the moves where the
 * notation has a place for them, labels and reasons as comments. All comments of ours begin with
 * {@code Kifu:}, beside those of the record. Passes are written out.
 */
public final class AnnotatedRecord {
  private AnnotatedRecord() {}

  /**
   * For GGF: the values are the moves' evaluations, in discs for the mover; times are those of the
   * record. What the record itself claimed in their place, and its variations, become comments.
   */
  public static GameRecord forGgf(AnnotatedGame game, Wording wording) {
    return record(game, new GgfNotes(game, wording).notes());
  }

  /**
   * For SGF: the values stand in {@code V}, in discs for black after the move; {@code BM} marks
   * mistakes and blunders, {@code DO} inaccuracies, {@code TE} the only move that kept the result;
   * the best line is a variation of each labelled move.
   */
  public static GameRecord forSgf(AnnotatedGame game, Wording wording) {
    return record(game, new SgfNotes(game, wording).notes());
  }

  private static GameRecord record(AnnotatedGame game, Notes notes) {
    GameSummary facts = game.game();
    return new GameRecord(
        facts.header(),
        facts.rules(),
        facts.start(),
        MoveList.of(game.moves().stream().map(AnnotatedMove::move).toList()),
        outcome(facts.result()),
        Optional.empty(),
        notes);
  }

  /** As the source declares it, else as the board shows. */
  private static Outcome outcome(GameResult result) {
    OptionalInt counted =
        result.count().isPresent()
            ? OptionalInt.of(result.count().get().blackDiscs())
            : OptionalInt.empty();
    return new Outcome(
        result.kind(),
        result.declaredBlackDiscs().isPresent() ? result.declaredBlackDiscs() : counted);
  }

  /**
   * What the comment before the first move says of the opening and of the values.
   *
   * @param sign the key of the words for whom they are positive
   */
  static String settings(AnnotatedGame game, Words words, String sign) {
    GameHeading heading = new GameHeading(game, Glyphs.ASCII, words);
    List<String> facts =
        Stream.concat(heading.opening(), heading.settings(sign))
            .filter(GameHeading.HeadingLine::isKnown)
            .map(fact -> PlainText.blanked(fact.text(words)))
            .toList();
    return MoveComment.SIGNATURE + words.sentence(facts);
  }

  /** The notes of a record and ours as GGF holds them. */
  private record GgfNotes(AnnotatedGame game, Wording wording) {
    Notes notes() {
      Notes recorded = game.notes();
      List<Remark> remarks = new ArrayList<>(recorded.remarks());
      recorded.evaluations().forEach(each -> remarks.add(recordedValue(each)));
      recorded.variations().forEach(each -> remarks.add(recordedLine(each)));
      remarks.add(new Remark(0, AnnotatedRecord.settings(game, wording.words(), "sign.mover")));
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
      new MoveComment(game, wording)
          .of(move)
          .ifPresent(text -> remarks.add(new Remark(move.ply(), text)));
    }

    private Remark recordedValue(Evaluation evaluation) {
      String text = new MoveComment(game, wording).recordedValue(evaluation.discs());
      return new Remark(evaluation.move() + 1, text);
    }

    /** A variation and what it says, in one comment at the move that it is an alternative to. */
    private Remark recordedLine(Variation variation) {
      String text = new MoveComment(game, wording).recordedLine(VariationText.of(variation));
      return new Remark(variation.beside(game.moves().size()), text);
    }
  }
}
