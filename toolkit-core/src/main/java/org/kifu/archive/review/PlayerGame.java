package org.kifu.archive.review;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.replay.DeclaredResult;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * One player's part in a game.
 *
 * @param reviewed the game
 * @param side the player's colour
 */
record PlayerGame(ReviewedGame reviewed, Disc side) {
  private static final int START_EMPTIES = 60;

  AnnotatedGame game() {
    return reviewed.game();
  }

  String player() {
    return reviewed.header().player(side);
  }

  /** The other player's part. */
  PlayerGame opponent() {
    return new PlayerGame(reviewed, side.opponent());
  }

  PlayerMetrics metrics() {
    return game().metrics(side);
  }

  /** The player's moves for which there was a choice. */
  List<AnnotatedMove> judged() {
    return game().moves().stream().filter(move -> move.mover() == side && move.isJudged()).toList();
  }

  /** The player's bad moves. */
  List<Drill> bad() {
    return reviewed.drills(move -> move.mover() == side && BadMoves.isBad(move));
  }

  /** The year; 0 if it is not known. */
  int year() {
    return reviewed.header().date().year();
  }

  /** The name of the opening that readers of a language use; empty if it has none. */
  String opening(Locale language) {
    return game().named(language).opening().map(opening -> opening.name().name()).orElse("");
  }

  /** The empty squares of the start that the rules prescribe. */
  int startEmpties() {
    return rules().map(Phase::startEmpties).orElse(START_EMPTIES);
  }

  /** The count on the board, or the declared one, by the rules of the game. */
  Optional<FinalCount> count() {
    GameResult result = game().game().result();
    return result.count().or(() -> rules().flatMap(rules -> count(rules, result)));
  }

  /** The declared count; without discs, a count of none that only names the winner. */
  private static Optional<FinalCount> count(Rules<?, ?> rules, GameResult result) {
    Outcome outcome = new Outcome(result.kind(), result.declaredBlackDiscs());
    DeclaredResult declared =
        DeclaredResult.of(rules, result.declaredWinner().map(outcome::withWinner).orElse(outcome));
    boolean isOfDiscs = rules.scoring().isPresent();
    return isOfDiscs || !declared.isDecided()
        ? declared.count()
        : Optional.of(new FinalCount(0, 0, 0, declared.winner()));
  }

  private Optional<Rules<?, ?>> rules() {
    return Catalogue.byName(game().game().rules()).map(Catalogue.Entry::rules);
  }
}
