package org.kifu.format.text.output;

import java.util.Optional;
import org.kifu.board.DiscSigns;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.replay.NumberedDiscs;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DrawnStart;
import org.kifu.rules.Rules;

/** The kifu diagram of a game by other rules than those of the tournament game. */
final class RuledDiagram {
  /** The word before the lines, which the reader of diagrams knows. */
  private static final String LINES = "lines: ";

  private RuledDiagram() {}

  /** The reason a game has no such diagram; nothing if it has one. */
  static Optional<String> refusal(GameRecord game) {
    return Catalogue.byName(game.rules())
        .map(entry -> refusal(entry.rules(), game))
        .orElseGet(() -> Optional.of("the rules " + game.rules() + " are not known"));
  }

  private static <P, M> Optional<String> refusal(Rules<P, M> rules, GameRecord game) {
    if (!NumberedDiscs.areKnownBy(rules)) {
      return Optional.of(
          "a kifu diagram shows discs that stay where they are placed, and no game of "
              + rules.name());
    }
    Replay<P, M> replay = Replay.of(rules, game);
    return switch (replay.ending()) {
      case Replay.Ending.BadStart() ->
          Optional.of("the start is not a position of " + rules.name());
      case Replay.Ending.Illegal illegal ->
          Optional.of("a kifu diagram needs legal moves: " + illegal.message());
      case Replay.Ending.Complete() -> refusal(rules, game.start());
      case Replay.Ending.Unfinished() -> refusal(rules, game.start());
    };
  }

  /** The board of a start must say all that the rules know of it, such as discs left to place. */
  private static <P> Optional<String> refusal(Rules<P, ?> rules, StartSpec spec) {
    P start = rules.start(spec).orElseThrow();
    boolean isTold =
        rules.start(StartSpec.STANDARD).filter(start::equals).isPresent()
            || DrawnStart.of(
                    rules, rules.display().face(start).orElseThrow(), rules.sideToMove(start))
                .flatMap(rules::start)
                .filter(start::equals)
                .isPresent();
    return isTold
        ? Optional.empty()
        : Optional.of("a kifu diagram does not say how many discs are left to place");
  }

  /** The diagram, and below it the lines that the squares alone do not say. */
  static String text(GameRecord game, DiscSigns signs) {
    return Catalogue.byName(game.rules())
        .map(entry -> text(Replay.of(entry.rules(), game), signs))
        .orElseThrow();
  }

  private static String text(Replay<?, ?> replay, DiscSigns signs) {
    NumberedDiscs discs = NumberedDiscs.of(replay, 1, replay.steps().size());
    return discs.text(signs) + discs.chosenLines().map(lines -> LINES + lines + "\n").orElse("");
  }
}
