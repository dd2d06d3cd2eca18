/**
 * Commands that make the data that the toolkit ships and is measured with: weights, curves,
 * synthetic games, audits.
 */
@NullMarked
package org.kifu.command.making;

import org.jspecify.annotations.NullMarked;
