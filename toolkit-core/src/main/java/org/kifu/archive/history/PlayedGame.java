package org.kifu.archive.history;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;

/**
 * The facts of a game that count for one of its players. An empty text means that one is not known.
 *
 * @param game the number of the game in its base
 * @param side the side of the player
 * @param opponent the name of the opponent
 * @param event the tournament or match
 * @param year the year; 0 if it is not known
 * @param opening the name of the opening
 * @param halves the player's half points: 2 for a win, 1 for a draw, 0 for a loss; empty if the
 *     result is not known
 * @param discs the player's discs minus those of the opponent at the end; empty if they are not
 *     known
 */
public record PlayedGame(
    long game,
    Disc side,
    String opponent,
    String event,
    int year,
    String opening,
    Optional<Integer> halves,
    OptionalInt discs) {}
