/**
 * A text as a sequence of lines that are read: tables as a line for each row, paragraphs whose
 * moves are in another layout as games, cards and counts over several lines as one line.
 *
 * <p>{@code format.transcript} decides which lines make a game.
 */
@NullMarked
package org.kifu.format.transcript.text;

import org.jspecify.annotations.NullMarked;
