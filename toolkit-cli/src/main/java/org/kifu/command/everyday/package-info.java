/**
 * Commands for single games and files: annotate, verify, repair, show, convert, and help on rules
 * and findings.
 */
@NullMarked
package org.kifu.command.everyday;

import org.jspecify.annotations.NullMarked;
