/** The {@code kifu} program: its verbs, its messages about wrong arguments, and its start. */
@NullMarked
package org.kifu.cli;

import org.jspecify.annotations.NullMarked;
