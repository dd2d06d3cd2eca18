package org.kifu.annotate.output;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.MoveToken;
import org.kifu.opening.output.BookText;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/**
 * The wording of annotated games for people.
 *
 * @param words the language
 * @param audience the readers whose terms are used
 */
public record Wording(Words words, Audience audience) {
  /** The most plies of a line that people follow. */
  private static final int LINE = 6;

  /** English, for the players of a club. */
  public static final Wording DEFAULT = new Wording(Words.english(), Audience.CLUB);

  /**
   * The reasons why a move was bad, in the terms of these readers, the main cause first. If none is
   * for them, it is what the refutation achieves.
   */
  public List<String> reasons(AnnotatedMove move) {
    List<String> causes =
        move.reasons().stream()
            .filter(reason -> reason.motif() != Motif.REFUTATION || reason.consequences().isEmpty())
            .filter(reason -> audience.includes(reason.motif().audience()))
            .map(annotationWords()::of)
            .toList();
    return causes.isEmpty() ? consequence(move).stream().toList() : causes;
  }

  private Optional<String> consequence(AnnotatedMove move) {
    return move.playedLine().size() < 2
        ? Optional.empty()
        : move.reasons().stream()
            .flatMap(reason -> reason.consequences().stream())
            .filter(consequence -> audience.includes(consequence.effect().audience()))
            .map(
                consequence ->
                    annotationWords().of(move.playedLine().get(1).toString(), consequence))
            .findFirst();
  }

  /** The words for what the annotation found, in the same language. */
  AnnotationWords annotationWords() {
    return new AnnotationWords(words);
  }

  /**
   * The refutation of a labelled move, as a clause; nothing for a move without a label, or if no
   * line is known.
   */
  public Optional<String> refutation(AnnotatedMove move) {
    List<MoveToken> line = move.playedLine();
    return move.label().isPresent() && line.size() > 1
        ? Optional.of(words.follows(line.subList(1, Math.min(line.size(), LINE + 1))))
        : Optional.empty();
  }

  /**
   * The best move and best play after it, as a clause; nothing for a move without a label, or if no
   * line is known.
   */
  Optional<String> bestLine(AnnotatedMove move) {
    List<MoveToken> line = move.line();
    return move.label().isPresent() && line.size() > 1
        ? Optional.of(
            words.filled("best.line", words.moves(line.subList(0, Math.min(line.size(), LINE)))))
        : Optional.empty();
  }

  /** The verdict on a tournament game, and on the play of each side, as one sentence. */
  public String verdict(AnnotatedGame game) {
    return VerdictText.of(game, this).sentence();
  }

  /**
   * The clauses of the verdict: how a tournament game was decided; what was better, if one move
   * decided it; how well each side played; and how well beside others, if that is known.
   */
  public List<String> verdictClauses(AnnotatedGame game) {
    return VerdictText.of(game, this).clauses();
  }

  /** The verdict of another engine; nothing if it agrees or there is no other engine. */
  public Optional<String> disagreement(AnnotatedMove move) {
    return move.disagreement().map(other -> told(other, move));
  }

  /** The moves of other games in the place of a move; nothing if no book knows the position. */
  public Optional<String> book(AnnotatedGame game, AnnotatedMove move) {
    return Optional.ofNullable(game.book().get(move.ply()))
        .filter(book -> !book.isEmpty())
        .map(book -> words.filled("book", BookText.of(book)));
  }

  private String told(Disagreement other, AnnotatedMove move) {
    String best = MoveToken.joined(other.best());
    return switch (other.says()) {
      case Disagreement.Values values -> told(best, values, values.lossCentidiscs(move.mover()));
      case Disagreement.MoveAlone(int loss) ->
          words.filled("disagreement.move", best, Discs.rounded(loss, move.certainty().isExact()));
    };
  }

  private String told(String best, Disagreement.Values other, int loss) {
    boolean exact = other.certainty().isExact();
    String value = Discs.signed(other.bestBlackCentidiscs(), exact);
    return loss == 0
        ? words.filled("disagreement.none", best, value)
        : words.filled(
            "disagreement",
            best,
            value,
            Discs.rounded(loss, exact),
            other.label().map(annotationWords()::of).orElse(words.of("no.label")));
  }

  /**
   * The reasons and the refutation as clauses, the plainest first; empty for a move without a
   * label.
   */
  public List<String> clauses(AnnotatedMove move) {
    return Stream.concat(reasons(move).stream(), refutation(move).stream()).toList();
  }

  /** The same clauses, and last the best line. */
  List<String> clausesAndBest(AnnotatedMove move) {
    return Stream.concat(clauses(move).stream(), bestLine(move).stream()).toList();
  }
}
