package org.kifu.game;

/**
 * A comment that somebody wrote into a record.
 *
 * @param move the number of written moves before it: 0 stands before the first
 * @param text as written
 */
public record Remark(int move, String text) {}
