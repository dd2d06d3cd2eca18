/** Commands that ask collections: which games are meant, and how whole games go. */
@NullMarked
package org.kifu.command.query;

import org.jspecify.annotations.NullMarked;
