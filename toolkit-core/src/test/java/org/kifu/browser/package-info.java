/** A browser for tests. */
@NullMarked
package org.kifu.browser;

import org.jspecify.annotations.NullMarked;
