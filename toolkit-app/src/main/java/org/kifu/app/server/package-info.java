/** A server for the browser of this machine: who may ask, what was asked, and the answer. */
@NullMarked
package org.kifu.app.server;

import org.jspecify.annotations.NullMarked;
