package org.kifu.archive.review;

import org.kifu.annotate.GameSummary;

/**
 * A game that both players played well.
 *
 * @param game who played, and how it ended
 * @param blackAccuracy of the player of the black discs, in hundredths of a per cent
 * @param whiteAccuracy of the other, likewise
 * @param accuracy the mean of all judged moves of both, likewise
 */
public record BestGame(GameSummary game, int blackAccuracy, int whiteAccuracy, int accuracy) {}
