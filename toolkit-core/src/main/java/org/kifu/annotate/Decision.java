package org.kifu.annotate;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Verdict.Kind;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;

/**
 * The decision of a game: who won, by which move, and which moves turned it. The deciding move is
 * the largest loss of the loser since it last had an even chance.
 */
final class Decision {
  /** The number of turning points up to which doubtful ones are added, and the most of a game. */
  private static final int ENOUGH = 3;

  private static final int MOST = 5;

  /** The swings of a game that is decided by the last of them. */
  private static final int MANY_SWINGS = 3;

  private static final int EVEN = Outlook.WIN / 2;

  /** The distance from an even chance at which a side stands better in an unfinished game. */
  private static final int BETTER = 500;

  /** A number of hundredths of a disc that no move loses. */
  private static final int RESULT = 1_000_000;

  private static final Comparator<AnnotatedMove> LARGEST_FIRST =
      Comparator.comparingInt(Decision::loss).reversed().thenComparingInt(AnnotatedMove::ply);

  private final AnnotatedGame game;
  private final List<AnnotatedMove> moves;

  /** The moves that may be turning points, in their order. */
  private final List<AnnotatedMove> turns;

  Decision(AnnotatedGame game) {
    this.game = game;
    this.moves = game.moves();
    this.turns = moves.stream().filter(TurningPoint::isOne).toList();
  }

  /** The turning points, the largest loss first; with the deciding one, however small. */
  List<TurningPoint> turningPoints() {
    Optional<AnnotatedMove> decisive = verdict().decisive();
    Stream<AnnotatedMove> others =
        turns.stream().filter(move -> !decisive.equals(Optional.of(move))).sorted(LARGEST_FIRST);
    Stream<AnnotatedMove> doubtful =
        moves.stream()
            .filter(TurningPoint::isDoubtful)
            .sorted(LARGEST_FIRST)
            .limit(Math.max(0, ENOUGH - turns.size()));
    return Stream.of(decisive.stream(), others, doubtful)
        .flatMap(Function.identity())
        .limit(MOST)
        .sorted(LARGEST_FIRST)
        .map(move -> new TurningPoint(move, decisive.equals(Optional.of(move))))
        .toList();
  }

  Verdict verdict() {
    Optional<FinalCount> count = game.game().result().count();
    OptionalInt declared = game.game().result().declaredBlackDiscs();
    if (count.isPresent()) {
      return count.get().winner().map(this::won).orElseGet(this::drawn);
    }
    if (declared.isEmpty()) {
      GameResult result = game.game().result();
      return result.declaredWinner().isPresent()
          ? declared(result.declaredWinner().get())
          : result.kind() == Outcome.Kind.AGREED ? drawn() : unfinished();
    }
    return Catalogue.byName(game.game().rules())
        .flatMap(entry -> entry.rules().scoring())
        .flatMap(scoring -> scoring.ofBlack(declared.getAsInt()))
        .map(told -> told.winner().map(this::declared).orElseGet(this::drawn))
        .orElseGet(this::unfinished);
  }

  /** A game that its source declares won before the end. */
  private Verdict declared(Disc winner) {
    return standing(moves.getLast().after(), winner) < 0
        ? verdict(Kind.AGAINST_THE_BOARD, Optional.of(winner), Optional.empty())
        : won(winner);
  }

  private Verdict won(Disc winner) {
    Optional<AnnotatedMove> decisive = decisive(winner.opponent());
    Kind kind =
        turns.isEmpty()
            ? Kind.CLEAN
            : decisive
                .map(move -> isLastSwing(move) ? Kind.LAST_SWING : Kind.DECIDED)
                .orElse(Kind.GRADUAL);
    return verdict(kind, Optional.of(winner), decisive);
  }

  /** The largest loss of a side since it last stood no worse than the other. */
  private Optional<AnnotatedMove> decisive(Disc loser) {
    int since =
        moves.stream()
            .filter(move -> standing(move.afterBest(), loser) >= 0)
            .mapToInt(AnnotatedMove::ply)
            .max()
            .orElse(0);
    return turns.stream()
        .filter(move -> move.mover() == loser && move.ply() >= since)
        .min(LARGEST_FIRST);
  }

  private boolean isLastSwing(AnnotatedMove move) {
    List<AnnotatedMove> swings = turns.stream().filter(Decision::isSwing).toList();
    return swings.size() >= MANY_SWINGS && swings.getLast().equals(move);
  }

  private Verdict drawn() {
    Optional<AnnotatedMove> slip =
        turns.stream()
            .filter(move -> standing(move.afterBest(), move.mover()) > 0)
            .reduce((_, later) -> later);
    Kind kind = turns.isEmpty() ? Kind.CLEAN : slip.isPresent() ? Kind.LET_SLIP : Kind.DRAWN;
    return verdict(kind, Optional.empty(), slip);
  }

  private Verdict unfinished() {
    Predicate<Disc> leads = side -> isBetter(moves.getLast(), side);
    Optional<Disc> leader =
        leads.test(Disc.BLACK)
            ? Optional.of(Disc.BLACK)
            : leads.test(Disc.WHITE) ? Optional.of(Disc.WHITE) : Optional.empty();
    return verdict(Kind.UNFINISHED, leader, leader.map(Disc::opponent).flatMap(this::decisive));
  }

  private Verdict verdict(Kind kind, Optional<Disc> winner, Optional<AnnotatedMove> decisive) {
    int swings = (int) turns.stream().filter(Decision::isSwing).count();
    return new Verdict(kind, winner, decisive, swings);
  }

  /** Whether a side stands better after a move, by more than the possible error of the search. */
  private boolean isBetter(AnnotatedMove last, Disc side) {
    OptionalInt chance = last.after().win(side);
    boolean isUsual = game.game().rules().equals(GameRecord.OTHELLO);
    int error = isUsual ? 0 : game.settings().labels().margin(last.certainty().confidence());
    return chance.isPresent()
        ? chance.getAsInt() >= EVEN + BETTER
        : last.after().centidiscs(side) > error;
  }

  /** The standing of a side: 1 better than the other, 0 even, -1 worse. */
  private static int standing(Outlook outlook, Disc side) {
    OptionalInt chance = outlook.win(side);
    return chance.isPresent()
        ? Integer.compare(chance.getAsInt(), EVEN)
        : Integer.signum(outlook.centidiscs(side));
  }

  private static boolean isSwing(AnnotatedMove move) {
    return standing(move.afterBest(), move.mover()) >= 0
        && standing(move.after(), move.mover()) < 0;
  }

  /** The chance that a move gave away; where it is not known, the result and then the discs. */
  private static int loss(AnnotatedMove move) {
    OptionalInt chance = move.winLoss();
    if (chance.isPresent()) {
      return chance.getAsInt();
    }
    int result =
        move.certainty().reachesTheEnd()
            ? Integer.signum(move.bestMoverCentidiscs()) - Integer.signum(move.moverCentidiscs())
            : 0;
    return result * RESULT + move.lossCentidiscs();
  }
}
