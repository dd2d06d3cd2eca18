package org.kifu.game;

/**
 * The time that a player took for a move.
 *
 * @param move the written move's index, from 0
 * @param seconds not negative
 */
public record ClockTime(int move, double seconds) {}
