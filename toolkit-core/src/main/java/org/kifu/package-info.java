/** The face of the toolkit: its jobs in a few calls. */
@NullMarked
package org.kifu;

import org.jspecify.annotations.NullMarked;
