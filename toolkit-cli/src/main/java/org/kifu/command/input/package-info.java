/**
 * The input of commands: words that name files and games, the filters that choose some of them,
 * tables that change them, and the report on their problems.
 */
@NullMarked
package org.kifu.command.input;

import org.jspecify.annotations.NullMarked;
