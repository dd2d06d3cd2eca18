package org.kifu.repair;

import java.util.List;
import org.kifu.game.ParsedGame;

/**
 * What there is to say about one record.
 *
 * @param game the record as it was read
 * @param state whether anything is wrong with it, and whether that was tried
 * @param complaint what is wrong, as a clause for a person; empty if nothing is
 * @param proposals the best, by rank; no more than were asked for
 * @param leading how many share the first rank
 * @param found how many there are in all
 * @param exhaustive whether everything was tried; false where a bound of the search was met
 */
public record Diagnosis(
    ParsedGame game,
    State state,
    String complaint,
    List<Proposal> proposals,
    int leading,
    int found,
    boolean exhaustive) {
  /** What became of a record. */
  public enum State {
    /** Nothing is wrong with it that a repair could mend. */
    SOUND,
    /** There are proposals. */
    PROPOSED,
    /** Nothing within the faults that are looked for explains it. */
    UNEXPLAINED,
    /** It cannot be repaired: other rules, another start, or text that was not read to its end. */
    NOT_TRIED
  }

  /** Copies the proposals. */
  public Diagnosis {
    proposals = List.copyOf(proposals);
  }

  static Diagnosis without(ParsedGame game, State state, String complaint) {
    return new Diagnosis(game, state, complaint, List.of(), 0, 0, true);
  }

  /** Whether the first proposal is better than all others, and the search left nothing out. */
  public boolean isUnique() {
    return leading == 1 && exhaustive;
  }
}
