package org.kifu.opening;

/**
 * The deepest position of a game that has a name.
 *
 * @param name its names
 * @param plies the number of plies from the start to it, passes counted
 * @param moves the game's own moves to it, such as {@code f5d6c3}; passes are not written
 */
public record NamedOpening(OpeningName name, int plies, String moves) {}
