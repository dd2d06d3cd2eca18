/**
 * The games of a source: their records, the places of their facts, and the problems of reading
 * them. This package knows no rules and reads no bytes.
 */
@NullMarked
package org.kifu.game;

import org.jspecify.annotations.NullMarked;
