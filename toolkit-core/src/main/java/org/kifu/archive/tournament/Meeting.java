package org.kifu.archive.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;

/**
 * One result as a player sees it: a cell of the cross table.
 *
 * @param kind what it tells of
 * @param round from 1; 0 if it is not known
 * @param opponent the opponent's number in the table, from 1; 0 without a game
 * @param colour the player's discs; nothing without a game
 * @param halves the player's half points: 2 for a win or a bye
 * @param discs the player's discs; nothing if they are not known or not counted
 * @param opponentDiscs the opponent's discs, likewise
 */
public record Meeting(
    ResultKind kind,
    int round,
    int opponent,
    Optional<Disc> colour,
    int halves,
    OptionalInt discs,
    OptionalInt opponentDiscs) {
  /** Whether the player, or the opponent, overstepped the time. */
  public boolean isByTime() {
    return kind.isGame() && kind != ResultKind.PLAYED;
  }

  /** The same with the opponent's number in the table. */
  Meeting against(int number) {
    return new Meeting(kind, round, number, colour, halves, discs, opponentDiscs);
  }
}
