package org.kifu.repair;

import java.util.List;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/**
 * The findings of repair about one record.
 *
 * @param game the record as it was read
 * @param state the state of the record: sound, repaired, or not
 * @param complaint a clause for a person that says what is wrong; empty if nothing is wrong
 * @param proposals the best proposals, by rank; at most as many as were asked for
 * @param leading the number of proposals with the first rank
 * @param rivals the number of proposals that are as good as the first, apart from the size of their
 *     faults, including the first
 * @param found the number of all proposals
 * @param exhaustive whether everything was tried; false if the search met a limit
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
    /** The record has no fault that a repair could mend. */
    SOUND,
    /** There are proposals. */
    PROPOSED,
    /** None of the known faults explains the record. */
    UNEXPLAINED,
    /**
     * The record cannot be repaired: it has other rules, another start, or text that was not read
     * to its end.
     */
    NOT_TRIED
  }

  /** Copies the proposals. */
  public Diagnosis {
    proposals = List.copyOf(proposals);
  }

  static Diagnosis without(ParsedGame game, State state, String complaint) {
    return new Diagnosis(game, state, complaint, List.of(), 0, 0, 0, true);
  }

  /** Whether the first proposal is better than all others, and the search tried everything. */
  public boolean isUnique() {
    return leading == 1 && exhaustive;
  }

  /**
   * Whether the first proposal may be written without asking a person: no other proposal is as
   * good, its game is finished, and it contradicts no score. If it undoes two faults, a score must
   * confirm it.
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
   * @param rank the rank, from 1; equally good proposals share one, and their order is only a hint:
   *     common faults first, then longer lines, then lines that left less choice
   * @param faults the faults that were undone, in order, including a wrong score
   * @param corrected the record without these faults
   * @param finished whether the game ends on the board, or the record says why it does not
   * @param blackDiscs black's discs at the end, with the empty squares given to the winner
   * @param known the part of the line that the archive knows; {@link LineArchive.Familiarity#NONE}
   *     without an archive
   * @param freedomBits the sum over the moves of the binary logarithm of the number of legal moves
   * @param evidence the evidence from the end of the game
   * @param chance the chance that the proposal is the truth, as measured on damaged games
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
