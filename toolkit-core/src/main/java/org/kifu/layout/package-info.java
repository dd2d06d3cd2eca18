/**
 * The layouts in which people write the moves of a game. The rules of the game decide which layout
 * a text has.
 *
 * <p>There are three steps. {@link org.kifu.layout.SquareBlock} extracts: the squares of some
 * lines, each with its place and the number before it, whatever words are between them. Each {@link
 * org.kifu.layout.Layout} interprets: it proposes the orders in which these squares may have been
 * played. {@link org.kifu.layout.LayoutJudge} replays the proposals. Each square is played at most
 * once, and only few squares are legal at any time. An order of sixteen moves or more that is legal
 * to the end is therefore not an accident: it is the game. If two such orders are different games,
 * neither is taken.
 */
@NullMarked
package org.kifu.layout;

import org.jspecify.annotations.NullMarked;
