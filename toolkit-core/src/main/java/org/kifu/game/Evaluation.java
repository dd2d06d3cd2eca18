package org.kifu.game;

/**
 * The value of a move that a program or a person claimed in a record; nobody has checked it.
 *
 * @param move the written move's index, from 0
 * @param discs the disc difference, from the mover's point of view
 */
public record Evaluation(int move, double discs) {}
