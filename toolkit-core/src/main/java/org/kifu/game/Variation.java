package org.kifu.game;

/**
 * Moves that somebody wrote into a record beside those that were played.
 *
 * @param move the number of written moves of the line it leaves that stand before it; it may leave
 *     that line at its end
 * @param moves its own moves, from there on
 * @param notes what is written at them; its variations leave this one
 */
public record Variation(int move, MoveList moves, Notes notes) {}
