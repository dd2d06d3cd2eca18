/**
 * A text as a sequence of lines that are read: tables a row a line, paragraphs whose moves stand in
 * another layout as games, cards and counts over several lines as one.
 *
 * <p>Which lines make a game is a matter of {@code format.transcript}.
 */
@NullMarked
package org.kifu.format.transcript.text;

import org.jspecify.annotations.NullMarked;
