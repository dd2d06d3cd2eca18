package org.kifu.game;

/**
 * A comment that somebody wrote into a record.
 *
 * @param move the number of written moves before the comment; 0 before the first move
 * @param text as written
 */
public record Remark(int move, String text) {}
