package org.kifu.annotate.output;

import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.LabelRule.Scale;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/** The words for phases, labels, reasons and the end of the book, in one language. */
public record AnnotationWords(Words words) {
  /** A reason as a clause, such as {@code gives away the corner h1}, for all that is known. */
  public String of(Reason reason) {
    return reason.motif() == Motif.REFUTATION
            && !reason.consequences().isEmpty()
            && !reason.squares().isEmpty()
        ? of(reason.squares().getFirst(), reason.consequences().getFirst())
        : words.filled(
            "reason." + reason.motif().code(),
            String.join(" ", reason.squares()),
            Integer.toString(reason.played()),
            Integer.toString(reason.best()),
            reason.squares().isEmpty() ? "" : reason.squares().getFirst(),
            reason.squares().isEmpty() ? "" : reason.squares().getLast());
  }

  /**
   * What a refutation achieves, as a clause.
   *
   * @param reply the first move of the refutation
   */
  String of(String reply, Consequence consequence) {
    return words.filled(
        "consequence." + consequence.effect().code(),
        reply,
        String.join(" ", consequence.squares()),
        Integer.toString(consequence.played()),
        Integer.toString(consequence.best()));
  }

  /** The name of a phase. */
  public String of(Phase phase) {
    return words.of("phase." + phase.label());
  }

  /** The name of a label. */
  public String of(MoveLabel label) {
    return words.of("label." + label.label());
  }

  /**
   * The rule of the labels.
   *
   * @param key the key of the sentence or clause
   */
  public String of(LabelRule rule, String key) {
    return words.filled(
        rule.scale() == Scale.DISCS
            ? key
            : key + "." + rule.scale().name().toLowerCase(Locale.ROOT),
        Discs.text(rule.inaccuracy()),
        Discs.text(rule.mistake()),
        Discs.text(rule.blunder()),
        Discs.text(rule.probableMargin()),
        Discs.text(rule.estimatedMargin()));
  }

  /**
   * The side that made the first move out of book, and the number of that move; passes do not
   * count. Empty if the game ends within the book.
   */
  public Optional<String> outOfBook(AnnotatedGame game) {
    return game.firstUnknown()
        .map(
            first ->
                words.filled(
                    "page.left", words.of(first.mover()), Long.toString(number(game, first))));
  }

  private static long number(AnnotatedGame game, AnnotatedMove move) {
    return game.moves().stream().limit(move.ply()).filter(each -> !each.isPass()).count();
  }
}
