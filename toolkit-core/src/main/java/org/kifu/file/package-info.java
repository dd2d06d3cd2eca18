/**
 * Files that survive, or are not there: what is written appears when it is complete and on the
 * disk, and what a killed run leaves is removed by a later one. And names of files, which are bytes
 * on most systems and text in Java.
 */
@NullMarked
package org.kifu.file;

import org.jspecify.annotations.NullMarked;
