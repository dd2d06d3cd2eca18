package org.kifu.game;

/**
 * The worth of a move, as a program or a person claimed it and, as written into a record; nobody
 * has checked it.
 *
 * @param move the written move's index, from 0
 * @param discs the disc difference, from the mover's point of view
 */
public record Evaluation(int move, double discs) {}
