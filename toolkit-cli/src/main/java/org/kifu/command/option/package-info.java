/**
 * Options that mean the same in several commands, on Spark too. They turn words into settings of
 * the core, and refuse what is none.
 */
@NullMarked
package org.kifu.command.option;

import org.jspecify.annotations.NullMarked;
