/**
 * Commands for engines: their protocols, their speed, the positions that they are measured with.
 */
@NullMarked
package org.kifu.command.engines;

import org.jspecify.annotations.NullMarked;
