/**
 * Any text as rows of cells. A text comes in a dress: plain lines, a web page, a mail, data that a
 * program wrote, brackets of other notations. A {@link org.kifu.format.text.page.Dress} takes it
 * off, and leaves {@link org.kifu.format.text.page.Row rows} of {@link
 * org.kifu.format.text.page.Cell cells}. Nothing here knows what a game is, and nothing that reads
 * rows knows in which dress they came.
 */
@NullMarked
package org.kifu.format.text.page;

import org.jspecify.annotations.NullMarked;
