package org.kifu.app.training;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.StoredProblem;
import org.kifu.board.Position;

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
    OPENING;

    /** The part of this kind that a bad move belongs to; nothing for a kind that has no parts. */
    Optional<String> of(StoredProblem problem) {
      return switch (this) {
        case ALL -> Optional.empty();
        case PHASE -> Optional.of(problem.phase().label());
        case CAUSE -> problem.cause();
        case OPENING -> problem.opening();
      };
    }
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

  /** The chosen ones, each position once: of two that are the same, the dearer one. */
  List<StoredProblem> of(Collection<StoredProblem> problems) {
    Map<Position, StoredProblem> chosen = new HashMap<>();
    for (StoredProblem each : problems) {
      if (isWanted(each)) {
        chosen.merge(
            each.canonical(),
            each,
            (one, two) -> StoredProblem.DEAREST_FIRST.compare(one, two) <= 0 ? one : two);
      }
    }
    return new ArrayList<>(chosen.values());
  }

  private boolean isWanted(StoredProblem problem) {
    return (player.isEmpty() || problem.player().filter(player::equals).isPresent())
        && (kind == Kind.ALL || kind.of(problem).filter(code::equals).isPresent());
  }
}
