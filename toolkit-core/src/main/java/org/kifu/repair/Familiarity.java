package org.kifu.repair;

/**
 * How far an archive knows a line.
 *
 * @param moves the moves after which some game of the archive came to the same position, the
 *     longest such line
 * @param games how many games went on from there
 */
public record Familiarity(int moves, long games) {
  /** Nothing is known. */
  public static final Familiarity NONE = new Familiarity(0, 0);
}
