/** The games of a base as the window shows them, and what it changes. */
@NullMarked
package org.kifu.app.library;

import org.jspecify.annotations.NullMarked;
