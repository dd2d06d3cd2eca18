/** The agreement of the command line and the window: the service that opens a base in a browser. */
@NullMarked
package org.kifu.window;

import org.jspecify.annotations.NullMarked;
