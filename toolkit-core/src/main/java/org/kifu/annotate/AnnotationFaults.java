package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.Evaluation;
import org.kifu.game.Notes;
import org.kifu.game.Variation;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningStats;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The first fault of an annotated game that was read: a number out of range, a move that the rules
 * forbid, a sum that its moves do not give. An annotation without a fault is true of its game,
 * whoever wrote the file; only the values cannot be checked without a search.
 */
final class AnnotationFaults {
  private static final int MOST_CENTIDISCS = 100 * Square.COUNT;

  /** The greatest estimate of the general engine, which counts more than the discs of the board. */
  private static final int MOST_ESTIMATE = 100_000;

  private static final int DEEPEST = 1000;

  private final AnnotatedGame game;
  private final Rules<?, ?> rules;

  private final int squares;

  /** The greatest value, in hundredths. */
  private final long mostValue;

  /** The curve of the chances to win, if it came with Kifu. */
  private final Optional<WinCurve> chances;

  /** Whether the labels can be told again from the values: they rest on discs or a known curve. */
  private final boolean knowsChances;

  private AnnotationFaults(AnnotatedGame game, Rules<?, ?> rules) {
    this.game = game;
    this.rules = rules;
    this.squares = rules.scoring().map(DiscScoring::squares).orElse(Square.COUNT);
    this.mostValue =
        rules == Othello.RULES ? MOST_CENTIDISCS : Math.max(100L * squares, MOST_ESTIMATE);
    this.chances = game.settings().chances().flatMap(WinCurve::shipped);
    this.knowsChances =
        game.settings().labels().scale() != LabelRule.Scale.CHANCE || chances.isPresent();
  }

  /**
   * Looks for a fault.
   *
   * @return a message that names the field; empty if there is no fault
   */
  static Optional<String> first(AnnotatedGame game) {
    Optional<Catalogue.Entry> entry = Catalogue.byName(game.game().rules());
    if (entry.isEmpty()) {
      return Optional.of("game.rules: " + Catalogue.refusal(game.game().rules()));
    }
    AnnotationFaults faults = new AnnotationFaults(game, entry.get().rules());
    return Stream.<Optional<String>>of(
            faults.ofFacts(), faults.ofMoves(), faults.ofMetrics(), faults.ofNotes())
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> unless(boolean isRight, String field, String fault) {
    return isRight ? Optional.empty() : Optional.of(field + ": " + fault);
  }

  private static boolean isIn(long number, long least, long most) {
    return least <= number && number <= most;
  }

  private Optional<String> ofFacts() {
    int plies = game.moves().size();
    FinalCount count = game.game().result().count().orElse(null);
    boolean isCount =
        count == null
            || isIn(count.blackDiscs(), 0, squares)
                && isIn(count.whiteDiscs(), 0, squares)
                && isIn(count.empties(), 0, squares)
                && count.blackDiscs() + count.whiteDiscs() <= squares;
    boolean isDeclared = isIn(game.game().result().declaredBlackDiscs().orElse(0), 0, 400);
    if (!isCount || !isDeclared) {
      return Optional.of("game.result: no such count of discs");
    }
    for (Loan loan : game.game().loans()) {
      if (!isIn(loan.ply(), 1, plies + 1L) || !isIn(loan.count(), 1, squares)) {
        return Optional.of("game.loans: no such loan");
      }
    }
    if (game.game().number() < 1) {
      return Optional.of("source.game: games count from 1");
    }
    return unless(isIn(game.knownPlies(), 0, plies), "knownOpening.plies", "more than the game has")
        .or(() -> unless(isOpening(plies), "opening.moves", "not those of the game"));
  }

  /** Whether the moves of the named opening are the first ones of the game. */
  private boolean isOpening(int plies) {
    NamedOpening opening = game.opening().orElse(null);
    return opening == null
        || isIn(opening.plies(), 0, plies)
            && opening
                .moves()
                .equals(
                    game.moves().subList(0, opening.plies()).stream()
                        .filter(move -> !move.isPass())
                        .map(move -> move.move().toString())
                        .collect(Collectors.joining()));
  }

  private Optional<String> ofMoves() {
    for (int i = 0; i < game.moves().size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      String field = "moves[" + i + "]";
      Optional<String> fault =
          unless(move.ply() == i + 1, field + ".ply", "out of order")
              .or(() -> ofNumbers(move, field))
              .or(() -> ofBook(move, field));
      if (fault.isPresent()) {
        return fault;
      }
    }
    return MoveFaults.first(rules, game);
  }

  private Optional<String> ofNumbers(AnnotatedMove move, String field) {
    boolean isSure =
        isIn(move.certainty().percent(), 0, 100) && isIn(move.certainty().depth(), 0, DEEPEST);
    boolean isValue = isValue(move.blackCentidiscs()) && isValue(move.bestBlackCentidiscs());
    boolean isLabel = !knowsChances || move.label().equals(label(move));
    return unless(isSure, field + ".confidence", "no such confidence or depth")
        .or(() -> unless(isValue, field + ".blackDiscDiff", "more discs than there are"))
        .or(
            () ->
                unless(move.winLoss().orElse(0) >= 0, field + ".bestBlackWinProb", "not the best"))
        .or(() -> unless(isLabel, field + ".label", "not that of the loss"))
        .or(() -> unless(isRight(move.disagreement()), field + ".disagreement", "no such values"))
        .or(() -> unless(areReasons(move), field + ".reasons", "no such squares or counts"))
        .or(() -> unless(areValued(move), field + ".candidates", "no such values"));
  }

  /** Whether the played and the best moves have their own values among all moves. */
  private boolean areValued(AnnotatedMove move) {
    return move.candidates().stream()
        .allMatch(
            each ->
                isValue(each.after().blackCentidiscs())
                    && isIn(each.certainty().percent(), 0, 100)
                    && isIn(each.certainty().depth(), 0, DEEPEST)
                    && (!each.move().equals(move.move()) || each.after().equals(move.after()))
                    && (!move.best().contains(each.move())
                        || each.after().equals(move.afterBest())));
  }

  private Optional<MoveLabel> label(AnnotatedMove move) {
    return move.forced()
        ? Optional.empty()
        : game.settings()
            .labels()
            .of(move.bestValue(), move.playedValue(), move.empties(), chances);
  }

  private boolean isValue(long centidiscs) {
    return isIn(centidiscs, -mostValue, mostValue);
  }

  private boolean isRight(Optional<Disagreement> found) {
    return found.isEmpty()
        || !found.get().best().isEmpty()
            && switch (found.get().says()) {
              case Disagreement.MoveAlone(int loss) -> isIn(loss, 1, 2 * mostValue);
              case Disagreement.Values(int best, int played, Certainty certainty, var _) ->
                  isValue(best)
                      && isValue(played)
                      && isIn(certainty.percent(), 0, 100)
                      && isIn(certainty.depth(), 0, DEEPEST);
            };
  }

  private boolean areReasons(AnnotatedMove move) {
    return move.reasons().stream()
        .allMatch(
            reason ->
                areNames(reason.squares())
                    && isValue(reason.played())
                    && isValue(reason.best())
                    && reason.consequences().stream().allMatch(this::isConsequence));
  }

  private boolean isConsequence(Consequence consequence) {
    return areNames(consequence.squares())
        && isValue(consequence.played())
        && isValue(consequence.best());
  }

  private Optional<String> ofBook(AnnotatedMove move, String field) {
    for (BookMove played : game.book().getOrDefault(move.ply(), List.of())) {
      OpeningStats stats = played.stats();
      boolean isRight =
          stats.games() > 0
              && stats.blackWins() >= 0
              && stats.draws() >= 0
              && isIn(stats.blackWins(), 0, stats.games() - stats.draws())
              && isIn(stats.games(), 1, Integer.MAX_VALUE)
              && isIn(stats.discSum(), -Square.COUNT * stats.games(), Square.COUNT * stats.games())
              && isSquare(MoveToken.parse(played.move()))
              && areNames(played.equivalents());
      if (!isRight) {
        return Optional.of(field + ".book: no such results");
      }
    }
    return Optional.empty();
  }

  private boolean areNames(List<String> squares) {
    return squares.stream().map(MoveToken::parse).allMatch(this::isSquare);
  }

  private boolean isSquare(MoveToken move) {
    return move.squareOn8x8() >= 0
        || move instanceof Pass
        || move instanceof Place place && squares > Square.COUNT && isOnBoard(rules, place);
  }

  /** Whether a larger board has a square. */
  private static <P, M> boolean isOnBoard(Rules<P, M> rules, Place place) {
    return rules
        .start(StartSpec.STANDARD)
        .flatMap(rules.display()::face)
        .filter(board -> place.file() < board.width() && place.rank() < board.height())
        .isPresent();
  }

  private Optional<String> ofMetrics() {
    int startEmpties = Phase.startEmpties(rules);
    for (Disc side : Disc.values()) {
      PlayerMetrics told = game.metrics(side);
      PlayerMetrics sums = PlayerMetrics.of(game.moves(), side, startEmpties);
      if (!told.countsAs(sums)) {
        return Optional.of("metrics." + side.label() + ": not the sums of the moves");
      }
    }
    return Optional.empty();
  }

  private Optional<String> ofNotes() {
    return unless(areNotes(game.notes(), game.moves().size()), "notes", "at no move of the game");
  }

  private static boolean areNotes(Notes notes, int plies) {
    return notes.remarks().stream().allMatch(each -> isIn(each.move(), 0, plies))
        && notes.clocks().stream()
            .allMatch(each -> isIn(each.move(), 0, plies) && Double.isFinite(each.seconds()))
        && notes.evaluations().stream().allMatch(each -> isEvaluation(each, plies))
        && notes.tags().stream().allMatch(each -> isIn(each.move(), 0, plies))
        && notes.variations().stream().allMatch(each -> isVariation(each, plies));
  }

  private static boolean isEvaluation(Evaluation evaluation, int plies) {
    return isIn(evaluation.move(), 0, plies) && Double.isFinite(evaluation.discs());
  }

  private static boolean isVariation(Variation variation, int plies) {
    return isIn(variation.move(), 0, plies)
        && areNotes(variation.notes(), variation.moves().size());
  }
}
