/**
 * The rules of each game, which say what may be played and who has won, seen through {@link
 * org.kifu.rules.Rules}.
 */
@NullMarked
package org.kifu.rules;

import org.jspecify.annotations.NullMarked;
