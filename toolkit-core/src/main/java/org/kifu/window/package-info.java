/** What the command line and the window agree upon: the service that opens a base in a browser. */
@NullMarked
package org.kifu.window;

import org.jspecify.annotations.NullMarked;
