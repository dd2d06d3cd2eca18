package org.kifu.archive.review;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.query.FoldedName;

/**
 * The bad moves that become problems. A condition that is empty holds for every move.
 *
 * @param least the mildest label; empty if moves without a label are wanted too
 * @param loss the part of the chance to win that the move gave away
 * @param phases the phases of the game
 * @param motifs the main causes, which are the first reasons of the moves
 * @param opening the name of the opening of the game, or a part of it
 */
public record DrillChoice(
    Optional<MoveLabel> least,
    Optional<ChanceRange> loss,
    Set<Phase> phases,
    Set<Motif> motifs,
    Optional<FoldedName> opening) {
  /** Copies the sets. */
  public DrillChoice {
    phases = Set.copyOf(phases);
    motifs = Set.copyOf(motifs);
  }

  /** All moves with at least this label. */
  public static DrillChoice of(MoveLabel least) {
    return new DrillChoice(
        Optional.of(least), Optional.empty(), Set.of(), Set.of(), Optional.empty());
  }

  /** Whether a move of a game becomes a problem. */
  boolean includes(ReviewedGame game, AnnotatedMove move) {
    return move.isJudged()
        && move.lossCentidiscs() > 0
        && !move.line().isEmpty() // a problem shows why its solution is best
        && least.stream().allMatch(label -> isAsBad(move, label))
        && loss.stream().allMatch(range -> range.includes(move))
        && (phases.isEmpty() || phases.contains(Drill.phase(move, game.game().game())))
        && (motifs.isEmpty() || move.reasons().stream().limit(1).anyMatch(this::isWanted))
        && opening.stream().allMatch(name -> isNamed(game, name));
  }

  private boolean isWanted(Reason reason) {
    return motifs.contains(reason.motif());
  }

  private static boolean isAsBad(AnnotatedMove move, MoveLabel least) {
    return move.label().filter(label -> label.compareTo(least) >= 0).isPresent();
  }

  private static boolean isNamed(ReviewedGame game, FoldedName part) {
    AnnotatedGame whole = game.game();
    return Stream.of(whole, whole.named(Locale.JAPANESE))
        .flatMap(each -> each.opening().stream())
        .anyMatch(opening -> FoldedName.of(opening.name().toString()).contains(part));
  }

  /**
   * A range of losses of the chance to win, both ends included.
   *
   * @param least the smallest loss, in ten-thousandths
   * @param most the largest loss, in ten-thousandths
   */
  public record ChanceRange(int least, int most) {
    /** Whether the loss of a move is known and in the range. */
    boolean includes(AnnotatedMove move) {
      return move.winLoss().stream().anyMatch(loss -> least <= loss && loss <= most);
    }
  }
}
