/**
 * Commands that query collections: for games that meet conditions, and for statistics of whole
 * games.
 */
@NullMarked
package org.kifu.command.query;

import org.jspecify.annotations.NullMarked;
