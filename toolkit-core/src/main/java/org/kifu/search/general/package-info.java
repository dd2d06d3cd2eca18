/**
 * The engine of every game with {@link org.kifu.rules.Rules}: {@link
 * org.kifu.search.general.GameEngine} chooses it. Tournament Othello from other starts has that of
 * the 8x8 game. For other games there is an alpha-beta search with a table of positions, which
 * knows nothing of a game but its rules and what they hint at: an estimate, and perhaps the same
 * game in words of bits.
 */
@NullMarked
package org.kifu.search.general;

import org.jspecify.annotations.NullMarked;
