package org.kifu.app.training;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.StoredProblem;

/**
 * The bad moves that somebody wants to train.
 *
 * @param player the exact name of the player; empty for all
 * @param kind what they have in common: a phase, a cause, an opening, or nothing
 * @param code the phase, cause or opening
 */
record ProblemChoice(String player, Kind kind, String code) {
  /** The kinds of things that bad moves can have in common. */
  enum Kind {
    ALL,
    PHASE,
    CAUSE,
    OPENING
  }

  static ProblemChoice of(Asked asked) throws RefusedException {
    String name = asked.text("kind");
    Kind kind =
        switch (name) {
          case "" -> Kind.ALL;
          case "phase" -> Kind.PHASE;
          case "cause" -> Kind.CAUSE;
          case "opening" -> Kind.OPENING;
          default -> throw RefusedException.wrong("'" + name + "' is not a kind of problem");
        };
    return new ProblemChoice(asked.text("player"), kind, asked.text("code"));
  }

  /** All of a player, or of everybody. */
  static ProblemChoice ofPlayer(Asked asked) {
    return new ProblemChoice(asked.text("player"), Kind.ALL, "");
  }

  /** The chosen ones, each position once. */
  List<StoredProblem> of(Base base, Problems problems) throws IOException {
    Predicate<StoredProblem> isWanted =
        switch (kind) {
          case ALL -> _ -> true;
          case PHASE -> each -> each.phase().label().equals(code);
          case CAUSE -> each -> each.cause().filter(code::equals).isPresent();
          case OPENING -> {
            Set<Integer> numbers = Names.numbers(base, "opening", code);
            yield each -> numbers.contains(each.opening());
          }
        };
    if (player.isEmpty()) {
      return problems.chosen(isWanted);
    }
    Set<Integer> numbers = Names.numbers(base, "player", player);
    return problems.chosen(each -> numbers.contains(each.player()) && isWanted.test(each));
  }
}
