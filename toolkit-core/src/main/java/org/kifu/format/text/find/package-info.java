/**
 * What the text of cells says, without any knowledge of games: squares in one of several {@link
 * org.kifu.format.text.find.SquareSpelling spellings}, numbers, passes, sides, discs and words. All
 * words are in tables beside the classes. Squares between which no word stands are a {@link
 * org.kifu.format.text.find.Run}.
 */
@NullMarked
package org.kifu.format.text.find;

import org.jspecify.annotations.NullMarked;
