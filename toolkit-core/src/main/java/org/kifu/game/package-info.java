/**
 * The content of a source about a game: the record, where each fact stood, and the problems met on
 * the way. No rules, no bytes.
 */
@NullMarked
package org.kifu.game;

import org.jspecify.annotations.NullMarked;
