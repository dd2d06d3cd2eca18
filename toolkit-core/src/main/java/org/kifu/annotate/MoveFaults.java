package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * The first fault of the moves of an annotated game that was read, by the rules of the game: a move
 * that is not legal, a fact about a position that is not so, or another end.
 */
final class MoveFaults<P, M> {
  private final Rules<P, M> rules;
  private final AnnotatedGame game;

  private MoveFaults(Rules<P, M> rules, AnnotatedGame game) {
    this.rules = rules;
    this.game = game;
  }

  /**
   * Looks for a fault.
   *
   * @return a message that names the field; empty if there is no fault
   */
  static <P, M> Optional<String> first(Rules<P, M> rules, AnnotatedGame game) {
    return rules
        .start(game.game().start())
        .map(start -> new MoveFaults<>(rules, game).from(start))
        .orElse(Optional.of("game.start: no board of " + rules.name()));
  }

  private Optional<String> from(P start) {
    P position = start;
    for (int i = 0; i < game.moves().size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      Optional<P> next = after(position, move.move());
      Optional<String> fault = ofMove(move, position, "moves[" + i + "]");
      if (fault.isPresent() || next.isEmpty()) {
        return fault;
      }
      position = next.get();
    }
    return ofEnd(position);
  }

  private Optional<String> ofMove(AnnotatedMove move, P before, String field) {
    int legal = rules.legalMoves(before).size();
    return unless(
            rules.sideToMove(before) == move.mover(), field + ".mover", "the other side moves")
        .or(() -> unless(isLegal(before, move.move()), field + ".move", "not legal"))
        .or(
            () ->
                unless(
                    rules.count(before).empties() == move.empties(),
                    field + ".empties",
                    "not as many"))
        .or(() -> unless(move.forced() == (legal == 1), field + ".forced", "not so"))
        .or(
            () ->
                unless(
                    move.best().stream().allMatch(best -> isLegal(before, best)),
                    field + ".best",
                    "a move is not legal"))
        .or(() -> unless(isLine(before, move.line()), field + ".pv", "a move is not legal"))
        .or(
            () ->
                unless(
                    isLine(before, move.playedLine()), field + ".playedPv", "a move is not legal"))
        .or(
            () ->
                unless(
                    move.disagreement().map(Disagreement::best).orElse(List.of()).stream()
                        .allMatch(best -> isLegal(before, best)),
                    field + ".disagreement.best",
                    "a move is not legal"))
        .or(
            () ->
                unless(
                    move.candidates().isEmpty() || areAll(before, legal, move.candidates()),
                    field + ".candidates",
                    "not the legal moves"));
  }

  private boolean areAll(P before, int legal, List<Candidate> candidates) {
    return candidates.size() == legal
        && candidates.stream().map(Candidate::move).distinct().count() == legal
        && candidates.stream().allMatch(each -> isLine(before, each.line()));
  }

  private Optional<String> ofEnd(P last) {
    boolean isOver = rules.legalMoves(last).isEmpty();
    Optional<FinalCount> onBoard = isOver ? Optional.of(rules.count(last)) : Optional.empty();
    return unless(
        game.game().result().count().equals(onBoard), "game.result", "not that of the last board");
  }

  private boolean isLegal(P before, MoveToken token) {
    return after(before, token).isPresent();
  }

  private Optional<P> after(P before, MoveToken token) {
    return rules.resolve(before, token) instanceof TokenMeaning.Legal<M>(M move)
        ? Optional.of(rules.play(before, move))
        : Optional.empty();
  }

  /** Whether the moves of a line can be played one after the other. */
  private boolean isLine(P from, List<MoveToken> moves) {
    Optional<P> position = Optional.of(from);
    for (MoveToken move : moves) {
      position = position.flatMap(before -> after(before, move));
    }
    return position.isPresent();
  }

  private static Optional<String> unless(boolean isRight, String field, String fault) {
    return isRight ? Optional.empty() : Optional.of(field + ": " + fault);
  }
}
