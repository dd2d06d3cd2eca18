/**
 * Files that are complete or absent: a file appears when it is complete and on the disk, and a
 * later run removes what a killed run left. Also names of files, which are bytes on most systems
 * and text in Java.
 */
@NullMarked
package org.kifu.file;

import org.jspecify.annotations.NullMarked;
