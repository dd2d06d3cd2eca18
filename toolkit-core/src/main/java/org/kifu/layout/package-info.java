/**
 * The layouts in which people write the moves of a game, and the game's law as the judge of which
 * one a text has.
 *
 * <p>Three steps. {@link org.kifu.layout.SquareBlock} extracts: the squares of some lines, each
 * with its place and the number before it, whatever words stand between them. Each {@link
 * org.kifu.layout.Layout} interprets: it proposes the orders in which these squares would have been
 * played. {@link org.kifu.layout.LayoutJudge} replays the proposals. As each square is played once
 * at most and few are legal at any time, one order that is legal to the end is no accident: of
 * sixteen moves or more, it is the game. Where two such orders are different games, none is taken.
 */
@NullMarked
package org.kifu.layout;

import org.jspecify.annotations.NullMarked;
