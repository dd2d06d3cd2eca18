package org.kifu.archive.review.output;

/**
 * What the games of a review were chosen by.
 *
 * @param player the name, or a part of it, as it was asked for
 * @param allMatching whether it may stand for several players
 */
public record ReviewChoice(String player, boolean allMatching) {}
