/**
 * What may be played, and who has won: the rules of each game, seen through {@link
 * org.kifu.rules.Rules}.
 */
@NullMarked
package org.kifu.rules;

import org.jspecify.annotations.NullMarked;
