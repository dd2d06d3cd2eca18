/**
 * The engine of every game with {@link org.kifu.rules.Rules}: {@link
 * org.kifu.search.general.GameEngine} chooses it. Tournament Othello from other starts has that of
 * the 8x8 game. For other games there is an alpha-beta search with a table of positions, which has
 * no knowledge of a game except its rules and the estimate that they hint at.
 */
@NullMarked
package org.kifu.search.general;

import org.jspecify.annotations.NullMarked;
