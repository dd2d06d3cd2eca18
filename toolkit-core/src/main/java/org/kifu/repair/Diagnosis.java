package org.kifu.repair;

import java.util.List;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/**
 * The findings of repair about one record.
 *
 * @param game the record as it was read
 * @param state whether anything is wrong with it, and whether that was tried
 * @param complaint what is wrong, as a clause for a person; empty if nothing is
 * @param proposals the best, by rank; no more than were asked for
 * @param leading how many share the first rank
 * @param rivals how many are as good as the first but for the size of their faults, itself among
 *     them
 * @param found how many there are in all
 * @param exhaustive whether everything was tried; false where a bound of the search was met
 */
public record Diagnosis(
    ParsedGame game,
    State state,
    String complaint,
    List<Proposal> proposals,
    int leading,
    int rivals,
    int found,
    boolean exhaustive) {
  /** The state of a record. */
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
    return new Diagnosis(game, state, complaint, List.of(), 0, 0, 0, true);
  }

  /** Whether the first proposal is better than all others, and the search left nothing out. */
  public boolean isUnique() {
    return leading == 1 && exhaustive;
  }

  /**
   * Whether the first proposal may be written without a person: it is the only one that is as good,
   * comes to its end, contradicts no score, and if it undoes two faults a score confirms it.
   */
  public boolean isAcceptable() {
    if (!isUnique() || rivals > 1) {
      return false;
    }
    Proposal first = proposals.getFirst();
    return switch (first.evidence()) {
      case SCORE -> true;
      case END -> first.faults().size() == 1;
      case UNFINISHED, CONTRADICTED -> false;
    };
  }

  /**
   * A record that the damaged one may have been.
   *
   * @param rank its place, from 1; what is equally good shares one, and the order inside is no more
   *     than a hint: common faults first, then longer lines, then those that left less choice
   * @param faults what was undone, in order; a score that the moves do not give among them
   * @param corrected the record without them
   * @param finished whether the game comes to its end, or the record says why it does not
   * @param blackDiscs black's discs at its end, the empties given to the winner
   * @param known how far the archive knows the line; {@link LineArchive.Familiarity#NONE} without
   *     one
   * @param freedomBits the sum over the moves of the binary logarithm of the number of legal moves
   * @param evidence what the end of the game says for it
   * @param chance the chance that it is the truth, as measured on damaged games
   */
  public record Proposal(
      int rank,
      List<Fault> faults,
      GameRecord corrected,
      boolean finished,
      int blackDiscs,
      LineArchive.Familiarity known,
      double freedomBits,
      Evidence evidence,
      double chance) {
    /** Copies the faults. */
    public Proposal {
      faults = List.copyOf(faults);
    }
  }
}
