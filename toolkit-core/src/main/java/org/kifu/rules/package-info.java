/**
 * The rules of each game, in the form of {@link org.kifu.rules.Rules}: they determine the legal
 * moves and the winner.
 */
@NullMarked
package org.kifu.rules;

import org.jspecify.annotations.NullMarked;
