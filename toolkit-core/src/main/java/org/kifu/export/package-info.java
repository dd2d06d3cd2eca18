/**
 * The shapes that leave the program as data: JSON, CSV and what other tools read, written and read.
 */
@NullMarked
package org.kifu.export;

import org.jspecify.annotations.NullMarked;
