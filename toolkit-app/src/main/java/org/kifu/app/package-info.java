/** The window of Kifu: what the server answers to the browser. */
@NullMarked
package org.kifu.app;

import org.jspecify.annotations.NullMarked;
