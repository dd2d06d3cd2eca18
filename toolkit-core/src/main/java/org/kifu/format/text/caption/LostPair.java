package org.kifu.format.text.caption;

import org.kifu.game.SourceLocation;

/**
 * Both players of a game whose moves are missing.
 *
 * @param where the place of the one who is named first
 * @param row the number of the row of that place
 */
public record LostPair(String black, String white, SourceLocation where, int row) {}
