package org.kifu.app.training;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.kifu.app.library.Library;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.base.GameOpenings;
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

  /**
   * The chosen ones, each position once.
   *
   * @param openings says what the name of an opening means
   */
  List<StoredProblem> of(Base base, GameOpenings openings, Problems problems) throws IOException {
    Predicate<StoredProblem> isWanted =
        switch (kind) {
          case ALL -> _ -> true;
          case PHASE -> each -> each.phase().label().equals(code);
          case CAUSE -> each -> each.cause().filter(code::equals).isPresent();
          case OPENING -> ofOpening(base, openings);
        };
    if (player.isEmpty()) {
      return problems.chosen(isWanted);
    }
    Set<Integer> numbers = Names.numbers(base, player);
    return problems.chosen(each -> numbers.contains(each.player()) && isWanted.test(each));
  }

  private Predicate<StoredProblem> ofOpening(Base base, GameOpenings openings) throws IOException {
    Optional<String> name = openings.nameOf(code);
    if (name.isPresent()) {
      return each -> each.opening().equals(name.get());
    }
    GameCondition ofOther = GameOpenings.coded(base, List.of(code));
    Set<Object> games = new HashSet<>();
    String question = "SELECT game FROM games WHERE " + ofOther.sql();
    Library.rows(base, question, ofOther.values().toArray())
        .forEach(row -> games.add(row.getFirst()));
    return each -> games.contains(each.game());
  }
}
