/**
 * Replays of records by the rules: the positions reached, the passes filled in, and the place where
 * a record goes wrong.
 */
@NullMarked
package org.kifu.replay;

import org.jspecify.annotations.NullMarked;
